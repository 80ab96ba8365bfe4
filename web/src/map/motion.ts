/** Short movements, none of them over 200 ms, and none at all for people who ask for less motion. */

export const GHOST_MOVE = 80;
export const GHOST_TURN = 120;
export const SHEET_SWAP = 200;

/** Asked once: asking the page anew would make it work out its style before each movement. */
const wish = matchMedia("(prefers-reduced-motion: reduce)");
let still = wish.matches;
wish.addEventListener("change", () => (still = wish.matches));

export function move(element: Element | undefined, from: Keyframe, to: Keyframe, duration: number): void {
  if (!element || still) return;
  element.animate([from, to], { duration, easing: "ease-out" });
}
