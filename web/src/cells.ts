/** Cells by name (`B4`), by place (row and column) and as bitmaps: ways of writing, no rules. */
import { nameOf as cellName, onMap as onSheet, placeOf, SIDE } from "./map/cells";
import type { CellName, Place } from "./map/types";

export { cellName, onSheet, placeOf, SIDE };

export function same(one: Place, other: Place): boolean {
  return one[0] === other[0] && one[1] === other[1];
}

/** Is the bit of a place set in a bitmap as it travels (hexadecimal, bit 11·row + column)? */
export function inBitmap(bitmap: bigint, [row, column]: Place): boolean {
  return onSheet([row, column]) && ((bitmap >> BigInt(SIDE * row + column)) & 1n) === 1n;
}

export function readBitmap(hex: string): bigint {
  return BigInt(hex.startsWith("0x") ? hex : `0x${hex || "0"}`);
}

/** The places of a bitmap, in reading order. */
export function placesIn(bitmap: bigint): Place[] {
  const found: Place[] = [];
  for (let row = 0; row < SIDE; row += 1) {
    for (let column = 0; column < SIDE; column += 1) {
      if (inBitmap(bitmap, [row, column])) found.push([row, column]);
    }
  }
  return found;
}

/** Named cells in reading order. */
export function inOrder(cells: readonly CellName[]): CellName[] {
  return cells
    .map(placeOf)
    .sort((one, other) => one[0] - other[0] || one[1] - other[1])
    .map(cellName);
}

/** Named cells, short: runs along a row become "D7–D9". */
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
