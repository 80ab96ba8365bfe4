/** Short animations, at most 200 ms, and none for people who prefer reduced motion. */

export const GHOST_MOVE = 80;
export const GHOST_TURN = 120;
export const SHEET_SWAP = 200;

/** Read once, because each `matchMedia` call would make the browser recompute styles. */
const wish = matchMedia("(prefers-reduced-motion: reduce)");
let still = wish.matches;
wish.addEventListener("change", () => (still = wish.matches));

export function move(element: Element | undefined, from: Keyframe, to: Keyframe, duration: number): void {
  if (!element || still) return;
  element.animate([from, to], { duration, easing: "ease-out" });
}
