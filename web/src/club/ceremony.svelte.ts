/** The end of a game before a whole room: the places from the third to the first, everybody's best moment, then the ranking. */
import { untrack } from "svelte";
import type { LiveGame } from "../server/liveGame.svelte";
import { partsOf, type Part } from "./ceremonyParts";

/** How long each part is shown before the next one comes by itself, in milliseconds. */
const SHOWN_FOR = 12_000;

export class Ceremony {
  readonly #live: LiveGame;
  /** How many parts have been shown; none is known before the end. */
  #shown = $state<number | null>(null);

  constructor(live: LiveGame) {
    this.#live = live;
    let [seen, revealed] = [false, 0];
    $effect(() => {
      const { state } = this.#live;
      if (!state) return;
      const wanted = state.club?.revealed ?? 0;
      const further = wanted - revealed;
      revealed = wanted;
      untrack(() => {
        if (state.phase === "over" && this.#shown === null) {
          // A game that was over before this page came has had its ceremony, unless the host goes through it now.
          this.#shown = seen || wanted ? wanted : Infinity;
        } else if (this.#shown !== null && further > 0) {
          this.#shown = this.#shown === Infinity ? wanted : this.#shown + further;
        }
      });
      seen = true;
    });
    $effect(() => {
      if (!this.part) return;
      const timer = setTimeout(() => this.next(), SHOWN_FOR);
      return () => clearTimeout(timer);
    });
  }

  readonly #parts = $derived.by(() => (this.#live.state ? partsOf(this.#live.state) : []));

  /** What is shown now; null before the end, and once all has been shown. */
  get part(): Part | null {
    return this.#shown === null ? null : (this.#parts[this.#shown] ?? null);
  }

  next(): void {
    this.#shown = (this.#shown ?? 0) + 1;
  }
}
