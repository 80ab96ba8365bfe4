/** Up to when the notes of a game have been read on this device, in seconds since 1970. */
const key = (id: string) => `cartographers.notes.${id}`;

export function notesRead(id: string): number {
  try {
    return Number(localStorage.getItem(key(id)) ?? 0);
  } catch {
    return 0;
  }
}

export function rememberNotesRead(id: string, at: number): void {
  try {
    localStorage.setItem(key(id), String(at));
  } catch {
    // Storage is forbidden: then they are new again after a reload.
  }
}
