/** Python's own modules for browsers, without those that nothing imports there: a third of what they weigh. */
import { archiveOf, entriesOf } from "./zip";

/** Tools of programmers, servers, mail and processes, other systems' parts, and what stands in for compiled modules that are there. */
const LEFT_OUT = [
  "_pydatetime",
  "_pyio",
  "_pyrepl",
  "asyncio/__main__",
  "asyncio/proactor_events",
  "asyncio/tools",
  "asyncio/windows_events",
  "asyncio/windows_utils",
  "bdb",
  "cProfile",
  "cmd",
  "code",
  "compileall",
  "configparser",
  "ctypes/_aix",
  "doctest",
  "filecmp",
  "fileinput",
  "ftplib",
  "getpass",
  "http/server",
  "imaplib",
  "importlib/_bootstrap",
  "importlib/_bootstrap_external",
  "logging/config",
  "logging/handlers",
  "mailbox",
  "modulefinder",
  "multiprocessing",
  "netrc",
  "optparse",
  "pdb",
  "pickletools",
  "poplib",
  "profile",
  "pstats",
  "py_compile",
  "pyclbr",
  "pydoc",
  "pydoc_data",
  "rlcompleter",
  "shelve",
  "smtplib",
  "socketserver",
  "symtable",
  "tabnanny",
  "trace",
  "wave",
  "wsgiref",
  "xmlrpc",
  "zipapp",
  "zipimport",
];
/** Encodings of single countries and machines, but for those that formats of today name. */
const OLD_ENCODING = /^encodings\/(?:big5|cp\d|euc_|gb|hp_|hz|iso2022|iso8859|johab|koi8|kz|palmos|ptcp|shift|tis)/;
const STILL_USED = /^encodings\/(?:cp437|cp1252|iso8859_1)\.py$/;

export function isWanted(file: string): boolean {
  if (OLD_ENCODING.test(file)) return STILL_USED.test(file);
  return !LEFT_OUT.some((one) => file === `${one}.py` || file.startsWith(`${one}/`));
}

/** Pyodide's archive of the modules with those that are wanted. */
export function wantedModules(archive: Buffer): Buffer {
  return archiveOf([...entriesOf(archive)].filter(({ name }) => isWanted(name)));
}
