import type { IconName } from "../map/types";

/** A tab with its title and icon. */
export interface Tab<Key extends string> {
  key: Key;
  title: string;
  icon: IconName;
}
