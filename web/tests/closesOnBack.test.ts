// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { closesOnBack } from "../src/common/closesOnBack";

/** The next change of the history that is no work of ours. */
const popped = () => new Promise((done) => addEventListener("popstate", done, { once: true }));
const later = () => new Promise((done) => setTimeout(done, 5));

beforeEach(() => history.pushState(null, "", `/g/${Math.random()}`));

test("the way back closes what is open and stays on the page", async () => {
  const page = location.href;
  const close = vi.fn();
  const done = closesOnBack(close);
  history.back();
  await popped();
  done();
  await later();
  expect(close).toHaveBeenCalledOnce();
  expect(location.href).toBe(page);
  expect(history.state).toBeNull();
});

test("closed in another way, it leaves nothing behind in the history", async () => {
  const close = vi.fn();
  const done = closesOnBack(close);
  const back = popped();
  done();
  await back;
  expect(close).not.toHaveBeenCalled();
  expect(history.state).toBeNull();
});

test("of two the newest is closed first, and each by a press of its own", async () => {
  const closed: string[] = [];
  const below = closesOnBack(() => closed.push("below"));
  const above = closesOnBack(() => closed.push("above"));
  history.back();
  await popped();
  above();
  expect(closed).toEqual(["above"]);
  history.back();
  await popped();
  below();
  expect(closed).toEqual(["above", "below"]);
});

test("what opens as another closes takes its place", async () => {
  const first = closesOnBack(() => {});
  const close = vi.fn();
  first();
  const second = closesOnBack(close);
  await later();
  expect(close).not.toHaveBeenCalled();
  history.back();
  await popped();
  expect(close).toHaveBeenCalledOnce();
  second();
});
