/** Which seasons of a game have been explained on this device already. */
const key = (id: string) => `cartographers.seen.${id}`;

export function seasonsSeen(id: string): number {
  try {
    return Number(localStorage.getItem(key(id)) ?? 0);
  } catch {
    return 4;
  }
}

export function seeSeasons(id: string, seasons: number): void {
  try {
    localStorage.setItem(key(id), String(Math.max(seasons, seasonsSeen(id))));
  } catch {
    // Nothing can be remembered here: then nothing is shown unasked either.
  }
}
