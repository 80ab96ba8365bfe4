/** What is done when a part of the page cannot be loaded because the server has a newer version of the client. */

/** The scripts that a page asks for; every version has others. */
function scripts(page: Document): string {
  return [...page.querySelectorAll("script[src]")].map((script) => script.getAttribute("src")).join(" ");
}

/** Whether the server serves other scripts than those of this page; not if it cannot be reached. */
async function isOutdated(): Promise<boolean> {
  try {
    const answer = await fetch("/", { cache: "no-store" });
    if (!answer.ok) return false;
    const served = new DOMParser().parseFromString(await answer.text(), "text/html");
    return scripts(served) !== scripts(document);
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
