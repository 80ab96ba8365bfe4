import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { app } from "./build/app";
import { chunks } from "./build/chunks";
import { compressed } from "./build/compressed";
import { eager } from "./build/eager";
import { COMPILED_NAME, ENGINE_FILES, engine, PACKAGES } from "./build/engine";
import { fontLicences } from "./build/fonts";
import { scaleLengths } from "./build/lengths";
import { languageNames, texts } from "./build/texts";
import { themesTwice } from "./build/themes";

/** Where the server answers while the client is being worked on; `CARTOGRAPHERS_SERVER` names another place. */
const server = process.env["CARTOGRAPHERS_SERVER"] ?? "http://127.0.0.1:8000";

/** The oldest browsers that can play; the text `too-old`, README.md and docs/browser.md name them. */
const OLDEST = ["safari16", "ios16", "chrome106", "firefox113"];

export default defineConfig({
  // Addresses are relative: the client can lie anywhere below a domain without being built for it.
  base: "./",
  plugins: [svelte(), texts(), fontLicences(), engine(), eager(), app(), compressed()],
  define: {
    LANGUAGE_NAMES: JSON.stringify(languageNames()),
    ENGINE_FILES: JSON.stringify(ENGINE_FILES),
    COMPILED: JSON.stringify(COMPILED_NAME),
    PACKAGES: JSON.stringify(PACKAGES),
  },
  css: { postcss: { plugins: [scaleLengths(), themesTwice()] } },
  build: {
    outDir: "../src/cartographers/server/static",
    emptyOutDir: true,
    target: OLDEST,
    // Nothing is inlined: the pages are served under a policy that allows only files of our own.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      output: {
        manualChunks: chunks(),
        onlyExplicitManualChunks: true,
        // The first script has hundreds of names in it: with shorter marks the table needs less.
        entryFileNames: "assets/[name]-[hash:7].js",
        chunkFileNames: "assets/[name]-[hash:7].js",
        assetFileNames: "assets/[name]-[hash:7][extname]",
      },
    },
  },
  server: {
    fs: { allow: [".", "../src/cartographers/paper", "../src/cartographers/words"] },
    proxy: { "/api": { target: server, ws: true } },
  },
});
