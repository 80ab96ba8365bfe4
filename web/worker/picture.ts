/**
 * The picture of Python's memory after all modules were imported, kept on this device: the next start takes a second
 * instead of ten. It is taken here and not sent, so it costs nobody a download and fits this very browser.
 *
 * The file: its version and sizes as JSON in the first bytes, written last, so that one that is not whole counts as none;
 * then what Pyodide wrote (a head, the memory), then the files of Python one after the other.
 */
import { writeAll, type EmscriptenFiles } from "./deviceFiles";

const INFO = 1 << 17;
const FILE = "picture";

interface Info {
  readonly version: string;
  /** How many bytes Pyodide wrote, and how many of these are its own head. */
  readonly written: number;
  readonly head: number;
  /** Start and length of each file, behind that. */
  readonly files: Readonly<Record<string, readonly [number, number]>>;
}

async function open(folder: string): Promise<FileSystemSyncAccessHandle> {
  const directory = await (await navigator.storage.getDirectory()).getDirectoryHandle(folder, { create: true });
  return (await directory.getFileHandle(FILE, { create: true })).createSyncAccessHandle();
}

/** Everything below a folder of Python, by path. */
function filesBelow(files: EmscriptenFiles, folder: string): [string, Uint8Array][] {
  return files
    .readdir(folder)
    .filter((name) => name !== "." && name !== "..")
    .flatMap((name): [string, Uint8Array][] => {
      const path = `${folder}/${name}`;
      return files.isDir(files.stat(path).mode) ? filesBelow(files, path) : [[path, files.readFile(path)]];
    });
}

/** Keeps what Pyodide wrote, and the files below a folder of Python. */
export async function keepPicture(
  folder: string,
  version: string,
  written: Uint8Array<ArrayBuffer>,
  files: EmscriptenFiles,
  below: string,
): Promise<void> {
  const handle = await open(folder);
  try {
    handle.truncate(0);
    writeAll(handle, written, INFO);
    let end = 0;
    const places: Record<string, [number, number]> = {};
    for (const [path, content] of filesBelow(files, below)) {
      writeAll(handle, content, INFO + written.length + end);
      places[path] = [end, content.length];
      end += content.length;
    }
    handle.flush();
    const head = new Uint32Array(written.buffer, written.byteOffset, 2)[1] ?? 0;
    const info = new TextEncoder().encode(JSON.stringify({ version, written: written.length, head, files: places } satisfies Info));
    if (info.length > INFO) throw new Error("too many files");
    writeAll(handle, info, 0);
    handle.flush();
  } catch (reason) {
    // What there was no space for would only be in the way of the games.
    handle.truncate(0);
    throw reason;
  } finally {
    handle.close();
  }
}

export class KeptPicture {
  readonly #handle: FileSystemSyncAccessHandle;
  readonly #info: Info;

  private constructor(handle: FileSystemSyncAccessHandle, info: Info) {
    this.#handle = handle;
    this.#info = info;
  }

  /** The picture of a version; none if there is none. */
  static async open(folder: string, version: string): Promise<KeptPicture | null> {
    const handle = await open(folder);
    const text = new Uint8Array(INFO);
    handle.read(text, { at: 0 });
    try {
      const info = JSON.parse(new TextDecoder().decode(text).replace(/\0+$/, "")) as Info;
      if (info.version === version) return new KeptPicture(handle, info);
    } catch {
      // Nothing was written, or not all of it.
    }
    handle.close();
    return null;
  }

  /** Bytes of the memory. */
  get memory(): number {
    return this.#info.written - this.#info.head;
  }

  head(): Uint8Array {
    const bytes = new Uint8Array(this.#info.head);
    this.#handle.read(bytes, { at: INFO });
    return bytes;
  }

  readMemory(heap: Uint8Array): void {
    this.#handle.read(heap.subarray(0, this.memory) as Uint8Array<ArrayBuffer>, { at: INFO + this.#info.head });
  }

  putFiles(files: EmscriptenFiles): void {
    const places = Object.entries(this.#info.files);
    const size = Math.max(0, ...places.map(([, [start, length]]) => start + length));
    const all = new Uint8Array(size);
    this.#handle.read(all, { at: INFO + this.#info.written });
    const folders = new Set<string>();
    for (const [path, [start, length]] of places) {
      const folder = path.slice(0, path.lastIndexOf("/"));
      if (!folders.has(folder)) files.mkdirTree(folder);
      folders.add(folder);
      files.writeFile(path, all.subarray(start, start + length), { canOwn: true });
    }
  }

  close(): void {
    this.#handle.close();
  }

  /** It did not work: the next start is a slow one. */
  forget(): void {
    this.#handle.truncate(0);
    this.#handle.close();
  }
}
