/** Animations: none for people who prefer reduced motion or have chosen the quiet mode, and the next press or key finishes what still moves. */
import { finishAll, whileMoving } from "./moving";

export const GHOST_MOVE = 80;
export const GHOST_TURN = 120;
export const SHEET_SWAP = 200;
/** Fast at first, then settling. */
export const OUT = "cubic-bezier(.2, .8, .3, 1)";

/** Read once, because each `matchMedia` call would make the browser recompute styles. */
const wish = matchMedia("(prefers-reduced-motion: reduce)");
let still = wish.matches;
wish.addEventListener("change", () => (still = wish.matches));

/** Would nothing move? */
export const motionless = (): boolean => still || document.documentElement.hasAttribute("data-quiet");

for (const press of ["pointerdown", "keydown"] as const) addEventListener(press, finishAll, { capture: true, passive: true });

/** Plays an animation that a press finishes; resolves when it is over, at once where nothing moves. */
export async function animate(
  element: Element | null | undefined,
  frames: Keyframe[],
  timing: KeyframeAnimationOptions,
): Promise<void> {
  if (!element || motionless()) return;
  await whileMoving(element.animate(frames, { easing: OUT, ...timing }));
}

export function move(element: Element | undefined, from: Keyframe, to: Keyframe, duration: number): void {
  void animate(element, [from, to], { duration, easing: "ease-out" });
}
