/**
 * The irregularity of hand-drawn lines.
 *
 * Each inner corner of the grid moves by up to 1 unit and each side bends by up to 1.8, both from a hash of
 * the place. The grid, the regions and the held shape all use these, so there are no gaps, and a line always looks the same.
 */

import { CELL, MARGIN, SIDE } from "./cells";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A number from 0 up to 1 that depends only on the keys. */
export function hash(...keys: readonly number[]): number {
  let mixed = 0x9e3779b9;
  for (const key of keys) {
    mixed = Math.imul(mixed ^ (key + 0x7f4a7c15), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    mixed ^= mixed >>> 16;
  }
  return (mixed >>> 0) / 2 ** 32;
}

/** A number from −1 up to 1 that depends only on the keys. */
export function sway(...keys: readonly number[]): number {
  return 2 * hash(...keys) - 1;
}

/** A corner of the grid: 0 … 11 in both directions, and beyond for shapes that hang over the edge. */
export function corner(row: number, column: number): Point {
  return {
    x: MARGIN + CELL * column + (onFrame(column) ? 0 : sway(row, column, 1)),
    y: MARGIN + CELL * row + (onFrame(row) ? 0 : sway(row, column, 2)),
  };
}

/** The point towards which the side from a corner to the right (or down) bends. */
export function bend(row: number, column: number, down: boolean): Point {
  const from = corner(row, column);
  const to = down ? corner(row + 1, column) : corner(row, column + 1);
  const by = onFrame(down ? column : row) ? 0 : 1.8 * sway(row, column, down ? 3 : 4);
  return { x: (from.x + to.x) / 2 + (down ? by : 0), y: (from.y + to.y) / 2 + (down ? 0 : by) };
}

/** The outer frame is straight. */
function onFrame(line: number): boolean {
  return line === 0 || line === SIDE;
}
