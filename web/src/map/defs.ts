/**
 * Fetches the glyphs, a file of 30 KB that the browser caches apart from the script.
 * The fetch starts with the script, so that they are there for the first map.
 */

import address from "../../../src/cartographers/paper/glyphs.svg?url";

const RETRY = [500, 2000, 5000] as const;

/** The first attempt. The first page waits for it: drawn without glyphs, it would have to be drawn twice. */
export const glyphsTried: Promise<string> = load();

export const glyphs: Promise<string> = glyphsTried.then((text) => text || again());

/** The glyphs, or nothing if they cannot be had now. */
async function load(): Promise<string> {
  try {
    const answer = await fetch(address);
    return answer.ok ? await answer.text() : "";
  } catch {
    return ""; // offline
  }
}

async function again(): Promise<string> {
  for (const wait of RETRY) {
    await new Promise((resolve) => setTimeout(resolve, wait));
    const text = await load();
    if (text) return text;
  }
  return "";
}
