/** Announcements for screen readers: a card, a result, a season. */
import { untrack } from "svelte";

let text = $state("");
let turn = $state(false);

export const news = {
  get text(): string {
    return text;
  },
  /** Changes with every announcement, so that the same text is read out again. */
  get turn(): boolean {
    return turn;
  },
};

export function announce(words: string): void {
  text = words;
  // Untracked: an effect that announces must not run again because of its own announcement.
  turn = !untrack(() => turn);
}
