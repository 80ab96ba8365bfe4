/** What is used of Emscripten's file system, and what its own kinds of files have in common. */

/** Nodes are objects with more fields than these. */
export interface Node {
  id: number;
  name: string;
  mode: number;
  timestamp: number;
  parent: Node;
  node_ops: object;
  stream_ops: object;
}
export interface EmscriptenFiles {
  createNode(parent: Node | null, name: string, mode: number, device: number): Node;
  hashRemoveNode(node: Node): void;
  lookupNode(parent: Node, name: string): Node;
  isDir(mode: number): boolean;
  ErrnoError: new (number: number) => Error;
  mkdirTree(path: string): void;
  mount(type: object, options: object, path: string): void;
}

/** What Python is told of a file or a folder. */
export function attributes({ id, mode, timestamp }: Node, size: number, blksize: number): object {
  const time = new Date(timestamp);
  const [atime, mtime, ctime] = [time, time, time];
  const numbers = { dev: 1, ino: id, mode, nlink: 1, uid: 0, gid: 0, rdev: 0 };
  return { ...numbers, size, atime, mtime, ctime, blksize, blocks: Math.ceil(size / blksize) };
}
