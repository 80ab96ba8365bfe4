/** A recorded decision: as an overlay on the map, and in words. */
import { placeOf, spanned } from "./cells";
import type { CellName, Ghost, Ground, Overlay } from "../map/types";
import type { Ambush, Declare, Destroy, Draw, GameState, Post } from "../server/protocol";
import { capital, listed, t } from "../words/words";

type Phase = GameState["phase"];

/** The fields of a decision; which of them are set depends on the phase. */
export type Recorded = Partial<Draw & Declare & Ambush & Post & Destroy>;

/** The terrain of a decision that does not name one. */
export function plainGround(phase: Phase): Ground {
  return phase === "hero" ? "hero" : phase === "gaze" || phase === "ravage" ? "destroyed" : "monster";
}

/** Cells as a shape that fits. */
function certain(terrain: Ground, cells: readonly CellName[]): Ghost | null {
  return cells.length ? { places: cells.map(placeOf), terrain, legal: true } : null;
}

/** The cells of the first step: a shape's, or the one that is pointed at. */
export function firstCells({ cells, cell }: Recorded): readonly CellName[] {
  return cells ?? (cell ? [cell] : []);
}

/** A decision as an overlay on the map. */
export function overlay(decision: Recorded, phase: Phase): Overlay {
  const { terrain, marks, target, extra } = decision;
  const besides = target ? certain("destroyed", [target]) : extra ? certain(extra.terrain, extra.cells) : null;
  return { ghost: certain(terrain ?? plainGround(phase), firstCells(decision)), second: besides, aims: marks ?? [] };
}

/** Every cell that a decision names. */
export function allCells(decision: Recorded): CellName[] {
  const { target, extra } = decision;
  return [...firstCells(decision), ...(extra?.cells ?? []), ...(target ? [target] : [])];
}

/** "Forest D7–D9, with Search, water D10". */
export function decisionWords(decision: Recorded, phase: Phase): string {
  const { terrain, marks, target, skill, upright, extra } = decision;
  const cells = firstCells(decision);
  const words: string[] = [];
  const stroke = (ground: Ground, where: readonly CellName[]) =>
    words.push(t("log-stroke", { terrain: ground, name: t(ground), cells: spanned(where) }));
  if (cells.length) stroke(terrain ?? plainGround(phase), cells);
  if (skill) words.push(t("log-skill", { skill: t(skill) }));
  if (upright !== undefined) words.push(t(upright ? "direction-upright" : "direction-across"));
  if (extra) stroke(extra.terrain, extra.cells);
  if (marks?.length) words.push(t("log-marks", { cells: spanned(marks) }));
  if (target) words.push(t("log-destroyed", { cells: target }));
  return words.length ? capital(listed(words)) : t("declare-nothing");
}
