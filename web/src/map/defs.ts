/**
 * Fetches the glyphs, a file of 30 KB that the browser caches apart from the script.
 * The fetch starts with the script, so that they are there for the first map.
 */

import address from "./glyphs.svg?url";

const RETRY = [500, 2000, 5000] as const;

export const glyphs: Promise<string> = load();

async function load(): Promise<string> {
  for (const wait of RETRY) {
    try {
      const answer = await fetch(address);
      if (answer.ok) return await answer.text();
    } catch {
      // offline: tried again below
    }
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
  return "";
}
