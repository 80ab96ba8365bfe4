/** The seasons of the game on the page, by their keys. A page shows one game; its box may bring seasons of its own. */

const PRINTED = ["spring", "summer", "fall", "winter"] as const;

let keys = $state.raw<readonly string[]>(PRINTED);

/** A game has been loaded; without one, the seasons are those of the printed boxes. */
export function showSeasons(seasons: readonly string[] = PRINTED): void {
  if (seasons.join() !== keys.join()) keys = seasons;
}

/** The key of a season by its number. */
export function seasonKey(season: number): string {
  return keys[season] ?? keys.at(-1) ?? "";
}
