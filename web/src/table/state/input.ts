/** Keyboard and pointer input on the map: moves the hand. */
import { placeOf, same, SIDE } from "../../common/cells";
import { digitOf, isShortcut } from "../../device/keyboard.svelte";
import type { Place, PointerPhase } from "../../map/types";
import type { Hand } from "./hand.svelte";
import { change } from "./shapeTold";

const ARROWS: Record<string, Place> = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

/** Handles a key that moves, turns or picks; returns whether it did. */
export function moveByKey(hand: Hand, event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const { active } = hand;
  const arrow = ARROWS[event.key];
  const digit = digitOf(event);
  const shortcut = (["R", "F", "N"] as const).find((one) => isShortcut(event, one));
  if (shortcut) {
    const back = event.shiftKey;
    if (hand.stage === "marks") aimOn(hand, shortcut === "F" || back ? -1 : 1);
    else if (!active) return false;
    else if (shortcut === "R") change(hand, () => active.turn(back));
    else if (shortcut === "F") change(hand, () => active.flip());
    else change(hand, () => active.next(back ? -1 : 1));
    return true;
  }
  if (event.key === "Escape") {
    hand.back();
    return true;
  }
  if (digit && active?.options[digit - 1]) {
    change(hand, () => active.pick(digit - 1));
    return true;
  }
  if (!arrow) return false;
  if (hand.stage === "marks") aimOn(hand, arrow[0] + arrow[1] < 0 ? -1 : 1);
  else if (active) active.move(...arrow);
  else return false;
  return true;
}

/** Chooses the hero's next or previous attack. */
export function aimOn(hand: Hand, step: 1 | -1): void {
  const { length } = hand.attacks;
  if (length) hand.attack = (hand.attack + step + length) % length;
}

/** Chooses the attack that points most nearly towards a cell. */
function aimAt(hand: Hand, [row, column]: Place): void {
  const [heroRow, heroColumn] = hand.main.places[0] ?? [0, 0];
  const towards = Math.atan2(row - heroRow, column - heroColumn);
  const off = (cells: readonly string[]) => {
    const down = cells.reduce((sum, cell) => sum + placeOf(cell)[0] - heroRow, 0);
    const right = cells.reduce((sum, cell) => sum + placeOf(cell)[1] - heroColumn, 0);
    const between = towards - Math.atan2(down, right);
    return Math.abs(Math.atan2(Math.sin(between), Math.cos(between)));
  };
  hand.attack = hand.attacks.reduce(
    (best, cells, index) => (off(cells) < off(hand.attacks[best] ?? []) ? index : best),
    0,
  );
}

/** How many cells beside the map a piece may be let go of without going back to the card. */
const NEAR = 1;

function nearMap([row, column]: Place): boolean {
  return Math.min(row, column) >= -NEAR && Math.max(row, column) < SIDE + NEAR;
}

/**
 * The pointer on the map: a mouse carries the shape, a press puts it down, a drag moves it, a tap on it turns it.
 * A finger that drags carries it above itself.
 */
export class Pointer {
  #from: Place | null = null;
  #offset: Place = [0, 0];
  #moved = false;
  #onShape = false;

  /** Is it being dragged? */
  get dragging(): boolean {
    return this.#from !== null && this.#moved;
  }

  /** `above` is where a piece carried by a finger is shown; null for a mouse or a pen. */
  point(hand: Hand, place: Place, phase: PointerPhase, event: PointerEvent, above: Place | null): void {
    const [row, column] = place;
    if (hand.stage === "marks") {
      if (phase === "down") aimAt(hand, place);
      return;
    }
    const { active } = hand;
    if (!active) return;
    switch (phase) {
      case "hover":
        if (!active.pinned && event.pointerType === "mouse") active.hold(place);
        return;
      case "leave":
        if (!active.pinned && !this.#from) active.at = null;
        return;
      case "down":
        if (event.button !== 0) return;
        this.#onShape = active.pinned && active.covers(place);
        if (!this.#onShape) active.hold(place);
        this.#offset = active.at ? [active.at[0] - row, active.at[1] - column] : [0, 0];
        this.#from = place;
        this.#moved = false;
        active.pinned = true;
        return;
      case "move":
        if (!this.#from) return;
        if (!same(place, this.#from)) this.#moved = true;
        if (!this.#moved) return;
        if (above) active.carry(above);
        else active.hold([row + this.#offset[0], column + this.#offset[1]]);
        return;
      case "up":
        if (this.#from && this.#onShape && !this.#moved) active.turn();
        if (this.dragging && above && !nearMap(above)) active.reset();
        this.#from = null;
        return;
      case "cancel":
        this.#from = null;
    }
  }
}
