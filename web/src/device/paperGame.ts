/** The game on paper that is being scored, kept on this device. */
import { recall, remember } from "./storage";

const KEY = "cartographers.paper";

/** A player's map at the end of a season. */
export interface KeptMap {
  readonly map: string;
  readonly coins: number;
}

export interface KeptGame {
  readonly sheet: string;
  readonly edicts: readonly string[];
  readonly players: readonly { readonly name: string; readonly seasons: readonly (KeptMap | null)[] }[];
}

/** The game kept; null if there is none that can be read. */
export function keptGame(): KeptGame | null {
  try {
    const game = JSON.parse(recall(KEY) || "null") as KeptGame | null;
    return game && Array.isArray(game.edicts) && Array.isArray(game.players) && game.players.length ? game : null;
  } catch {
    return null;
  }
}

export function keepGame(game: KeptGame | null): void {
  remember(KEY, game ? JSON.stringify(game) : "");
}
