/** The icon of a season. */
import type { IconName } from "../map/types";
import { seasonKey } from "../server/seasons.svelte";

const DRAWN: readonly IconName[] = ["spring", "summer", "fall", "winter"];

/** The icon of a season by its number or its key; one that is not drawn has a compass. */
export function seasonIcon(season: number | string): IconName {
  const key = typeof season === "string" ? season : seasonKey(season);
  return DRAWN.find((icon) => icon === key) ?? "compass";
}
