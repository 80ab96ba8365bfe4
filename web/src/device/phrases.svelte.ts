/** Whether the phrases of other players are shown on this device. */
import { recall, remember } from "./storage";

const HIDDEN = "cartographers.phrases.hidden";

let hidden = $state(recall(HIDDEN) === "yes");

export const phrases = {
  get hidden(): boolean {
    return hidden;
  },
  set hidden(wanted: boolean) {
    hidden = wanted;
    remember(HIDDEN, wanted ? "yes" : "");
  },
};
