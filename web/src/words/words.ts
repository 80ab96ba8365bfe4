/**
 * All texts, from the same Fluent files that the server and the terminal read.
 *
 * `t("treetower")` is a message, `t("treetower.rule")` an attribute of it, `t("drawn-count", { done: 3, all: 4 })`
 * a message with values.
 */
import type { FluentVariable } from "@fluent/bundle";
import { current } from "./current.svelte";
import { number } from "./numbers";

export { ago, date, dateLocale, day, moment, number, signed, signedTenths, span, tenths, together } from "./numbers";

export type Values = Record<string, FluentVariable>;

/** The pattern of a message or of one of its attributes. */
function pattern(key: string) {
  const [id, attribute] = key.split(".", 2) as [string, string?];
  const message = current.message(id);
  return attribute === undefined ? message?.value : message?.attributes[attribute];
}

/** Values with the numbers among them as the language writes them. */
function written(values: Values): Values {
  const one = (value: FluentVariable) => (typeof value === "number" ? number(value) : value);
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, one(value)]));
}

/** A text with its values filled in. A key without a text is returned itself. */
export function t(key: string, values?: Values): string {
  const text = pattern(key);
  return text ? current.bundle.formatPattern(text, values ? written(values) : null) : key;
}

/** Is there such a text? */
export function has(key: string): boolean {
  return Boolean(pattern(key));
}

const EDICTS = ["A", "B", "C", "D"] as const;

/** The letter of an edict by its place (0 to 3), or of a sheet by its key, as the language writes it: "Б". */
export function letter(which: number | string): string {
  const latin = typeof which === "number" ? (EDICTS[which] ?? "") : which;
  return has(`letter-${latin}`) ? t(`letter-${latin}`) : latin;
}

/** A text with a capital first letter, for a word or a clause that stands alone. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(current.language) + text.slice(1);
}

/** A name that a narrow place may break at a hyphen, also in a browser that does not know the words of the language. */
export function breakable(name: string): string {
  return t("word-breaks")
    .split(" ")
    .reduce((text, word) => text.replace(word.replaceAll("-", ""), word.replaceAll("-", "\u00ad")), name);
}

/** A list with commas: "B4, C4, C5". */
export function listed(items: readonly string[]): string {
  return items.join(", ");
}
