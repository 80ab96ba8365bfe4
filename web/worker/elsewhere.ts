/**
 * A second worker, beside the one in which the application runs: searches are done there, so that whoever taps while a
 * bot thinks is answered at once.
 */
import { ownWorker } from "./ownWorker";
import type { FromThinker, ToThinker } from "../src/server/thinking/messages";

declare const self: DedicatedWorkerGlobalScope;

/** It takes some 100 MB, and half of a processor is of no use: a device with less, as far as its browser tells, does without. */
const [LEAST_MEMORY, LEAST_CORES] = [2, 2];
/** Milliseconds without a word after which it is given up, and after which it is ended if there is nothing to do. */
const [PATIENCE, IDLE] = [60_000, 60_000];

export class Elsewhere {
  readonly #hear: (number: number, answer: string) => void;
  #worker: Worker | undefined;
  #isReady = false;
  #isBroken = !("Worker" in self) || navigator.hardwareConcurrency < LEAST_CORES || memory() < LEAST_MEMORY;
  #ending: ReturnType<typeof setTimeout> | undefined;
  /** One job after the other: a worker with one answers nothing else. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(hear: (number: number, answer: string) => void) {
    this.#hear = hear;
  }

  /** Can it take a job now? Whoever asks has it started. */
  ready(): boolean {
    if (!this.#isBroken && !this.#worker) this.#begin();
    return this.#isReady;
  }

  /** Has a job done; its answers are passed on by their number. */
  do(number: number, run: string, request: string): Promise<void> {
    clearTimeout(this.#ending);
    const job = this.#last.then(() => this.#send(number, { run, request }));
    this.#last = job.catch(() => undefined).then(() => this.#rest());
    return job;
  }

  #begin(): void {
    this.#worker = ownWorker("thinker");
    this.#worker.onmessage = ({ data }: MessageEvent<FromThinker>) => {
      if (data.kind === "failed") return this.#giveUp();
      if (data.kind !== "ready") return;
      this.#isReady = true;
      this.#rest();
    };
    this.#worker.onerror = () => this.#giveUp();
  }

  #send(number: number, job: ToThinker): Promise<void> {
    return new Promise((done, fail) => {
      const worker = this.#worker;
      if (!worker) return fail(new Error("given up"));
      const end = (reason = "") => {
        clearTimeout(timer);
        worker.removeEventListener("message", hear);
        worker.removeEventListener("error", stop);
        if (reason) {
          this.#giveUp();
          fail(new Error(reason));
        } else done();
      };
      const late = () => end("late");
      let timer = setTimeout(late, PATIENCE);
      const hear = ({ data }: MessageEvent<FromThinker>) => {
        clearTimeout(timer);
        timer = setTimeout(late, PATIENCE);
        if (data.kind === "answer") this.#hear(number, data.answer);
        else if (data.kind === "done") end();
        else if (data.kind === "failed") end(data.reason);
      };
      const stop = ({ message }: ErrorEvent) => end(message);
      worker.addEventListener("message", hear);
      worker.addEventListener("error", stop);
      worker.postMessage(job);
    });
  }

  #rest(): void {
    clearTimeout(this.#ending);
    this.#ending = setTimeout(() => this.#end(), IDLE);
  }

  #end(): void {
    clearTimeout(this.#ending);
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#isReady = false;
  }

  /** It does not work here: from now on everything is done in the worker of the application. */
  #giveUp(): void {
    this.#isBroken = true;
    this.#end();
  }
}

/** Gigabytes, as far as the browser tells. */
function memory(): number {
  return (navigator as { readonly deviceMemory?: number }).deviceMemory ?? LEAST_MEMORY;
}
