/** What a projector shows: what was chosen, or else what fits the moment. */
import type { LiveGame } from "../server/liveGame.svelte";

export type View = "card" | "maps" | "ranking";

/** How long the ranking is shown after a season, in milliseconds. */
const SEASON_FOR = 25_000;

export class Shown {
  /** What somebody has chosen; null: the game decides. */
  chosen = $state<View | null>(null);
  readonly #live: LiveGame;
  /** Has a season just been scored? */
  #scored = $state(false);
  #seasons = -1;

  constructor(live: LiveGame) {
    this.#live = live;
    $effect(() => {
      const { state } = this.#live;
      if (!state) return;
      const seasons = state.seats[0]?.scores.length ?? 0;
      const another = this.#seasons >= 0 && seasons > this.#seasons;
      this.#seasons = seasons;
      if (another) this.#scored = true;
    });
    $effect(() => {
      if (!this.#scored) return;
      const timer = setTimeout(() => (this.#scored = false), SEASON_FOR);
      return () => clearTimeout(timer);
    });
  }

  /** The season that is scored now, while people on paper count their stars. */
  readonly season = $derived.by(() => {
    const { state } = this.#live;
    const scored = state?.seats[0]?.scores.length ?? 0;
    const counting = state?.club?.host_deals && (state.phase === "over" || (state.phase === "reveal" && !state.card));
    return counting && scored ? scored - 1 : null;
  });

  readonly now = $derived.by((): View | "join" | "season" => {
    const { state } = this.#live;
    if (this.chosen) return this.chosen;
    if (this.season !== null && state?.phase !== "over") return "season";
    if (state?.phase === "over" || state?.ended || this.#scored) return "ranking";
    const gathering = state?.club ? !state.club.started : state?.seats.some(({ kind }) => kind === "open");
    return gathering ? "join" : "card";
  });
}
