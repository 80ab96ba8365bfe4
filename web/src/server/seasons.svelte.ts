/** The seasons of the game on the page, by their keys. A page shows one game; its box may bring seasons of its own. */
import type { IconName } from "../map/types";

const PRINTED = ["spring", "summer", "fall", "winter"] as const;
type Printed = (typeof PRINTED)[number];

let keys = $state.raw<readonly string[]>(PRINTED);

/** A game has been loaded; without one, the seasons are those of the printed boxes. */
export function showSeasons(seasons: readonly string[] = PRINTED): void {
  if (seasons.join() !== keys.join()) keys = seasons;
}

/** The key of a season by its number. */
export function seasonKey(season: number): string {
  return keys[season] ?? keys.at(-1) ?? "";
}

/** The icon of a season by its number; one that is not printed has a compass. */
export function seasonIcon(season: number): IconName {
  const key = seasonKey(season) as Printed;
  return PRINTED.includes(key) ? key : "compass";
}
