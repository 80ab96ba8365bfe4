/** How many seasons of a game have been explained on this device, so that each is shown once by itself. */
const key = (id: string) => `cartographers.seen.${id}`;

export function seasonsShown(id: string): number {
  try {
    return Number(localStorage.getItem(key(id)) ?? 0);
  } catch {
    return 4;
  }
}

export function rememberSeasonsShown(id: string, seasons: number): void {
  try {
    localStorage.setItem(key(id), String(Math.max(seasons, seasonsShown(id))));
  } catch {
    // Storage is forbidden: then no season is shown by itself.
  }
}
