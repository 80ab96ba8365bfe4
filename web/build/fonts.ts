/** The typefaces in a build: the files that a language needs first, and the licences. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin, Rollup } from "vite";

const PACKAGES = ["lora", "source-sans-3"];
/** The file of each typeface that has the letters of a script; without one the device's own letters are shown. */
const LETTERS: Readonly<Record<string, string>> = { Latn: "latin", Cyrl: "cyrillic" };
/** The files of each typeface. */
const SETS = ["latin", "latin-ext", "cyrillic"];

/** The typefaces in the letters of a language; files with further letters are loaded when these are shown. */
export function firstFonts(bundle: Rollup.OutputBundle, language: string): string[] {
  const letters = LETTERS[new Intl.Locale(language).maximize().script ?? ""];
  return letters ? PACKAGES.flatMap((name) => assets(bundle, fileOf(name, letters))) : [];
}

function fileOf(name: string, letters: string): string {
  return `${name}-${letters}-wght-normal.woff2`;
}

/** The names of a file in a build. */
export function assets(bundle: Rollup.OutputBundle, name: string): string[] {
  const files = Object.values(bundle).filter((one) => one.type === "asset" && one.names.includes(name));
  return files.map(({ fileName }) => fileName);
}

/** Each typeface's licence lies beside it, as the licence asks; a build without one of the files fails. */
export function fontLicences(): Plugin {
  return {
    name: "font-licences",
    generateBundle(_options, bundle) {
      for (const name of PACKAGES) {
        const missing = SETS.map((letters) => fileOf(name, letters)).filter((file) => !assets(bundle, file).length);
        if (missing.length) this.error(`these font files of src/style/fonts.css are not there: ${missing.join(", ")}`);
        const file = new URL(`../node_modules/@fontsource-variable/${name}/LICENSE`, import.meta.url);
        this.emitFile({
          type: "asset",
          fileName: `assets/${name}-licence.txt`,
          source: readFileSync(fileURLToPath(file), "utf-8"),
        });
      }
    },
  };
}
