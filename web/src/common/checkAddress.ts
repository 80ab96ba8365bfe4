/** The score checker for the sheets of a game that a companion deals, in the address of its page. */
import type { CompanionRequest, CompanionStep } from "../server/protocol";
import { writeCompanionGame, type Sharing } from "./companionAddress";

/** What is known about such a game before anything is painted. */
export interface DealtGame {
  /** The number of the deal: what was painted for it is found again by it. */
  readonly deal: string;
  readonly sheet: string;
  readonly edicts: readonly string[];
  /** The season that is over. */
  readonly season: number;
  /** The game at the step that is shown, as the address of the companion has it. */
  readonly game: string;
}

/** The query of the score checker for a game whose season, or whole game, is over. */
export function writeDealtGame(game: CompanionRequest, step: CompanionStep, sharing: Sharing): string {
  const query = new URLSearchParams({
    sheet: game.sheet ?? "A",
    edicts: step.edicts.join(),
    season: String(step.season),
    game: writeCompanionGame({ ...game, step: step.step }, sharing),
  });
  return query.toString();
}

/** The game that an address of the score checker is about; none if it does not come from a companion. */
export function readDealtGame(query: URLSearchParams): DealtGame | null {
  const game = query.get("game") ?? "";
  const deal = new URLSearchParams(game).get("seed");
  if (!deal) return null;
  return {
    deal,
    sheet: query.get("sheet") ?? "A",
    edicts: (query.get("edicts") ?? "").split(",").filter(Boolean),
    season: Number.parseInt(query.get("season") ?? "", 10) || 0,
    game,
  };
}
