import { describe, expect, test } from "vitest";
import { cellName, placeOf } from "../src/common/cells";
import type { CellName, Place } from "../src/map/types";
import type { Choice, Offer } from "../src/server/protocol";
import { HeldShape } from "../src/table/state/heldShape.svelte";

/** Anchors as the server sends them. */
function anchors(...cells: CellName[]): string {
  const bit = ([row, column]: Place) => 1n << BigInt(11 * row + column);
  return cells.reduce((all, cell) => all | bit(placeOf(cell)), 0n).toString(16);
}

const EVERYWHERE = ((1n << 121n) - 1n).toString(16);

/** Three cells in a row or a column, and where each pose fits. */
function line(across: string, upright: string, terrains: string[] = ["forest"]): Choice {
  return {
    terrains,
    coin: false,
    poses: [
      { cells: [[0, 0], [0, 1], [0, 2]], height: 1, width: 3, anchors: across, over: [], turned: 1, flipped: 0 },
      { cells: [[0, 0], [1, 0], [2, 0]], height: 3, width: 1, anchors: upright, over: [], turned: 0, flipped: 1 },
    ],
  } as unknown as Choice;
}

const offer = (...choices: Choice[]): Offer => ({ choices, fallback: false, cover: [] }) as unknown as Offer;
const cells = (shape: HeldShape) => shape.places.map(cellName);

describe("a shape over the map", () => {
  test("lies with its middle under the pointer", () => {
    const shape = new HeldShape(offer(line(EVERYWHERE, EVERYWHERE)));
    shape.hold(placeOf("F6"));
    expect(cells(shape)).toEqual(["F5", "F6", "F7"]);
  });

  test("stays on the map when it is held beyond an edge, and when it is turned there", () => {
    const shape = new HeldShape(offer(line(EVERYWHERE, EVERYWHERE)));
    shape.hold(placeOf("A1"));
    expect(cells(shape)).toEqual(["A1", "A2", "A3"]);
    shape.turn();
    expect(cells(shape)).toEqual(["A2", "B2", "C2"]);
  });

  test("is legal exactly where the server's offer says so", () => {
    const shape = new HeldShape(offer(line(anchors("C3"), "0")));
    shape.hold(placeOf("C4"));
    expect(shape.legal).toBe(true);
    shape.hold(placeOf("C5"));
    expect(shape.legal).toBe(false);
    expect(shape.fitsAt(placeOf("C4"))).toBe(true);
    shape.turn();
    expect(shape.legal).toBe(false);
  });

  test("that may stick out of the map may be held there, but not wholly outside", () => {
    const choice = line(EVERYWHERE, EVERYWHERE);
    const over: Choice = { ...choice, poses: choice.poses.map((pose) => ({ ...pose, over: [[0, -1]] })) } as Choice;
    const shape = new HeldShape(offer(over));
    shape.hold([0, 0]);
    expect(shape.places).toEqual([[0, -1], [0, 0], [0, 1]]);
    expect(shape.legal).toBe(true);
    shape.hold([0, -3]);
    expect(shape.at).toEqual([0, 0]);
  });

  test("moved by keys begins in the middle of the map", () => {
    const shape = new HeldShape(offer(line(EVERYWHERE, EVERYWHERE)));
    shape.move(0, 1);
    expect(shape.at).toEqual([5, 5]);
    shape.move(0, 1);
    expect(shape.at).toEqual([5, 6]);
    expect(shape.pinned).toBe(true);
  });
});

describe("the next place", () => {
  const shape = () => new HeldShape(offer(line(anchors("A1", "D4"), anchors("B2"))));

  test("goes through all places of this pose, then of the others, and round", () => {
    const held = shape();
    const seen = Array.from({ length: 4 }, () => (held.next(), cells(held).join()));
    expect(seen).toEqual(["A1,A2,A3", "D4,D5,D6", "B2,C2,D2", "A1,A2,A3"]);
  });

  test("backwards goes from the first round to the last", () => {
    const held = shape();
    const seen = Array.from({ length: 3 }, () => (held.next(-1), cells(held).join()));
    expect(seen).toEqual(["A1,A2,A3", "B2,C2,D2", "D4,D5,D6"]);
  });

  test("is the one after where the shape is held", () => {
    const held = shape();
    held.hold(placeOf("C5"));
    held.next();
    expect(cells(held)).toEqual(["D4", "D5", "D6"]);
    held.hold(placeOf("C5"));
    held.next(-1);
    expect(cells(held)).toEqual(["A1", "A2", "A3"]);
  });

  test("does not exist where nothing fits", () => {
    const held = new HeldShape(offer(line("0", "0")));
    held.next();
    expect(held.at).toBeNull();
  });
});

describe("choosing", () => {
  const both = offer(line(EVERYWHERE, EVERYWHERE, ["forest", "water"]), line(anchors("K9"), anchors("E6"), ["farm"]));

  test("numbers the terrains of every shape in turn", () => {
    expect(new HeldShape(both).options.map(({ terrain }) => terrain)).toEqual(["forest", "water", "farm"]);
  });

  test("another shape takes the pose that fits where it is held", () => {
    const shape = new HeldShape(both);
    shape.hold(placeOf("F6"));
    shape.pick(2);
    expect([shape.terrain, shape.turned]).toEqual(["farm", 1]);
    expect(shape.legal).toBe(true);
  });

  test("another terrain of the same shape keeps how it is turned; a number that is not offered changes nothing", () => {
    const shape = new HeldShape(both);
    shape.turn();
    shape.pick(1);
    expect([shape.terrain, shape.turned]).toEqual(["water", 1]);
    shape.pick(7);
    expect(shape.terrain).toBe("water");
  });
});

test("a decision taken back is held again as it was drawn, in its terrain and pose", () => {
  const shape = new HeldShape(offer(line(EVERYWHERE, EVERYWHERE, ["forest", "water"])));
  shape.restore("water", ["E7", "C7", "D7"]);
  expect([shape.terrain, shape.turned, shape.pinned]).toEqual(["water", 1, true]);
  expect(cells(shape)).toEqual(["C7", "D7", "E7"]);
  shape.reset();
  expect([shape.at, shape.turned, shape.pinned]).toEqual([null, 0, false]);
});
