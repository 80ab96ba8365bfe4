/** The name this player likes to sit down with, remembered on this device. */
import { recall, remember } from "./remembered";
import { t } from "./words";

const KEY = "cartographers.name";

let chosen = $state(recall(KEY));

export const myName = {
  get now(): string {
    return chosen;
  },
  set now(name: string) {
    chosen = name;
    remember(KEY, name);
  },
  /** The name, or the one that stands in for it. */
  get orElse(): string {
    return chosen.trim() || t("you-name");
  },
};
