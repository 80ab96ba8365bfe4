/** A long job (an analysis, par): started once, then looked at every second until it is done. */
import { Refused } from "./api";
import type { Analysis } from "./protocol";

const INTERVAL = 1_000;
/** The interval while the server cannot be reached. */
const SLOW_INTERVAL = 4_000;

export type Progress = Analysis["state"];

export class Polled<T extends { state: Progress }> {
  answer = $state.raw<T | null>(null);
  /** Why there will be no result. */
  problem = $state("");
  readonly busy = $derived.by(() => this.answer?.state === "waiting" || this.answer?.state === "running");

  readonly #begin: () => Promise<T>;
  readonly #look: () => Promise<T>;
  readonly #beginThere: () => Promise<T>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(begin: () => Promise<T>, look: () => Promise<T>, beginThere: () => Promise<T>) {
    this.#begin = begin;
    this.#look = look;
    this.#beginThere = beginThere;
  }

  /** Starts the job. */
  begin(): Promise<void> {
    this.problem = "";
    return this.#take(this.#begin);
  }

  /** Starts it on the server, even if this page has done it. */
  beginThere(): Promise<void> {
    this.problem = "";
    return this.#take(this.#beginThere);
  }

  /** Fetches the result if there is one, without starting the job. */
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
      const answer = await call();
      if (this.#closed) return;
      this.answer = answer;
      if (this.busy) this.#again(this.#look, INTERVAL);
    } catch (reason) {
      if (!(reason instanceof Refused)) throw reason;
      if (this.#closed) return;
      if (reason.unreachable && this.answer) this.#again(call, SLOW_INTERVAL);
      else this.problem = reason.message;
    }
  }

  #again(call: () => Promise<T>, wait: number): void {
    this.#timer = setTimeout(() => void this.#take(call), wait);
  }
}
