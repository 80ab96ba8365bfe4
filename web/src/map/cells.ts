/** Where things are on a sheet: names of cells, and the units in which it is drawn. */

import type { CellName, Place } from "./types";

export const SIDE = 11;
/** The side of a cell, the margin around the map, and the whole sheet, in units of the drawing. */
export const CELL = 40;
export const MARGIN = 27;
export const SHEET = 2 * MARGIN + SIDE * CELL;

export const ROWS = "ABCDEFGHIJK";
/** 0 … 10, for rows and for columns. */
export const LINE: readonly number[] = Array.from({ length: SIDE }, (_, index) => index);

export function nameOf([row, column]: Place): CellName {
  return `${ROWS[row] ?? "?"}${column + 1}`;
}

export function placeOf(name: CellName): Place {
  return [ROWS.indexOf(name.charAt(0)), Number(name.slice(1)) - 1];
}

export function onMap([row, column]: Place): boolean {
  return row >= 0 && row < SIDE && column >= 0 && column < SIDE;
}

/** Top and left of a cell in the drawing. */
export function cornerOf([row, column]: Place): { x: number; y: number } {
  return { x: MARGIN + CELL * column, y: MARGIN + CELL * row };
}

/** Reading order: from the top, then from the left. */
export function inOrder(places: readonly Place[]): Place[] {
  return [...places].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}
