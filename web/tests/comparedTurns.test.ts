/** Maps of one deal side by side: the same moment of each game. */
import { expect, test } from "vitest";
import type { Replay, ReplayFrame } from "../src/server/protocol";
import { frameAt, sharedFrames } from "../src/tournament/comparedTurns";

/** A game of which only the kinds of its frames matter; each frame knows where it was by its clock. */
const game = (kinds: string) =>
  ({ frames: kinds.split(" ").map((kind, clock) => ({ kind, clock }) as ReplayFrame) }) as unknown as Replay;

test("monsters that act on one map only do not move the turns of others against each other", () => {
  const leading = sharedFrames(game("start turn season turn season end"));
  const other = game("start turn season after turn season end");
  expect(leading.map((_, at) => frameAt(other, leading, at)?.clock)).toEqual([0, 1, 2, 4, 5, 6]);
});

test("whoever ended a game early is shown as they were at its end", () => {
  const leading = sharedFrames(game("start turn turn turn season end"));
  expect(frameAt(game("start turn"), leading, 3)?.clock).toBe(1);
});
