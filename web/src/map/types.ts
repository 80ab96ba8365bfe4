/**
 * The properties of the drawing components, which know no rule.
 *
 * These types do not import the protocol's, but match them: a `Part` is an `Outline`, a pose's cells are `Place`s,
 * and a seat's `rows`, `marks` and `named` can be passed to a sheet as they are.
 */
import type { Snippet } from "svelte";

/** Row and column from the top left, counted from 0; off the map when outside 0 … 10. */
export type Place = readonly [row: number, column: number];

/** A cell as printed on the sheet: rows A to K, columns 1 to 11, like "B4". */
export type CellName = string;

/** What can be drawn, and "double" for Diplomacy's farm and village at once. */
export type Terrain = "forest" | "village" | "farm" | "water" | "monster" | "hero" | "mountain" | "double";

/** Every ground a cell can have. */
export type Ground = Terrain | "wasteland" | "destroyed";

/** A shape held over the map. Cells off the map are drawn faintly. */
export interface Ghost {
  readonly places: readonly Place[];
  readonly terrain: Ground;
  readonly legal: boolean;
}

/** A whole decision over a map: its shape, what is drawn or destroyed besides, a hero's attack. */
export interface Overlay {
  readonly ghost: Ghost | null;
  readonly second: Ghost | null;
  readonly aims: readonly CellName[];
}

/** Cells that score together, with their stars (0: no badge). */
export interface Outline {
  readonly cells: readonly CellName[];
  readonly stars: number;
  readonly kind: "cell" | "line" | "region" | "square";
  /** What the badge says instead of the stars, like "+3". */
  readonly text?: string;
}

/** A small golden text on a cell, like "+3". */
export interface Badge {
  readonly cell: CellName;
  readonly text: string;
}

/** A band over the map: whose map this is in an ambush, or (plain) any other name for it. */
export interface Band {
  readonly text: string;
  readonly kind: "ambush" | "plain";
}

/** "hover" while no button is pressed; "cancel" when the browser takes a touch away; "leave" when a mouse goes. */
export type PointerPhase = "hover" | "down" | "move" | "up" | "cancel" | "leave";

/**
 * Sheet.svelte: one map, large, as wide as its parent and square. Only `rows` is needed.
 * Its labels depend on its width: on a phone they stand on top and left only.
 */
export interface SheetProps {
  /** Eleven strings in the picture notation: `. r ^ # f v a w m h x d`, capitals for terrain drawn on ruins. */
  rows: readonly string[];
  /** Attack marks. */
  marks?: readonly CellName[];
  /** Living cells of named monsters: dragon, zombie, troll, gorgon. */
  named?: Readonly<Record<string, readonly CellName[]>>;
  ghost?: Ghost | null;
  /** What a skill draws besides. */
  second?: Ghost | null;
  /** Attack marks that are held with a hero, not drawn yet. */
  aims?: readonly CellName[];
  /** The held shape is sealed: drawn in plain ink. */
  sealed?: boolean;
  /** What a hint would draw, under what is held. */
  advice?: Overlay | null;
  /** Highlighted cells of a hint; the rest is shaded. */
  glow?: readonly CellName[];
  /** Cells of which one must be covered: dashed accent rings. */
  rings?: readonly CellName[];
  /** Cells of which one may be picked (a gorgon's targets): lapis corners. */
  targets?: readonly CellName[];
  badges?: readonly Badge[];
  /** Scoring cells, in gold. */
  outlines?: readonly Outline[];
  /** The reason for an outline's stars, dashed. */
  reasons?: readonly CellName[];
  /** Fade everything that is not outlined. */
  veil?: boolean;
  band?: Band | null;
  /** Cells just drawn: animated once, with a marked edge. */
  fresh?: readonly CellName[];
  /** What moves over the drawing, such as `InkLayer.svelte`; it is given the id of the drawing of the ink. */
  moving?: Snippet<[ink: string]>;
  /** The cell focused when the grid is entered; a change moves a focus that is inside the grid. */
  cursor?: Place | null;
  /** The name of the map for screen readers. */
  title?: string;
  /** What a screen reader says of a cell. Without it the map is one picture with its title. */
  label?: (row: number, column: number) => string;
  /** What stands in a cell, if its label says more, such as whether the held shape fits. */
  text?: (row: number, column: number) => string;
  /**
   * Row and column under the pointer, also outside 0 … 10 (dragging). Without it the map does not react and
   * a touch scrolls the page.
   */
  onpointer?: (row: number, column: number, phase: PointerPhase, event: PointerEvent) => void;
  /** A key pressed on a focused cell. Return true if it was handled; otherwise arrows move the focus. */
  onkey?: (event: KeyboardEvent, row: number, column: number) => boolean;
  /** The focus has come to a cell. */
  oncell?: (row: number, column: number) => void;
}

