// @vitest-environment jsdom
import { expect, test, vi } from "vitest";

vi.mock("../src/words/words", () => ({
  listed: (names: string[]) => names.join(", "),
  t: (key: string, values: object = {}) => [key, ...Object.values(values)].join(" "),
}));
const { firstNames } = await import("../src/common/firstNames");

test("who is invited to a large table reads a few names, not all of them", () => {
  expect(firstNames([])).toBe("");
  expect(firstNames(["Ann", "Ben", "Cleo", "Dan"])).toBe("Ann, Ben, Cleo, Dan");
  const club = Array.from({ length: 16 }, (_, seat) => `P${seat}`);
  expect(firstNames(club)).toBe("names-many P0, P1, P2 13");
});
