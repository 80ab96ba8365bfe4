// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from "vitest";
import source from "../build/start.js?raw";

/** The script that runs before everything else: it stands in the page as it is, so it is read as it is. */
const start = new Function(`${source}; return start;`)() as (files: Record<string, readonly string[]>) => void;

const LANGUAGES = ["en", "uk", "ru", "cs", "pl"];
const FILES = Object.fromEntries(LANGUAGES.map((key) => [key, [`assets/texts-${key}.js`, `assets/${key}.woff2`]]));

/** The language of the page and the files it asks for, in a browser with these languages. */
function started(...wished: string[]): { language: string; asked: string[] } {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(wished);
  const script = Object.assign(document.createElement("script"), { src: "https://maps.example/play/assets/start.js" });
  vi.spyOn(document, "currentScript", "get").mockReturnValue(script);
  start(FILES);
  return {
    language: document.documentElement.lang,
    asked: [...document.head.querySelectorAll("link")].map(({ href }) => href),
  };
}

beforeEach(() => {
  document.head.replaceChildren();
  localStorage.clear();
});

describe("the language of a first visit", () => {
  test.each(LANGUAGES)("is the browser's: %s, and no other is loaded", (key) => {
    expect(started(key, "en")).toEqual({
      language: key,
      asked: [`https://maps.example/play/assets/texts-${key}.js`, `https://maps.example/play/assets/${key}.woff2`],
    });
  });

  test("is the first of the browser's that has texts, whatever its region", () => {
    expect(started("la", "cs-CZ", "uk").language).toBe("cs");
  });

  test("is English if none has texts", () => {
    expect(started("la").language).toBe("en");
  });
});

test("a language that was chosen is remembered", () => {
  localStorage.setItem("cartographers.language", "pl");
  expect(started("uk", "en").language).toBe("pl");
});