/** What was just drawn on a map, and what else came of it. */
export interface FreshInk {
  readonly drawn: readonly { readonly terrain: Ground; readonly places: readonly Place[] }[];
  /** Mountains that were closed in. */
  readonly mountains: readonly Place[];
  /** Ruins that were covered. */
  readonly ruins: readonly Place[];
  /** Milliseconds in which the pen goes round. */
  readonly lasts: number;
}

/** What `bind:this` of a Sheet offers. */
export interface SheetHandle {
  /** The place under a point of the window, also outside the map: for shapes dragged in from a card. */
  at(clientX: number, clientY: number): Place;
  /** The place where a piece is shown that a finger at this point carries: a little above it, so that it is seen. */
  above(clientX: number, clientY: number): Place;
  /** A point of the window in the units of the drawing. */
  unitsOf(clientX: number, clientY: number): { x: number; y: number };
  /** Puts the focus on a cell. */
  focus(row: number, column: number): void;
  /** Where a cell is in the window. */
  box(row: number, column: number): DOMRect;
}

/** MiniSheet.svelte: a map of cells under 16 px; fills its parent's width. */
export interface MiniSheetProps {
  rows: readonly string[];
  marks?: readonly CellName[];
  /** The label for screen readers; without it the picture is decoration. */
  title?: string;
}

/** Shape.svelte: a card's shape. Its cell is `--u` wide (20px unless set). */
export interface ShapeProps {
  cells: readonly Place[];
  /** Left out: plain ink, as in the deck. */
  terrain?: Ground;
  /** A coin lies on the shape. */
  coin?: boolean;
}

/** Terrain.svelte: one cell as a swatch; `mini` for sizes under 16 px. */
export interface TerrainProps {
  terrain: Ground | "ruins" | "empty";
  mini?: boolean;
}

/** Icon.svelte: one em wide, in the colour of the text. */
export interface IconProps {
  name: IconName;
  /** Shared classes (`style/layout.css`): another size or colour than the text's. */
  class?: string;
}

export type IconName =
  | "coin"
  | "star"
  | "time"
  | "spring"
  | "summer"
  | "fall"
  | "winter"
  | "rotate"
  | "flip"
  | "undo"
  | "next"
  | "check"
  | "cross"
  | "seal"
  | "quill"
  | "compass"
  | "attack"
  | "hero"
  | "monster"
  | "ruins"
  | "forest"
  | "village"
  | "farm"
  | "water"
  | "mountain"
  | "dragon"
  | "zombie"
  | "troll"
  | "gorgon"
  | "bot"
  | "person"
  | "people"
  | "link"
  | "theme"
  | "globe"
  | "clock"
  | "menu"
  | "close"
  | "back"
  | "forward"
  | "first"
  | "last"
  | "play"
  | "pause"
  | "plus"
  | "help"
  | "eye"
  | "screen"
  | "camera"
  | "share"
  | "download"
  | "upload"
  | "deck"
  | "log"
  | "leave"
  | "arrow"
  | "lantern"
  | "profile"
  | "map"
  | "book"
  | "puzzle"
  | "takeback"
  | "sound"
  | "silence";
