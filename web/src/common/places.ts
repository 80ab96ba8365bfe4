/** The four places of the site, between which every page except the table leads. */
import type { IconName } from "../map/types";
import { address, type Route } from "./router.svelte";

export type Place = "play" | "today" | "learn" | "you";

/** A place: its sign, where it begins, and the pages that belong to it. */
interface PlaceFacts {
  readonly place: Place;
  readonly icon: IconName;
  readonly href: string;
  readonly pages: readonly Route["page"][];
}

export const PLACES: readonly PlaceFacts[] = [
  { place: "play", icon: "map", href: address.home(), pages: ["home", "setup", "join", "tournamentSetup", "tournament", "series", "maps", "host"] },
  { place: "today", icon: "summer", href: address.today(), pages: ["today", "days", "day", "puzzles"] },
  { place: "learn", icon: "book", href: address.learn(), pages: ["learn", "mistakes", "position", "studies", "study", "rules", "topic"] },
  { place: "you", icon: "profile", href: address.you(), pages: ["you", "profile", "final", "replay", "analysis"] },
];
