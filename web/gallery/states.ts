/** The states of a sheet that the gallery shows. */
import type { Outline, SheetProps } from "../src/map/types";

const A = ["...........", "...^.r.....", ".r......^r.", "...........", "...........", ".....^.....", "...........", "...........", ".r^......r.", ".....r.^...", "..........."];
const B = ["...........", "......r.^..", "..r^.......", ".....#.....", "....##r....", "....###....", ".r...#.....", ".....^..r..", ".........^.", "..^r.......", "..........."];
const C = ["...........", ".^..r......", "...........", ".......r^..", "...........", "...^.......", "......r....", "..r........", ".........^.", ".....^..r..", "r.........."];
const D = ["...........", ".#.r....r^.", ".#.........", "...^.......", "...........", ".r....^..##", ".......r.#r", "...........", "..^......^.", "##...r.....", "..........."];

/** The map of the visual reference. */
export const RICH = ["...........", "w..^.r.....", "wWw.....^r.", "wmmvv.fff..", "w.vvvffaaa.", "wmmvv^vmma.", "www.vfvvma.", ".wwffvvmma.", "wW^fff..aAa", "w.f.fFf^.a.", "..........."]
  .map((row, index) => (index === 7 ? ".wwfffvmma." : row));

const HEROES = ["..mm.......", ".^mmR.hh...", "...........", "..dd...r^.x", ".vdaa...xxX", ".vv^aa.....", "..vv.aHmm..", "..rwww.m...", ".wwww.mmm^.", ".w...^.mr..", "rw........."]
  .map((row, index) => (index === 1 ? ".^mmr.h...." : row));

/** A map with nearly every cell drawn. */
export const FULL = ["fffvvwwwaam", "ffv^vWwwamm", "fVvvvwww^Mm", "aavvffwwwmm", "aaavfffwhhm", "xaaff^fvvmm", "xxaffffvvvm", "wwwaafvvvaa", "wW^aaffvaAa", "wwwaaFf^aaa", "wwwaaffvvaa"];

const cells = (text: string) => text.split(" ");
const each = (text: string, stars: number): Outline[] => cells(text).map((cell) => ({ cells: [cell], stars, kind: "cell" }));
const rowOf = (letter: string) => Array.from({ length: 11 }, (_, index) => `${letter}${index + 1}`);
const columnOf = (number: number) => [..."ABCDEFGHIJK"].map((letter) => `${letter}${number}`);
const SQUARE = [..."DEFGH"].flatMap((letter) => [5, 6, 7, 8, 9].map((number) => `${letter}${number}`));
const L = [[1, 5], [1, 6], [1, 7], [2, 5], [3, 5]] as const;

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
    outlines: [{ cells: SQUARE, stars: 3, kind: "square" }],
  },
  full: { rows: FULL },
  heroes: {
    rows: HEROES,
    marks: cells("D11 E9 E10 E11 G7 G9 I4 B3 H8"),
    named: { dragon: cells("A3 A4 B3 B4"), troll: cells("G8 G9"), zombie: cells("H8"), gorgon: cells("I7 I8 I9 J8") },
  },
  illegal: { rows: RICH, ghost: { places: [[3, 5], [4, 5], [5, 5], [4, 6]], terrain: "water", legal: false } },
  over: { rows: RICH, ghost: { places: [[9, 9], [10, 9], [11, 9], [10, 10], [10, 11]], terrain: "forest", legal: true } },
  "over-illegal": { rows: RICH, ghost: { places: [[-1, 2], [0, 2], [0, 1], [-1, 3]], terrain: "village", legal: false } },
  two: {
    rows: RICH,
    ghost: { places: [[0, 0], [0, 1], [0, 2]], terrain: "forest", legal: true },
    second: { places: [[10, 6], [10, 7], [10, 8]], terrain: "water", legal: true },
  },
  double: {
    rows: HEROES,
    ghost: { places: [[6, 2]], terrain: "double", legal: true },
  },
  hero: { rows: A, ghost: { places: [[6, 4]], terrain: "hero", legal: true }, aims: cells("F7 G7 H7") },
  gorgon: {
    rows: RICH,
    ghost: { places: [[9, 8], [9, 10], [10, 9]], terrain: "monster", legal: true },
    targets: cells("I9 I11 J10 K9 K11"),
    second: { places: [[9, 9]], terrain: "destroyed", legal: true },
  },
  cells: { rows: RICH, veil: true, outlines: [...each("C1 C3 H2 I1", 1), ...each("B6 I10", 3)], reasons: cells("C2 I2") },
  toll: { rows: RICH, veil: true, outlines: each("C4 E2 G8 H10 D10".replace("H10 D10", "G4"), -1), reasons: [] },
  lines: { rows: FULL, outlines: [{ cells: rowOf("B"), stars: 6, kind: "line" }, { cells: rowOf("H"), stars: 6, kind: "line" }, { cells: columnOf(4), stars: 6, kind: "line" }, { cells: columnOf(10), stars: 6, kind: "line" }], veil: true },
  manylines: { rows: FULL, outlines: [..."ABCDEFGHIJK"].map((letter): Outline => ({ cells: rowOf(letter), stars: 1, kind: "line" })).concat([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((number): Outline => ({ cells: columnOf(number), stars: 1, kind: "line" }))), veil: true },
  diagonals: {
    rows: FULL,
    veil: true,
    outlines: [0, 3, 7, 10].map((start): Outline => ({ cells: Array.from({ length: 11 - start }, (_, step) => `${"ABCDEFGHIJK"[start + step]}${step + 1}`), stars: 3, kind: "line" })),
  },
  regions: {
    rows: RICH,
    veil: true,
    outlines: [{ cells: cells("D4 D5 E3 E4 E5 F4 F5 G5"), stars: 8, kind: "region" }, { cells: cells("F7 G7 G8 H7"), stars: 12, kind: "region" }],
  },
  ambush: {
    rows: RICH.map((row) => row.replace("h", ".")),
    band: { text: "Oksana’s map: place the ambush", kind: "ambush" },
    ghost: { places: [[0, 4], [1, 4], [1, 5], [2, 4]], terrain: "monster", legal: true },
    badges: [{ cell: "A5", text: "−4" }],
  },
  visit: { rows: RICH, band: { text: "Tomáš", kind: "plain" } },
  sealed: { rows: RICH, sealed: true, ghost: { places: L, terrain: "farm", legal: true } },
  "sealed-two": { rows: RICH, sealed: true, ghost: { places: L, terrain: "water", legal: true }, second: { places: [[10, 1]], terrain: "double", legal: true } },
  fresh: { rows: RICH.map((row, index) => (index === 0 ? "mm........." : index === 1 ? "wm.^.r....." : row)), fresh: cells("A1 A2 B2") },
};
