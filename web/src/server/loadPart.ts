/** Loading the parts of a page that come late: they may be asked for while the server cannot be reached. */

/** How long to wait before the next try, in milliseconds: first, and at most. */
const FIRST_WAIT = 2_000;
const LONGEST_WAIT = 60_000;

/** Resolves when the browser is online again, or after a while: a server that is back does not say so. */
function nextTry(wait: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, wait);
    function done(): void {
      clearTimeout(timer);
      removeEventListener("online", done);
      resolve();
    }
    addEventListener("online", done);
  });
}

/** The style sheets that did not come. */
const unstyled = new Set<HTMLLinkElement>();
addEventListener("error", ({ target }) => target instanceof HTMLLinkElement && unstyled.add(target), true);

/** Asks for them again: the script of a part would do it only once, and the part would come without its style. */
function renewStyles(): void {
  for (const link of unstyled) link.replaceWith(link.cloneNode());
  unstyled.clear();
}

/** Loads a part of the page, and tries until it is there: it is not missing for the rest of a visit. */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let wait = FIRST_WAIT; ; wait = Math.min(2 * wait, LONGEST_WAIT)) {
    try {
      return await load();
    } catch {
      await nextTry(wait);
      renewStyles();
    }
  }
}
