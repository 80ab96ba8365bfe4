/** The application on a device: Python as WebAssembly (Pyodide) and the worker that runs it. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { compiledModules } from "./bytecode";
import { wantedModules } from "./standardLibrary";
import { fileInWheel } from "./wheel";

const PYODIDE = dirname(createRequire(import.meta.url).resolve("pyodide/package.json"));
const { version } = JSON.parse(readFileSync(join(PYODIDE, "package.json"), "utf-8")) as { version: string };
const WORKER = fileURLToPath(new URL("../worker/engine.ts", import.meta.url));
/** The compiled part of pydantic as WebAssembly, of the version that the server has; `make web` puts it there. */
const COMPILED = fileURLToPath(new URL("../node_modules/.engine", import.meta.url));
const compiled = existsSync(COMPILED) ? readdirSync(COMPILED).find((name) => name.endsWith(".whl")) : undefined;
/** What a browser needs of the package. */
const FILES = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"];
const MODULES = "python_stdlib.zip";

const FOLDER = dirname(WORKER);
const BUILDERS = ["bytecode.ts", "standardLibrary.ts"].map((name) => fileURLToPath(new URL(name, import.meta.url)));
const sources = [...readdirSync(FOLDER).map((name) => join(FOLDER, name)), ...BUILDERS].map((path) => readFileSync(path, "utf-8"));
const hash = createHash("sha256").update([version, compiled, ...sources].join()).digest("hex").slice(0, 8);
/** The folder of the files. All that can change is in its name, so the files in it never do. */
export const ENGINE = `assets/engine-${hash}`;
/** All its files, below the home page; none if it cannot be built. */
export const ENGINE_FILES = compiled ? [...FILES, MODULES, "compiled.wasm", "worker.js"].map((name) => `${ENGINE}/${name}`) : [];
const { info } = JSON.parse(readFileSync(join(PYODIDE, "pyodide-lock.json"), "utf-8")) as { info: object };
/** Pyodide's list of packages with none in it: none is loaded, and before it has a list it asks for nothing else. */
export const PACKAGES = { info, packages: {} };
const part = compiled ? fileInWheel(join(COMPILED, compiled), ".so") : undefined;
/** The name under which Python imports it. */
export const COMPILED_NAME = part?.name ?? "";

/** Only in a build: while the client is being worked on, there is a server. */
export function engine(): Plugin {
  return {
    name: "engine",
    apply: "build",
    async buildStart() {
      if (!part) {
        this.warn("There will be no game without a network: `make web` loads what it needs.");
        return;
      }
      const emit = (name: string, content: Uint8Array) =>
        this.emitFile({ type: "asset", fileName: `${ENGINE}/${name}`, source: content });
      for (const name of FILES) emit(name, readFileSync(join(PYODIDE, name)));
      emit(MODULES, await compiledModules(wantedModules(readFileSync(join(PYODIDE, MODULES)))));
      emit("compiled.wasm", part.content);
      this.emitFile({ type: "chunk", id: WORKER, fileName: `${ENGINE}/worker.js` });
    },
  };
}
