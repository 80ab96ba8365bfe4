/** Python's own modules for browsers: fewer, and each as it was. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { wantedModules } from "./standardLibrary";
import { entriesOf } from "./zip";

const archive = readFileSync(createRequire(import.meta.url).resolve("pyodide/python_stdlib.zip"));
const contents = (bytes: Buffer) => new Map([...entriesOf(bytes)].map(({ name, content }) => [name, content()]));

test("what is wanted of Python's modules is as it was, and a quarter of their weight is gone", () => {
  const [all, wanted] = [contents(archive), contents(wantedModules(archive))];
  for (const [name, content] of wanted) expect(content.equals(all.get(name) ?? Buffer.of()), name).toBe(true);
  expect(wantedModules(archive).length).toBeLessThan(archive.length * 0.75);
});

test("tools of programmers and encodings of old machines are left out, what the game imports is not", () => {
  const names = [...contents(wantedModules(archive)).keys()];
  for (const name of ["asyncio/__init__.py", "datetime.py", "encodings/utf_8.py", "encodings/cp437.py", "logging/__init__.py", "encodings/mac_roman.py", "unittest/mock.py"])
    expect(names).toContain(name);
  for (const name of ["pydoc.py", "_pydatetime.py", "encodings/cp1140.py", "multiprocessing/__init__.py"])
    expect(names).not.toContain(name);
});
