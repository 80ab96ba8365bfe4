import { listed, t } from "../words/words";

/** The people at a table; at a large one only the first of them, and how many more there are. */
export function firstNames(names: readonly string[], most = 4): string {
  if (names.length <= most) return listed(names);
  return t("names-many", { first: listed(names.slice(0, most - 1)), more: names.length - most + 1 });
}
