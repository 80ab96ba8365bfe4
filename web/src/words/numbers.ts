/**
 * Numbers as the language writes them, with a real minus sign.
 *
 * They are Fluent's numbers: a message can choose a plural by them, and shown alone they are text.
 */
import { FluentNumber } from "@fluent/bundle";
import { current } from "./current.svelte";

const MINUS = /[-\u2010-\u2015]/;
/** Numbers below it have no separator between thousands, as in Python, so that a rating looks alike everywhere. */
const GROUPED = 10_000;

/** A number that knows how it is written. */
class WrittenNumber extends FluentNumber {
  readonly #language: string;

  constructor(value: number, how: Intl.NumberFormatOptions = {}) {
    super(value, how);
    this.#language = current.language;
  }

  override toString(): string {
    return this.#short() ?? this.#byBrowser();
  }

  #byBrowser(): string {
    const how = { useGrouping: Math.abs(this.value) >= GROUPED, ...this.opts };
    return new Intl.NumberFormat(this.#language, how).format(this.value).replace(MINUS, "−");
  }

  /** A small whole number; most are, and the browser's own way needs 30 ms and more for its first one. */
  #short(): string | null {
    const { value, opts } = this;
    const plain = Object.keys(opts).every((key) => key === "signDisplay");
    if (!plain || !Number.isInteger(value) || Math.abs(value) >= GROUPED) return null;
    const sign = value < 0 ? "−" : "signDisplay" in opts ? "+" : "";
    return `${sign}${Math.abs(value)}`;
  }

  /** Where a text is wanted, the text: without this, joining it to a text would give the bare value. */
  [Symbol.toPrimitive](hint: string): string | number {
    return hint === "number" ? this.value : this.toString();
  }
}

const TENTHS = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

/** The nearest tenth, alike for a gain and for a loss; a small negative number becomes 0, not −0. */
const nearestTenth = (value: number) => (Math.sign(value) * Math.round(10 * Math.abs(value))) / 10 + 0;

/** A number: "12", "−3". */
export function number(value: number): WrittenNumber {
  return new WrittenNumber(value + 0);
}

/** A change: "+3", "−1", "+0". */
export function signed(value: number): WrittenNumber {
  return new WrittenNumber(value + 0, { signDisplay: "always" });
}

/** A number to one decimal place, as exact as an expectation is. */
export function tenths(value: number): WrittenNumber {
  return new WrittenNumber(nearestTenth(value), TENTHS);
}

/** A change to one decimal place: "+1.3", "−0.4". */
export function signedTenths(value: number): WrittenNumber {
  return new WrittenNumber(nearestTenth(value), { ...TENTHS, signDisplay: "always" });
}

/**
 * The region whose dates are written: the reader's own if it speaks the language in use, so that British readers get
 * British dates.
 */
export function dateLocale(): string {
  const wanted = navigator.languages.find((one) => one.split("-")[0] === current.language && one.includes("-"));
  return wanted ?? (current.language === "en" ? "en-GB" : current.language);
}

/** A day: "3 Mar", "3 бер."; its spaces are no place for a new line. */
export function day(time: string): string {
  return new Date(time).toLocaleDateString(dateLocale(), { day: "numeric", month: "short" }).replaceAll(" ", "\u00A0");
}

/** A day of any year: "3 Mar 2027". */
export function date(time: string): string {
  return new Date(time).toLocaleDateString(dateLocale(), { day: "numeric", month: "short", year: "numeric" });
}

const UNITS = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
] as const;

/** A span of time in the largest unit that fits it exactly: "2 days", "12 hours", "90 seconds". */
export function span(seconds: number): string {
  const [unit, size] = UNITS.find(([, size]) => seconds % size === 0) ?? ["second", 1];
  return new Intl.NumberFormat(current.language, { style: "unit", unit, unitDisplay: "long" }).format(seconds / size);
}

/** A day and an hour, from seconds since 1970: "Tue, 17 Nov, 14:30". */
export function moment(seconds: number): string {
  return new Date(1000 * seconds).toLocaleString(dateLocale(), {
    weekday: "short",
    day: "numeric",
    month: "short",
    hour: "numeric",
    minute: "2-digit",
  });
}

/** Names in a sentence: "Oksana and Tomáš". */
export function together(names: readonly string[]): string {
  return new Intl.ListFormat(current.language, { type: "conjunction" }).format(names);
}

/** How long ago something was, in seconds: "an hour ago", "yesterday". */
export function ago(seconds: number): string {
  const [unit, size] = UNITS.find(([, size]) => seconds >= size) ?? ["minute", 60];
  return new Intl.RelativeTimeFormat(current.language, { numeric: "auto" }).format(-Math.floor(seconds / size), unit);
}
