import { expect, test } from "vitest";
import { cellName, inBitmap, inOrder, onSheet, placeOf, placesIn, readBitmap, spanned } from "../src/common/cells";

test("a cell's name and its place are two ways to say the same, for all 121 cells", () => {
  const all = placesIn((1n << 121n) - 1n);
  expect(all).toHaveLength(121);
  expect(all.map(cellName).map(placeOf)).toEqual(all);
  expect(cellName([0, 0])).toBe("A1");
  expect(cellName([10, 10])).toBe("K11");
});

test("a bitmap has a bit for each cell, 11 · row + column, and none outside of the map", () => {
  const bitmap = readBitmap((1n << (11n * 3n + 10n)).toString(16));
  expect(placesIn(bitmap)).toEqual([[3, 10]]);
  expect(inBitmap(bitmap, [3, 10])).toBe(true);
  // The bit after D11 is E1; D12 is no cell.
  expect(inBitmap(1n << (11n * 4n), [3, 11])).toBe(false);
  expect(inBitmap(bitmap, [-1, 0])).toBe(false);
  expect(readBitmap("0x1f")).toBe(31n);
  expect(readBitmap("")).toBe(0n);
});

test("only the eleven rows and columns are on the sheet", () => {
  expect([onSheet([0, 0]), onSheet([10, 10]), onSheet([11, 0]), onSheet([0, -1])]).toEqual([true, true, false, false]);
});

test("cells are told in reading order, runs along a row as spans", () => {
  expect(inOrder(["B1", "A10", "A9"])).toEqual(["A9", "A10", "B1"]);
  expect(spanned(["D9", "D7", "D8", "E7"])).toBe("D7–D9, E7");
  expect(spanned(["A11", "B1"])).toBe("A11, B1");
  expect(spanned([])).toBe("");
});
