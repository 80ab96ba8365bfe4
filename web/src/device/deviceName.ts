/** What this device is called in the list of a person's devices: "Firefox, Android". */
const BROWSERS = [
  ["Edg", "Edge"],
  ["OPR", "Opera"],
  ["Firefox", "Firefox"],
  ["Chrome", "Chrome"],
  ["Safari", "Safari"],
] as const;
const SYSTEMS = [
  ["Android", "Android"],
  ["iPhone", "iPhone"],
  ["iPad", "iPad"],
  ["Windows", "Windows"],
  ["Mac OS", "Mac"],
  ["CrOS", "ChromeOS"],
  ["Linux", "Linux"],
] as const;

/** The name that belongs to the first sign found in what the browser says of itself. */
function named(signs: readonly (readonly [string, string])[]): string[] {
  const found = signs.find(([sign]) => navigator.userAgent.includes(sign));
  return found ? [found[1]] : [];
}

export function deviceName(): string {
  return [...named(BROWSERS), ...named(SYSTEMS)].join(", ");
}
