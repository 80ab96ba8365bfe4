/** What lies over a page, a panel or a dialog, is closed by the way back before the page is left. */

/** What is open, the newest last. */
const open: (() => void)[] = [];
/** Does the history have a place that the way back takes away? */
let held = false;

const isPlace = (): boolean => (history.state as { over?: boolean } | null)?.over === true;

function hold(): void {
  history.pushState({ over: true }, "");
  held = true;
}

function closeNewest(): void {
  if (!open.length) return;
  held = false;
  open.pop()?.();
  if (open.length) hold();
}

/** Until the answer is called, the way back calls `close` instead of leaving the page. */
export function closesOnBack(close: () => void): () => void {
  if (!open.length) addEventListener("popstate", closeNewest);
  open.push(close);
  if (!held) hold();
  return () => {
    const at = open.indexOf(close);
    if (at >= 0) open.splice(at, 1);
    // A moment later: what is closed may open something else, which takes the same place.
    setTimeout(() => {
      if (open.length) return;
      removeEventListener("popstate", closeNewest);
      // Not if a link was followed: then this is the history of another page.
      if (held && isPlace()) history.back();
      held = false;
    });
  };
}
