/** Wider letters, farther apart, for whom ours run together; kept on this device. */
import { recall, remember } from "./storage";

const KEY = "cartographers.letters";

let wide = $state(recall(KEY) === "wide");

/** Styles ask for it. */
const show = (): unknown => document.documentElement.toggleAttribute("data-letters", wide);
show();

export const letters = {
  get wide(): boolean {
    return wide;
  },
  set wide(wanted: boolean) {
    wide = wanted;
    remember(KEY, wanted ? "wide" : "");
    show();
  },
};
