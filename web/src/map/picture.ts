/** Reading the picture notation: what lies on each cell, and which cells of a ground form a region. */

import { SIDE } from "./cells";
import type { Ground, Place } from "./types";

/** The letters of the picture notation for what is printed or drawn; a capital is the same on ruins. */
export const GROUNDS: Readonly<Record<string, Ground>> = {
  f: "forest",
  v: "village",
  a: "farm",
  w: "water",
  m: "monster",
  h: "hero",
  x: "destroyed",
  d: "double",
  "^": "mountain",
  "#": "wasteland",
};

/** The terrains in painting order: printed ones first. */
export const PAINTED: readonly Ground[] = [
  "wasteland",
  "mountain",
  "farm",
  "forest",
  "village",
  "water",
  "double",
  "hero",
  "destroyed",
  "monster",
];

interface Cell {
  readonly place: Place;
  /** null: empty. */
  readonly ground: Ground | null;
  readonly ruins: boolean;
}

/** All 121 cells in reading order. */
export function read(rows: readonly string[]): Cell[] {
  return rows.flatMap((line, row) =>
    [...line].map((mark, column) => ({
      place: [row, column] as const,
      ground: GROUNDS[mark.toLowerCase()] ?? null,
      ruins: mark === "r" || mark !== mark.toLowerCase(),
    })),
  );
}

/** The cells of each terrain as 121 characters; equal text means that nothing has to be redrawn. */
export function masksOf(rows: readonly string[]): Record<Ground, string> {
  const lies = [...rows.join("")].map((mark) => GROUNDS[mark.toLowerCase()]);
  const masks = PAINTED.map((ground) => [ground, lies.map((each) => (each === ground ? "1" : "0")).join("")]);
  return Object.fromEntries(masks) as Record<Ground, string>;
}

/** The cells of a mask, region by region, each in reading order. */
export function regionsOf(mask: string): Place[][] {
  const left = new Set<number>();
  for (let index = 0; index < mask.length; index++) if (mask[index] === "1") left.add(index);
  const regions: Place[][] = [];
  for (const start of left) {
    const region = [start];
    left.delete(start);
    for (const index of region) {
      for (const beside of besides(index)) if (left.delete(beside)) region.push(beside);
    }
    regions.push(region.sort((a, b) => a - b).map(placeAt));
  }
  return regions;
}

/** Each cell of a mask as a region of its own. */
export function singlesOf(mask: string): Place[][] {
  return [...mask].flatMap((mark, index) => (mark === "1" ? [[placeAt(index)]] : []));
}

function placeAt(index: number): Place {
  return [Math.floor(index / SIDE), index % SIDE];
}

function besides(index: number): number[] {
  const column = index % SIDE;
  const around = [index - SIDE, index + SIDE];
  if (column > 0) around.push(index - 1);
  if (column < SIDE - 1) around.push(index + 1);
  return around;
}
