// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { Keeping } from "../src/common/offline/keeping.svelte";

test("the game is kept also while the browser asks whether it may stay", async () => {
  const cache = { addAll: async () => undefined, match: async () => undefined };
  vi.stubGlobal("caches", { has: async () => false, open: async () => cache });
  const persist = vi.fn(() => new Promise<boolean>(() => undefined));
  Object.defineProperty(navigator, "serviceWorker", { value: { ready: Promise.resolve() } });
  Object.defineProperty(navigator, "storage", { value: { persist } });
  const keeping = new Keeping();
  await keeping.keep();
  expect([keeping.kept, keeping.busy, keeping.failed]).toEqual([true, false, false]);
  expect(persist).toHaveBeenCalled();
});
