/** Texts kept on this device between visits; a browser that forbids storage keeps nothing, without an error. */
export function recall(key: string): string {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage is forbidden or full: the next visit starts with the default.
  }
}
