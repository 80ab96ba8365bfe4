/** Python as WebAssembly with the modules of the server: started from the beginning, or from a picture of its memory. */
import type { EmscriptenFiles } from "./deviceFiles";
import type { KeptPicture } from "./picture";

/** Set by the build: the name under which Python imports pydantic's compiled part, below the modules. */
declare const COMPILED: string;
declare const self: DedicatedWorkerGlobalScope;

/** Where the modules lie for Python. */
export const MODULES = "/cartographers";
const ARCHIVE_FILE = "/modules.zip";
/** The packages of the server, and the largest parts of ours that no job uses. */
const NOT_FOR_JOBS = [
  ...["fastapi", "starlette", "anyio", "idna", "opentelemetry", "segno", "pydantic", "fpdf", "fontTools", "defusedxml"],
  ...["cartographers/words/", "cartographers/paper/", "cartographers/guide/", "cartographers/lessons/"],
];
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
  instantiateWasm(imports: Imports, done: unknown): object;
}
/** What Python calls of its surroundings, as far as it is used here. */
interface Imports {
  readonly env: { __syscall_fdatasync: (file: number) => number };
  readonly wasi_snapshot_preview1: { readonly fd_sync: (file: number) => number | undefined };
}

/** What is used of Pyodide. */
export interface Python {
  readonly FS: EmscriptenFiles;
  unpackArchive(archive: ArrayBuffer, format: "zip", options: { extractDir: string }): void;
  runPython(code: string): unknown;
  runPythonAsync(code: string): Promise<unknown>;
  makeMemorySnapshot(): Uint8Array<ArrayBuffer>;
}
type Create = (settings: Module) => Promise<unknown>;

/** Files beside this one, and the modules, which come from the server. */
const beside = (name: string) => new URL(name, self.location.href).href;
const ARCHIVE = beside("../../api/engine");

/** Not known to the bundler, which would put them into this file. */
const [SCRIPT, LOADER] = ["./pyodide.asm.mjs", "./pyodide.mjs"];

async function compiled(name: string): Promise<WebAssembly.Module> {
  const answer = await fetch(beside(name));
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return WebAssembly.compile(await answer.arrayBuffer());
}

/**
 * Makes Emscripten's module with pydantic's compiled part in it. It is linked before Python starts, at the same addresses
 * every time: otherwise no picture of the memory could be taken with it.
 */
function linked(create: Create, core: Promise<WebAssembly.Module>, before: (module: Module) => void): Create {
  return (settings) => {
    settings.preRun.push(async (module) => {
      module.addRunDependency("compiled");
      const flags = { loadAsync: true, nodelete: true, allowUndefined: true, global: false };
      const exports = await module.loadWebAssemblyModule(await core, flags, COMPILED_FILE, {});
      module.newDSO(COMPILED_FILE, undefined, exports).global = false;
      before(module);
      module.removeRunDependency("compiled");
    });
    const instantiate = settings.instantiateWasm;
    settings.instantiateWasm = (imports, done) => {
      // Emscripten's does nothing, and SQLite calls it to have written what it then calls committed.
      imports.env.__syscall_fdatasync = (file) => -(imports.wasi_snapshot_preview1.fd_sync(file) ?? 0);
      return instantiate(imports, done);
    };
    return create(settings);
  };
}

async function load(options: object, before: (module: Module) => void = () => undefined): Promise<Python> {
  const core = compiled("compiled.wasm");
  core.catch(() => undefined); // told where it is waited for
  return loadWith((create) => linked(create, core, before), options);
}

async function loadWith(make: (create: Create) => Create, options: object = {}): Promise<Python> {
  const [{ default: create }, { loadPyodide }] = (await Promise.all([
    import(/* @vite-ignore */ SCRIPT),
    import(/* @vite-ignore */ LOADER),
  ])) as [{ default: Create }, { loadPyodide: (options: object) => Promise<Python> }];
  const createPyodideModule = make(create);
  // Without it the order of sets would differ from that in a picture.
  const env = { PYTHONHASHSEED: "0" };
  return loadPyodide({ indexURL: beside("."), env, createPyodideModule, ...options });
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
const unpacked = (archive: Response): Promise<ArrayBuffer> =>
  new Response(archive.body?.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();

/** Starts from the beginning. */
export async function startSlowly(archive: Response, options: object = {}): Promise<Python> {
  const [python, modules] = await Promise.all([load(options), unpacked(archive)]);
  python.unpackArchive(modules, "zip", { extractDir: MODULES });
  python.FS.writeFile(COMPILED_FILE, new Uint8Array()); // it is linked already
  python.runPython(`import sys; sys.path.insert(0, "${MODULES}")`);
  return python;
}

/** Starts for jobs alone, which need none of the packages of the server, and so nothing that is compiled. */
export async function startForJobs(archive: Response): Promise<Python> {
  const [python, modules] = await Promise.all([loadWith((create) => create), unpacked(archive)]);
  python.FS.writeFile(ARCHIVE_FILE, new Uint8Array(modules), { canOwn: true });
  python.runPython(`
import os, sys
from zipfile import ZipFile
with ZipFile("${ARCHIVE_FILE}") as archive:
    own = [name for name in archive.namelist() if not name.startswith(("${NOT_FOR_JOBS.join('", "')}"))]
    archive.extractall("${MODULES}", own)
os.remove("${ARCHIVE_FILE}")
sys.path.insert(0, "${MODULES}")
`);
  return python;
}

/** Starts from a picture. */
export async function startFrom(picture: KeptPicture): Promise<Python> {
  const head = picture.head();
  return load({ _loadSnapshot: head }, (module) => {
    if (picture.memory > module.HEAPU8.length) module.growMemory(picture.memory);
    const restore = module.API.restoreSnapshot;
    module.API.restoreSnapshot = (given) => {
      // Pyodide reads only the head; the memory is read from the file into its place.
      const told = restore(given);
      picture.readMemory(module.HEAPU8);
      return told;
    };
    picture.putFiles(module.FS);
  });
}
