// @vitest-environment jsdom
import { mount } from "svelte";
import { expect, test, vi } from "vitest";
import type { AnalysedMove, Analysis } from "../src/server/protocol";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
vi.mock("../src/words/words", async (real) => ({
  ...(await real<object>()),
  t: (key: string, values: object = {}) => [key, ...Object.values(values)].join(" "),
}));
const [{ default: TurnList }, { default: TurnDetail }] = await Promise.all([
  import("../src/analysis/TurnList.svelte"),
  import("../src/analysis/TurnDetail.svelte"),
]);

// Halfway between two tenths, where a loss might be rounded otherwise than what was lost.
const move = { number: 0, season: 0, card: "farmland", phase: "draw", best: [], lost: 11.25, skill: -11.25, luck: -0.25 };
const analysis = { moves: [move], costliest: [0], total: 1 };

function told(what: typeof TurnList | typeof TurnDetail, props: object, where: string): string[] {
  const target = document.createElement("div");
  mount(what as typeof TurnList, { target, props: { analysis: analysis as unknown as Analysis, turn: 0, ongo: () => undefined, ...props } });
  const words = [...target.querySelectorAll(where)].map((one) => one.textContent ?? "");
  return words.flatMap((one) => one.match(/[+−]?\d+\.\d/g) ?? []);
}

test("the list of an analysis and the panel of a turn write the same stars", () => {
  expect(told(TurnList, {}, "td")).toEqual(["−0.3", "−11.3", "−11.3"]);
  const panel = { move: move as unknown as AnalysedMove, whose: "", sameDeck: false, pick: 0 };
  expect(told(TurnDetail, panel, ".verdict")).toEqual(["11.3", "−0.3", "−11.3"]);
});

test("a drawing whose stars hardly spread is told without a spread of nothing", () => {
  const drawing = { decision: { terrain: "water", cells: ["A1"] }, expected: 30.26, usual: false };
  const best = [0.04, 0.06].map((spread) => ({ ...drawing, spread }));
  const panel = { move: { ...move, best } as unknown as AnalysedMove, whose: "", sameDeck: false, pick: 0 };
  expect(told(TurnDetail, panel, ".stars")).toEqual(["30.3", "30.3", "0.1"]);
});
