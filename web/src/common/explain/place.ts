/** Where a small card goes: beside what it belongs to, inside the window, clear of what must stay visible. */

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A part of the window that should stay visible, and how much that matters. */
export interface Avoided {
  readonly box: DOMRect;
  readonly weight: number;
}

export interface Spot {
  readonly left: number;
  readonly top: number;
  /** The height it may have there. */
  readonly room: number;
}

/** The distance to the anchor, and to the edge of the window. */
const GAP = 6;
const MARGIN = 8;

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

/** How much of a box a card covers, as a share of the card. */
function covered(box: DOMRect, { left, top }: Spot, { width, height }: Size): number {
  const across = Math.min(box.right, left + width) - Math.max(box.left, left);
  const down = Math.min(box.bottom, top + height) - Math.max(box.top, top);
  return across > 0 && down > 0 ? (across * down) / (width * height) : 0;
}

/** The places beside an anchor, the preferred one first, each moved into the window. */
function spotsBeside(anchor: DOMRect, { width, height }: Size, within: Size): Spot[] {
  const right = within.width - width - MARGIN;
  const bottom = within.height - height - MARGIN;
  const lefts = [anchor.left + anchor.width / 2 - width / 2, anchor.left, anchor.right - width];
  const tops = [anchor.top + anchor.height / 2 - height / 2, anchor.top, anchor.bottom - height];
  const room = within.height - 2 * MARGIN;
  const above = anchor.top - GAP - height;
  const below = anchor.bottom + GAP;
  const across = [anchor.right + GAP, anchor.left - GAP - width].filter((left) => left >= MARGIN && left <= right);
  return [
    ...[below, above]
      .filter((top) => top >= MARGIN && top <= bottom)
      .flatMap((top) => lefts.map((left) => ({ left: clamp(left, MARGIN, Math.max(right, MARGIN)), top, room }))),
    ...across.flatMap((left) => tops.map((top) => ({ left, top: clamp(top, MARGIN, Math.max(bottom, MARGIN)), room }))),
  ];
}

/** The place that covers least of what should stay visible; where none has room, the larger side, cut to fit. */
export function placeBeside(anchor: DOMRect, size: Size, within: Size, avoided: readonly Avoided[] = []): Spot {
  const cost = (spot: Spot) => avoided.reduce((sum, { box, weight }) => sum + weight * covered(box, spot, size), 0);
  const spots = spotsBeside(anchor, size, within);
  const [first] = spots;
  if (first) return spots.reduce((best, spot) => (cost(spot) < cost(best) - 0.01 ? spot : best), first);
  const left = clamp(anchor.left, MARGIN, Math.max(within.width - size.width - MARGIN, MARGIN));
  const above = anchor.top - GAP - MARGIN;
  const below = within.height - anchor.bottom - GAP - MARGIN;
  return above > below ? { left, top: MARGIN, room: above } : { left, top: anchor.bottom + GAP, room: below };
}
