/** The sheet that the player drew last, kept on this device as its eleven rows. */
import { recall, remember } from "./storage";

const KEY = "cartographers.sheet";
const ROWS = /^([.^#r]{11}\/){10}[.^#r]{11}$/;

/** The rows kept; null if there are none, or if they are not eleven rows of a sheet. */
export function keptSheet(): readonly string[] | null {
  const text = recall(KEY);
  return ROWS.test(text) ? text.split("/") : null;
}

export function keepSheet(rows: readonly string[]): void {
  remember(KEY, rows.join("/"));
}
