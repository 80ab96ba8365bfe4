/** The card in play as the companion shows it, asked for again in every phase. */
import { api } from "../server/api";
import type { LiveGame } from "../server/liveGame.svelte";
import type { CompanionStep } from "../server/protocol";

export class Dealt {
  /** What is to be shown; of the phase before, until the answer comes. */
  step = $state.raw<CompanionStep | null>(null);
  /** What a season that is scored now counts, and how. */
  scored = $state.raw<CompanionStep | null>(null);
  readonly #live: LiveGame;
  readonly #phase = $derived.by(() => this.#live.state?.step);

  constructor(live: LiveGame) {
    this.#live = live;
  }

  /** Asks what a season counts. */
  async loadSeason(season: number | null): Promise<void> {
    try {
      this.scored = season === null ? null : await api.dealt(this.#live.id, season);
    } catch {
      // The ranking is shown without it.
    }
  }

  /** Asks for the card; called again when the phase has changed. */
  async load(): Promise<void> {
    const phase = this.#phase;
    if (phase === undefined) return;
    try {
      const step = await api.dealt(this.#live.id);
      if (phase === this.#phase) this.step = step;
    } catch {
      // The socket brings the next phase; what is shown until then is not wrong for long.
    }
  }
}
