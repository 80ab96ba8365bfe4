/** The ceremony at the end of a game before a whole room. */
import { expect, test } from "vitest";
import { bestMoment, partsOf, tieAt } from "../src/club/ceremonyParts";
import { standings } from "../src/club/standing";
import type { GameState } from "../src/server/protocol";

/** A finished game of players with a place and stars each; what else a state has is not looked at. */
function finished(...players: readonly [place: number, stars: number][]): GameState {
  const scores = [
    { first: 3, second: 4, stars: 7 },
    { first: 9, second: 1, stars: 10 },
  ];
  return {
    ending: { places: [] },
    places: players.map(([place]) => place),
    seats: players.map(([, stars], seat) => ({ seat, stars, name: `Player ${seat}`, scores })),
    edicts: ["treetower", "canal-lake", "borderlands", "great-city"],
    seasons: [{ edicts: [0, 1] }, { edicts: [1, 2] }],
    club: null,
  } as unknown as GameState;
}

const called = (game: GameState) => partsOf(game).map(({ kind, who }) => [kind, ...who.map(({ key }) => key)]);

test("the third place is called first, then the second, then the winner, then everybody's best moment", () => {
  expect(called(finished([2, 40], [1, 50], [4, 10], [3, 30]))).toEqual([
    ["place", "3"],
    ["place", "0"],
    ["place", "1"],
    ["moments", "1", "0", "3", "2"],
  ]);
});

test("who shares a place is called together, and no place is called that nobody has", () => {
  expect(called(finished([1, 50], [1, 50], [3, 30]))).toEqual([
    ["place", "2"],
    ["place", "0", "1"],
    ["moments", "0", "1", "2"],
  ]);
});

test("the best moments of a hundred come on several pages, each of them once", () => {
  const everybody = Array.from({ length: 100 }, (_, index): [number, number] => [index + 1, 100 - index]);
  const moments = partsOf(finished(...everybody)).filter(({ kind }) => kind === "moments");
  expect(moments.map(({ who }) => who.length)).toEqual([24, 24, 24, 24, 4]);
  expect(new Set(moments.flatMap(({ who }) => who.map(({ key }) => key))).size).toBe(100);
});

test("a game that is not over has no ceremony", () => {
  expect(partsOf({ ...finished([1, 5]), ending: null })).toEqual([]);
});

test("the tie-break is said of the place that it has decided, and of no other", () => {
  const all = standings(finished([1, 50], [2, 40], [3, 40], [4, 10], [4, 10]));
  const at = (place: number) => tieAt(all, all.filter((one) => one.place === place));
  expect([1, 2, 3, 4].map(at)).toEqual([null, "decided", null, "shared"]);
});

test("the best moment is the most stars that one edict gave in one season", () => {
  const game = finished([1, 17]);
  const [one] = standings(game);
  expect(one && bestMoment(game, one)).toEqual({ season: 1, edict: "canal-lake", stars: 9 });
});
