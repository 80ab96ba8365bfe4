/**
 * Workers of this page that think: what a server would have computed in its processes is computed here.
 *
 * Nothing that comes of it goes back to the server: it is shown, and it counts nowhere.
 */
import { ENGINE_CACHE, WORKER } from "../device/files";
import { able, network, onlyHere } from "../device/place.svelte";
import { ownScript } from "../ownScripts";
import type { PageJob } from "../protocol";
import { loadSite, site } from "../site.svelte";
import type { FromThinker, ToThinker } from "./messages";

/** A device with less, as far as its browser tells, asks the server: gigabytes of memory, and processors. */
const [LEAST_MEMORY, LEAST_CORES] = [2, 2];
/** So many workers at most: each takes some 100 MB. One processor is left to the page. */
const MOST = Math.max(1, Math.min(3, navigator.hardwareConcurrency - 1));
/** Milliseconds without a word after which a worker is given up, and after which one without work is ended. */
const [PATIENCE, IDLE] = [60_000, 60_000];

/** What not all browsers tell. */
interface Device {
  readonly deviceMemory?: number;
  readonly connection?: { readonly saveData?: boolean };
}
interface Waiting {
  readonly job: PageJob;
  heard(answer: unknown): void;
  done(): void;
  fail(reason: Error): void;
}

const waiting: Waiting[] = [];
const idle = new Map<Worker, ReturnType<typeof setTimeout>>();
let number = 0;
let ready = false;
/** A worker could not do its work: the rest of this visit is left to the server. */
let broken = false;

/** Does this page think itself? The host may want the server to, and a weak device cannot. */
export async function mayThink(): Promise<boolean> {
  if (!able || broken || onlyHere || network.away) return false;
  if (!site.isKnown()) await loadSite();
  const { deviceMemory = LEAST_MEMORY, connection } = navigator as Device;
  if (!site.now.page_thinks || navigator.hardwareConcurrency < LEAST_CORES || deviceMemory < LEAST_MEMORY) return false;
  // Whoever saves data is not made to load Python for this; what is on the device already costs nothing.
  return !connection?.saveData || caches.has(ENGINE_CACHE);
}

/** The same, where nobody wants to wait for Python to start: until it has, the server is asked. */
export async function mayThinkAtOnce(): Promise<boolean> {
  if (!(await mayThink())) return false;
  if (!ready && !number) rest(begin());
  return ready;
}

/** Does a job, and calls with each of its answers; one that somebody waits for comes before the others. */
export function think<T>(job: PageJob, heard: (answer: T) => void, urgent = false): Promise<void> {
  return new Promise((done, fail) => {
    const one = { job, heard: heard as Waiting["heard"], done, fail };
    if (urgent) waiting.unshift(one);
    else waiting.push(one);
    next();
  });
}

/** All answers to a job. */
export async function answersTo<T>(job: PageJob, urgent = false): Promise<T[]> {
  const answers: T[] = [];
  await think<T>(job, (answer) => answers.push(answer), urgent);
  return answers;
}

function next(): void {
  while (waiting.length && (idle.size || number < MOST)) {
    const [worker] = idle.keys();
    clearTimeout(worker && idle.get(worker));
    if (worker) idle.delete(worker);
    const one = waiting.shift();
    if (one) give(worker ?? begin(), one);
  }
}

function begin(): Worker {
  number++;
  const worker = new Worker(ownScript(WORKER), { type: "module", name: "thinker" });
  worker.addEventListener("message", ({ data }: MessageEvent<FromThinker>) => {
    if (data.kind === "ready") ready = true;
    if (data.kind === "failed") broken = true;
  });
  return worker;
}

function end(worker: Worker): void {
  worker.terminate();
  idle.delete(worker);
  ready &&= --number > 0;
}

/** A worker without work. */
function rest(worker: Worker): void {
  idle.set(worker, setTimeout(() => end(worker), IDLE));
}

function give(worker: Worker, { job, heard, done, fail }: Waiting): void {
  const giveUp = (reason: string) => {
    broken = true;
    leave();
    end(worker);
    fail(new Error(reason));
    for (const one of waiting.splice(0)) one.fail(new Error(reason));
  };
  const late = () => giveUp("late");
  let timer = setTimeout(late, PATIENCE);
  const hear = ({ data }: MessageEvent<FromThinker>) => {
    clearTimeout(timer);
    if (data.kind === "failed") return giveUp(data.reason);
    if (data.kind !== "done") timer = setTimeout(late, PATIENCE);
    if (data.kind === "answer") heard(JSON.parse(data.answer));
    if (data.kind !== "done") return;
    leave();
    rest(worker);
    done();
    next();
  };
  const stop = ({ message }: ErrorEvent) => giveUp(message);
  const leave = () => {
    clearTimeout(timer);
    worker.removeEventListener("message", hear);
    worker.removeEventListener("error", stop);
  };
  worker.addEventListener("message", hear);
  worker.addEventListener("error", stop);
  worker.postMessage(job satisfies ToThinker);
}
