/**
 * The modules of Python: a ZIP archive whose files are stored as they are, each read where it lies when it is opened.
 *
 * Unpacking a thousand files would take Python seconds, and most of them are never opened.
 */
import { attributes, type EmscriptenFiles, type Node } from "./emscripten";

/** Bytes of an archive, from one place to another. */
export type Read = (start: number, end: number) => Uint8Array;
export interface Archive {
  readonly size: number;
  readonly read: Read;
}

/** What the records of an archive begin with, and how long they are besides names. */
const [END, ENTRY] = [0x06054b50, 0x02014b50];
const [END_LENGTH, ENTRY_LENGTH, BEFORE_NAME] = [22, 46, 30];
/** Numbers of errors in Emscripten: no such file, not read or written. */
const [NO_FILE, NOT_DONE] = [44, 29];
const [FOLDER_MODE, FILE_MODE] = [0o40555, 0o100444];
const PAGE = 4096;

/** Where a file lies in the archive; a folder has names instead. */
interface File {
  readonly start: number;
  readonly size: number;
}
export type Folder = Map<string, Folder | File>;

export const inMemory = (bytes: Uint8Array): Archive => ({ size: bytes.length, read: (start, end) => bytes.subarray(start, end) });

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView => new DataView(buffer, byteOffset, byteLength);

/** The files of an archive, which the server has made: not compressed, without comments. */
export function filesOf({ size, read }: Archive): Folder {
  const end = viewOf(read(size - END_LENGTH, size));
  if (end.getUint32(0, true) !== END) throw new Error("the archive of the modules is not whole");
  const [count, length, place] = [end.getUint16(10, true), end.getUint32(12, true), end.getUint32(16, true)];
  const list = read(place, place + length);
  const [numbers, text] = [viewOf(list), new TextDecoder()];
  const top: Folder = new Map();
  for (let at = 0, left = count; left; left--) {
    if (numbers.getUint32(at, true) !== ENTRY) throw new Error("the list of the modules cannot be read");
    const [named, extra] = [numbers.getUint16(at + 28, true), numbers.getUint16(at + 30, true)];
    const path = text.decode(list.subarray(at + ENTRY_LENGTH, at + ENTRY_LENGTH + named));
    // The name stands before the content once more, with the same that follows it.
    const start = numbers.getUint32(at + 42, true) + BEFORE_NAME + named + extra;
    put(top, path, { start, size: numbers.getUint32(at + 24, true) });
    at += ENTRY_LENGTH + named + extra;
  }
  return top;
}

/** Puts a file into its folder, which is made if there is none. */
export function put(top: Folder, path: string, file: File): void {
  const names = path.split("/");
  const name = names.pop() ?? "";
  let folder = top;
  for (const each of names) {
    const found = folder.get(each) ?? new Map<string, Folder | File>();
    folder.set(each, found);
    if (!(found instanceof Map)) throw new Error(`${each} is a file`);
    folder = found;
  }
  folder.set(name, file);
}

/** What comes from elsewhere when it is opened, because the archive has it empty: whole, at once, or it throws. */
export interface Apart {
  has(name: string): boolean;
  load(name: string): Uint8Array;
}

interface ArchiveNode extends Node {
  /** The file or the folder, and the content of a file while it is open. */
  lies?: Folder | File;
  content?: Uint8Array;
}
interface Stream {
  node: ArchiveNode;
  position: number;
}

/** Lets Python see the files of an archive in a folder, to be read only; some have nothing in them and are not in the archive. */
export function mountArchive(files: EmscriptenFiles, archive: Archive, path: string, apart: Apart, empty: readonly string[] = []): void {
  const top = filesOf(archive);
  for (const name of empty) put(top, name, { start: 0, size: 0 });
  const fail = (number: number): never => {
    throw new files.ErrnoError(number);
  };
  const sizeOf = ({ lies, content }: ArchiveNode) => content?.length ?? (lies instanceof Map || !lies ? PAGE : lies.size);
  /** The content of a file; Python gets the number of an error where it cannot be had. */
  function contentOf({ name, lies }: ArchiveNode): Uint8Array {
    if (!lies || lies instanceof Map) return fail(NO_FILE);
    try {
      return !lies.size && apart.has(name) ? apart.load(name) : archive.read(lies.start, lies.start + lies.size);
    } catch (reason) {
      console.warn(`${name}:`, String(reason));
      return fail(NOT_DONE);
    }
  }

  function nodeOf(parent: Node | null, name: string, lies: Folder | File): ArchiveNode {
    const node: ArchiveNode = files.createNode(parent, name, lies instanceof Map ? FOLDER_MODE : FILE_MODE, 0);
    [node.node_ops, node.stream_ops, node.timestamp, node.lies] = [nodes, streams, 0, lies];
    return node;
  }

  const nodes = {
    getattr: (node: ArchiveNode) => attributes(node, sizeOf(node), PAGE),
    lookup: (parent: ArchiveNode, name: string) => {
      const lies = parent.lies instanceof Map ? parent.lies.get(name) : undefined;
      return nodeOf(parent, name, lies ?? fail(NO_FILE));
    },
    readdir: ({ lies }: ArchiveNode) => [".", "..", ...(lies instanceof Map ? lies.keys() : [])],
  };

  const streams = {
    // Before it is read, Python asks how long it is.
    open: ({ node }: Stream) => void (apart.has(node.name) && (node.content ??= contentOf(node))),
    read: ({ node }: Stream, buffer: Uint8Array, offset: number, length: number, position: number) => {
      node.content ??= contentOf(node);
      const part = node.content.subarray(position, position + length);
      buffer.set(part, offset);
      return part.length;
    },
    llseek: ({ node, position }: Stream, offset: number, whence: number) => ([0, position, sizeOf(node)][whence] ?? 0) + offset,
    close: ({ node }: Stream) => {
      delete node.content;
    },
  };

  files.mkdirTree(path);
  files.mount({ mount: () => nodeOf(null, "/", top) }, {}, path);
}
