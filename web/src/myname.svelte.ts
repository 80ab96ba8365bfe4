/** The name this player likes to sit down with, remembered on this device. */
import { t } from "./words";

const KEY = "cartographers.name";

function stored(): string {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

let chosen = $state(stored());

export const myName = {
  get now(): string {
    return chosen;
  },
  set now(name: string) {
    chosen = name;
    try {
      localStorage.setItem(KEY, name);
    } catch {
      // It is asked for again next time.
    }
  },
  /** The name, or the one that stands in for it. */
  get orElse(): string {
    return chosen.trim() || t("you-name");
  },
};
