/** The score checker for the sheets of a game that a companion or a club's table deals, in the address of its page. */
import type { CompanionRequest, CompanionStep, GameState } from "../server/protocol";
import { writeCompanionGame, type Sharing } from "./companionAddress";

/** What is known about such a game before anything is painted. */
export interface DealtGame {
  /** The number of the deal: what was painted for it is found again by it. */
  readonly deal: string;
  readonly sheet: string;
  readonly edicts: readonly string[];
  /** The season that is over. */
  readonly season: number;
  /** The game at the step that is shown, as the address of the companion has it; empty at a club's table. */
  readonly game: string;
  /** The club's table beside which the sheets were drawn, or nothing. */
  readonly club: string;
  /** Whose sheets they are, if that is known. */
  readonly players: readonly string[];
}

/** So many sheets are scored at once. */
export const MOST_PLAYERS = 20;

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

/** The query of the score checker for those who draw on paper beside a club's table. */
export function writeClubSheets({ id, sheet, edicts, season }: GameState, players: readonly string[]): string {
  const query = new URLSearchParams({ sheet, edicts: edicts.join(), season: String(season), club: id });
  for (const name of players.slice(0, MOST_PLAYERS)) query.append("player", name);
  return query.toString();
}

/** The game that an address of the score checker is about; none if neither a companion nor a club deals it. */
export function readDealtGame(query: URLSearchParams): DealtGame | null {
  const game = query.get("game") ?? "";
  const club = query.get("club") ?? "";
  const deal = new URLSearchParams(game).get("seed") ?? (club && `club ${club}`);
  if (!deal) return null;
  return {
    deal,
    sheet: query.get("sheet") ?? "A",
    edicts: (query.get("edicts") ?? "").split(",").filter(Boolean),
    season: Number.parseInt(query.get("season") ?? "", 10) || 0,
    game,
    club,
    players: query.getAll("player"),
  };
}
