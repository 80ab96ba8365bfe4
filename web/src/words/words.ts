/**
 * All texts, from the same Fluent files that the server and the terminal read.
 *
 * `t("treetower")` is a message, `t("treetower.rule")` an attribute of it, `t("drawn-count", { done: 3, all: 4 })`
 * a message with values.
 */
import type { FluentVariable } from "@fluent/bundle";
import { current } from "./current.svelte";

export type Values = Record<string, FluentVariable>;

/** The pattern of a message or of one of its attributes. */
function pattern(key: string) {
  const [id, attribute] = key.split(".", 2) as [string, string?];
  const message = current.bundle.getMessage(id);
  return attribute === undefined ? message?.value : message?.attributes[attribute];
}

/** A text with its values filled in. A key without a text is returned itself. */
export function t(key: string, values?: Values): string {
  const text = pattern(key);
  return text ? current.bundle.formatPattern(text, values ?? null) : key;
}

/** Is there such a text? */
export function has(key: string): boolean {
  return Boolean(pattern(key));
}

/** A whole number with a real minus sign. */
export function number(value: number): string {
  return String(value).replace("-", "−");
}

/** A change: "+3", "−1", "+0". */
export function signed(value: number): string {
  return value < 0 ? number(value) : `+${value}`;
}

/** A number to one decimal place, as exact as an expectation is. */
export function tenths(value: number): string {
  return value.toFixed(1).replace(/^-0\.0$/, "0.0").replace("-", "−");
}

/** A change to one decimal place: "+1.3", "−0.4". */
export function signedTenths(value: number): string {
  const text = tenths(value);
  return text.startsWith("−") ? text : `+${text}`;
}

/** A text with a capital first letter. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase("en") + text.slice(1);
}

/** A list with commas: "B4, C4, C5". */
export function listed(items: readonly string[]): string {
  return items.join(", ");
}
