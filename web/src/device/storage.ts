/** Texts kept on this device between visits; a browser that forbids storage keeps nothing, without an error. */
export function recall(key: string): string {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

const OURS = "cartographers.";

/** Everything that is kept on this device. */
export function everythingKept(): Record<string, string> {
  try {
    return Object.fromEntries(Object.entries({ ...localStorage }).filter(([key]) => key.startsWith(OURS)));
  } catch {
    return {};
  }
}

/** Nothing is kept any more. */
export function forgetEverything(): void {
  for (const key of Object.keys(everythingKept())) localStorage.removeItem(key);
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage is forbidden or full: the next visit starts with the default.
  }
}
