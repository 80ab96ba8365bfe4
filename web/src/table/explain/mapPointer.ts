/**
 * Pressing and resting on spaces of the map to have them explained.
 *
 * While a shape is being drawn the map belongs to it: then a space answers to a long press of a finger, to the
 * right button of a mouse, to the key "?", and to everything while "What is this?" is switched on.
 */
import { card, type Anchor } from "../../common/explain/explained.svelte";
import { cellName, onSheet, same } from "../../common/cells";
import type { Place, PointerPhase, SheetHandle } from "../../map/types";
import type { Table } from "../state/table.svelte";
import { aboutCell } from "./cells";

/** How long a finger rests before the space under it is explained. */
const LONG = 550;

export class MapPointer {
  readonly #table: Table;
  readonly #sheet: () => SheetHandle | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #at: Place | null = null;

  constructor(table: Table, sheet: () => SheetHandle | undefined) {
    this.#table = table;
    this.#sheet = sheet;
  }

  #anchor(place: Place, focus: HTMLElement | null = null): Anchor {
    const box = () => this.#sheet()?.box(...place) ?? new DOMRect();
    return { key: cellName(place), box, focus };
  }

  /** Explains a space that was pressed. */
  press(place: Place, focus: HTMLElement | null = null): void {
    if (onSheet(place)) card.press(this.#anchor(place, focus), () => aboutCell(this.#table, place));
  }

  /** Takes what the pointer does on the map, if it is about explaining; otherwise the shape gets it. */
  point(row: number, column: number, phase: PointerPhase, event: PointerEvent): boolean {
    const place: Place = [row, column];
    if (phase === "down" && event.button === 2) {
      this.press(place);
      return true;
    }
    if (this.#table.asking || !this.#table.hand || this.#table.looked !== null) {
      this.#explain(place, phase, event);
      return true;
    }
    this.#watch(place, phase, event);
    return false;
  }

  #explain(place: Place, phase: PointerPhase, event: PointerEvent): void {
    if (phase === "up") this.press(place);
    else if (phase === "leave" || !onSheet(place)) card.leave();
    else if (phase === "hover" && event.pointerType === "mouse" && !(this.#at && same(this.#at, place))) {
      card.leave();
      card.rest(this.#anchor(place), () => aboutCell(this.#table, place));
    }
    this.#at = phase === "leave" ? null : place;
  }

  /** Waits for a long press of a finger; the shape it has moved goes back to where it was. */
  #watch(place: Place, phase: PointerPhase, event: PointerEvent): void {
    const moved = phase === "move" && this.#at && !same(place, this.#at);
    if (phase === "up" || phase === "cancel" || moved) clearTimeout(this.#timer);
    if (phase !== "down" || event.pointerType === "mouse") return;
    this.#at = place;
    const active = this.#table.hand?.active;
    const before = active ? { at: active.at, pinned: active.pinned } : null;
    this.#timer = setTimeout(() => {
      this.#table.point(...place, "cancel", event);
      if (active && before) [active.at, active.pinned] = [before.at, before.pinned];
      this.press(place);
    }, LONG);
  }
}
