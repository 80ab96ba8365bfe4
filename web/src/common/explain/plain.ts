/** A card without figures: a title, a text, and the section of the rules. */
import { t, type Values } from "../../words/words";
import type { Explained } from "./explained.svelte";

export function plain(key: string, topic: string, values: Values = {}): Explained {
  return { title: t(key, values), lines: [t(`${key}.text`, values)], topic };
}
