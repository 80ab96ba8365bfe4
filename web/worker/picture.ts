/**
 * The picture of Python's memory after all modules were imported, kept on this device: the next start takes a second
 * instead of ten. It is taken here and not sent, so it costs nobody a download and fits this very browser.
 *
 * The file: its version and sizes as JSON in the first bytes, written last, so that one that is not whole counts as none;
 * then what Pyodide wrote (a head, the memory), then the archive of the modules.
 */
import type { Archive } from "./archive";
import { writeAll } from "./deviceFiles";

const INFO = 4096;
const FILE = "picture";

interface Info {
  readonly version: string;
  /** How many bytes Pyodide wrote, and how many of these are its own head. */
  readonly written: number;
  readonly head: number;
}

/** A place for the picture: a private file of the origin, or, in browsers without such files, their cache. */
interface Place {
  read(): Promise<Blob | undefined>;
  /** The file, if it can be read without promises: straight into Python's memory, in a fraction of the time. */
  open(): Promise<FileSystemSyncAccessHandle | null>;
  write(info: Uint8Array, parts: readonly Uint8Array<ArrayBuffer>[]): Promise<void>;
  forget(): Promise<void>;
}

function placeOf(folder: string): Place {
  return "getDirectory" in (navigator.storage ?? {}) ? privateFile(folder) : inCache(folder);
}

function privateFile(folder: string): Place {
  const file = async () => {
    const directory = await (await navigator.storage.getDirectory()).getDirectoryHandle(folder, { create: true });
    return directory.getFileHandle(FILE, { create: true });
  };
  async function withHandle(work: (handle: FileSystemSyncAccessHandle) => void): Promise<void> {
    const handle = await (await file()).createSyncAccessHandle();
    try {
      work(handle);
    } finally {
      handle.close();
    }
  }
  return {
    read: async () => (await file()).getFile(),
    open: async () => (await file()).createSyncAccessHandle(),
    write: (info, parts) =>
      withHandle((handle) => {
        try {
          handle.truncate(0);
          let end = INFO;
          for (const part of parts) {
            writeAll(handle, part, end);
            end += part.length;
          }
          handle.flush();
          writeAll(handle, info, 0);
          handle.flush();
        } catch (reason) {
          // What there was no space for would only be in the way of the games.
          handle.truncate(0);
          throw reason;
        }
      }),
    forget: () => withHandle((handle) => handle.truncate(0)),
  };
}

function inCache(folder: string): Place {
  const [name, address] = [`${FILE}:${folder}`, `/${FILE}:${folder}`];
  return {
    read: async () => (await caches.match(address, { cacheName: name }))?.blob(),
    open: () => Promise.resolve(null),
    write: async (info, parts) => {
      const first = new Uint8Array(INFO);
      first.set(info);
      await (await caches.open(name)).put(address, new Response(new Blob([first, ...parts])));
    },
    forget: async () => void (await caches.delete(name)),
  };
}

/** An archive in a file of the device, of which only what is asked for is read. */
function inFile(file: Blob): Archive {
  const reader = new FileReaderSync();
  return { size: file.size, read: (start, end) => new Uint8Array(reader.readAsArrayBuffer(file.slice(start, end))) };
}

/** Keeps what Pyodide wrote, and the archive of the modules. */
export async function keepPicture(folder: string, version: string, written: Uint8Array<ArrayBuffer>, archive: ArrayBuffer): Promise<void> {
  const head = new Uint32Array(written.buffer, written.byteOffset, 2)[1] ?? 0;
  const info = new TextEncoder().encode(JSON.stringify({ version, written: written.length, head } satisfies Info));
  if (info.length > INFO) throw new Error("the version is too long");
  await placeOf(folder).write(info, [written, new Uint8Array(archive)]);
}

export class KeptPicture {
  readonly #place: Place;
  readonly #file: Blob;
  readonly #info: Info;
  #handle: FileSystemSyncAccessHandle | null;
  /** Without a handle: read while Python's code is compiled. */
  #memory: Promise<ArrayBuffer> | undefined;

  private constructor(place: Place, file: Blob, handle: FileSystemSyncAccessHandle | null, info: Info) {
    [this.#place, this.#file, this.#handle, this.#info] = [place, file, handle, info];
    if (handle) return;
    this.#memory = file.slice(INFO + info.head, INFO + info.written).arrayBuffer();
    this.#memory.catch(() => undefined); // told where it is waited for
  }

  /** Is there any picture, of whatever version? */
  static async mayBeIn(folder: string): Promise<boolean> {
    const file = await placeOf(folder).read().catch(() => undefined);
    return file !== undefined && file.size >= INFO;
  }

  /** The picture of a version; none if there is none. */
  static async open(folder: string, version: string): Promise<KeptPicture | null> {
    const place = placeOf(folder);
    const file = await place.read();
    if (!file || file.size < INFO) return null;
    try {
      const info = JSON.parse((await file.slice(0, INFO).text()).replace(/\0+$/, "")) as Info;
      if (info.version !== version) return null;
      return new KeptPicture(place, file, await place.open().catch(() => null), info);
    } catch {
      return null; // nothing was written, or not all of it
    }
  }

  head(): Promise<ArrayBuffer> {
    return this.#file.slice(INFO, INFO + this.#info.head).arrayBuffer();
  }

  /** How many bytes of memory there are. */
  get size(): number {
    return this.#info.written - this.#info.head;
  }

  /** Puts the memory into its place when it is called, once: it is as large as all of Python, and is not held here. */
  async memory(): Promise<(heap: Uint8Array) => void> {
    const memory = this.#memory;
    this.#memory = undefined;
    const handle = this.#handle;
    if (!handle && !memory) throw new Error("the memory was taken before");
    if (!handle) {
      const bytes = new Uint8Array((await memory) ?? []);
      return (heap) => heap.set(bytes);
    }
    return (heap) => {
      const read = handle.read(heap.subarray(0, this.size), { at: INFO + this.#info.head });
      this.#close();
      if (read !== this.size) throw new Error("the memory was not read as a whole");
    };
  }

  archive(): Archive {
    return inFile(this.#file.slice(INFO + this.#info.written));
  }

  /** It did not work: the next start is a slow one. */
  forget(): Promise<void> {
    this.#close();
    return this.#place.forget();
  }

  #close(): void {
    this.#handle?.close();
    this.#handle = null;
  }
}
