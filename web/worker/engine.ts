/**
 * The worker that runs the engine of the server in the browser: Python as WebAssembly, with the modules that the server
 * itself would use. It answers the calls that need no games: those of the companion and of the score checker.
 */
declare const self: DedicatedWorkerGlobalScope;

/** What the page sends: a call of the API, and the language of the answer. */
interface Call {
  readonly id: number;
  readonly path: string;
  readonly body: string;
  readonly language: string;
}

interface Python {
  loadPackage(address: string, options: { checkIntegrity: boolean; messageCallback: () => void }): Promise<unknown>;
  unpackArchive(archive: ArrayBuffer, format: "zip", options: { extractDir: string }): void;
  runPython(code: string): unknown;
}

/** A tuple of Python: the status, the type and the bytes of an answer. */
interface Told {
  toJs(): [number, string, Uint8Array];
  destroy(): void;
}

type Answer = (path: string, body: string, language: string) => Told;

/** Set by the build: the file of the compiled part of pydantic. It lies beside this one. */
declare const COMPILED: string;
/** Not known to the bundler, which would put it into this file. */
const PYODIDE = "./pyodide.mjs";
const FOLDER = "/cartographers";
/** The addresses of files beside this one, and of the modules, which come from the server. */
const beside = (name: string) => new URL(name, self.location.href).href;
const MODULES = beside("../../api/engine");

async function start(): Promise<Answer> {
  const { loadPyodide } = (await import(PYODIDE)) as { loadPyodide: (options: object) => Promise<Python> };
  const [python, modules] = await Promise.all([
    loadPyodide({ indexURL: beside(".") }),
    fetch(MODULES).then((answer) => answer.arrayBuffer()),
  ]);
  // Its hash was compared when the client was built.
  await python.loadPackage(beside(COMPILED), { checkIntegrity: false, messageCallback: () => undefined });
  python.unpackArchive(modules, "zip", { extractDir: FOLDER });
  return python.runPython(`
import sys
sys.path.insert(0, "${FOLDER}")
from cartographers.server.offline import answer
answer
`) as Answer;
}

let running: Promise<Answer> | undefined;

self.addEventListener("message", ({ data }: MessageEvent<Call>) => void reply(data));

async function reply({ id, path, body, language }: Call): Promise<void> {
  try {
    running ??= start();
    const answer = await running;
    const told = answer(path, body, language);
    const [status, type, bytes] = told.toJs();
    told.destroy();
    self.postMessage({ id, status, type, bytes }, [bytes.buffer]);
  } catch (reason) {
    // Files that did not come may come with the next call.
    running = undefined;
    self.postMessage({ id, failed: String(reason) });
  }
}

export {};
