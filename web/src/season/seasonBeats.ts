/**
 * The moments of the show at the end of a season: its edicts are counted part by part, then the coins, then the monsters
 * bite, then the total lands.
 */
import type { SeatSeason } from "../server/protocol";
import type { SoundName } from "../sound/recipes";

/** What is counted: the season's two edicts, the coins, the monsters. */
export const SCORED = ["first", "second", "coins", "monsters"] as const;
export type Scored = (typeof SCORED)[number];
/** The show ends with the total; after it the page is at rest. */
export type Beat = Scored | "total" | "rest";

/** One moment: what is counted, and how many of its parts have been so far. */
export interface Moment {
  readonly beat: Beat;
  readonly parts: number;
  /** Milliseconds until the next one. */
  readonly lasts: number;
}

/** Milliseconds: before the first part, between two parts, for all parts of a beat, after the last one. */
const LEAD = 200;
const STEP: Readonly<Record<Scored, number>> = { first: 180, second: 180, coins: 120, monsters: 160 };
const MOST: Readonly<Record<Scored, number>> = { first: 900, second: 900, coins: 600, monsters: 600 };
const HOLD = 300;
/** What gives nothing is passed over quickly. */
const NOTHING = 240;
const TOTAL = 1_000;

/** How many parts are counted one after the other. */
export function partsOf(one: SeatSeason, what: Scored): number {
  return what === "coins" ? one.coins : one[what].parts.length;
}

/** What a part of the score gives in all; what monsters take is negative. */
export function starsOf(one: SeatSeason, what: Scored): number {
  if (what === "coins") return one.coins;
  return what === "monsters" ? -one.monsters.stars : one[what].stars;
}

/** What the first so many parts give. */
export function starsSoFar(one: SeatSeason, what: Scored, parts: number): number {
  if (what === "coins") return Math.min(parts, one.coins);
  const stars = one[what].parts.slice(0, parts).reduce((sum, part) => sum + part.stars, 0);
  return what === "monsters" ? -stars : stars;
}

/** The moments of a show, from its first beat to the total. */
export function momentsOf(one: SeatSeason): Moment[] {
  const beats = SCORED.flatMap((beat): Moment[] => {
    const all = partsOf(one, beat);
    if (!all) return [{ beat, parts: 0, lasts: NOTHING }];
    const step = Math.min(STEP[beat], MOST[beat] / all);
    return Array.from({ length: all + 1 }, (_, parts) => ({
      beat,
      parts,
      lasts: parts === 0 ? LEAD : parts === all ? HOLD : step,
    }));
  });
  return [...beats, { beat: "total", parts: 0, lasts: TOTAL }];
}

/** What is heard at a moment, and by how many steps higher. */
export function soundOf({ beat, parts }: Moment): { name: SoundName; step: number } | null {
  if (beat === "total") return { name: "total", step: 0 };
  if (!parts || beat === "rest") return null;
  if (beat === "coins") return { name: "coin", step: 0 };
  return beat === "monsters" ? { name: "bite", step: 0 } : { name: "count", step: parts - 1 };
}
