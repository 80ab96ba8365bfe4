/** Python as WebAssembly with the modules of the server: started from the beginning, or from a picture of its memory. */
import { inMemory, mountArchive } from "./archive";
import type { EmscriptenFiles } from "./emscripten";
import { nets } from "./nets";
import type { KeptPicture } from "./picture";

/** Set by the build: the name under which Python imports pydantic's compiled part, below the modules. */
declare const COMPILED: string;
/** Set by the build: Pyodide's list of packages, empty. */
declare const PACKAGES: object;
declare const self: DedicatedWorkerGlobalScope;

/** Where the modules lie for Python. */
export const MODULES = "/cartographers";
const COMPILED_FILE = `${MODULES}/${COMPILED}`;

/** What is used of Emscripten's module. */
export interface Module {
  readonly FS: EmscriptenFiles;
  readonly HEAPU8: Uint8Array;
  readonly API: { restoreSnapshot(picture: Uint8Array): unknown };
  readonly preRun: ((module: Module) => unknown)[];
  addRunDependency(name: string): void;
  removeRunDependency(name: string): void;
  growMemory(bytes: number): void;
  loadWebAssemblyModule(code: WebAssembly.Module, flags: object, name: string, scope: object): Promise<object>;
  newDSO(name: string, handle: undefined, exports: object): { global: boolean };
  instantiateWasm(imports: Imports, done: (...given: unknown[]) => unknown): object;
}
/** What Python calls of its surroundings, as far as it is used here. */
interface Imports {
  readonly env: { __syscall_fdatasync: (file: number) => number };
  readonly wasi_snapshot_preview1: { readonly fd_sync: (file: number) => number | undefined };
}

/** What is used of Pyodide. */
export interface Python {
  readonly FS: EmscriptenFiles;
  runPython(code: string): unknown;
  runPythonAsync(code: string): Promise<unknown>;
  makeMemorySnapshot(): Uint8Array<ArrayBuffer>;
}
type Create = (settings: Module) => Promise<unknown>;
interface CreateScript {
  readonly default: Create;
}
interface LoaderScript {
  readonly loadPyodide: (options: object) => Promise<Python>;
}

/** Files beside this one, and the modules, which come from the server. */
const beside = (name: string) => new URL(name, self.location.href).href;
const ARCHIVE = beside("../../api/engine");

/** Not known to the bundler, which would put them into this file. */
const [SCRIPT, LOADER] = ["./pyodide.asm.mjs", "./pyodide.mjs"];

/** What was asked for once; again if it did not come. */
function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | undefined;
  return () => {
    asked ??= ask();
    asked.catch(() => (asked = undefined)); // told where it is waited for
    return asked;
  };
}

/** Pydantic's compiled part, compiled while it comes; browsers keep what they have compiled so, and only so. */
export const core = once(async () => {
  const answer = await fetch(beside("compiled.wasm"));
  if (!answer.ok) throw new Error(`compiled.wasm: ${answer.status}`);
  // A host may not know what kind of file it is.
  const streamed = answer.headers.get("Content-Type") === "application/wasm";
  return streamed ? WebAssembly.compileStreaming(answer) : WebAssembly.compile(await answer.arrayBuffer());
});

let come: () => void;
/** Resolves when Python's own code is there: what is asked for after that does not take the line from it. */
export const codeIsThere = new Promise<void>((done) => (come = done));

const script = once(() => import(/* @vite-ignore */ SCRIPT) as Promise<CreateScript>);
const loader = once(() => import(/* @vite-ignore */ LOADER) as Promise<LoaderScript>);
/** Both at once; what is not waited for yet may fail before it is. */
export const scripts = (): void => void Promise.allSettled([loader(), script()]);

/**
 * Makes Emscripten's module with pydantic's compiled part in it. It is linked before Python starts, at the same addresses
 * every time: otherwise no picture of the memory could be taken with it.
 */
