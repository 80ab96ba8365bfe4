/** Whether the player has opened or closed the lessons on the home page of this device. */
import { recall, remember } from "./storage";

type Choice = "shown" | "hidden" | "";

const KEY = "cartographers.lessons";
let chosen = $state(recall(KEY) as Choice);

export const lessonsShown = {
  /** What was chosen; nothing at first. */
  get chosen(): Choice {
    return chosen;
  },
  choose(now: Choice): void {
    chosen = now;
    remember(KEY, now);
  },
};
