/**
 * Files of Python that stay on this device: a file system for Emscripten on the private files of the origin.
 *
 * Opening such a file takes a promise, and Python waits for none. So some are open from the start, each with the name of
 * the file that it holds in its first bytes; a new file takes a free one.
 */
const SLOTS = 8;
/** Before the content of each: its name. A whole page, so that those of the database stay aligned. */
const HEADER = 4096;
const NAME = 256;
/** Numbers of errors in Emscripten: no such file, no space left, not permitted. */
const [NO_FILE, NO_SPACE, INVALID] = [44, 51, 28];
const [FOLDER_MODE, FILE_MODE] = [0o40700, 0o100600];

/** What is used of Emscripten's file system; its nodes and streams are objects with more fields than these. */
export interface Node {
  id: number;
  name: string;
  mode: number;
  timestamp: number;
  parent: Node;
  node_ops: object;
  stream_ops: object;
  slot?: Slot;
}
interface Stream {
  node: Node;
  position: number;
}
export interface EmscriptenFiles {
  createNode(parent: Node | null, name: string, mode: number, device: number): Node;
  hashRemoveNode(node: Node): void;
  lookupNode(parent: Node, name: string): Node;
  isDir(mode: number): boolean;
  ErrnoError: new (number: number) => Error;
  mkdirTree(path: string): void;
  mount(type: object, options: object, path: string): void;
  writeFile(path: string, content: Uint8Array, options?: { canOwn: boolean }): void;
  readFile(path: string): Uint8Array;
  readdir(path: string): string[];
  stat(path: string): { mode: number };
}

export class Slot {
  readonly #handle: FileSystemSyncAccessHandle;
  /** The name of the file in it; empty if it is free. */
  name: string;

  constructor(handle: FileSystemSyncAccessHandle) {
    this.#handle = handle;
    const written = new Uint8Array(NAME);
    handle.read(written, { at: 0 });
    this.name = new TextDecoder().decode(written).replace(/\0+$/, "");
  }

  get size(): number {
    return Math.max(0, this.#handle.getSize() - HEADER);
  }

  /** Gives the file in it a name; without one it is free again. */
  rename(name: string): void {
    this.name = name;
    const header = new Uint8Array(NAME);
    header.set(new TextEncoder().encode(name));
    if (!name) this.#handle.truncate(0);
    this.#handle.write(header, { at: 0 });
    this.#handle.flush();
  }

  read(target: Uint8Array, at: number): number {
    return at >= this.size ? 0 : this.#handle.read(target, { at: HEADER + at });
  }

  write(source: Uint8Array, at: number): number {
    return this.#handle.write(source, { at: HEADER + at });
  }

  resize(size: number): void {
    this.#handle.truncate(HEADER + size);
  }

  flush(): void {
    this.#handle.flush();
  }
}

/** Opens the files in a folder of the origin; fails if this browser has none, or another tab has opened them. */
export async function openSlots(folder: string): Promise<Slot[]> {
  const directory = await (await navigator.storage.getDirectory()).getDirectoryHandle(folder, { create: true });
  const numbers = Array.from({ length: SLOTS }, (_, number) => number);
  return Promise.all(
    numbers.map(async (number) => {
      const file = await directory.getFileHandle(`${number}`, { create: true });
      return new Slot(await file.createSyncAccessHandle());
    }),
  );
}

/** Lets Python see the files of some slots in a folder. */
export function mountSlots(files: EmscriptenFiles, slots: readonly Slot[], path: string): void {
  const fail = (number: number): never => {
    throw new files.ErrnoError(number);
  };
  const used = () => slots.filter(({ name }) => name);
  const of = (node: Node): Slot => node.slot ?? fail(NO_FILE);

  function nodeOf(parent: Node | null, name: string, mode: number, slot?: Slot): Node {
    const node = files.createNode(parent, name, mode, 0);
    [node.node_ops, node.stream_ops, node.timestamp] = [nodes, streams, Date.now()];
    if (slot) node.slot = slot;
    return node;
  }

  const nodes = {
    getattr: (node: Node) => {
      const [size, time] = [node.slot ? node.slot.size : HEADER, new Date(node.timestamp)];
      const [atime, mtime, ctime] = [time, time, time];
      const numbers = { dev: 1, ino: node.id, mode: node.mode, nlink: 1, uid: 0, gid: 0, rdev: 0 };
      return { ...numbers, size, atime, mtime, ctime, blksize: HEADER, blocks: Math.ceil(size / HEADER) };
    },
    setattr: (node: Node, { mode, size }: { mode?: number | null; size?: number }) => {
      if (mode != null) node.mode = mode;
      if (size !== undefined) of(node).resize(size);
    },
    lookup: (parent: Node, name: string) => {
      const slot = slots.find((one) => one.name === name) ?? fail(NO_FILE);
      return nodeOf(parent, name, FILE_MODE, slot);
    },
    mknod: (parent: Node, name: string, mode: number) => {
      if (files.isDir(mode)) fail(INVALID);
      const slot = slots.find((one) => !one.name) ?? fail(NO_SPACE);
      slot.rename(name);
      slot.resize(0);
      return nodeOf(parent, name, mode, slot);
    },
    rename: (node: Node, folder: Node, name: string) => {
      const other = slots.find((one) => one.name === name);
      if (other) {
        files.hashRemoveNode(files.lookupNode(folder, name));
        other.rename("");
      }
      of(node).rename(name);
      node.name = name;
    },
    unlink: (_: Node, name: string) => slots.find((one) => one.name === name)?.rename(""),
    readdir: () => [".", "..", ...used().map(({ name }) => name)],
  };

  const streams = {
    read: ({ node }: Stream, buffer: Uint8Array, offset: number, length: number, position: number) =>
      of(node).read(buffer.subarray(offset, offset + length), position),
    write: ({ node }: Stream, buffer: Uint8Array, offset: number, length: number, position: number) => {
      try {
        return of(node).write(buffer.subarray(offset, offset + length), position);
      } catch {
        // The browser gives no more space.
        return fail(NO_SPACE);
      }
    },
    llseek: ({ node, position }: Stream, offset: number, whence: number) => {
      const from = [0, position, node.slot?.size ?? 0][whence] ?? 0;
      return from + offset < 0 ? fail(INVALID) : from + offset;
    },
    fsync: ({ node }: Stream) => {
      node.slot?.flush();
      return 0;
    },
  };

  files.mkdirTree(path);
  files.mount({ mount: () => nodeOf(null, "/", FOLDER_MODE) }, {}, path);
}
