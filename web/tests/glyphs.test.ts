/** The glyphs of a shape that moves. */
import { expect, test } from "vitest";
import { keyed } from "../src/map/glyphs";

const glyph = (href: string, transform: string) => ({ href, transform });

test("a symbol that is wanted again keeps its key and its place among the others", () => {
  const before = keyed([glyph("#b", "1"), glyph("#a", "2"), glyph("#b", "3")]);
  const after = keyed([glyph("#b", "4"), glyph("#b", "5"), glyph("#c", "6")]);
  expect(before.map(({ key }) => key)).toEqual(["#a 0", "#b 0", "#b 1"]);
  expect(after.map(({ key }) => key)).toEqual(["#b 0", "#b 1", "#c 0"]);
});

test("each glyph stands where it stood before it was sorted", () => {
  expect(keyed([glyph("#b", "1"), glyph("#a", "2")])).toEqual([
    { href: "#a", transform: "2", key: "#a 0" },
    { href: "#b", transform: "1", key: "#b 0" },
  ]);
});
