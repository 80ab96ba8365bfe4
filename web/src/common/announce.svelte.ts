/** Announcements for screen readers: a card, a result, a season. Each is added to a log, so that none takes the place of another. */
import { untrack } from "svelte";

interface Said {
  readonly id: number;
  readonly text: string;
}

/** So many stay in the page: a reader that is slow may still be at the first of them. */
const KEPT = 6;

let said = $state.raw<readonly Said[]>([]);
let count = 0;

export const news = {
  get said(): readonly Said[] {
    return said;
  },
};

export function announce(text: string): void {
  if (!text) return;
  count += 1;
  // Untracked: an effect that announces must not run again because of its own announcement.
  const others = untrack(() => said).filter((one) => one.text !== text);
  said = [...others, { id: count, text }].slice(-KEPT);
}
