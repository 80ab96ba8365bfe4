/** What moves on the page now, so that work which would make it jerk can wait. */
import { afterPicture } from "./pause";

/** Nothing waits for longer than a held shape moves and turns, in milliseconds: coins may fly for longer. */
const LONGEST_WAIT = 150;

const moving = new Set<Animation>();

/** Keeps an animation among what moves until it is over. */
export async function whileMoving(animation: Animation): Promise<void> {
  moving.add(animation);
  try {
    await animation.finished;
  } catch {
    // Its element has gone.
  }
  moving.delete(animation);
}

/** Everything comes to where it was going. */
export function finishAll(): void {
  for (const one of [...moving]) one.finish();
}

/** Waits until what moves now has been seen at rest; not at all where nothing moves. */
export async function atRest(): Promise<void> {
  if (!moving.size) return;
  const seen = Promise.allSettled([...moving].map(({ finished }) => finished)).then(
    () => new Promise<void>((done) => void afterPicture(done)),
  );
  await Promise.race([seen, new Promise((done) => setTimeout(done, LONGEST_WAIT))]);
}
