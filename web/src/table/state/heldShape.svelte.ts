/**
 * A shape held over the map: which one, how it is turned, and where.
 *
 * Where a shape fits is read from the bitmaps of anchors in the server's offer, never computed here.
 */
import { cellName, inBitmap, onSheet, placeOf, placesIn, readBitmap, same, SIDE } from "../../common/cells";
import type { CellName, Place } from "../../map/types";
import type { Choice, Offer, Pose } from "../../server/protocol";

export type DrawnTerrain = Choice["terrains"][number];

/** What a number key picks: one shape in one terrain. A cell that is only chosen has no terrain. */
interface Option {
  readonly choice: Choice;
  readonly terrain: DrawnTerrain | null;
}

/** The cell of a pose that lies under the pointer: the one nearest its middle. */
function grip(pose: Pose): Place {
  const middle = [(pose.height - 1) / 2, (pose.width - 1) / 2] as const;
  const away = ([row, column]: Place) => (row - middle[0]) ** 2 + (column - middle[1]) ** 2;
  return pose.cells.reduce((best, cell) => (away(cell) < away(best) ? cell : best));
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

/** The legal anchors of a pose, those outside the map last. */
function anchorsOf(pose: Pose): Place[] {
  return [...placesIn(readBitmap(pose.anchors)), ...pose.over];
}

export class HeldShape {
  readonly offer: Offer;
  readonly options: readonly Option[];
  option = $state(0);
  turned = $state(0);
  /** Where the grip lies; null while nothing is held over the map. */
  at = $state.raw<Place | null>(null);
  /** Has it been put down? Otherwise it follows the mouse. */
  pinned = $state(false);

  readonly choice = $derived.by(() => this.options[this.option]?.choice ?? null);
  readonly terrain = $derived.by(() => this.options[this.option]?.terrain ?? null);
  readonly pose = $derived.by(() => this.choice?.poses[this.turned] ?? null);
  readonly #grip = $derived.by((): Place => (this.pose ? grip(this.pose) : [0, 0]));
  readonly #anchors = $derived.by(() => readBitmap(this.pose?.anchors ?? "0"));
  readonly anchor = $derived.by((): Place | null =>
    this.at ? [this.at[0] - this.#grip[0], this.at[1] - this.#grip[1]] : null,
  );
  /** The places it covers, including those off the map. */
  readonly places = $derived.by((): Place[] => (this.anchor ? this.#placesFrom(this.anchor) : []));
  readonly legal = $derived.by(() => this.anchor !== null && this.fitsFrom(this.anchor));

  constructor(offer: Offer) {
    this.offer = offer;
    this.options = offer.choices.flatMap((choice): Option[] =>
      choice.terrains.length ? choice.terrains.map((terrain) => ({ choice, terrain })) : [{ choice, terrain: null }],
    );
  }

  #placesFrom([row, column]: Place): Place[] {
    return (this.pose?.cells ?? []).map(([down, right]): Place => [row + down, column + right]);
  }

  /** Is this anchor legal, according to the offer? */
  fitsFrom(anchor: Place): boolean {
    return inBitmap(this.#anchors, anchor) || (this.pose?.over ?? []).some((place) => same(place, anchor));
  }

  /** Would it fit if it were held over this cell? */
  fitsAt(place: Place): boolean {
    const [row, column] = this.#nearest(place);
    return this.fitsFrom([row - this.#grip[0], column - this.#grip[1]]);
  }

  /** The cells over which it fits. */
  get spots(): CellName[] {
    const cells: CellName[] = [];
    for (let row = 0; row < SIDE; row += 1) {
      for (let column = 0; column < SIDE; column += 1) {
        if (this.fitsAt([row, column])) cells.push(cellName([row, column]));
      }
    }
    return cells;
  }

  /** Where the grip lies when it is held over a cell: the whole shape stays on the map, unless it may stick out. */
  #nearest([row, column]: Place): Place {
    const { pose } = this;
    if (!pose || pose.over.length) return [row, column];
    const [down, right] = this.#grip;
    return [clamp(row, down, SIDE - pose.height + down), clamp(column, right, SIDE - pose.width + right)];
  }

  covers(place: Place): boolean {
    return this.places.some((one) => same(one, place));
  }

  pick(option: number): void {
    const next = this.options[option];
    if (!next) return;
    if (next.choice !== this.choice) this.turned = this.#bestTurn(next.choice);
    this.option = option;
  }

  /** The pose of a shape that fits at the current place, else the printed one. */
  #bestTurn(choice: Choice): number {
    const at = this.at;
    if (!at) return 0;
    const fits = choice.poses.findIndex((pose) => {
      const [row, column] = grip(pose);
      return inBitmap(readBitmap(pose.anchors), [at[0] - row, at[1] - column]);
    });
    return Math.max(fits, 0);
  }

  /** Moves it over a cell, or as near to it as it can lie, unless all of it would leave the map. */
  hold(place: Place): void {
    const before = this.at;
    this.at = this.#nearest(place);
    if (!this.places.some(onSheet)) this.at = before;
  }

  /** Holds it with its lowest cells in the row of a cell, and its middle in the column. */
  carry([row, column]: Place): void {
    const height = this.pose?.height ?? 1;
    this.hold([row + this.#grip[0] + 1 - height, column]);
  }

  move(down: number, right: number): void {
    this.pinned = true;
    if (this.at) this.hold([this.at[0] + down, this.at[1] + right]);
    else this.hold([(SIDE - 1) / 2, (SIDE - 1) / 2]);
  }

  turn(back = false): void {
    const poses = this.choice?.poses ?? [];
    if (back) this.#become(poses.findIndex((pose) => pose.turned === this.turned));
    else if (this.pose) this.#become(this.pose.turned);
  }

  flip(): void {
    if (this.pose) this.#become(this.pose.flipped);
  }

  #become(turned: number): void {
    if (turned < 0) return;
    this.turned = turned;
    if (this.at) this.hold(this.at);
    if (!this.places.some(onSheet)) this.at = null;
  }

  /** Moves to the next place where it fits: first in this pose, then in the others. */
  next(step: 1 | -1 = 1): void {
    const poses = this.choice?.poses ?? [];
    const spots = poses.flatMap((pose, turned) => anchorsOf(pose).map((anchor) => ({ turned, anchor })));
    if (!spots.length) return;
    const now = this.#spotBefore(spots, step);
    const spot = spots[(now + step + spots.length) % spots.length] ?? spots[0];
    if (!spot) return;
    this.turned = spot.turned;
    this.at = [spot.anchor[0] + this.#grip[0], spot.anchor[1] + this.#grip[1]];
    this.pinned = true;
  }

  /** The index of the current spot, or of the one before the shape's place. */
  #spotBefore(spots: readonly { turned: number; anchor: Place }[], step: 1 | -1): number {
    const key = (turned: number, [row, column]: Place) => turned * 1000 + (row + 4) * 20 + column + 4;
    if (!this.anchor) {
      const first = spots.findIndex((spot) => spot.turned >= this.turned);
      return (first < 0 ? 0 : first) - step;
    }
    const here = key(this.turned, this.anchor);
    if (step === 1) return spots.filter((spot) => key(spot.turned, spot.anchor) <= here).length - 1;
    const after = spots.findIndex((spot) => key(spot.turned, spot.anchor) >= here);
    return after < 0 ? spots.length : after;
  }

  /** Holds the shape of an earlier decision, for example one taken back. */
  restore(terrain: unknown, cells: readonly CellName[]): void {
    const wanted = cells.map(placeOf);
    for (const [option, { choice, terrain: ground }] of this.options.entries()) {
      if (ground !== null && ground !== terrain) continue;
      for (const [turned, pose] of choice.poses.entries()) {
        const anchor = anchorsOf(pose).find(([row, column]) => {
          const drawn = pose.cells.map(([down, right]): Place => [row + down, column + right]).filter(onSheet);
          return drawn.length === wanted.length && drawn.every((one) => wanted.some((other) => same(one, other)));
        });
        if (!anchor) continue;
        [this.option, this.turned] = [option, turned];
        this.at = [anchor[0] + this.#grip[0], anchor[1] + this.#grip[1]];
        this.pinned = true;
        return;
      }
    }
  }

  /** Holds a shape as it was turned elsewhere, with its corner over a place or nowhere. */
  put(terrain: unknown, shape: readonly Place[], corner: Place | null): void {
    for (const [option, { choice, terrain: ground }] of this.options.entries()) {
      if (ground !== terrain) continue;
      const turned = choice.poses.findIndex(
        ({ cells }) => cells.length === shape.length && cells.every((one) => shape.some((other) => same(one, other))),
      );
      if (turned < 0) continue;
      [this.option, this.turned] = [option, turned];
      this.at = corner && [corner[0] + this.#grip[0], corner[1] + this.#grip[1]];
      this.pinned = corner !== null;
      return;
    }
  }

  /** Lets go and returns to the printed pose. */
  reset(): void {
    this.at = null;
    this.turned = 0;
    this.pinned = false;
  }
}
