/** Vite's plugin for the Fluent files: texts without comments, a chunk a language, and the script that asks for it. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { assets, firstFonts } from "./fonts";
import { needed } from "./needed";
import type { HtmlTagDescriptor, Plugin, Rollup } from "vite";

const WORDS = fileURLToPath(new URL("../../src/cartographers/words/", import.meta.url));
const START = fileURLToPath(new URL("start.js", import.meta.url));
/** The files of a language that every page needs. */
const ALWAYS = /\/words\/(\w+)\/(?:game|page)\.ftl$/;

/** The sentence for browsers that cannot run the pages: it stands in `index.html`, in all languages. */
const TOO_OLD = /^too-old = (.*)\n/m;

/** A Fluent text without its comments, empty lines and the sentence of `index.html`, which no reader of it needs. */
function withoutComments(text: string): string {
  return text.replace(TOO_OLD, "").replace(/^(?:#.*|\s*)\n/gm, "");
}

/** The page with the sentence for older browsers, English first. */
function withTooOld(page: string): string {
  const keys = Object.keys(languages()).sort((one, other) => Number(other === "en") - Number(one === "en"));
  const said = keys.map((key) => [key, TOO_OLD.exec(readFileSync(`${WORDS}${key}/page.ftl`, "utf-8"))?.[1]] as const);
  const lines = said.flatMap(([key, text]) => (text ? [`<p lang="${key}">${text}</p>`] : []));
  return page.replace('<div class="too-old"></div>', `<div class="too-old">${lines.join("")}</div>`);
}

/** The name of the chunk in which a module belongs, if it is a text that every page needs. */
export function textChunk(module: string): string | undefined {
  const language = ALWAYS.exec(module)?.[1];
  return language && `texts-${language}`;
}

/** The script that asks for the texts, with the files of each language and the scripts of the home page. */
function startScript(files: Readonly<Record<string, readonly string[]>>, home: readonly string[] = []): string {
  return `${readFileSync(START, "utf-8")}\nstart(${JSON.stringify(files)}, ${JSON.stringify(home)});\n`;
}

/** The scripts that the home page cannot do without, besides those that `index.html` names. */
function homeScripts(bundle: Rollup.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((one) => one.type === "chunk");
  const imports = (name: string) => chunks.find(({ fileName }) => fileName === name)?.imports;
  const scripts = (which: (chunk: Rollup.OutputChunk) => boolean) =>
    needed(chunks.filter(which).map(({ fileName }) => fileName), imports);
  const named = scripts(({ isEntry }) => isEntry);
  return [...scripts(({ name }) => name === "home")].filter((name) => !named.has(name));
}

/** The languages that can be chosen, without files: in development the texts are asked for later. */
function languages(): Record<string, readonly string[]> {
  const folders = readdirSync(WORDS).filter((name) => existsSync(`${WORDS}${name}/page.ftl`));
  return Object.fromEntries(folders.map((name) => [name, []]));
}

/** What each language calls itself: "Українська". Found out here, because a browser needs 30 ms for them. */
export function languageNames(): Record<string, string> {
  const name = (key: string) => new Intl.DisplayNames([key], { type: "language" }).of(key) ?? key;
  const capital = (text: string, key: string) => text.charAt(0).toLocaleUpperCase(key) + text.slice(1);
  return Object.fromEntries(Object.keys(languages()).map((key) => [key, capital(name(key), key)]));
}

/** The files of each language in a build; a language that lacks one of its texts cannot be chosen. */
function builtFiles(bundle: Rollup.OutputBundle): Record<string, readonly string[]> {
  const chunks = Object.values(bundle).filter((one) => one.type === "chunk");
  const whole = chunks.filter(({ name, moduleIds }) => name.startsWith("texts-") && moduleIds.length === 2);
  return Object.fromEntries(
    whole.map(({ name, fileName }) => {
      const language = name.slice("texts-".length);
      return [language, [fileName, ...firstFonts(bundle, language), ...assets(bundle, "glyphs.svg")]];
    }),
  );
}

export function texts(): Plugin {
  let script = "";
  return {
    name: "texts",
    transform: (code, id) =>
      id.endsWith(".ftl") ? { code: `export default ${JSON.stringify(withoutComments(code))}`, map: null } : null,
    generateBundle(_options, bundle) {
      const source = startScript(builtFiles(bundle), homeScripts(bundle));
      script = this.getFileName(this.emitFile({ type: "asset", name: "start.js", source }));
    },
    transformIndexHtml(page) {
      const tag: HtmlTagDescriptor = script
        ? { tag: "script", attrs: { src: `./${script}` }, injectTo: "head-prepend" }
        : { tag: "script", children: startScript(languages()), injectTo: "head-prepend" };
      return { html: withTooOld(page), tags: [tag] };
    },
  };
}
