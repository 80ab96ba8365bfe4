/** What is done when a part of the page cannot be loaded because the server has a newer version of the client. */

import { root } from "./root";

/** The scripts that a page asks for; every version has others. */
const SCRIPT = /<script\b[^>]*?\ssrc=["']([^"']+)/g;

function scriptsHere(): string {
  return [...document.querySelectorAll("script[src]")].map((script) => script.getAttribute("src")).join(" ");
}

function scriptsIn(page: string): string {
  return [...page.matchAll(SCRIPT)].map(([, address]) => address).join(" ");
}

/** Whether the server serves other scripts than those of this page; not if it cannot be reached. */
async function isOutdated(): Promise<boolean> {
  try {
    const answer = await fetch(root, { cache: "no-store" });
    if (!answer.ok) return false;
    return scriptsIn(await answer.text()) !== scriptsHere();
  } catch {
    return false;
  }
}

/**
 * Loads the page again when one of its parts is gone from the server. The service worker keeps the parts, but without
 * HTTPS there is none; then a button or a page would be missing without a word.
 */
export function reloadWhenOutdated(): void {
  addEventListener("vite:preloadError", () => {
    void isOutdated().then((outdated) => {
      if (outdated) location.reload();
    });
  });
}
