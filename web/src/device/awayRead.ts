/** How many lines of a game's log its player has read of what was drawn for them, so that each is told once. */
const key = (id: string) => `cartographers.away.${id}`;

export function awayRead(id: string): number {
  try {
    return Number(localStorage.getItem(key(id)) ?? 0);
  } catch {
    return 0;
  }
}

export function rememberAwayRead(id: string, lines: number): void {
  try {
    localStorage.setItem(key(id), String(lines));
  } catch {
    // Storage is forbidden: then it is told again after a reload.
  }
}
