// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { api, Refused } from "../src/server/api";
import { unsent } from "../src/server/unsent.svelte";

vi.mock("../src/server/api", () => ({
  api: { decide: vi.fn() },
  Refused: class extends Error {
    constructor(
      readonly status: number,
      sentence: string,
    ) {
      super(sentence);
    }

    get unreachable(): boolean {
      return this.status === 0;
    }
  },
}));

const decide = vi.mocked(api.decide);
const one = { game: "abc", seat: 0, request: { step: 3, move_id: "m", decision: { cells: ["A1"] } } };

/** As a page that is opened after the one at which it was drawn was closed. */
function left(): void {
  unsent.keep(one);
  unsent.leave("m");
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  unsent.read();
  decide.mockReset();
});

test("a decision made without the network is sent once when it is back, and that is told", async () => {
  left();
  decide.mockRejectedValueOnce(new Refused(0, "away"));
  await unsent.send();
  expect(unsent.outcomes).toEqual([]);
  await unsent.send();
  await unsent.send();
  expect(decide.mock.calls).toEqual([["abc", 0, one.request], ["abc", 0, one.request]]);
  expect(unsent.outcomes).toEqual([{ game: "abc", problem: "" }]);
});

test("one that no longer stands is given up, and the reason is told", async () => {
  left();
  decide.mockRejectedValueOnce(new Refused(409, "The game has gone on."));
  await unsent.send();
  await unsent.send();
  expect(decide).toHaveBeenCalledTimes(1);
  expect(unsent.outcomes).toEqual([{ game: "abc", problem: "The game has gone on." }]);
});

test("an open table sends its own", async () => {
  unsent.keep(one);
  await unsent.send();
  expect(decide).not.toHaveBeenCalled();
  unsent.drop("m");
  unsent.leave("m");
  await unsent.send();
  expect(decide).not.toHaveBeenCalled();
});
