/**
 * Removing a game from the list: it disappears at once and can be brought back, and only then is the server told.
 *
 * No clock decides how long: whoever closes the card that brings it back, removes another game or leaves the page has meant it.
 */
import { api } from "../server/api";
import type { GameLine } from "../server/protocol";

let pending = $state.raw<GameLine | null>(null);
let gone = $state.raw<ReadonlySet<string>>(new Set());
let problem = $state("");
let settled = $state(0);

function put(id: string, removed: boolean): void {
  gone = removed ? new Set([...gone, id]) : new Set([...gone].filter((one) => one !== id));
}

/** Tells the server now. A game that it does not know any more is gone as well. */
function settle(): void {
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
    if (pending) put(pending.id, false);
    pending = null;
  },
  settle,
};
