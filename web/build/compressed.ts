/** Beside each file that becomes smaller by it: the same compressed, so that the server compresses nothing. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";

/** Letters and pictures of dots are compressed already, and the server writes its path into the page. */
const TEXTS = /\.(?:m?js|css|svg|txt|json|webmanifest|wasm)$/;
/** Smaller files fit in one packet anyway. */
const LEAST_BYTES = 1000;

export function compressed(): Plugin {
  return {
    name: "compressed",
    apply: "build",
    writeBundle({ dir = "" }) {
      for (const name of readdirSync(dir, { recursive: true, encoding: "utf-8" })) {
        if (!TEXTS.test(name)) continue;
        const content = readFileSync(join(dir, name));
        if (content.length >= LEAST_BYTES) writeFileSync(join(dir, `${name}.gz`), gzipSync(content, { level: 9 }));
      }
    },
  };
}
