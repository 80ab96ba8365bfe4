/** Where a small card goes: beside what it belongs to, inside the window. */

interface Size {
  readonly width: number;
  readonly height: number;
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

/** The first place that has room; where none has, the larger side, cut to fit. */
export function placeBeside(anchor: DOMRect, size: Size, within: Size): Spot {
  const [first] = spotsBeside(anchor, size, within);
  if (first) return first;
  const left = clamp(anchor.left, MARGIN, Math.max(within.width - size.width - MARGIN, MARGIN));
  const above = anchor.top - GAP - MARGIN;
  const below = within.height - anchor.bottom - GAP - MARGIN;
  return above > below ? { left, top: MARGIN, room: above } : { left, top: anchor.bottom + GAP, room: below };
}
