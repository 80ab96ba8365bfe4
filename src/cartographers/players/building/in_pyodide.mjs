// The sampled positions, valued by the WebAssembly inside Pyodide:
//   node in_pyodide.mjs PYODIDE SOURCES FOLDER [MODULE]
// where FOLDER holds bots.wasm; another module of SOURCES can be run instead of the sample.
import { pathToFileURL } from "node:url";

const [, , pyodide, sources, folder, module = "cartographers.players.building.sample"] = process.argv;
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: `${pyodide}/` });
for (const [at, root] of [["/sources", sources], ["/built", folder]]) {
  python.FS.mkdir(at);
  python.FS.mount(python.FS.filesystems.NODEFS, { root }, at);
}
python.globals.set("module", module);
python.runPython(`
import runpy, sys
sys.dont_write_bytecode = True
sys.path.insert(0, "/sources")
sys.argv = [module, "/built"]
runpy.run_module(module, run_name="__main__")
`);
