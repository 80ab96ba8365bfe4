/**
 * Files of Python that stay on this device: a file system for Emscripten on the private files of the origin.
 *
 * Opening such a file takes a promise, and Python waits for none. So some are open from the start, each with the name of
 * the file that it holds in its first bytes; a new file takes a free one.
 */
import { attributes, type EmscriptenFiles, type Node } from "./emscripten";

const SLOTS = 8;
/** Before the content of each: its name. A whole page, so that those of the database stay aligned. */
const HEADER = 4096;
const NAME = 256;
/** Numbers of errors in Emscripten: no such file, no space left, not permitted, not read or written. */
const [NO_FILE, NO_SPACE, INVALID, NOT_DONE] = [44, 51, 28, 29];
const [FOLDER_MODE, FILE_MODE] = [0o40700, 0o100600];

interface DeviceNode extends Node {
  slot?: Slot;
}
interface Stream {
  node: DeviceNode;
  position: number;
}

/** Writes all of it, or fails: without space Chromium throws nothing, and says that it wrote 2³² − 8 bytes. */
export function writeAll(handle: FileSystemSyncAccessHandle, content: Uint8Array, at: number): void {
  if (handle.write(content as Uint8Array<ArrayBuffer>, { at }) !== content.length) throw new Error("there is no space left");
}

export class Slot {
  readonly #handle: FileSystemSyncAccessHandle;
  /** How long it is: nobody else writes to it, and a private window would ask another process each time. */
  #length: number;
  /** The name of the file in it; empty if it is free. */
  name: string;

  constructor(handle: FileSystemSyncAccessHandle) {
    this.#handle = handle;
    this.#length = handle.getSize();
    const written = new Uint8Array(NAME);
    handle.read(written, { at: 0 });
    this.name = new TextDecoder().decode(written).replace(/\0+$/, "");
  }

  get size(): number {
    return Math.max(0, this.#length - HEADER);
  }

  /** Gives the file in it a name; without one it is free again. */
  rename(name: string): void {
    const header = new Uint8Array(NAME);
    header.set(new TextEncoder().encode(name));
    if (!name) this.#truncate(0);
    this.#write(header, 0);
    this.#handle.flush();
    this.name = name;
  }

  read(target: Uint8Array, at: number): number {
    return at >= this.size ? 0 : this.#handle.read(target, { at: HEADER + at });
  }

  write(source: Uint8Array, at: number): number {
    this.#write(source, HEADER + at);
    return source.length;
  }

  resize(size: number): void {
    this.#truncate(HEADER + size);
  }

  #write(content: Uint8Array, at: number): void {
    try {
      writeAll(this.#handle, content, at);
      this.#length = Math.max(this.#length, at + content.length);
    } catch (reason) {
      // A part of it may have been written.
      this.#length = this.#handle.getSize();
      throw reason;
    }
  }

  #truncate(length: number): void {
    this.#handle.truncate(length);
    this.#length = length;
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
  /** Does something with a file of the device; where the browser refuses, Python gets the number of an error. */
  function done<T>(work: () => T, otherwise: number): T {
    try {
      return work();
    } catch (reason) {
      console.warn("a file of this device:", String(reason));
      return fail(otherwise);
    }
  }
  const used = () => slots.filter(({ name }) => name);
  const of = (node: DeviceNode): Slot => node.slot ?? fail(NO_FILE);

  function nodeOf(parent: Node | null, name: string, mode: number, slot?: Slot): Node {
    const node: DeviceNode = files.createNode(parent, name, mode, 0);
    [node.node_ops, node.stream_ops, node.timestamp] = [nodes, streams, Date.now()];
    if (slot) node.slot = slot;
    return node;
  }

  const nodes = {
    getattr: (node: DeviceNode) => attributes(node, node.slot ? node.slot.size : HEADER, HEADER),
    setattr: (node: DeviceNode, { mode, size }: { mode?: number | null; size?: number }) => {
      if (mode != null) node.mode = mode;
      if (size !== undefined) done(() => of(node).resize(size), NO_SPACE);
    },
    lookup: (parent: DeviceNode, name: string) => {
      const slot = slots.find((one) => one.name === name) ?? fail(NO_FILE);
      return nodeOf(parent, name, FILE_MODE, slot);
    },
    mknod: (parent: DeviceNode, name: string, mode: number) => {
      if (files.isDir(mode)) fail(INVALID);
      const slot = slots.find((one) => !one.name) ?? fail(NO_SPACE);
      done(() => slot.resize(0), NO_SPACE);
      done(() => slot.rename(name), NO_SPACE);
      return nodeOf(parent, name, mode, slot);
    },
    rename: (node: DeviceNode, folder: DeviceNode, name: string) => {
      const other = slots.find((one) => one.name === name);
      if (other) {
        files.hashRemoveNode(files.lookupNode(folder, name));
        done(() => other.rename(""), NOT_DONE);
      }
      done(() => of(node).rename(name), NOT_DONE);
      node.name = name;
    },
    unlink: (_: DeviceNode, name: string) => done(() => slots.find((one) => one.name === name)?.rename(""), NOT_DONE),
    readdir: () => [".", "..", ...used().map(({ name }) => name)],
  };

  const streams = {
    read: ({ node }: Stream, buffer: Uint8Array, offset: number, length: number, position: number) =>
      done(() => of(node).read(buffer.subarray(offset, offset + length), position), NOT_DONE),
    write: ({ node }: Stream, buffer: Uint8Array, offset: number, length: number, position: number) =>
      done(() => of(node).write(buffer.subarray(offset, offset + length), position), NO_SPACE),
    llseek: ({ node, position }: Stream, offset: number, whence: number) => {
      const from = [0, position, node.slot?.size ?? 0][whence] ?? 0;
      return from + offset < 0 ? fail(INVALID) : from + offset;
    },
    fsync: ({ node }: Stream) => {
      done(() => node.slot?.flush(), NOT_DONE);
      return 0;
    },
  };

  files.mkdirTree(path);
  files.mount({ mount: () => nodeOf(null, "/", FOLDER_MODE) }, {}, path);
}
