// @vitest-environment jsdom
import { mount } from "svelte";
import { expect, test, vi } from "vitest";
import type { Table } from "../src/table/state/table.svelte";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
vi.mock("../src/words/words", async (real) => ({
  ...(await real<object>()),
  t: (key: string, values: object = {}) => [key, ...Object.values(values)].join(" "),
}));
vi.mock("../src/server/catalogue.svelte", () => ({ printed: { card: () => ({ time: 2 }) } }));
const { default: SeasonClock } = await import("../src/table/SeasonClock.svelte");

/** The words of the clock when so much of a season of seven has passed, and the card takes two. */
function clockAt(passed: number): string {
  const state = { seasons: [{ time: 7 }], season: 0, phase: "draw", clock: passed, card: "any" };
  const target = document.createElement("div");
  mount(SeasonClock, { target, props: { table: { state, mySeat: null } as unknown as Table } });
  return target.querySelector(".of")?.textContent ?? "";
}

test("the clock counts the card in play, and never says more than the season has", () => {
  expect(clockAt(3)).toBe("clock 5 7");
  expect(clockAt(6)).toBe("clock 7 7");
});
