/** The tips of a first game: which have been seen on this device, and whether more are wanted. */
import { recall, remember } from "./storage";

const SEEN = "cartographers.tips.seen";
const OFF = "cartographers.tips.off";

let seen = $state.raw<ReadonlySet<string>>(new Set(recall(SEEN).split(" ").filter(Boolean)));
let off = $state(recall(OFF) === "yes");

export const tips = {
  /** Should this tip be shown when its moment comes? */
  wanted(key: string): boolean {
    return !off && !seen.has(key);
  },
  see(key: string): void {
    seen = new Set([...seen, key]);
    remember(SEEN, [...seen].join(" "));
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
