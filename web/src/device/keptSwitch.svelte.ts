/** Something that is on or off, kept on this device; styles and motion ask the page for it by an attribute. */
import { recall, remember } from "./storage";

interface KeptSwitch {
  on: boolean;
}

export function keptSwitch(name: string): KeptSwitch {
  const key = `cartographers.${name}`;
  let on = $state(recall(key) === "yes");
  const show = (): unknown => document.documentElement.toggleAttribute(`data-${name}`, on);
  show();
  return {
    get on(): boolean {
      return on;
    },
    set on(wanted: boolean) {
      on = wanted;
      remember(key, wanted ? "yes" : "");
      show();
    },
  };
}
