/** The game on paper that is being scored, kept on this device. */
import { recall, remember } from "./storage";

const KEY = "cartographers.paper";
/** A game that a companion deals has a place of its own, so that it never takes that of another one. */
const DEALT = "cartographers.paper.dealt";

/** A player's map at the end of a season. */
export interface KeptMap {
  readonly map: string;
  readonly coins: number;
}

interface KeptGame {
  /** The number of the deal, if a companion deals the game. */
  readonly deal?: string;
  readonly sheet: string;
  readonly edicts: readonly string[];
  readonly players: readonly { readonly name: string; readonly seasons: readonly (KeptMap | null)[] }[];
}

/** The game kept, or the one of a deal; null if there is none that can be read. */
export function keptGame(deal = ""): KeptGame | null {
  try {
    const game = JSON.parse(recall(deal ? DEALT : KEY) || "null") as KeptGame | null;
    if (!game || !Array.isArray(game.edicts) || !Array.isArray(game.players) || !game.players.length) return null;
    return (game.deal ?? "") === deal ? game : null;
  } catch {
    return null;
  }
}

export function keepGame(game: KeptGame): void {
  remember(game.deal ? DEALT : KEY, JSON.stringify(game));
}
