/**
 * Removing a game from the list: it disappears at once, can be brought back for a moment, and only then is the server told.
 *
 * Whoever leaves the page within that moment has meant it.
 */
import { api } from "../server/api";
import type { GameLine } from "../server/protocol";

const MOMENT = 8000;

let pending = $state.raw<GameLine | null>(null);
let gone = $state.raw<ReadonlySet<string>>(new Set());
let problem = $state("");
let settled = $state(0);
let timer = 0;

function put(id: string, removed: boolean): void {
  gone = removed ? new Set([...gone, id]) : new Set([...gone].filter((one) => one !== id));
}

/** Tells the server now. A game that it does not know any more is gone as well. */
function settle(): void {
  clearTimeout(timer);
  const game = pending;
  pending = null;
  if (!game) return;
  api
    .removeGame(game.id)
    .catch((reason: Error & { status?: number }) => {
      if (reason.status === 404) return;
      put(game.id, false);
      problem = reason.message;
    })
    .finally(() => (settled += 1));
}

export const removal = {
  /** How many removals the server has answered: figures that counted those games have changed. */
  get settled(): number {
    return settled;
  },
  /** The game that can still be brought back. */
  get pending(): GameLine | null {
    return pending;
  },
  /** Why a game could not be removed; it is in the list again. */
  get problem(): string {
    return problem;
  },
  isGone: (id: string) => gone.has(id),
  remove(game: GameLine): void {
    settle();
    problem = "";
    pending = game;
    put(game.id, true);
    removal.wait();
  },
  /** Ends a game for all its players, then removes it. */
  async end(game: GameLine): Promise<void> {
    problem = "";
    try {
      await api.abandon(game.id);
      removal.remove(game);
    } catch (reason) {
      problem = (reason as Error).message;
    }
  },
  undo(): void {
    clearTimeout(timer);
    if (pending) put(pending.id, false);
    pending = null;
  },
  /** Begins the moment again, while the pointer or the focus is on the button that brings the game back. */
  wait(): void {
    clearTimeout(timer);
    timer = window.setTimeout(settle, MOMENT);
  },
  hold(): void {
    clearTimeout(timer);
  },
  settle,
};
