/** The game of this window that is played by the clock: its time is seen, and called back to, wherever its player looks. */
import type { LiveGame } from "../../server/liveGame.svelte";

interface Shown {
  readonly live: LiveGame;
  /** Closes what the page has put over the turn. */
  readonly giveWay: () => void;
}

let id = $state<string | null>(null);
let page = $state.raw<Shown | null>(null);

/** Does a player of this device sit in it, and is it played by the clock? */
export function isClocked({ state }: LiveGame): boolean {
  return state?.pace?.pace === "live" && !!state.pace.move_clock && state.mine.length > 0 && state.phase !== "over" && !state.ended;
}

export const clockedGame = {
  get id(): string | null {
    return id;
  },
  /** The page of the game, while it is open. */
  get page(): Shown | null {
    return page;
  },
  /** A page shows it; on other pages it is followed too, until it is over or left. Returns what ends the showing. */
  shownBy(shown: Shown): () => void {
    [id, page] = [shown.live.id, shown];
    return () => {
      if (page === shown) page = null;
    };
  },
  drop(game: string): void {
    if (id === game) [id, page] = [null, null];
  },
};
