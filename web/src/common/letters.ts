/** The letters of edicts, as the language writes them. */
import { t } from "../words/words";

const LETTERS = ["A", "B", "C", "D"] as const;

/** The letter of an edict by its place, 0 to 3; nothing if there is no such edict. */
export function edictLetter(index: number): string {
  const letter = LETTERS[index];
  return letter ? t(`letter-${letter}`) : "";
}
