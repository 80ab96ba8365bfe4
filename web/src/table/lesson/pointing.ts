/** Marks what a step of a lesson points at. A part of the page says by `data-part` what it is. */
import type { LessonState } from "../../server/protocol";

/** The parts that lie in the dock of a phone: a lesson that points at them speaks above the map. */
const IN_DOCK: ReadonlySet<string> = new Set(["card", "turn", "confirm", "skills"]);

/** On a phone: does a lesson speak in the dock, in place of the card? Not while something is drawn. */
export function speaksInDock({ step, steps, decides, points_at }: LessonState): boolean {
  return step >= steps || (!decides && !IN_DOCK.has(points_at));
}

/** What is marked: on a phone, the map where the words lie over the part that they are about. */
export function inSight(part: string, above: boolean): string {
  return above && !IN_DOCK.has(part) ? "map" : part;
}

/** Where a part can be found that is not on the page now: the tab that opens it. */
const TABS: Readonly<Record<string, string>> = { edicts: "edicts", stars: "stars", coins: "stars" };

function found(part: string): HTMLElement[] {
  const shown = [...document.querySelectorAll<HTMLElement>(`[data-part~="${part}"]`)].filter((one) =>
    one.getClientRects().length,
  );
  if (shown.length) return shown;
  const tab = TABS[part];
  return tab ? [...document.querySelectorAll<HTMLElement>(`[data-key="${tab}"], #tab-${tab}`)] : [];
}

/** Marks a part of the page, or waits for it, since a table is made in pieces; returns the function that takes the mark away. */
export function pointAt(part: string): () => void {
  let marked: HTMLElement[] = [];
  const mark = (): void => {
    marked = found(part);
    if (!marked.length) return;
    arriving.disconnect();
    for (const one of marked) one.dataset.pointed = "";
    // What lies below in a column that scrolls is brought into view; on other pages nothing moves.
    marked[0]?.scrollIntoView({ block: "nearest" });
  };
  const arriving = new MutationObserver(mark);
  arriving.observe(document.body, { childList: true, subtree: true });
  mark();
  return () => {
    arriving.disconnect();
    for (const one of marked) delete one.dataset.pointed;
  };
}
