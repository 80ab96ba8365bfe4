/**
 * The picture of Python's memory after all modules were imported, kept on this device: the next start takes a second
 * instead of ten. It is taken here and not sent, so it costs nobody a download and fits this very browser.
 *
 * The file: its version and sizes as JSON in the first bytes, written last, so that one that is not whole counts as none;
 * then what Pyodide wrote (a head, the memory without what is empty), then the archive of the modules.
 */
import { inMemory, type Archive } from "./archive";
import { writeAll } from "./deviceFiles";

const INFO = 4096;
const FILE = "picture";
/** Zeros are left out if there are so many. */
const PAGE = 65_536;

/** A part of the memory: where it begins and ends. */
type Part = readonly [start: number, end: number];
interface Info {
  readonly version: string;
  /** How many bytes the head has, and the memory. */
  readonly head: number;
  readonly size: number;
  /** What is kept of the memory: there are only zeros between. */
  readonly parts: readonly Part[];
}

/** What is kept, in whatever place; of a file only what is asked for is read. */
interface Content {
  readonly size: number;
  part(start: number, end: number): Promise<Uint8Array<ArrayBuffer>>;
  archive(start: number): Archive;
}

/** A place for the picture: a private file of the origin, or, in browsers without such files, their cache. */
interface Place {
  /** Is there anything? It is not read for that. */
  exists(): Promise<boolean>;
  read(): Promise<Content | undefined>;
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
    exists: async () => (await (await file()).getFile()).size >= INFO,
    read: async () => inFile(await (await file()).getFile()),
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
    exists: () => caches.has(name),
    // As a blob it would be held, and copied, by another process.
    read: async () => {
      const kept = await caches.match(address, { cacheName: name });
      return kept && whole(new Uint8Array(await kept.arrayBuffer()));
    },
    open: () => Promise.resolve(null),
    write: async (info, parts) => {
      const first = new Uint8Array(INFO);
      first.set(info);
      await (await caches.open(name)).put(address, new Response(new Blob([first, ...parts])));
    },
    forget: async () => void (await caches.delete(name)),
  };
}

function inFile(file: Blob): Content {
  return {
    size: file.size,
    part: async (start, end) => new Uint8Array(await file.slice(start, end).arrayBuffer()),
    archive: (start) => {
      const [rest, reader] = [file.slice(start), new FileReaderSync()];
      return { size: rest.size, read: (from, to) => new Uint8Array(reader.readAsArrayBuffer(rest.slice(from, to))) };
    },
  };
}

function whole(bytes: Uint8Array<ArrayBuffer>): Content {
  return {
    size: bytes.length,
    part: (start, end) => Promise.resolve(bytes.subarray(start, end)),
    // A copy, because Python's memory beside it is much larger and not needed for long.
    archive: (start) => inMemory(bytes.slice(start)),
  };
}

/** The parts of a memory that are not empty. */
function partsOf(memory: Uint8Array): Part[] {
  const parts: [number, number][] = [];
  for (let start = 0; start < memory.length; start += PAGE) {
    const end = Math.min(start + PAGE, memory.length);
    const last = parts.at(-1);
    if (!memory.subarray(start, end).some(Boolean)) continue;
    if (last?.[1] === start) last[1] = end;
    else parts.push([start, end]);
  }
  return parts;
}

const sizeOf = (parts: readonly Part[]): number => parts.reduce((sum, [start, end]) => sum + end - start, 0);

/** Keeps what Pyodide wrote, and the archive of the modules. */
export async function keepPicture(folder: string, version: string, written: Uint8Array<ArrayBuffer>, archive: ArrayBuffer): Promise<void> {
  const head = new Uint32Array(written.buffer, written.byteOffset, 2)[1] ?? 0;
  const memory = written.subarray(head);
  const parts = partsOf(memory);
  const info = new TextEncoder().encode(JSON.stringify({ version, head, size: memory.length, parts } satisfies Info));
  if (info.length > INFO) throw new Error("the version is too long, or there are too many parts");
  const kept = parts.map((part) => memory.subarray(...part));
  await placeOf(folder).write(info, [written.subarray(0, head), ...kept, new Uint8Array(archive)]);
}

export class KeptPicture {
  readonly #place: Place;
  readonly #info: Info;
  #content: Content | undefined;
  #handle: FileSystemSyncAccessHandle | null;
  /** Without a handle: read while Python's code is compiled. */
  #memory: Promise<Uint8Array> | undefined;

  private constructor(place: Place, content: Content, handle: FileSystemSyncAccessHandle | null, info: Info) {
    [this.#place, this.#content, this.#handle, this.#info] = [place, content, handle, info];
    if (handle) return;
    this.#memory = content.part(this.#start, this.#end);
    this.#memory.catch(() => undefined); // told where it is waited for
  }

  /** Is there any picture, of whatever version? */
  static mayBeIn(folder: string): Promise<boolean> {
    return placeOf(folder).exists().catch(() => false);
  }

  /** The picture of a version, which may become known while the picture is read; none if there is none. */
  static async open(folder: string, version: Promise<string>): Promise<KeptPicture | null> {
    version.catch(() => undefined); // told where it is waited for
    const place = placeOf(folder);
    const content = await place.read();
    if (!content || content.size < INFO) return null;
    try {
      const info = JSON.parse(new TextDecoder().decode(await content.part(0, INFO)).replace(/\0+$/, "")) as Info;
      if (info.version !== (await version)) return null;
      return new KeptPicture(place, content, await place.open().catch(() => null), info);
    } catch {
      return null; // nothing was written, or not all of it
    }
  }

  head(): Promise<Uint8Array> {
    return this.#there().part(INFO, INFO + this.#info.head);
  }

  #there(): Content {
    if (!this.#content) throw new Error("the picture was taken before");
    return this.#content;
  }

  /** How many bytes of memory there are. */
  get size(): number {
    return this.#info.size;
  }

  /** Where what is kept of the memory begins and ends. */
  get #start(): number {
    return INFO + this.#info.head;
  }
  get #end(): number {
    return this.#start + sizeOf(this.#info.parts);
  }

  /**
   * Puts the memory into its place when it is called, once: it is as large as all of Python, and is not held here. Of the
   * place so many bytes were used before; the rest is empty.
   */
  async memory(): Promise<(heap: Uint8Array, used: number) => void> {
    const memory = this.#memory;
    this.#memory = undefined;
    const handle = this.#handle;
    const bytes = handle ? null : await memory;
    if (bytes === undefined) throw new Error("the memory was taken before");
    return (heap, used) => {
      let [at, end] = [0, 0];
      for (const [from, to] of this.#info.parts) {
        if (end < used) heap.fill(0, end, Math.min(from, used));
        const length = to - from;
        if (bytes) heap.set(bytes.subarray(at, at + length), from);
        else if (handle?.read(heap.subarray(from, to), { at: this.#start + at }) !== length)
          throw new Error("the memory was not read as a whole");
        [at, end] = [at + length, to];
      }
      if (end < used) heap.fill(0, end, used);
      this.#close();
    };
  }

  /** The archive of the modules, asked for last: nothing else is read after it. */
  archive(): Archive {
    const archive = this.#there().archive(this.#end);
    this.#content = undefined;
    return archive;
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
