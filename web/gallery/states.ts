/** The states of a sheet that the gallery shows. */
import { LINE, nameOf } from "../src/map/cells";
import type { Outline, Place, SheetProps } from "../src/map/types";
import { A, B, C, D, FULL, HEROES, RICH } from "./sheets";

const words = (text: string): string[] => text.split(" ");
const each = (cells: string, stars: number): Outline[] =>
  words(cells).map((cell) => ({ cells: [cell], stars, kind: "cell" }));
const line = (places: readonly Place[], stars: number): Outline => ({ cells: places.map(nameOf), stars, kind: "line" });
const acrossAt = (row: number): Place[] => LINE.map((column) => [row, column]);
const downAt = (column: number): Place[] => LINE.map((row) => [row, column]);
const diagonalFrom = (row: number): Place[] => LINE.slice(row).map((at) => [at, at - row]);

const SQUARE = LINE.slice(3, 8).flatMap((row) => LINE.slice(4, 9).map((column) => nameOf([row, column])));
const L: Place[] = [
  [1, 5],
  [1, 6],
  [1, 7],
  [2, 5],
  [3, 5],
];
const over = (row: number, column: number): Place[] => [
  [row, column],
  [row + 1, column],
  [row + 2, column],
  [row + 1, column + 1],
  [row + 1, column + 2],
];
const across = (row: number, column: number): Place[] => [
  [row, column],
  [row, column + 1],
  [row, column + 2],
];

export const STATES: Readonly<Record<string, SheetProps>> = {
  "sheet-a": { rows: A },
  "sheet-b": { rows: B },
  "sheet-c": { rows: C },
  "sheet-d": { rows: D },
  rich: {
    rows: RICH,
    ghost: { places: L, terrain: "farm", legal: true },
    rings: ["C10"],
    badges: [{ cell: "B6", text: "+3" }],
    outlines: [{ cells: SQUARE, stars: 3, kind: "square", text: "+3" }],
  },
  full: { rows: FULL },
  heroes: {
    rows: HEROES,
    marks: words("D11 E9 E10 E11 G7 G9 I4 B3 H8"),
    named: {
      dragon: words("A3 A4 B3 B4"),
      troll: words("G8 G9"),
      zombie: words("H8"),
      gorgon: words("I7 I8 I9 J8"),
    },
  },
  illegal: { rows: RICH, ghost: { places: over(3, 5).slice(0, 4), terrain: "water", legal: false } },
  over: { rows: RICH, ghost: { places: over(9, 9), terrain: "forest", legal: true } },
  "over-illegal": { rows: RICH, ghost: { places: over(-1, 1), terrain: "village", legal: false } },
  two: {
    rows: RICH,
    ghost: { places: across(0, 0), terrain: "forest", legal: true },
    second: { places: across(10, 6), terrain: "water", legal: true },
  },
  double: { rows: HEROES, ghost: { places: [[6, 1]], terrain: "double", legal: true } },
  hero: { rows: RICH, ghost: { places: [[2, 6]], terrain: "hero", legal: true }, aims: words("B9 C9 D9") },
  gorgon: {
    rows: RICH,
    ghost: { places: [[9, 8], [9, 10], [10, 9]], terrain: "monster", legal: true },
    second: { places: [[9, 9]], terrain: "destroyed", legal: true },
    targets: words("I9 I11 J10 K9 K11"),
  },
  cells: {
    rows: RICH,
    veil: true,
    outlines: [...each("C1 C3 H2 I1", 1), ...each("B6 I10", 3)],
    reasons: ["C2", "I2"],
  },
  toll: { rows: RICH, veil: true, outlines: each("C3 E2 G4 I8", -1) },
  lines: {
    rows: FULL,
    veil: true,
    outlines: [line(acrossAt(1), 6), line(acrossAt(7), 6), line(downAt(3), 6), line(downAt(9), 6)],
  },
  "all-lines": {
    rows: FULL,
    veil: true,
    outlines: LINE.flatMap((index) => [line(acrossAt(index), 1), line(downAt(index), 1)]),
  },
  diagonals: { rows: FULL, veil: true, outlines: [0, 3, 7, 10].map((row) => line(diagonalFrom(row), 3)) },
  regions: {
    rows: RICH,
    veil: true,
    outlines: [
      { cells: words("D4 D5 E3 E4 E5 F4 F5 G5"), stars: 8, kind: "region" },
      { cells: words("F7 G7 G8 H7"), stars: 12, kind: "region" },
    ],
  },
  ambush: {
    rows: RICH,
    band: { text: "Oksana’s map: place the ambush", kind: "ambush" },
    ghost: { places: over(0, 4).slice(0, 4), terrain: "monster", legal: true },
    badges: [{ cell: "A5", text: "−4" }],
  },
  glow: { rows: RICH, glow: LINE.slice(0, 4).flatMap((row) => LINE.slice(4, 8).map((column) => nameOf([row, column]))) },
  advice: {
    rows: RICH,
    advice: { ghost: { places: L, terrain: "farm", legal: true }, second: null, aims: [] },
    ghost: { places: across(10, 6), terrain: "farm", legal: true },
  },
  "advice-hero": {
    rows: RICH,
    advice: { ghost: { places: [[2, 6]], terrain: "hero", legal: true }, second: null, aims: words("B9 C9 D9") },
  },
  visit: { rows: RICH, band: { text: "Tomáš", kind: "plain" } },
  sealed: { rows: RICH, sealed: true, ghost: { places: L, terrain: "farm", legal: true } },
  "sealed-two": {
    rows: RICH,
    sealed: true,
    ghost: { places: L, terrain: "water", legal: true },
    second: { places: [[10, 1]], terrain: "double", legal: true },
  },
  fresh: { rows: ["mmm........", ...RICH.slice(1)], fresh: words("A1 A2 A3") },
};
