import { expect, test } from "vitest";
import { momentsOf, SCORED, soundOf, starsOf, starsSoFar } from "../src/season/seasonBeats";
import type { Part, SeatSeason } from "../src/server/protocol";

/** A season in which an edict gave so many parts of two stars, with coins and empty spaces beside monsters. */
function season(first: number, second: number, coins: number, bites: number): SeatSeason {
  const parts = (count: number, stars: number) =>
    Array.from({ length: count }, (): Part => ({ kind: "cell", cells: ["A1"], stars }));
  const edict = (count: number, stars: number) => ({ key: "edict", stars: count * stars, parts: parts(count, stars) });
  return {
    first: edict(first, 2),
    second: edict(second, 2),
    coins,
    monsters: edict(bites, 1),
    stars: 2 * first + 2 * second + coins - bites,
  } as unknown as SeatSeason;
}

test("a show counts every part once, in the order of the ledger, and ends with the total", () => {
  const beats = momentsOf(season(2, 1, 3, 2)).map(({ beat, parts }) => `${beat} ${parts}`);
  expect(beats).toEqual([
    ...["first 0", "first 1", "first 2", "second 0", "second 1"],
    ...["coins 0", "coins 1", "coins 2", "coins 3", "monsters 0", "monsters 1", "monsters 2", "total 0"],
  ]);
});

test("a show lasts at most six seconds, however much there is to count, and less where there is nothing", () => {
  const lasts = (one: SeatSeason) => momentsOf(one).reduce((sum, moment) => sum + moment.lasts, 0);
  expect(lasts(season(60, 60, 14, 40))).toBeLessThanOrEqual(6_000);
  expect(lasts(season(0, 0, 0, 0))).toBeLessThan(2_500);
});

test("what has been counted adds up to the season", () => {
  const one = season(3, 1, 2, 4);
  expect(SCORED.map((what) => starsOf(one, what))).toEqual([6, 2, 2, -4]);
  expect(SCORED.reduce((sum, what) => sum + starsOf(one, what), 0)).toBe(one.stars);
  expect(starsSoFar(one, "first", 2)).toBe(4);
  expect(starsSoFar(one, "monsters", 3)).toBe(-3);
  expect(starsSoFar(one, "coins", 1)).toBe(1);
});

test("the parts of an edict climb, coins ring, monsters bite, the total lands", () => {
  const heard = momentsOf(season(2, 0, 1, 1)).map(soundOf);
  expect(heard.flatMap((sound) => (sound ? [`${sound.name} ${sound.step}`] : []))).toEqual([
    ...["count 0", "count 1", "coin 0", "bite 0", "total 0"],
  ]);
});
