/**
 * Fetches the glyphs: 30 KB that are no part of the script, kept by the browser as a file of their own.
 * It begins as soon as the script runs, so they are there when the first map is.
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
