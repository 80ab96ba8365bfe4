/** Reading a file out of a wheel, which is a ZIP archive. */
import { readFileSync } from "node:fs";
import { entriesOf } from "./zip";

/** The name and the content of the first file in a wheel whose name has an ending. */
export function fileInWheel(wheel: string, ending: string): { name: string; content: Uint8Array } {
  for (const { name, content } of entriesOf(readFileSync(wheel))) if (name.endsWith(ending)) return { name, content: content() };
  throw new Error(`${wheel} has no file *${ending}`);
}
