import type { IconName } from "../map/types";

/** The panels of the table, where they do not fit beside the map. */
export type PanelKey = "edicts" | "stars" | "players" | "deck" | "log";

/** A tab with its title and icon. */
export interface Tab<Key extends string> {
  key: Key;
  title: string;
  icon: IconName;
}
