/** Everybody with their place, the first ones first. */
import type { GameState, SeatState } from "../server/protocol";

export interface Standing {
  readonly key: string;
  readonly place: number;
  readonly name: string;
  readonly stars: number;
  /** The stars of each season that has been scored. */
  readonly seasons: readonly number[];
  /** The player's seat; who draws on paper has none. */
  readonly seat: SeatState | null;
}

export function standings(game: GameState): Standing[] {
  const seats = game.seats.map((seat, index) => ({
    key: String(seat.seat),
    place: game.places[index] ?? 1,
    name: seat.name,
    stars: seat.stars,
    seasons: seat.scores.map(({ stars }) => stars),
    seat,
  }));
  const paper = (game.club?.paper ?? []).flatMap(({ name, stars, place }, index) =>
    stars === null || place === null ? [] : [{ key: `paper-${index}`, place, name, stars, seasons: [], seat: null }],
  );
  return [...seats, ...paper].sort((one, other) => Math.sign(one.place - other.place));
}
