/**
 * The application on this device, in a worker that all tabs share: requests and sockets as if it were a server.
 *
 * Only one tab can have the files open, so only the one that holds a lock starts the worker. When that tab is closed, the
 * next one gets the lock and starts another worker, to which everything that was not answered yet is sent again.
 */
import { ownScript } from "../ownScripts";
import { root } from "../root";
import { WORKER } from "./files";
import type { FromPage, ToPage, Why } from "./messages";

const NAME = `cartographers-device:${root}`;
/** The picture for later starts is taken when the first one has been over for so long, in milliseconds. */
const LATER = 4_000;
/** So often a worker that cannot be loaded is tried, with a pause in between, in milliseconds. */
const [TRIES, PAUSE] = [5, 500];
/** Counted while it is taken: a browser that is closed by that for want of memory does not try for ever. */
const TRIED = `cartographers.picture:${WORKER}`;
const MOST_TRIED = 3;

/** What the application needs, and a page that did not come over `https` has not, nor an old browser. */
export const able =
  WORKER !== "" && "locks" in navigator && "caches" in globalThis && "BroadcastChannel" in globalThis && "WebAssembly" in globalThis;

/** Milliseconds after which nobody waits for its start any more: another tab may have started it. */
const LONG = 60_000;

/** And after which the first game has begun, if somebody has pressed for one. */
const MOMENT = 500;

/** The application on this device does not answer. */
export class DeviceFailed extends Error {
  readonly why: Why;

  constructor(why: Why, reason = "") {
    super(reason);
    this.why = why;
  }
}

type Call = FromPage & { kind: "fetch" | "open" };
type Heard = (message: ToPage) => void;

const waiting = new Map<string, { call: Call; heard: Heard }>();
const tab = crypto.randomUUID();
let calls = 0;
let channel: BroadcastChannel | undefined;
let kept = $state.raw<boolean | null>(null);
let hasStarted = false;
let start: () => void;
const whenStarted = new Promise<void>((done) => {
  start = () => {
    hasStarted = true;
    done();
  };
});
/** Does a worker listen, as far as this tab has heard? */
let listening = false;
/** Starts the worker once more, where this tab has the lock and its worker could not be loaded. */
let startAgain: (() => void) | undefined;

function listen(): BroadcastChannel {
  if (channel) return channel;
  channel = new BroadcastChannel(NAME);
  channel.onmessage = ({ data }: MessageEvent<ToPage>) => {
    if (data.kind === "ready") {
      listening = true;
      for (const { call } of waiting.values()) channel?.postMessage(call);
    } else if (data.kind === "started") {
      kept = data.kept;
      start();
    } else {
      // Another tab may have started it before this one was there to hear of it.
      if (data.kind === "answer") start();
      waiting.get(data.id)?.heard(data);
    }
  };
  void navigator.locks.request(NAME, () => own());
  return channel;
}

/** This tab has the worker, as long as it is open. */
function own(): Promise<never> {
  const quick = ({ data }: MessageEvent<ToPage>) => {
    if (data.kind !== "started") return;
    if (!data.quick) setTimeout(takePicture, LATER);
  };
  // A channel does not hear what is said by the same page, but a worker is another one.
  channel?.addEventListener("message", quick);
  startWorker();
  return new Promise(() => undefined);
}

/** Its script may fail to load for a moment: the process of a killed tab has taken the service worker along. */
function startWorker(tries = 1): void {
  [listening, startAgain] = [false, undefined];
  const worker = new Worker(ownScript(WORKER), { type: "module" });
  worker.addEventListener("error", ({ message }) => {
    if (!listening) {
      worker.terminate();
      if (tries < TRIES) return void setTimeout(() => startWorker(tries + 1), PAUSE);
      startAgain = startWorker;
    }
    for (const [id, { heard }] of waiting) heard({ kind: "failed", id, why: "failed", reason: message });
  });
}

/** Has the picture taken by a second worker. */
function takePicture(): void {
  try {
    const tried = Number(localStorage.getItem(TRIED));
    if (tried >= MOST_TRIED) return;
    localStorage.setItem(TRIED, String(tried + 1));
  } catch {
    return;
  }
  const forget = () => localStorage.removeItem(TRIED);
  // Whoever leaves the page before it is taken has it taken at the next visit.
  addEventListener("pagehide", forget);
  const worker = new Worker(ownScript(WORKER), { type: "module", name: "picture" });
  worker.onmessage = ({ data }: MessageEvent<string>) => {
    worker.terminate();
    removeEventListener("pagehide", forget);
    if (data === "kept") forget();
  };
}

function ask(call: Call, heard: Heard): void {
  const to = listen();
  waiting.set(call.id, { call, heard });
  to.postMessage(call);
  startAgain?.();
}

const nextId = () => `${tab}/${++calls}`;

/** The answer to a call of the API, as a server would give it. */
export function localAnswer(method: string, path: string, body: unknown): Promise<Response> {
  if (!able) return Promise.reject(new DeviceFailed("unable"));
  const [id, language] = [nextId(), document.documentElement.lang];
  return new Promise((done, fail) => {
    ask({ kind: "fetch", id, method, path, language, body: JSON.stringify(body) ?? "" }, (message) => {
      waiting.delete(id);
      if (message.kind === "answer") done(new Response(message.body, { status: message.status, headers: message.headers }));
      else fail(message.kind === "failed" ? new DeviceFailed(message.why, message.reason) : new Error(message.kind));
    });
  });
}

/** A socket to the application on this device, with the part of a `WebSocket` that is used. */
export class LocalSocket {
  readyState: number = WebSocket.CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((event: MessageEvent<string>) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly #id = nextId();

  constructor(path: string) {
    ask({ kind: "open", id: this.#id, path }, (message) => {
      if (message.kind === "opened") {
        this.readyState = WebSocket.OPEN;
        this.onopen?.();
      } else if (message.kind === "text") this.onmessage?.(new MessageEvent("message", { data: message.text }));
      else this.#end();
    });
  }

  send(text: string): void {
    channel?.postMessage({ kind: "text", id: this.#id, text } satisfies FromPage);
  }

  close(): void {
    channel?.postMessage({ kind: "close", id: this.#id } satisfies FromPage);
    this.#end();
  }

  #end(): void {
    waiting.delete(this.#id);
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.onclose?.();
  }
}

/** Starts it before it is asked for anything. */
export function prepare(): void {
  if (able) listen();
}

/** Resolves when it runs, or when that takes long: what is not urgent does not keep its start waiting. */
export const started = (): Promise<void> => Promise.race([whenStarted, new Promise<void>((done) => setTimeout(done, LONG))]);

/** Resolves when it may be asked what nobody has pressed: while it starts, and for a moment after, a game comes first. */
export async function whenDeviceIdle(): Promise<void> {
  if (!channel || hasStarted) return;
  await started();
  await new Promise((done) => setTimeout(done, MOMENT));
}

/** Whether it has been asked for something in this tab. */
export const isRunning = (): boolean => channel !== undefined;

/** Whether the games on this device outlast this visit; null until the application has been started. */
export const keptHere = (): boolean | null => kept;
