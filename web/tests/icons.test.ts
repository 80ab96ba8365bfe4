import { expect, test } from "vitest";
import glyphs from "../../src/cartographers/paper/glyphs.svg?raw";

/** The paths of each icon by its name. */
const drawn = new Map(
  [...glyphs.matchAll(/<g id="g-([\w-]+)"[^>]*>(.*?)<\/g>/gs)].map(([, name, paths]) => [name, paths]),
);

test("no two icons are drawn alike", () => {
  expect(drawn.size).toBeGreaterThan(90);
  expect(new Set(drawn.values()).size).toBe(drawn.size);
});

test("turning is a round arrow, taking back a straight one", () => {
  // Relative or absolute lines along the page, which a round arrow has none of.
  const straight = /[hH]-?\d/;
  expect(drawn.get("takeback")).toMatch(straight);
  expect(drawn.get("rotate")).not.toMatch(straight);
});
