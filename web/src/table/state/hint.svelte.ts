/**
 * A hint for one decision, in three steps: what to look at, where, and the move itself.
 *
 * Each step is loaded only when the player asks for it; all steps of a decision give the same advice.
 */
import { announce } from "../../common/announce.svelte";
import { Refused } from "../../server/api";
import { loadPart } from "../../server/loadPart";
import type { Hint } from "../../server/protocol";
import { t } from "../../words/words";

export const LAST = 3;

export class HintRequest {
  readonly #game: string;
  readonly #seat: number;
  readonly #step: number;
  /** The latest step; null while nothing is shown. */
  hint = $state.raw<Hint | null>(null);
  asking = $state(false);
  /** Why there is no hint. */
  refused = $state("");
  readonly level = $derived.by(() => this.hint?.level ?? 0);
  readonly open = $derived.by(() => this.asking || this.hint !== null || this.refused !== "");

  constructor(game: string, seat: number, step: number) {
    this.#game = game;
    this.#seat = seat;
    this.#step = step;
  }

  /** Loads the next step; returns it, or null if there is none. */
  async next(): Promise<Hint | null> {
    if (this.asking || this.level === LAST) return null;
    this.asking = true;
    this.refused = "";
    try {
      // Most turns need no hint: what thinks of one is loaded with the first.
      const { askHint } = await loadPart(() => import("../../server/thinking/hint"));
      return (this.hint = await askHint(this.#game, this.#seat, { step: this.#step, level: this.level + 1 }));
    } catch (reason) {
      if (!(reason instanceof Refused)) throw reason;
      this.refuse(reason.message);
      return null;
    } finally {
      this.asking = false;
    }
  }

  /** Shows and announces why there is no hint. */
  refuse(sentence: string): void {
    this.refused = sentence;
    announce(t("announce-hint", { words: sentence }));
  }

  close(): void {
    this.hint = null;
    this.refused = "";
  }
}
