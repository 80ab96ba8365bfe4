/** Shortcuts by the place of a key, which is the same in every layout, and the letter that is printed on it. */
import { language } from "../words/language";
import { t } from "../words/words";

/** A shortcut by the letter that an English keyboard has in its place. */
type Shortcut = "R" | "F" | "N" | "H" | "M";

interface Keyboard {
  getLayoutMap(): Promise<ReadonlyMap<string, string>>;
}

/** The layout of the keyboard in use, where the browser tells it. */
let layout = $state.raw<ReadonlyMap<string, string> | null>(null);
const { keyboard } = navigator as Navigator & { keyboard?: Keyboard };
keyboard?.getLayoutMap().then(
  (map) => (layout = map),
  () => undefined, // not allowed here: then the language decides
);

/** Is a key in the place of a shortcut? A key without a place, as on a screen, counts by its letter. */
export function isShortcut(event: KeyboardEvent, shortcut: Shortcut): boolean {
  return event.code ? event.code === `Key${shortcut}` : event.key.toUpperCase() === shortcut;
}

/** What is printed on the key of a shortcut. */
export function keyCap(shortcut: Shortcut): string {
  const printed = layout?.get(`Key${shortcut}`);
  return printed ? printed.toLocaleUpperCase(language()) : t(`key-${shortcut}`);
}

/** The number from 1 to 9 of a key, in the row above the letters or on the number pad; 0 for any other key. */
export function digitOf(event: KeyboardEvent): number {
  const inRow = /^Digit([1-9])$/.exec(event.code)?.[1];
  // The number pad's keys are arrows while Num Lock is off.
  const printed = /^[1-9]$/.test(event.key) ? event.key : undefined;
  return Number(inRow ?? printed ?? 0);
}

/** Is it the key of "undo" with Ctrl or Cmd: Z where it is printed, and in its place where no Latin letter is? */
export function isUndo({ key, code }: KeyboardEvent): boolean {
  return key.toLowerCase() === "z" || (code === "KeyZ" && !/^[a-z]$/i.test(key));
}
