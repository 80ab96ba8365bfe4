/** The map that is painted on the page that checks scores: what was drawn over a printed sheet. */
import { Painting, type Rows } from "../painting.svelte";
import type { Place } from "../../map/types";

export const TOOLS = [
  "forest",
  "village",
  "farm",
  "water",
  "monster",
  "empty",
  "hero",
  "destroyed",
  "double",
] as const;
export type Tool = (typeof TOOLS)[number];

const MARKS: Readonly<Record<Tool, string>> = {
  forest: "f",
  village: "v",
  farm: "a",
  water: "w",
  monster: "m",
  empty: ".",
  hero: "h",
  destroyed: "x",
  double: "d",
};
/** Marks of cells that stay as they are printed. */
const PRINTED = "^#";

/** A mark on a cell, given the one that is there: on ruins a capital letter, and what is erased leaves them bare. */
function laid(mark: string, there: string): string {
  if (PRINTED.includes(there)) return there;
  const ruins = there === "r" || there !== there.toLowerCase();
  if (mark === MARKS.empty) return ruins ? "r" : mark;
  return ruins ? mark.toUpperCase() : mark;
}

const DRAWN = Object.values(MARKS).join("");

/** What was drawn on one sheet, on another. */
export function redrawn(rows: Rows, bare: Rows): Rows {
  return bare.map((line, index) => {
    const marks = [...(rows[index] ?? "")].map((mark) => mark.toLowerCase());
    return [...line].map((there, at) => laid(DRAWN.includes(marks[at] ?? "^") ? marks[at]! : ".", there)).join("");
  });
}

/** A map as it was printed, before anything was drawn. */
export function erased(rows: Rows): Rows {
  return rows.map((line) => [...line].map((mark) => laid(MARKS.empty, mark)).join(""));
}

export class PaintedMap extends Painting<Tool> {
  protected readonly eraser = "empty";
  readonly #changed: () => void;

  constructor(changed: () => void) {
    super([], "forest");
    this.#changed = changed;
  }

  protected markOf(tool: Tool, _place: Place, there: string): string {
    return laid(MARKS[tool], there);
  }

  /** Shows another map. */
  show(rows: Rows): void {
    this.open(rows);
  }

  /** Another map takes the place of this one, which can be undone. */
  replace(rows: Rows): void {
    this.put(rows);
    this.keep();
  }

  keep(): void {
    this.#changed();
  }
}
