import { expect, test } from "vitest";
import { isTwin } from "../src/common/twin";

test("only the second of two seats with one character is its twin, and people are nobody's", () => {
  const seats = ["", "tobias", "frida", "tobias", "", "tobias"].map((character) => ({ character }));
  expect(seats.map((_, seat) => isTwin(seats, seat))).toEqual([false, false, false, true, false, true]);
  expect(isTwin(seats, 9)).toBe(false);
});
