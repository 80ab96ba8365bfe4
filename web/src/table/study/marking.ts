/** What a writer holds over the map of a study, and where two maps differ. */
import { LINE, nameOf } from "../../map/cells";
import type { StudyMark } from "../../server/protocol";

export const KINDS: readonly StudyMark["kind"][] = ["circle", "check", "cross"];

/** A kind of mark, an arrow, or nothing. */
export type Tool = "" | "arrow" | StudyMark["kind"];

/** The cells in which two maps differ. */
export function cellsThatDiffer(before: readonly string[], after: readonly string[]): string[] {
  const places = LINE.flatMap((row) => LINE.map((column) => [row, column] as const));
  return places.filter(([row, column]) => before[row]?.[column] !== after[row]?.[column]).map(nameOf);
}
