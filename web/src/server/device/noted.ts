/** Whether anything of a kind was kept on this device: only then is its application started to ask for it. */
export function isNoted(kind: string): boolean {
  try {
    return localStorage.getItem(key(kind)) !== null;
  } catch {
    return false;
  }
}

export function note(kind: string): void {
  try {
    localStorage.setItem(key(kind), "1");
  } catch {
    // Storage is forbidden or full: it is listed only without a network.
  }
}

const key = (kind: string) => `cartographers.${kind}-here`;
