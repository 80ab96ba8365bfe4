/**
 * A hint for one decision, in three steps: what to look at, where, and the move itself.
 *
 * Each step is asked for only when the player asks; the server keeps to the same advice throughout.
 */
import { announce } from "./announce.svelte";
import { api, Refused } from "./api";
import type { Hint } from "./protocol";
import { t } from "./words";

export const LAST = 3;

export class Hinting {
  readonly #game: string;
  readonly #seat: number;
  readonly #step: number;
  /** What has been told so far; null while nothing is shown. */
  told = $state.raw<Hint | null>(null);
  asking = $state(false);
  /** Why there is no hint. */
  refused = $state("");
  readonly level = $derived.by(() => this.told?.level ?? 0);
  readonly open = $derived.by(() => this.asking || this.told !== null || this.refused !== "");

  constructor(game: string, seat: number, step: number) {
    this.#game = game;
    this.#seat = seat;
    this.#step = step;
  }

  /** One step further; answers with what is told now, or null if nothing is. */
  async next(): Promise<Hint | null> {
    if (this.asking || this.level === LAST) return null;
    this.asking = true;
    this.refused = "";
    try {
      return (this.told = await api.hint(this.#game, this.#seat, { step: this.#step, level: this.level + 1 }));
    } catch (reason) {
      if (!(reason instanceof Refused)) throw reason;
      this.refuse(reason.message);
      return null;
    } finally {
      this.asking = false;
    }
  }

  /** There is none, and this is why. */
  refuse(sentence: string): void {
    this.refused = sentence;
    announce(t("announce-hint", { words: sentence }));
  }

  close(): void {
    this.told = null;
    this.refused = "";
  }
}
