// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import type { GameLine } from "../src/server/protocol";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
vi.mock("../src/words/words", async (real) => ({
  ...(await real<object>()),
  t: (key: string, values: object = {}) => [key, ...Object.values(values)].join(" "),
}));
const { headingOf, sinceOf, starsOf, waitedFor, waitedOf } = await import("../src/home/gameWords");

const SOLO = { seats: 1, names: ["Ann"], mine: [0], waiting_for: [0], what_if: false, deal: null } as unknown as GameLine;
const WITH_BOTS: GameLine = { ...SOLO, seats: 3, names: ["", "Tobias", "Vilma"], waiting_for: [0, 2] };

test("a game from a “what if” is not called a solo game", () => {
  expect(headingOf({ ...SOLO, what_if: true })).toBe("home-what-if");
  expect(headingOf(SOLO)).toBe("way-solo");
});

test("one's own game is named after the others, not after a player without a name", () => {
  expect(headingOf(WITH_BOTS)).toMatch(/^home-with Tobias.*Vilma$/);
  expect(headingOf(WITH_BOTS)).not.toContain("player-name");
  expect(waitedFor(WITH_BOTS)).toBe("home-waiting-for Vilma");
});

test("a seat that is still open is called by its number", () => {
  expect(headingOf({ ...SOLO, seats: 2, names: ["Ann", ""] })).toBe("home-with player-name 2");
});

test("in a list the stars are those of the players, and at a large table one's own", () => {
  const told = (game: Partial<GameLine>) => starsOf({ ...SOLO, ...game }).map(({ stars }) => stars);
  expect(told({ stars: [7] })).toEqual([7]);
  expect(told({ stars: [1, 31, 29, 53], mine: [3] })).toEqual([1, 31, 29, 53]);
  expect(told({ stars: [1, 31, 29, 53, 12, 69], mine: [5] })).toEqual([69]);
});

test("how long a game waits is told once it is longer than a moment", () => {
  const game = { ...SOLO, since: 1000 };
  expect(waitedOf(game, 1000 + 3 * 86_400)).toMatch(/3/);
  expect(sinceOf(game, 1000 + 3 * 86_400)).toMatch(/^home-since .*3/);
  expect([waitedOf(game, 1100), sinceOf(game, 1100)]).toEqual(["", ""]);
  expect(waitedOf({ ...game, since: 0 }, 1000 + 3 * 86_400)).toBe("");
});
