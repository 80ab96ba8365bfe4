/** ZIP archives: their files, and an archive of some of them. */
import { inflateRawSync } from "node:zlib";

const DIRECTORY_END = 0x06054b50;
const [END_LENGTH, RECORD_LENGTH, HEADER_LENGTH] = [22, 46, 30];
const COMPRESSED = 8;

/** A file of an archive: its record in the list at the end, and what stands before that, a header and the content. */
export interface Entry {
  readonly name: string;
  readonly record: Buffer;
  readonly headed: Buffer;
  readonly content: () => Buffer;
}

/** The files of an archive, in its order. */
export function* entriesOf(bytes: Buffer): Generator<Entry> {
  let end = bytes.length - END_LENGTH;
  while (bytes.readUInt32LE(end) !== DIRECTORY_END) end--;
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    const [nameLength, extra, comment] = [28, 30, 32].map((field) => bytes.readUInt16LE(at + field)) as [number, number, number];
    const record = bytes.subarray(at, at + RECORD_LENGTH + nameLength + extra + comment);
    const header = record.readUInt32LE(42);
    const start = header + HEADER_LENGTH + bytes.readUInt16LE(header + 26) + bytes.readUInt16LE(header + 28);
    const stored = bytes.subarray(start, start + record.readUInt32LE(20));
    yield {
      name: record.toString("utf-8", RECORD_LENGTH, RECORD_LENGTH + nameLength),
      record,
      headed: bytes.subarray(header, start + stored.length),
      content: () => (record.readUInt16LE(10) === COMPRESSED ? inflateRawSync(stored) : stored),
    };
    at += record.length;
  }
}

/** An archive of some files, as they are stored in another. */
export function archiveOf(entries: readonly Entry[]): Buffer {
  let place = 0;
  const records = entries.map(({ record, headed }) => {
    const moved = Buffer.from(record);
    moved.writeUInt32LE(place, 42);
    place += headed.length;
    return moved;
  });
  const end = Buffer.alloc(END_LENGTH);
  end.writeUInt32LE(DIRECTORY_END, 0);
  for (const field of [8, 10]) end.writeUInt16LE(entries.length, field);
  end.writeUInt32LE(records.reduce((sum, { length }) => sum + length, 0), 12);
  end.writeUInt32LE(place, 16);
  return Buffer.concat([...entries.map(({ headed }) => headed), ...records, end]);
}
