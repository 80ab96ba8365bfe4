/** What is shown at the end of a game before a whole room, part by part. */
import type { GameState } from "../server/protocol";
import { standings, type Standing } from "./standing";

/** The places that are called one by one. */
const CALLED = 3;

/** So many best moments are shown at a time; with fewer people each stands beside their map. */
const MOMENTS = 24;

/** Those who share a place, or those whose best moments are shown together. */
export interface Part {
  readonly kind: "place" | "moments";
  readonly who: readonly Standing[];
}

/** What is shown, in order; those who share a place are called together. */
export function partsOf(game: GameState): Part[] {
  if (!game.ending) return [];
  const all = standings(game);
  const places = [...new Set(all.map(({ place }) => place))].filter((place) => place <= CALLED).reverse();
  const pages = Array.from({ length: Math.ceil(all.length / MOMENTS) }, (_, page) => all.slice(page * MOMENTS, (page + 1) * MOMENTS));
  return [
    ...places.map((place): Part => ({ kind: "place", who: all.filter((one) => one.place === place) })),
    ...pages.map((who): Part => ({ kind: "moments", who })),
  ];
}

/** What a player did best: the most stars that one edict gave in one season. */
export interface Moment {
  readonly season: number;
  readonly edict: string;
  readonly stars: number;
}

export function bestMoment(game: GameState, { seat }: Standing): Moment | null {
  const all = (seat?.scores ?? []).flatMap(({ first, second }, season): Moment[] => {
    const [one = 0, other = 0] = game.seasons[season]?.edicts ?? [];
    return [
      { season, edict: game.edicts[one] ?? "", stars: first },
      { season, edict: game.edicts[other] ?? "", stars: second },
    ];
  });
  return all.reduce<Moment | null>((best, one) => (best && best.stars >= one.stars ? best : one), null);
}

/** Was the order of some with equal stars decided by what they lost to monsters? */
export function isTieBroken(all: readonly Standing[]): boolean {
  return all.some(({ stars, place }, index) => {
    const next = all[index + 1];
    return next !== undefined && next.stars === stars && next.place !== place;
  });
}

/** What is to be said of a place with equal stars: what was lost to monsters has decided, or it is shared. */
export function tieAt(all: readonly Standing[], who: readonly Standing[]): "decided" | "shared" | null {
  const [first] = who;
  // Of people on paper nobody knows what they have lost.
  if (!first || who.some(({ seat }) => !seat)) return null;
  if (all.some(({ stars, place }) => stars === first.stars && place > first.place)) return "decided";
  return who.length > 1 ? "shared" : null;
}
