/** Where coins fly and how, and which season a player has seen last. */

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Half of a coin's side. */
const HALF = 13;

export function middleOf({ left, top, width, height }: DOMRect): Point {
  return { x: left + width / 2, y: top + height / 2 };
}

/** The place of the newest coin: on the track where it is in sight, else the stars. */
export function coinPlace(): Element | null {
  const all = [...document.querySelectorAll("[data-part~=coins] .full")];
  const track = all.at(-1);
  if (track?.getClientRects().length) return track;
  return document.querySelector("[data-part~=total]");
}

/** A way from one point to another, bent upwards, as frames of an element that lies at the window's corner. */
export function arc(from: Point, to: Point): Keyframe[] {
  const top = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - 60 };
  return Array.from({ length: 9 }, (_, index) => {
    const t = index / 8;
    const along = (a: number, b: number, c: number) => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t ** 2 * c;
    const [x, y] = [along(from.x, top.x, to.x) - HALF, along(from.y, top.y, to.y) - HALF];
    return { transform: `translate(${x}px, ${y}px) scale(${1 - 0.25 * t})`, opacity: 1 };
  });
}

const seen = new Map<string, number>();

/** Has the game gone on to a season in which this page has not shown it yet? Not where it is opened anew. */
export function comesToNewSeason(game: string, season: number): boolean {
  const before = seen.get(game);
  seen.set(game, season);
  return before !== undefined && season > before;
}
