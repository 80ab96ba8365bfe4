/** The typefaces in a build: the files that a language needs first, and the licences. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin, Rollup } from "vite";

const PACKAGES = ["lora", "source-sans-3"];
/** The letters of a language that are not in the file of the Latin letters. */
const LETTERS: Readonly<Record<string, string>> = { uk: "cyrillic", ru: "cyrillic" };

/** The typefaces in the letters of a language; files with further letters are loaded when these are shown. */
export function firstFonts(bundle: Rollup.OutputBundle, language: string): string[] {
  return PACKAGES.flatMap((name) => assets(bundle, `${name}-${LETTERS[language] ?? "latin"}-wght-normal.woff2`));
}

/** The addresses of a file in a build. */
export function assets(bundle: Rollup.OutputBundle, name: string): string[] {
  const files = Object.values(bundle).filter((one) => one.type === "asset" && one.names.includes(name));
  return files.map(({ fileName }) => `/${fileName}`);
}

/** Each typeface's licence lies beside it, as the licence asks. */
export function fontLicences(): Plugin {
  return {
    name: "font-licences",
    generateBundle() {
      for (const name of PACKAGES) {
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
