/** Beside each file that becomes smaller by it: the same compressed, so that the server compresses nothing. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { Plugin } from "vite";

/** Letters and pictures of dots are compressed already, and the server writes its path into the page. */
const TEXTS = /\.(?:m?js|css|svg|txt|json|webmanifest|wasm)$/;
/** Smaller files fit in one packet anyway. */
const LEAST_BYTES = 1000;
/** In a thread of its own, so that a file does not wait for another one. */
const zipped = promisify(gzip);

export function compressed(): Plugin {
  return {
    name: "compressed",
    apply: "build",
    async writeBundle({ dir = "" }) {
      const texts = readdirSync(dir, { recursive: true, encoding: "utf-8" }).filter((name) => TEXTS.test(name));
      const compress = async (name: string) => {
        const content = readFileSync(join(dir, name));
        if (content.length >= LEAST_BYTES) writeFileSync(join(dir, `${name}.gz`), await zipped(content, { level: 9 }));
      };
      await Promise.all(texts.map(compress));
    },
  };
}
