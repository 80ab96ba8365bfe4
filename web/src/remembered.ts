/** What this device remembers between visits; where the browser keeps nothing, nothing is remembered. */
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
    // Next time it is asked for again, or begins as usual.
  }
}
