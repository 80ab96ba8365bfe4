/** Reading a file out of a wheel, which is a ZIP archive. */
import { readFileSync } from "node:fs";
import { inflateRawSync } from "node:zlib";

const DIRECTORY_END = 0x06054b50;
const COMPRESSED = 8;

/** The name and the content of the first file in a wheel whose name has an ending. */
export function fileInWheel(wheel: string, ending: string): { name: string; content: Uint8Array } {
  const bytes = readFileSync(wheel);
  let end = bytes.length - 22;
  while (bytes.readUInt32LE(end) !== DIRECTORY_END) end--;
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    const [nameLength, extra, comment] = [28, 30, 32].map((field) => bytes.readUInt16LE(at + field)) as [number, number, number];
    const name = bytes.toString("utf-8", at + 46, at + 46 + nameLength);
    if (name.endsWith(ending)) {
      const local = bytes.readUInt32LE(at + 42);
      const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
      const stored = bytes.subarray(start, start + bytes.readUInt32LE(at + 20));
      return { name, content: bytes.readUInt16LE(at + 10) === COMPRESSED ? inflateRawSync(stored) : stored };
    }
    at += 46 + nameLength + extra + comment;
  }
  throw new Error(`${wheel} has no file *${ending}`);
}
