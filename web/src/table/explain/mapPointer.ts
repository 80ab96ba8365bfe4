/**
 * Pressing and resting on spaces of the table's map to have them explained.
 *
 * While a shape is being drawn the map belongs to it: then a space answers to a long press of a finger, to the
 * right button of a mouse, to the key "?", and to everything while "What is this?" is switched on.
 */
import { aboutCell } from "../../common/explain/cells";
import { LONG_PRESS } from "../../common/explain/explained.svelte";
import { MapAnswers } from "../../common/explain/mapAnswers";
import { same } from "../../common/cells";
import type { Place, PointerPhase, SheetHandle } from "../../map/types";
import type { Table } from "../state/table.svelte";

export class MapPointer {
  readonly #table: Table;
  readonly #answers: MapAnswers;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pressed: Place | null = null;

  constructor(table: Table, sheet: () => SheetHandle | undefined) {
    this.#table = table;
    const mine = () => (table.me && table.shown.seat === table.me.seat ? table.me : null);
    this.#answers = new MapAnswers((place) => aboutCell(table.shown, place, mine()), sheet);
  }

  /** Explains a space that was pressed. */
  press(place: Place, focus: HTMLElement | null = null): void {
    this.#answers.press(place, focus);
  }

  /** Takes what the pointer does on the map, if it is about explaining; otherwise the shape gets it. */
  point(row: number, column: number, phase: PointerPhase, event: PointerEvent): boolean {
    const place: Place = [row, column];
    if (phase === "down" && event.button === 2) {
      this.press(place);
      return true;
    }
    if (this.#table.asking || !this.#table.hand || this.#table.looked !== null) {
      this.#answers.point(place, phase, event);
      return true;
    }
    this.#watch(place, phase, event);
    return false;
  }

  /** Waits for a long press of a finger; the shape it has moved goes back to where it was. */
  #watch(place: Place, phase: PointerPhase, event: PointerEvent): void {
    const moved = phase === "move" && this.#pressed && !same(place, this.#pressed);
    if (phase === "up" || phase === "cancel" || moved) clearTimeout(this.#timer);
    if (phase !== "down" || event.pointerType === "mouse") return;
    this.#pressed = place;
    const active = this.#table.hand?.active;
    const before = active ? { at: active.at, pinned: active.pinned } : null;
    this.#timer = setTimeout(() => {
      this.#table.point(place, "cancel", event);
      if (active && before) [active.at, active.pinned] = [before.at, before.pinned];
      this.press(place);
    }, LONG_PRESS);
  }
}
