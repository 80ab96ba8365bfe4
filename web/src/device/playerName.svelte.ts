/** The player's name, kept on this device. */
import { recall, remember } from "./storage";
import { t } from "../words/words";

const KEY = "cartographers.name";

let chosen = $state(recall(KEY));

export const playerName = {
  get now(): string {
    return chosen;
  },
  set now(name: string) {
    chosen = name;
    remember(KEY, name);
  },
  /** The name, or the default. */
  get orElse(): string {
    return chosen.trim() || t("you-name");
  },
};
