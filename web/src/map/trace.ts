/** SVG paths: the border of any set of cells with rounded corners, and the grid. */

import { LINE } from "./cells";
import type { Place } from "./types";
import { bend, corner, type Point } from "./wobble";

/** A side of a cell, walked with the cell on the right: where it starts and one of four directions. */
interface Side {
  readonly row: number;
  readonly column: number;
  /** 0 right, 1 down, 2 left, 3 up. */
  readonly way: number;
}

const RIGHT = 1;
const LEFT = 3;
const STEPS: readonly Place[] = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
];

/**
 * The border of cells as the `d` of a path; holes are loops of their own.
 * Cells that touch at a corner only stay apart, unless they are `joined` (a diagonal that scores as one line).
 */
export function trace(places: readonly Place[], round = 5, joined = false): string {
  return loops(places, joined ? LEFT : RIGHT)
    .map((loop) => inked(loop, round))
    .join("");
}

/** Every inner line of the grid as one path. */
export function gridPath(): string {
  const lines = LINE.slice(1);
  const across = lines.map((row) => line(LINE.map((column) => ({ row, column, way: 0 }))));
  const down = lines.map((column) => line(LINE.map((row) => ({ row, column, way: 1 }))));
  return [...across, ...down].join("");
}

/** The sides shared by two of the cells, as one path. */
export function cuts(places: readonly Place[]): string {
  const among = new Set(places.map(key));
  return places
    .flatMap(([row, column]) => [
      ...(among.has(key([row, column + 1])) ? [line([{ row, column: column + 1, way: 1 }])] : []),
      ...(among.has(key([row + 1, column])) ? [line([{ row: row + 1, column, way: 0 }])] : []),
    ])
    .join("");
}

function line(sides: readonly Side[]): string {
  return `M${text(startOf(sides[0]!))}` + sides.map((side) => curve(bendOf(side), endOf(side))).join("");
}

function loops(places: readonly Place[], turn: number): Side[][] {
  const among = new Set(places.map(key));
  const starts = new Map<string, Side[]>();
  for (const [row, column] of places) {
    const sides: Side[] = [
      { row, column, way: 0 },
      { row, column: column + 1, way: 1 },
      { row: row + 1, column: column + 1, way: 2 },
      { row: row + 1, column, way: 3 },
    ];
    const outside: Place[] = [
      [row - 1, column],
      [row, column + 1],
      [row + 1, column],
      [row, column - 1],
    ];
    sides.forEach((side, index) => {
      if (among.has(key(outside[index]!))) return;
      const at = key([side.row, side.column]);
      starts.set(at, [...(starts.get(at) ?? []), side]);
    });
  }
  const loops: Side[][] = [];
  const walked = new Set<Side>();
  for (const side of [...starts.values()].flat()) {
    if (walked.has(side)) continue;
    const loop = follow(starts, side, turn);
    for (const each of loop) walked.add(each);
    loops.push(loop);
  }
  return loops;
}

/** Walks from a side back to its start, turning left or right where two cells touch at a corner. */
function follow(starts: ReadonlyMap<string, readonly Side[]>, first: Side, turn: number): Side[] {
  const loop: Side[] = [];
  let side = first;
  do {
    loop.push(side);
    const [down, right] = STEPS[side.way]!;
    const onward = starts.get(key([side.row + down, side.column + right])) ?? [];
    const turned = (side.way + turn) % 4;
    side = onward.find((next) => next.way === turned) ?? onward[0] ?? first;
  } while (side !== first);
  return loop;
}

/** One loop, its sides shortened before and after each corner and the corners rounded. */
function inked(loop: readonly Side[], round: number): string {
  const share = round / 40;
  const pieces = loop.map((side, index) => {
    const before = loop[(index || loop.length) - 1]!;
    const after = loop[(index + 1) % loop.length]!;
    const turns = after.way !== side.way;
    const [from, towards, to] = part(side, before.way === side.way ? 0 : share, turns ? 1 - share : 1);
    const around = turns ? curve(endOf(side), part(after, share, 1)[0]) : "";
    return { from, ink: curve(towards, to) + around };
  });
  return `M${text(pieces[0]!.from)}${pieces.map((piece) => piece.ink).join("")}Z`;
}

/** The part of a side between two fractions of its length, as a quadratic curve. */
function part(side: Side, since: number, until: number): [Point, Point, Point] {
  const [a, b, c] = [startOf(side), bendOf(side), endOf(side)];
  const at = (s: number, t: number): Point => ({
    x: (1 - s) * (1 - t) * a.x + (s + t - 2 * s * t) * b.x + s * t * c.x,
    y: (1 - s) * (1 - t) * a.y + (s + t - 2 * s * t) * b.y + s * t * c.y,
  });
  return [at(since, since), at(since, until), at(until, until)];
}

function startOf({ row, column }: Side): Point {
  return corner(row, column);
}

function endOf({ row, column, way }: Side): Point {
  const [down, right] = STEPS[way]!;
  return corner(row + down, column + right);
}

function bendOf({ row, column, way }: Side): Point {
  if (way === 0) return bend(row, column, false);
  if (way === 1) return bend(row, column, true);
  return way === 2 ? bend(row, column - 1, false) : bend(row - 1, column, true);
}

function curve(towards: Point, to: Point): string {
  return `Q${text(towards)} ${text(to)}`;
}

function text({ x, y }: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}

function key([row, column]: Place): string {
  return `${row} ${column}`;
}
