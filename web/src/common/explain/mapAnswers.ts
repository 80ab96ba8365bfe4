/** Spaces of a map that answer when they are pressed or when the mouse rests on them. */
import { onSheet, cellName, same } from "../cells";
import type { Place, PointerPhase, SheetHandle } from "../../map/types";
import { card, type Anchor, type Explained } from "./explained.svelte";

export class MapAnswers {
  readonly #about: (place: Place) => Explained;
  readonly #sheet: () => SheetHandle | undefined;
  #at: Place | null = null;

  constructor(about: (place: Place) => Explained, sheet: () => SheetHandle | undefined) {
    this.#about = about;
    this.#sheet = sheet;
  }

  #anchor(place: Place, focus: HTMLElement | null = null): Anchor {
    const box = () => this.#sheet()?.box(...place) ?? new DOMRect();
    return { key: cellName(place), box, focus };
  }

  /** Explains a space that was pressed. */
  press(place: Place, focus: HTMLElement | null = null): void {
    if (onSheet(place)) card.press(this.#anchor(place, focus), () => this.#about(place));
  }

  /** Takes what the pointer does on the map. */
  point(place: Place, phase: PointerPhase, event: PointerEvent): void {
    if (phase === "up") this.press(place);
    else if (phase === "leave" || !onSheet(place)) card.leave();
    else if (phase === "hover" && event.pointerType === "mouse" && !(this.#at && same(this.#at, place))) {
      card.leave();
      card.rest(this.#anchor(place), () => this.#about(place));
    }
    this.#at = phase === "leave" ? null : place;
  }
}
