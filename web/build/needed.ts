/** What some modules or scripts cannot do without, themselves included. */
export function needed(
  starts: readonly string[],
  imports: (one: string) => readonly string[] | undefined,
): ReadonlySet<string> {
  const found = new Set(starts);
  for (const one of found) for (const next of imports(one) ?? []) found.add(next);
  return found;
}
