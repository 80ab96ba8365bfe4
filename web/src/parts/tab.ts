import type { IconName } from "../map/types";

/** A tab: what it is called and shows. */
export interface Tab<Key extends string> {
  key: Key;
  title: string;
  icon: IconName;
}
