/**
 * The worker in which the application of the server runs on this device: Python as WebAssembly, with the same modules.
 *
 * Pages of all tabs send it what they would send to a server, and it answers them, over one channel. One tab has started
 * it (`src/server/device/engine.ts`). A second one of its kind takes the picture from which later starts are quick, and
 * others think for a page whose game lives on a server.
 */
import { mountSlots, openSlots, type Slot } from "./deviceFiles";
import { Elsewhere } from "./elsewhere";
import { KeptPicture, keepPicture } from "./picture";
import { loadApart, loadForOther } from "./modules";
import { codeIsThere, core, fetchArchive, scripts, startFrom, startSlowly, unpacked, versionOf, type Python } from "./python";
import { think } from "./thinker";
import type { FromPage, ToPage, Why } from "../src/server/device/messages";

declare const self: DedicatedWorkerGlobalScope;

/** Where the game lies below its domain; other copies of it at other paths have files of their own. */
const ROOT = new URL("../..", self.location.href).pathname;
const FOLDER = `cartographers${ROOT.replaceAll("/", ".")}`;
/** Where the files of the device lie for Python. */
const DEVICE = "/device";
/** The files of a tab that was just closed may be open for a moment, in milliseconds. */
const [TRIES, PAUSE] = [40, 250];
/** So often Python is started before a call is told that it does not. */
const STARTS = 3;

interface Application {
  fetch(method: string, path: string, language: string, body: string): Promise<Answered>;
  socket(path: string, onText: (text: string) => void, onClose: (code: number) => void): Socket;
  hear(number: number, answer: string): void;
}
interface Answered {
  toJs(): [number, string, Uint8Array<ArrayBuffer>];
  destroy(): void;
}
interface Socket {
  send(text: string): void;
  close(): Promise<void>;
}

const channel = new BroadcastChannel(`cartographers-device:${ROOT}`);
const say = (message: ToPage) => channel.postMessage(message);

/** Opened once: a second try to start finds them open. */
let files: Promise<Slot[] | null> | undefined;

async function openFiles(): Promise<Slot[] | null> {
  if (!navigator.storage?.getDirectory) return null;
  for (let tries = 1; ; tries++) {
    try {
      return await openSlots(FOLDER);
    } catch (reason) {
      const busy = reason instanceof DOMException && reason.name === "NoModificationAllowedError";
      if (!busy) return null; // private windows of some browsers have no such files
      if (tries === TRIES) throw reason;
      await new Promise((done) => setTimeout(done, PAUSE));
    }
  }
}

/** Python with all modules, from the picture if there is one that works. */
async function startPython(tries = 1): Promise<{ python: Python; quick: boolean }> {
  try {
    return await startPythonOnce();
  } catch (reason) {
    // Files that do not come may come in a moment: the process of a killed tab has taken the service worker along.
    if (tries === STARTS) throw reason;
    await new Promise((done) => setTimeout(done, PAUSE));
    return startPython(tries + 1);
  }
}

async function startPythonOnce(): Promise<{ python: Python; quick: boolean }> {
  // These come while the picture is looked for.
  void core();
  scripts();
  // At a first visit the line has to bring everything: what Python starts from comes before the modules.
  if (!(await KeptPicture.mayBeIn(FOLDER))) return { python: await startSlowly(loadApart(codeIsThere)), quick: false };
  const asked = fetchArchive();
  const opened = KeptPicture.open(FOLDER, asked.then(versionOf)).catch(() => null);
  try {
    return { python: await startFrom(opened), quick: true };
  } catch (reason) {
    const picture = await opened;
    if (picture) console.warn("the picture of Python's memory does not work here:", reason);
    await picture?.forget();
  }
  return { python: await startSlowly(unpacked(await asked)), quick: false };
}

async function start(): Promise<Application> {
  // Both at once; what is not waited for yet may fail before it is.
  files ??= openFiles();
  files.catch(() => (files = undefined));
  const { python, quick } = await startPython();
  const slots = (await files) ?? null;
  if (slots) mountSlots(python.FS, slots, DEVICE);
  const begin = (await python.runPythonAsync(`
import random
from cartographers.server.in_browser.application import application_in
random.seed()
async def begin(elsewhere):
    application = application_in("${DEVICE}")
    await application.start(elsewhere)
    return application
begin
`)) as (elsewhere: Elsewhere) => Promise<Application>;
  const application: Application = await begin(new Elsewhere((number, answer) => application.hear(number, answer)));
  say({ kind: "started", kept: slots !== null, quick });
  return application;
}

let running: Promise<Application> | undefined;
const sockets = new Map<string, Socket>();
/** What has come: a page sends again what it sent before this worker said that it listens. */
const seen = new Set<string>();

async function take(message: FromPage): Promise<void> {
  const { id, kind } = message;
  if (kind === "text") return sockets.get(id)?.send(message.text);
  if (kind === "close") {
    await sockets.get(id)?.close();
    sockets.delete(id);
    return;
  }
  if (seen.has(id)) return;
  seen.add(id);
  try {
    running ??= start();
    const application = await running;
    if (kind === "open") {
      const closed = (code: number) => {
        sockets.delete(id);
        say({ kind: "closed", id, code });
      };
      sockets.set(id, application.socket(message.path, (text) => say({ kind: "text", id, text }), closed));
      say({ kind: "opened", id });
      return;
    }
    const told = await application.fetch(message.method, message.path, message.language, message.body);
    const [status, headers, body] = told.toJs();
    told.destroy();
    say({ kind: "answer", id, status, headers: JSON.parse(headers) as Record<string, string>, body });
  } catch (reason) {
    // Files that did not come may come with the next call.
    if (!sockets.size) running = undefined;
    say({ kind: "failed", id, why: whyOf(reason), reason: String(reason) });
  }
}

/** Errors of the browser and of Python, by their names. */
const REASONS: Readonly<Record<string, Why>> = { NoModificationAllowedError: "busy", QuotaExceededError: "full", UnknownVersion: "newer" };

function whyOf(reason: unknown): Why {
  const { name = "", type = "", message = "" } = reason as { name?: string; type?: string; message?: string };
  if (type === "OperationalError" && message.includes("full")) return "full";
  return REASONS[type] ?? REASONS[name] ?? "failed";
}

/** Takes the picture, at leisure: nobody waits for this worker. */
async function takePicture(): Promise<void> {
  const archive = await fetchArchive();
  const version = versionOf(archive);
  const modules = unpacked(archive);
  const python = await startSlowly(modules, { _makeSnapshot: true });
  await python.runPythonAsync(`
from cartographers.server.in_browser.warm import warm_up
await warm_up("${DEVICE}")
del warm_up
# What is in the picture stays: no later collection has to go through all of it.
import gc; gc.collect(); gc.freeze()
`);
  // Nothing of JavaScript may be in use by Python any more.
  await new Promise((done) => setTimeout(done));
  await keepPicture(FOLDER, version, python.makeMemorySnapshot(), await modules);
}

if (self.name === "picture") {
  takePicture().then(
    () => self.postMessage("kept"),
    (reason: unknown) => self.postMessage(String(reason)),
  );
} else if (self.name === "thinker") {
  think();
} else if (self.name === "modules") {
  loadForOther();
} else {
  channel.onmessage = ({ data }: MessageEvent<FromPage>) => void take(data);
  say({ kind: "ready" });
  // Whoever has this worker started is about to ask for something.
  running = start();
  running.catch(() => undefined); // told to whoever asks
}
