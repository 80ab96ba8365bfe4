// @vitest-environment jsdom
import { describe, expect, test } from "vitest";
import type { GameState, MySeat, Offer, Preview } from "../src/server/protocol";
import { Hand } from "../src/table/state/hand.svelte";
import { aimOn, moveByKey } from "../src/table/state/input";

const EVERYWHERE = ((1n << 121n) - 1n).toString(16);

/** One cell, drawn in one of the terrains; without terrains it is only pointed at. */
function offer(...terrains: string[]): Offer {
  const pose = { cells: [[0, 0]], height: 1, width: 1, anchors: EVERYWHERE, over: [], turned: 0, flipped: 0 };
  return { choices: [{ terrains, coin: false, poses: [pose] }], fallback: false, cover: [] } as unknown as Offer;
}

const NOTHING = { marks: [], targets: [], besides: null };

/** A hand in a phase of a game, which is answered with a preview as soon as it asks. */
function hand(phase: string, { preview = {}, skills = [] as unknown[], mine = offer("forest", "water") } = {}): Hand {
  const seat = { seat: 0, offer: mine, skills } as unknown as MySeat;
  const answer = { ...NOTHING, ...preview } as unknown as Preview;
  const held = new Hand({ id: "g", phase, step: 1 } as unknown as GameState, seat, () => Promise.resolve(answer));
  Object.defineProperty(held.previews, "now", { get: () => answer });
  return held;
}

const key = (name: string, more: Partial<KeyboardEvent> = {}): KeyboardEvent =>
  ({ key: name, code: `Key${name.toUpperCase()}`, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...more }) as KeyboardEvent;

describe("a drawing", () => {
  test("is one step: ready where the shape fits, and sent with its terrain and cells", () => {
    const mine = hand("draw");
    expect([mine.stages, mine.ready]).toEqual([["shape"], false]);
    mine.main.hold([2, 3]);
    mine.main.pick(1);
    expect([mine.ready, mine.last]).toEqual([true, true]);
    expect(mine.decision()).toEqual({ terrain: "water", cells: ["C4"] });
  });

  test("that was taken back can be confirmed again as it was", () => {
    const mine = hand("draw");
    const decision = { terrain: "water" as const, cells: ["K11"] };
    mine.restore(decision);
    expect(mine.decision()).toEqual(decision);
  });

  test("asks for a preview only while something is held", () => {
    const mine = hand("draw");
    expect(mine.held).toBeNull();
    mine.main.hold([0, 0]);
    expect(mine.held).toEqual({ places: [[0, 0]], skill: "", terrain: "forest" });
  });
});

describe("a skill", () => {
  const search = { key: "search", usable: true, besides: true, directions: [], offer: null };

  test("that draws besides adds a step, and is part of the decision", () => {
    const mine = hand("draw", { skills: [search], preview: { besides: offer("farm") } });
    mine.useSkill("search");
    mine.main.hold([0, 0]);
    expect(mine.stages).toEqual(["shape", "extra"]);
    mine.advance();
    mine.extra?.hold([5, 5]);
    expect(mine.decision()).toEqual({
      terrain: "forest",
      cells: ["A1"],
      skill: "search",
      extra: { terrain: "farm", cells: ["F6"] },
    });
  });

  test("pressed again is not used, and what was held stays held", () => {
    const mine = hand("draw", { skills: [search] });
    mine.main.hold([4, 4]);
    mine.useSkill("search");
    mine.useSkill("search");
    expect(mine.decision()).toEqual({ terrain: "forest", cells: ["E5"] });
  });

  test("cannot be gone on with while nothing can be drawn besides", () => {
    const mine = hand("draw", { skills: [search] });
    mine.useSkill("search");
    mine.main.hold([0, 0]);
    expect(mine.ready).toBe(false);
    mine.advance();
    expect(mine.stage).toBe("shape");
  });
});

describe("a hero", () => {
  const attacks = [["F7"], ["G6"], ["F5"], ["E6"]];
  const aiming = () => {
    const mine = hand("hero", { mine: offer(), preview: { marks: attacks } });
    mine.main.hold([5, 5]);
    mine.advance();
    return mine;
  };

  test("aims clockwise, round and back", () => {
    const mine = aiming();
    expect(mine.stage).toBe("marks");
    const seen = Array.from({ length: 5 }, () => (aimOn(mine, 1), mine.marks.join()));
    const ways = ["E6", "F7", "G6", "F5"];
    const from = ways.indexOf(seen[0] ?? "");
    expect(seen).toEqual(Array.from({ length: 5 }, (_, turn) => ways[(from + turn) % 4]));
  });

  test("with one attack needs no step for it", () => {
    const mine = hand("hero", { mine: offer(), preview: { marks: [["F7"]] } });
    mine.main.hold([5, 5]);
    expect([mine.stages, mine.last]).toEqual([["shape"], true]);
    expect(mine.decision()).toEqual({ cell: "F6", marks: ["F7"] });
  });

  test("goes back to its place with Escape", () => {
    const mine = aiming();
    expect(moveByKey(mine, key("Escape"))).toBe(true);
    expect(mine.stage).toBe("shape");
  });
});

describe("an ambush", () => {
  test("that destroys is aimed in a second step", () => {
    const mine = hand("ambush", { mine: offer("monster"), preview: { targets: ["A2", "B1"] } });
    mine.main.hold([0, 0]);
    mine.advance();
    expect(mine.stage).toBe("target");
    expect(mine.ready).toBe(false);
    mine.target?.next();
    expect(mine.decision()).toEqual({ cells: ["A1"], target: "A2" });
  });
});

describe("a key", () => {
  test("moves the shape; with Ctrl it is the browser's", () => {
    const mine = hand("draw");
    expect(moveByKey(mine, key("ArrowDown"))).toBe(true);
    expect(moveByKey(mine, key("ArrowDown"))).toBe(true);
    expect(mine.main.at).toEqual([6, 5]);
    expect(moveByKey(mine, key("ArrowDown", { ctrlKey: true }))).toBe(false);
  });

  test("that does nothing is not taken", () => {
    expect(moveByKey(hand("draw"), key("q"))).toBe(false);
  });

  test("Escape lets go of the shape first, then of the skill", () => {
    const mine = hand("draw", { skills: [{ key: "rally", usable: true, besides: null, directions: [], offer: null }] });
    mine.useSkill("rally");
    mine.main.hold([0, 0]);
    moveByKey(mine, key("Escape"));
    expect([mine.main.at, mine.skill]).toEqual([null, "rally"]);
    moveByKey(mine, key("Escape"));
    expect(mine.skill).toBe("");
  });
});
