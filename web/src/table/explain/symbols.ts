/** What the cards say about the symbols round the map: time, seasons, stars, edicts, coins, the card, the deck. */
import type { Explained } from "../../common/explain/explained.svelte";
import { seasonNamed } from "../../common/describe";
import { printed } from "../../server/catalogue.svelte";
import type { MySeat, SeatState } from "../../server/protocol";
import type { Table } from "../state/table.svelte";
import { letter, t, type Values } from "../../words/words";

/** The letters of the two edicts that a season scores. */
function scoredBy(table: Table, season: number): Values {
  const [first = 0, second = 0] = table.state.seasons[season]?.edicts ?? [];
  return { first: letter(first), second: letter(second) };
}

/** The time that the card in play adds; only explore cards take any. */
function cardTime(table: Table): number {
  return table.state.phase === "draw" ? (printed.card(table.state.card)?.time ?? 0) : 0;
}

export function aboutTime(table: Table): Explained {
  const { season, seasons, clock } = table.state;
  const values = { passed: clock, card: cardTime(table), all: seasons[season]?.time ?? 0 };
  return {
    title: t("explain-time"),
    lines: [t("explain-time.text", { ...values, ...seasonNamed(season), ...scoredBy(table, season) })],
    topic: "time",
  };
}

export function aboutCardTime(table: Table): Explained {
  const { season, seasons, clock } = table.state;
  const card = cardTime(table);
  const all = seasons[season]?.time ?? 0;
  return {
    title: t("explain-card-time"),
    lines: [t("explain-card-time.text", { card, all, after: clock + card })],
    topic: "time",
  };
}

export function aboutSeason(table: Table, index: number): Explained {
  const { season, seasons, phase } = table.state;
  const score = table.mySeat?.scores[index];
  const values = { ...seasonNamed(index), ...scoredBy(table, index), number: index + 1, seasons: seasons.length };
  if (score)
    return {
      title: t("explain-season-past", values),
      lines: [t("explain-season-past.text", { ...values, stars: score.stars })],
      topic: "seasons",
    };
  const now = index === season && phase !== "over";
  return now
    ? { title: t("explain-season-now", values), lines: [t("explain-season-now.text", values)], topic: "seasons" }
    : { title: t("explain-season-later", values), lines: [t("explain-season-later.text", values)], topic: "seasons" };
}

export function aboutStars(table: Table): Explained | null {
  const seat = table.mySeat;
  if (!seat) return null;
  const values = { scored: seat.stars, now: table.state.phase === "over" ? 0 : seat.now.stars };
  return table.state.seats.length === 1
    ? { title: t("explain-stars-solo"), lines: [t("explain-stars-solo.text", values)], topic: "title" }
    : { title: t("explain-stars"), lines: [t("explain-stars.text", values)], topic: "season-end" };
}

/** When an edict is scored, as one sentence. */
function whenScored(table: Table, index: number): string {
  const { season, seasons, phase } = table.state;
  const [next, again] = seasons.flatMap(({ edicts }, at) => (at >= season && edicts.includes(index) ? [at] : []));
  if (next === undefined || phase === "over") return t("explain-edict.done");
  const then = again === undefined ? null : seasonNamed(again);
  if (next === season) return then ? t("explain-edict.this-season-and", then) : t("explain-edict.this-season");
  if (!then) return t("explain-edict.later", seasonNamed(next));
  const values = { ...seasonNamed(next), again: then.season, "again-name": then.name };
  return t("explain-edict.later-twice", values);
}

export function aboutEdict(table: Table, index: number): Explained | null {
  const key = table.state.edicts[index];
  if (!key) return null;
  const stars = table.me?.edicts[index]?.stars;
  return {
    title: t("explain-edict", { letter: letter(index), edict: t(key) }),
    lines: [
      t(`${key}.rule`),
      ...(stars === undefined ? [] : [t("explain-edict.now", { stars })]),
      whenScored(table, index),
    ],
    topic: key,
  };
}

export function aboutCoins(seat: Pick<SeatState, "coins" | "crossed">): Explained {
  const { coins, crossed } = seat;
  return {
    title: t("explain-coins"),
    lines: [
      t("explain-coins.text", { coins: coins - crossed }),
      ...(crossed ? [t("explain-coins.spent", { coins: crossed })] : []),
    ],
    topic: "coins",
  };
}

const CARDS = {
  explore: { key: "explain-explore", topic: "draw" },
  hero: { key: "explain-hero-card", topic: "hero-card" },
  ruins: { key: "explain-ruins-card", topic: "covering-ruins" },
} as const;

/** What kind of card is in play, and what it asks for. */
export function aboutCard(table: Table): Explained | null {
  const card = printed.card(table.state.card);
  if (!card) return null;
  const own = t(`${card.key}.rule`);
  const rule = own === `${card.key}.rule` ? [] : [own];
  if (card.kind === "ambush") {
    const solo = table.state.seats.length === 1;
    return solo
      ? { title: t("explain-ambush-solo"), lines: [t("explain-ambush-solo.text"), ...rule], topic: "solo-ambush" }
      : { title: t("explain-ambush"), lines: [t("explain-ambush.text"), ...rule], topic: "ambush-turn" };
  }
  const { key, topic } = CARDS[card.kind];
  return { title: t(key), lines: [t(`${key}.text`), ...rule], topic };
}

export function aboutDeck(table: Table): Explained {
  const { deck, ambushes_in_deck: ambushes, heroes_in_deck: heroes } = table.state;
  return {
    title: t("explain-deck"),
    lines: [
      t("explain-deck.text", { count: deck.length + ambushes + heroes }),
      ...(ambushes ? [t("explain-deck.ambush", { count: ambushes })] : []),
    ],
    topic: "deck",
  };
}

/** A skill: what it does, what it costs, and why it cannot be used now. */
export function aboutSkill({ key, cost, usable, reason }: MySeat["skills"][number]): Explained {
  return {
    title: t(key),
    lines: [
      t(`${key}.rule`),
      t("explain-skill.text", { coins: cost }),
      ...(usable ? [] : [t("explain-skill.not", { reason })]),
    ],
    topic: key,
  };
}
