/** How scoring cells are outlined, and where their stars are written. */

import { CELL, MARGIN, SHEET, SIDE, cornerOf, inOrder, nameOf, placeOf } from "./cells";
import { trace } from "./trace";
import type { Badge, CellName, Outline, Place } from "./types";
import type { Point } from "./wobble";

interface Placed extends Point {
  readonly text: string;
  /** Lost stars have the monsters' colour. */
  readonly lost: boolean;
}

const MINUS = "\u2212";
/** Two badges nearer than this would hide each other. */
const APART = 19;
const INSET = 6;
const RIM = 11.5;

/** The border of an outline. */
export function outlinePath({ cells, kind }: Outline): string {
  return trace(cells.map(placeOf), 4, kind === "line");
}

/** A short bar across each side that joins a scoring cell to its reason. */
export function bars(outlines: readonly Outline[], reasons: readonly CellName[]): string {
  const why = new Set(reasons);
  return outlines
    .filter((outline) => outline.kind === "cell")
    .flatMap((outline) => outline.cells.map(placeOf))
    .flatMap(([row, column]) => {
      const { x, y } = cornerOf([row, column]);
      const middle = CELL / 2;
      return [
        [row, column + 1, `M${x + CELL - 7} ${y + middle}h14`] as const,
        [row, column - 1, `M${x - 7} ${y + middle}h14`] as const,
        [row + 1, column, `M${x + middle} ${y + CELL - 7}v14`] as const,
        [row - 1, column, `M${x + middle} ${y - 7}v14`] as const,
      ].flatMap(([r, c, bar]) => (why.has(nameOf([r, c])) ? [bar] : []));
    })
    .join("");
}

/** The places of the badges: at a corner of their cells, below `top`, without overlap. */
export function placeBadges(outlines: readonly Outline[], badges: readonly Badge[]): Placed[] {
  const wishes = [
    ...badges.map(({ cell, text }) => ({ text, lost: text.startsWith(MINUS), spots: cornersOf(placeOf(cell)) })),
    ...outlines
      .filter(({ stars, cells }) => stars !== 0 && cells.length > 0)
      .map((outline) => ({ text: textOf(outline), lost: outline.stars < 0, spots: spotsOf(outline) })),
  ];
  const placed: Placed[] = [];
  for (const { text, lost, spots } of wishes) {
    const isFree = ({ x, y }: Point) => placed.every((other) => Math.hypot(other.x - x, other.y - y) >= APART);
    const free = spots.find(isFree);
    placed.push({ text, lost, ...inSheet(free ?? spots[0]!) });
  }
  return placed;
}

function textOf({ stars, text }: Outline): string {
  return text ?? (stars < 0 ? `${MINUS}${-stars}` : `${stars}`);
}

function spotsOf({ cells, kind }: Outline): Point[] {
  const places = inOrder(cells.map(placeOf));
  const first = places[0]!;
  const last = places.at(-1)!;
  if (kind === "line" && places.length === SIDE) {
    const { x, y } = cornerOf(first);
    // In the margin: to the right and below, where a phone shows no names.
    if (first[0] === last[0]) return [{ x: SHEET - MARGIN + 8, y: y + CELL / 2 }];
    if (first[1] === last[1]) return [{ x: x + CELL / 2, y: SHEET - MARGIN + 8 }];
  }
  if (kind === "square") return [{ x: cornerOf(last).x + CELL, y: cornerOf(last).y + CELL }, ...cornersOf(first)];
  return places.flatMap(cornersOf);
}

/** The corners of a cell, a little inside: top left, top right, bottom right, bottom left. */
function cornersOf(place: Place): Point[] {
  const { x, y } = cornerOf(place);
  const [left, top, right, bottom] = [x + INSET, y + INSET, x + CELL - INSET, y + CELL - INSET];
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
}

function inSheet({ x, y }: Point): Point {
  const within = (value: number) => Math.min(SHEET - RIM, Math.max(RIM, value));
  return { x: within(x), y: within(y) };
}
