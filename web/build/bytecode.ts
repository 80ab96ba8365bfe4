/**
 * Python's own modules as bytecode: compiling their texts was a third of a first start. Pyodide compiles them, so the
 * bytecode is of its version of Python.
 */
import { loadPyodide } from "pyodide";

/** Without columns in tracebacks; constant sets are in the same order with every build. */
const ENVIRONMENT = { PYTHONNODEBUGRANGES: "1", PYTHONHASHSEED: "0" };
/**
 * The files have the names that they have where Pyodide puts the archive. Only its own modules need their docstrings,
 * which it gives to what is written in C.
 */
const COMPILE = `
import sys
from importlib.util import MAGIC_NUMBER
from marshal import dumps
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

#: Nothing is compared with a source.
HEAD = MAGIC_NUMBER + bytes(12)
FOLDER = f"/lib/python{sys.version_info[0]}{sys.version_info[1]}.zip"

def compiled(name, text):
    level = 0 if name.startswith("_pyodide/") else 2
    return HEAD + dumps(compile(text, f"{FOLDER}/{name}", "exec", optimize=level, dont_inherit=True))

with ZipFile("/texts.zip") as texts, ZipFile("/compiled.zip", "w", ZIP_DEFLATED, compresslevel=9) as archive:
    for name in texts.namelist():
        content = texts.read(name)
        if name.endswith(".py"):
            name, content = name + "c", compiled(name, content)
        archive.writestr(ZipInfo(name), content, ZIP_DEFLATED, 9)
`;

/** An archive with the modules of another one as bytecode. */
export async function compiledModules(archive: Uint8Array): Promise<Uint8Array> {
  const python = await loadPyodide({ env: ENVIRONMENT });
  python.FS.writeFile("/texts.zip", archive);
  python.runPython(COMPILE);
  return python.FS.readFile("/compiled.zip");
}
