/** The languages there are, and the texts of the one in use; only those are loaded. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { current } from "./current.svelte";

/** A Fluent file of a language: those that every page needs, and those that some load with `loadTexts`. */
export type TextFile = "game" | "page" | "admin" | "club" | "companion" | "daily" | "explain" | "fair" | "lessons" | "notices" | "paper" | "position" | "puzzle" | "report" | "result" | "study" | "together" | "tournament" | "you";

const FOLDER = "../../../src/cartographers/words";
const FILES = import.meta.glob<string>("../../../src/cartographers/words/*/{game,page,admin,club,companion,daily,explain,fair,lessons,notices,paper,position,puzzle,report,result,study,together,tournament,you}.ftl", {
  import: "default",
});
const ENGLISH = "en";

const path = (language: string, file: TextFile) => `${FOLDER}/${language}/${file}.ftl`;

/** The languages that can be chosen. */
export const LANGUAGES: readonly string[] = Object.keys(FILES)
  .map((one) => one.slice(FOLDER.length + 1).split("/")[0] ?? "")
  .filter((one, index, all) => all.indexOf(one) === index && FILES[path(one, "game")] && FILES[path(one, "page")]);

/** The key of the language in use; reading it in a component updates the component after a switch. */
export function language(): string {
  return current.language;
}

/** Is a language written in Cyrillic letters? */
export function isCyrillic(key: string): boolean {
  return /-Cyrl\b/.test(new Intl.Locale(key).maximize().toString());
}

/** By the key of the language; the build finds them out. */
declare const LANGUAGE_NAMES: Readonly<Record<string, string>>;

/** What a language calls itself: "Українська". */
export function ownName(key: string): string {
  return LANGUAGE_NAMES[key] ?? key;
}

const wanted = new Set<TextFile>(["game", "page"]);
const read = new Map<string, Promise<FluentResource>>();
let ofBoxes = new FluentResource("");

/** A file of a language, read once; one that is not translated yet is English. */
function resource(key: string, file: TextFile): Promise<FluentResource> {
  const name = path(key, file) in FILES ? path(key, file) : path(ENGLISH, file);
  const known = read.get(name);
  if (known) return known;
  const reading = (FILES[name]?.() ?? Promise.resolve("")).then((text) => new FluentResource(text));
  read.set(name, reading);
  reading.catch(() => read.delete(name)); // tried again by the next call
  return reading;
}

/** Loads all texts that are wanted, then shows them at once. */
async function show(key: string): Promise<void> {
  const resources = await Promise.all([...wanted].map((file) => resource(key, file)));
  const bundle = new FluentBundle(key, { useIsolating: false });
  for (const one of [...resources, ofBoxes]) bundle.addResource(one);
  current.use(key, bundle);
  document.documentElement.lang = key;
}

/** One after the other, so that the language chosen last is the one shown. */
let last = Promise.resolve();
function inTurn(work: () => Promise<void>): Promise<void> {
  const mine = last.then(work);
  last = mine.catch(() => undefined);
  return mine;
}

const listeners = new Set<() => void>();

/** Calls a function after each switch of the language; returns the function that ends this. */
export function onSwitch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows all texts in a language; rejected if its texts cannot be loaded, and then nothing changes. */
export function useLanguage(key: string): Promise<void> {
  return inTurn(async () => {
    await show(LANGUAGES.includes(key) ? key : ENGLISH);
    for (const listener of listeners) listener();
  });
}

/** Loads a file of texts that not every page needs, in this language and in each that is chosen later. */
export function loadTexts(file: TextFile): Promise<void> {
  if (wanted.has(file)) return last;
  return inTurn(async () => {
    if (wanted.has(file)) return;
    current.add(await resource(current.language, file));
    wanted.add(file);
  });
}

/** Sets the texts of boxes that are installed on the server; texts shown before are updated. */
export function useTextsOfBoxes(text: string): void {
  if (!text) return;
  ofBoxes = new FluentResource(text);
  void inTurn(() => show(current.language)).catch(() => undefined); // shown with the next texts
}
