import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { languageNames, texts } from "./build/texts";

/** Tests of what needs no browser; what a person sees and does is tried in real browsers, in `tests/browser`. */
export default defineConfig({
  plugins: [svelte(), texts()],
  define: { LANGUAGE_NAMES: JSON.stringify(languageNames()), ENGINE_FILES: "[]" },
  // Svelte's code for pages, not the one that writes them on a server.
  resolve: { conditions: ["browser"] },
  test: { include: ["tests/*.test.ts", "build/*.test.ts"] },
});
