/** Announcements for screen readers: a card, a result, a season. Each is added to a log, so that none takes the place of another. */
import { untrack } from "svelte";
import { current } from "../words/current.svelte";

interface Said {
  readonly id: number;
  readonly text: string;
  readonly language: string;
}

/** So many stay in the page: a reader that is slow may still be at the first of them. */
const KEPT = 12;

/**
 * How long a page rests before it announces, in milliseconds: a new turn or page changes so much that Orca leaves out what
 * is announced at the same time (it takes more than 50 changes in its queue for a flood).
 */
export const SETTLED = 500;

let said = $state.raw<readonly Said[]>([]);
let count = 0;
/** What is said while another page comes: a reader would break it off when the focus goes to the heading there. */
let held: string[] | null = null;

export const news = {
  get said(): readonly Said[] {
    // What was said before another language was chosen would be read out by its rules.
    return said.filter(({ language }) => language === current.language);
  },
};

export function announce(text: string): void {
  if (!text) return;
  if (held) return void held.push(text);
  count += 1;
  // Untracked: an effect that announces must not run again because of its own announcement.
  const others = untrack(() => said).filter((one) => one.text !== text);
  said = [...others, { id: count, text, language: untrack(() => current.language) }].slice(-KEPT);
}

/** A title and what is below it, as sentences: without a full stop a reader makes no pause. */
export function underTitle(title: string, ...lines: readonly string[]): string {
  return [/[.!?…]$/.test(title) ? title : `${title}.`, ...lines].join(" ");
}

export function holdNews(): void {
  held ??= [];
}

/** All of it at once: of several announcements a reader may lose some. */
export function releaseNews(): void {
  const text = held?.join(" ") ?? "";
  held = null;
  announce(text);
}
