/** A game of the home page in words: with whom, where it is, and who is waited for. */
import { seasonNamed } from "../common/describe";
import { address } from "../common/router.svelte";
import { isHere } from "../server/device/place.svelte";
import type { GameLine } from "../server/protocol";
import { ago, listed, t, together } from "../words/words";

/** The most names that a heading has. */
const NAMES = 3;

/** The name of a seat; one that is still open has none. */
function nameOf(game: GameLine, seat: number): string {
  return game.names[seat] || t("player-name", { number: seat + 1 });
}

function shortened(names: readonly string[]): string {
  if (names.length <= NAMES) return together(names);
  return t("names-many", { first: listed(names.slice(0, NAMES - 1)), more: names.length - NAMES + 1 });
}

/** What a game is: alone, a "what if", the deal of a day, or with others. */
export function headingOf(game: GameLine): string {
  if (game.what_if) return t("home-what-if");
  if (game.deal && !game.deal.includes("/")) return t("home-shared-deal", { kind: game.deal.includes("W") ? "week" : "day" });
  const others = game.names.map((_, seat) => seat).filter((seat) => !game.mine.includes(seat));
  if (game.seats === 1) return t("way-solo");
  if (others.length === 0) return t("way-hotseat");
  return t("home-with", { names: shortened(others.map((seat) => nameOf(game, seat))) });
}

/** The season and the card in play: "Fall: Farmland"; and that the game is on this device, if it is. */
export function whereOf(game: GameLine): string {
  const season = seasonNamed(game.season_key || game.season);
  const moment = game.card ? t("home-card", { ...season, card: t(game.card) }) : season.name;
  return isHere(game.id) ? `${moment} · ${t("here")}` : moment;
}

/** Whom a game waits for, if not for this device. */
export function waitedFor(game: GameLine): string {
  const others = game.waiting_for.filter((seat) => !game.mine.includes(seat));
  return others.length ? t("home-waiting-for", { names: shortened(others.map((seat) => nameOf(game, seat))) }) : "";
}

/** How long ago a game began to wait: "3 days ago"; said once it is longer than a moment. */
export function waitedOf(game: GameLine, now: number): string {
  const waited = now - game.since;
  return game.since && waited > 120 ? ago(waited) : "";
}

/** The same as a sentence. */
export function sinceOf(game: GameLine, now: number): string {
  const when = waitedOf(game, now);
  return when && t("home-since", { when });
}

/** The stars that a line of a list has: everybody's, but at a table for more than four only one's own. */
export function starsOf(game: GameLine): readonly { seat: number; stars: number }[] {
  const all = game.stars.map((stars, seat) => ({ seat, stars }));
  return all.length > 4 ? all.filter(({ seat }) => seat === (game.mine[0] ?? 0)) : all;
}

/** Where a game is gone on with. Whoever has no seat hosts it. */
export function pageOf(game: GameLine): string {
  return game.hosts && !game.plays ? address.host(game.id) : address.table(game.id);
}
