/** Something the server takes its time for: asked for once, then looked at every second until it is done. */
import { Refused } from "./api";
import type { Analysis } from "./protocol";

const MOMENT = 1_000;
/** When the server is away there is no hurry. */
const LATER = 4_000;

export type Progress = Analysis["state"];

export class Asked<T extends { state: Progress }> {
  told = $state.raw<T | null>(null);
  /** Why there will be nothing. */
  problem = $state("");
  readonly busy = $derived.by(() => this.told?.state === "waiting" || this.told?.state === "running");

  readonly #begin: () => Promise<T>;
  readonly #look: () => Promise<T>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(begin: () => Promise<T>, look: () => Promise<T>) {
    this.#begin = begin;
    this.#look = look;
  }

  /** Have it done. */
  begin(): Promise<void> {
    this.problem = "";
    return this.#take(this.#begin);
  }

  /** See whether it has been done, without asking for it. */
  look(): Promise<void> {
    return this.#take(this.#look);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  async #take(call: () => Promise<T>): Promise<void> {
    clearTimeout(this.#timer);
    try {
      const told = await call();
      if (this.#closed) return;
      this.told = told;
      if (this.busy) this.#again(this.#look, MOMENT);
    } catch (reason) {
      if (!(reason instanceof Refused)) throw reason;
      if (this.#closed) return;
      if (reason.unreachable && this.told) this.#again(call, LATER);
      else this.problem = reason.message;
    }
  }

  #again(call: () => Promise<T>, wait: number): void {
    this.#timer = setTimeout(() => void this.#take(call), wait);
  }
}
