/** Conversions between the names of cells (`B4`), places (row and column) and bitmaps. */
import { nameOf as cellName, onMap as onSheet, placeOf, SIDE } from "../map/cells";
import type { CellName, Place } from "../map/types";

export { cellName, onSheet, placeOf, SIDE };

export function same(one: Place, other: Place): boolean {
  return one[0] === other[0] && one[1] === other[1];
}

/** Is the bit of a place (11 · row + column) set? */
export function inBitmap(bitmap: bigint, [row, column]: Place): boolean {
  return onSheet([row, column]) && ((bitmap >> BigInt(SIDE * row + column)) & 1n) === 1n;
}

/** A bitmap as the server sends it, in hexadecimal. */
export function readBitmap(hex: string): bigint {
  return BigInt(hex.startsWith("0x") ? hex : `0x${hex || "0"}`);
}

/** The places of a bitmap, in reading order. */
export function placesIn(bitmap: bigint): Place[] {
  const places: Place[] = [];
  for (let row = 0; row < SIDE; row += 1) {
    for (let column = 0; column < SIDE; column += 1) {
      if (inBitmap(bitmap, [row, column])) places.push([row, column]);
    }
  }
  return places;
}

/** Named cells in reading order. */
export function inOrder(cells: readonly CellName[]): CellName[] {
  return cells
    .map(placeOf)
    .sort((one, other) => one[0] - other[0] || one[1] - other[1])
    .map(cellName);
}

/** Cells as a short text: runs along a row become "D7–D9". */
export function spanned(cells: readonly CellName[]): string {
  const runs: [CellName, CellName][] = [];
  for (const cell of inOrder(cells)) {
    const run = runs.at(-1);
    const [row, column] = placeOf(cell);
    if (run && cellName([row, column - 1]) === run[1]) run[1] = cell;
    else runs.push([cell, cell]);
  }
  return runs.map(([first, last]) => (first === last ? first : `${first}–${last}`)).join(", ");
}
