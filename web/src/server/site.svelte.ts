/** What the host has set for everybody: who makes games, what is switched off, a notice, whom to write to. */
import { call } from "./api";
import { onSwitch } from "../words/language";
import type { PasswordRequest, Site } from "./protocol";

type Feature = Site["off"][number];

/** What a host can switch off. */
export const FEATURES: readonly Feature[] = [
  "daily",
  "tournaments",
  "puzzles",
  "bots",
  "notices",
  "photo",
  "uploads",
  "spectators",
  "coach",
  "notes",
];

/** How often an open page asks whether something has changed, in milliseconds; a table is told at once. */
const INTERVAL = 5 * 60_000;

const UNCHANGED: Site = {
  creation: "open",
  may_create: true,
  off: [],
  notice: "",
  notice_id: "",
  contact: "",
  imprint: "",
  page_thinks: false,
};
let now = $state.raw(UNCHANGED);

/** Asks the server; one that cannot be reached leaves everything as it is. */
export async function loadSite(): Promise<void> {
  try {
    now = await call<Site>("GET", "site");
  } catch {
    // The page itself says that the server cannot be reached.
  }
}

/** Asks at once, and again while a page is open. */
export function followSite(): void {
  const look = () => document.visibilityState === "visible" && void loadSite();
  void loadSite();
  document.addEventListener("visibilitychange", look);
  setInterval(look, INTERVAL);
  onSwitch(() => void loadSite()); // the notice is in the language of the request
}

export const site = {
  get now(): Site {
    return now;
  },
  /** Has the server said so already? */
  isKnown: (): boolean => now !== UNCHANGED,
  /** True for what the host has switched off. */
  isOff: (feature: Feature): boolean => now.off.includes(feature),
  /** Gives the password for making games; a wrong one is refused. */
  async givePassword(password: string): Promise<void> {
    now = await call<Site>("POST", "site/password", { password } satisfies PasswordRequest);
  },
};
