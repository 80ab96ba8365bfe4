/** Whether somebody on this device has played before, or says that they know the game: decides which home they see. */
import { recall, remember } from "./storage";

const KEY = "cartographers.knows";
let known = $state(recall(KEY) === "yes");

export const knowsGame = {
  get now(): boolean {
    return known;
  },
  /** From now on this device sees the home of those who come back. */
  set(): void {
    if (!known) remember(KEY, "yes");
    known = true;
  },
};
