/** What screen readers are told when something happens: a card, a result, a season. */
import { untrack } from "svelte";

let text = $state("");
let turn = $state(false);

export const news = {
  get text(): string {
    return text;
  },
  /** Changes with every announcement, so that the same words are read out twice. */
  get turn(): boolean {
    return turn;
  },
};

export function announce(words: string): void {
  text = words;
  // Whoever announces something does not listen.
  turn = !untrack(() => turn);
}
