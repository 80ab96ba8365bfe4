/** The glyph of a cell, its place and size. The choice depends on the place only, so it never changes. */

import { CELL, cornerOf } from "./cells";
import { faces } from "./faces.svelte";
import { hash, sway } from "./wobble";
import type { Ground, Place } from "./types";

/** The number of variants of each terrain's glyph; Diplomacy's cell has its own picture. */
const VARIANTS: Readonly<Record<Ground | "ruins", number>> = {
  forest: 3,
  village: 3,
  farm: 3,
  water: 3,
  monster: 3,
  mountain: 3,
  ruins: 2,
  hero: 1,
  wasteland: 1,
  destroyed: 1,
  double: 0,
};
const ORDER = Object.keys(VARIANTS);
/** Variants of water to draw from: the boat and the fish are rare. */
const WATERS = [1, 4, 1, 4, 2, 1, 4, 3] as const;
/** The seed, out of those tried, with the fewest equal glyphs side by side. */
const SALT = 418;

/** A glyph and the transform that puts its 40-unit box in place. */
interface Glyph {
  readonly href: string;
  readonly transform: string;
}

/** The symbol of a ground at a place. */
export function symbolOf(ground: Ground | "ruins", [row, column]: Place): string {
  const chance = hash(row, column, ORDER.indexOf(ground), SALT);
  if (ground === "water") return `#g-water-${WATERS[Math.floor(chance * WATERS.length)]}`;
  return `#g-${ground}-${1 + Math.floor(chance * VARIANTS[ground])}`;
}

/** The symbol of a named monster. */
function faceOf(name: string): string | null {
  return name && faces.has(name) ? `#g-${name}` : null;
}

/** A glyph centred in a cell, moved by up to 1 unit; printed mountains are not moved. */
export function stand(href: string, place: Place, size: number, nudge = 1): Glyph {
  const { x, y } = cornerOf(place);
  const [row, column] = place;
  const inset = (CELL - size) / 2;
  const left = x + inset + nudge * sway(row, column, 8);
  const top = y + inset + nudge * sway(row, column, 9);
  return { href, transform: fit(left, top, size) };
}

/** The transform that puts a glyph's 40-unit box at a place in a size. */
export function fit(x: number, y: number, size: number): string {
  return `translate(${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}) scale(${size / CELL})`;
}

/** The glyph of a drawn cell; on ruins it is smaller, so that the frame stays readable. */
export function glyphAt(ground: Ground, place: Place, ruins: boolean, name = ""): Glyph {
  const href = faceOf(name) ?? symbolOf(ground, place);
  if (ground === "mountain") return stand(href, place, CELL, 0);
  return stand(href, place, ruins ? 29 : 37);
}

/**
 * Glyphs of a shape that moves, in an order and with keys by which a symbol that is wanted again stays in the page and
 * is only put elsewhere: to draw another symbol in its place costs a browser as much as the rest of the move.
 */
export function keyed(glyphs: readonly Glyph[]): (Glyph & { readonly key: string })[] {
  const sorted = [...glyphs].sort((one, other) => Number(one.href > other.href) - Number(one.href < other.href));
  const first = (href: string) => sorted.findIndex((glyph) => glyph.href === href);
  return sorted.map((glyph, index) => ({ ...glyph, key: `${glyph.href} ${index - first(glyph.href)}` }));
}
