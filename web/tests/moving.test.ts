import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { atRest, finishAll, whileMoving } from "../src/map/moving";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("requestAnimationFrame", (picture: () => void) => setTimeout(picture, 16));
});
afterEach(() => {
  finishAll();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** An animation that ends after so many milliseconds, or when it is finished. */
function lasting(milliseconds: number): Animation {
  let finish = (): void => undefined;
  const finished = new Promise<void>((done) => (finish = done));
  setTimeout(finish, milliseconds);
  return { finished, finish } as unknown as Animation;
}

/** Is somebody who waits for rest still waiting? */
function waiting(): () => boolean {
  let over = false;
  void atRest().then(() => (over = true));
  return () => !over;
}

test("where nothing moves nobody waits", async () => {
  const still = waiting();
  await vi.advanceTimersByTimeAsync(0);
  expect(still()).toBe(false);
});

test("work waits until what moves has been seen at rest", async () => {
  void whileMoving(lasting(80));
  const still = waiting();
  await vi.advanceTimersByTimeAsync(80);
  expect(still()).toBe(true);
  await vi.advanceTimersByTimeAsync(17);
  expect(still()).toBe(false);
});

test("a press that finishes what moves lets the work go on", async () => {
  void whileMoving(lasting(80));
  const still = waiting();
  finishAll();
  await vi.advanceTimersByTimeAsync(17);
  expect(still()).toBe(false);
});

test("a coin that flies for long keeps nobody waiting", async () => {
  void whileMoving(lasting(900));
  const still = waiting();
  await vi.advanceTimersByTimeAsync(150);
  expect(still()).toBe(false);
});