function linked(create: Create, before: (module: Module) => Promise<void>, fail: (reason: unknown) => void): Create {
  async function prepare(module: Module): Promise<void> {
    const flags = { loadAsync: true, nodelete: true, allowUndefined: true, global: false };
    const exports = await module.loadWebAssemblyModule(await core(), flags, COMPILED_FILE, {});
    module.newDSO(COMPILED_FILE, undefined, exports).global = false;
    await before(module);
    module.removeRunDependency("compiled");
  }
  return (settings) => {
    settings.preRun.push((module) => {
      module.addRunDependency("compiled");
      prepare(module).catch(fail);
    });
    const instantiate = settings.instantiateWasm;
    settings.instantiateWasm = (imports, done) => {
      // Emscripten's does nothing, and SQLite calls it to have written what it then calls committed.
      imports.env.__syscall_fdatasync = (file) => -(imports.wasi_snapshot_preview1.fd_sync(file) ?? 0);
      return instantiate(imports, (...given: unknown[]) => {
        come();
        return done(...given);
      });
    };
    return create(settings);
  };
}

function load(options: object, before: (module: Module) => Promise<void> = () => Promise.resolve()): Promise<Python> {
  void core();
  // Emscripten would wait for ever for what has failed before Python runs.
  return new Promise((done, fail) => loadWith((create) => linked(create, before, fail), options).then(done, fail));
}

async function loadWith(make: (create: Create) => Create, options: object = {}): Promise<Python> {
  scripts();
  const { loadPyodide } = await loader();
  // The loader asks for Python's code at once, while the script that runs it is still on its way.
  const createPyodideModule: Create = async (settings) => make((await script()).default)(settings);
  // Without the first the order of sets would differ from that in a picture; nothing can be written beside the modules.
  const env = { PYTHONHASHSEED: "0", PYTHONDONTWRITEBYTECODE: "1" };
  return loadPyodide({ indexURL: beside("."), lockFileContents: PACKAGES, env, createPyodideModule, ...options });
}

/** The version of everything that a picture depends on: these files, the modules, this browser. */
export function versionOf(archive: Response): string {
  return [self.location.pathname, archive.headers.get("ETag") ?? archive.headers.get("Last-Modified"), navigator.userAgent].join(" ");
}

export const fetchArchive = async (): Promise<Response> => {
  const answer = await fetch(ARCHIVE);
  if (!answer.ok) throw new Error(`the modules: ${answer.status}`);
  return answer;
};

/** The modules, whose archive is compressed as a whole. */
export const unpacked = (archive: Response): Promise<ArrayBuffer> =>
  new Response(archive.body?.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();

/** Lets Python import the modules. What is compiled is linked already, and has an empty file. */
function addModules(python: Python, modules: ArrayBuffer, empty: readonly string[]): Python {
  mountArchive(python.FS, inMemory(new Uint8Array(modules)), MODULES, nets, empty);
  python.runPython(`import sys; sys.path.insert(0, "${MODULES}")`);
  return python;
}

/** Starts from the beginning. */
export async function startSlowly(modules: Promise<ArrayBuffer>, options: object = {}): Promise<Python> {
  const [python, archive] = await Promise.all([load(options), modules]);
  return addModules(python, archive, [COMPILED]);
}

/** Starts for jobs alone, which need none of the packages of the server, and so nothing that is compiled. */
export async function startForJobs(modules: Promise<ArrayBuffer>): Promise<Python> {
  const [python, archive] = await Promise.all([loadWith((create) => create), modules]);
  return addModules(python, archive, []);
}

/** Starts from a picture, which is opened while Python's code comes. */
export function startFrom(opened: Promise<KeptPicture | null>): Promise<Python> {
  // Pyodide only has to know that there is one.
  return load({ _loadSnapshot: new Uint8Array() }, async (module) => {
    const picture = await opened;
    if (!picture) throw new Error("there is no picture of this version");
    const [head, fill] = await Promise.all([picture.head(), picture.memory()]);
    const used = module.HEAPU8.length;
    if (picture.size > used) module.growMemory(picture.size);
    const restore = module.API.restoreSnapshot;
    module.API.restoreSnapshot = () => {
      // Pyodide reads only the head; the memory is put into its place, and nothing holds its bytes any more.
      module.API.restoreSnapshot = restore;
      const told = restore(head);
      fill(module.HEAPU8, used);
      return told;
    };
    mountArchive(module.FS, picture.archive(), MODULES, nets, [COMPILED]);
  });
}
