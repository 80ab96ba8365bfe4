/** The quiet mode: no sound or vibration, nothing moves, no tips and no phrases of others; kept on this device. */
import { recall, remember } from "./storage";

const KEY = "cartographers.quiet";

let on = $state(recall(KEY) === "yes");

/** Styles and motion ask for it. */
const show = (): unknown => document.documentElement.toggleAttribute("data-quiet", on);
show();

export const quiet = {
  get on(): boolean {
    return on;
  },
  set on(wanted: boolean) {
    on = wanted;
    remember(KEY, wanted ? "yes" : "");
    show();
  },
};
