/** The tips of a first game: which have been seen on this device, and whether more are wanted. */
import { quiet } from "./quiet.svelte";
import { recall, remember } from "./storage";

const SEEN = "cartographers.tips.seen";
const OFF = "cartographers.tips.off";

/** What each lesson teaches: about that no tip is needed any more. */
const TAUGHT: Readonly<Record<string, readonly string[]>> = {
  placing: ["card", "turn"],
  coins: ["coin", "first-coin", "mountain", "ruins"],
  edicts: ["edicts", "edict-change"],
  ambush: ["ambush", "ambush-solo"],
  score: ["edict-change", "season"],
  heroes: ["hero", "skill"],
};

let seen = $state.raw<ReadonlySet<string>>(new Set(recall(SEEN).split(" ").filter(Boolean)));
let off = $state(recall(OFF) === "yes");

export const tips = {
  /** Should this tip be shown when its moment comes? */
  wanted(key: string): boolean {
    return !off && !quiet.on && !seen.has(key);
  },
  see(...keys: readonly string[]): void {
    seen = new Set([...seen, ...keys]);
    remember(SEEN, [...seen].join(" "));
  },
  /** A lesson was finished. */
  learn(lesson: string): void {
    tips.see(...(TAUGHT[lesson] ?? []));
  },
  stop(): void {
    off = true;
    remember(OFF, "yes");
  },
  /** All tips are shown again, as in a first game. */
  restart(): void {
    seen = new Set();
    off = false;
    remember(SEEN, "");
    remember(OFF, "");
  },
};
