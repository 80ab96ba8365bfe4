import { expect, test } from "vitest";
import type { GameState, Push } from "../src/server/protocol";
import { follow } from "../src/server/pushes";

/** A game of two as far as these messages are concerned. */
function game(more: Record<string, unknown> = {}): GameState {
  const seat = (number: number) => ({ seat: number, name: "AB"[number], connected: false, decided: false });
  return {
    ...{ step: 4, seq: 10, watchers: 0, due: null, now: 0, log: ["one", "two", "three"] },
    ...{ seats: [seat(0), seat(1)], mine: [{ seat: 0, notes: "own" }] },
    ...more,
  } as unknown as GameState;
}

function push(kind: string, more: Record<string, unknown> = {}): Push {
  const rest = { step: 4, seq: 11, watchers: 2, due: 30, now: 5, connected: [1], decided: [0], mine: [], state: null };
  return { kind, log_from: 0, ...rest, ...more } as unknown as Push;
}

test("a whole state takes the place of the one before", () => {
  const sent = game({ step: 9, log: ["all"] });
  expect(follow(null, push("state", { state: sent }))).toEqual(sent);
  expect(follow(game(), push("state", { state: sent }))?.log).toEqual(["all"]);
});

test("changes keep the seats and the part of the log that were not sent", () => {
  const other = { seat: 1, name: "B2" };
  const after = follow(game(), push("changes", { state: { ...game(), seats: [other], log: ["new"] }, log_from: 2 }));
  expect(after?.log).toEqual(["one", "two", "new"]);
  expect(after?.seats).toEqual([
    { seat: 0, name: "A", connected: false, decided: true },
    { seat: 1, name: "B2", connected: true, decided: false },
  ]);
});

test("changes of a game that the page does not have say nothing", () => {
  expect(follow(null, push("changes", { state: game() }))).toBeNull();
});

test("who comes, goes and has decided changes nothing else", () => {
  const after = follow(game(), push("presence", { mine: [{ seat: 0, decided: true }] }));
  expect(after).toMatchObject({ step: 4, seq: 11, watchers: 2, due: 30, log: ["one", "two", "three"] });
  expect(after?.seats.map(({ connected, decided }) => [connected, decided])).toEqual([
    [false, true],
    [true, false],
  ]);
  expect(after?.mine).toEqual([{ seat: 0, notes: "own", decided: true }]);
});

test.each([
  ["of another step", { step: 3 }],
  ["older than what is shown", { seq: 9 }],
])("a presence %s is ignored", (_, more) => {
  expect(follow(game(), push("presence", more))).toBeNull();
});
