/** What the bots of the catalogue and the seats of a game are called. */
import type { GameState, SeatState } from "./protocol";
import { printed } from "./catalogue.svelte";
import { t } from "../words/words";

/** The name of a strength by the key of its bot; a bot that the catalogue does not list has none. */
export function botName(key: string): string {
  const bot = printed.bot(key);
  return bot ? t(bot.name) : t("bot-unnamed");
}

/** A state with a name for each seat in the language in use. */
export const withNames = (state: GameState): GameState => ({
  ...state,
  seats: state.seats.map((seat) => ({ ...seat, name: seatName(seat) })),
});

/** A bot without a name of its own is called after its character, a person by the number of the seat. */
export function seatName({ seat, kind, name, character, number }: SeatState): string {
  if (name) return name;
  if (kind === "open") return t("seat-nameless", { seat: seat + 1 });
  if (!character) return t("player-name", { number: seat + 1 });
  const called = t(`character-${character}`);
  return number > 1 ? t("character-another", { name: called, number }) : called;
}
