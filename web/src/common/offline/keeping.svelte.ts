/** Keeping the game on this device, so that it is there without a network. */
import { LANGUAGES } from "../../words/language";
import { apiAddress } from "../../server/root";
import { ENGINE_CACHE, engineFiles, NETS } from "../../server/device/files";
import { able, onlyHere } from "../../server/device/place.svelte";

/** What the server would have answered, besides what the engine answers itself. */
const ANSWERS = ["engine", "catalogue", ...(onlyHere ? ["site"] : []), ...LANGUAGES.map((language) => `guide/${language}`)];

export class Keeping {
  /** Does this browser keep anything, under this address? */
  readonly possible = able && "serviceWorker" in navigator;
  kept = $state(false);
  busy = $state(false);
  failed = $state(false);

  /** Sees whether everything is kept. */
  async look(): Promise<void> {
    if (this.possible && !(await this.#missing()).length) this.kept = true;
  }

  async #missing(): Promise<string[]> {
    if (!(await caches.has(ENGINE_CACHE))) return this.#wanted();
    const cache = await caches.open(ENGINE_CACHE);
    const found = await Promise.all(this.#wanted().map(async (address) => ((await cache.match(address)) ? [] : [address])));
    return found.flat();
  }

  #wanted(): string[] {
    return [...engineFiles, ...[...ANSWERS, ...NETS].map(apiAddress)];
  }

  /** Keeps everything that is missing. */
  keep = async (): Promise<void> => {
    [this.busy, this.failed] = [true, false];
    try {
      await navigator.serviceWorker.ready;
      await (await caches.open(ENGINE_CACHE)).addAll(await this.#missing());
      this.kept = true;
      // Not waited for: Firefox asks the visitor, who may leave the question open.
      void navigator.storage?.persist?.().catch(() => undefined);
    } catch {
      this.failed = true;
    }
    this.busy = false;
  };
}

/** One for the whole page: what a static site keeps by itself is told where it is offered. */
export const keeping = new Keeping();
