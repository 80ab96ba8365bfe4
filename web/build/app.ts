/** What makes the site an app: the manifest, its icons, and the service worker with the list of files it keeps. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { transformWithEsbuild, type Plugin, type Rollup } from "vite";
import { ENGINE, ENGINE_FILES } from "./engine";

const ICON = fileURLToPath(new URL("../public/icon.svg", import.meta.url));
const WORKER = fileURLToPath(new URL("../worker/sw.ts", import.meta.url));
const WASM = createRequire(import.meta.url).resolve("@resvg/resvg-wasm/index_bg.wasm");
/** Kept by the service worker: scripts, styles, pictures and the letters of our languages, not licences. */
const KEPT = /\.(?:js|css|svg)$|-(?:latin|cyrillic)-wght-normal[^/]*\.woff2$/;

/** Addresses are relative to the manifest, so that the app can lie anywhere below a domain. */
const MANIFEST = {
  name: "Cartographers",
  short_name: "Cartographers",
  start_url: "./",
  scope: "./",
  display: "standalone",
  background_color: "#cdbb98",
  theme_color: "#cdbb98",
  icons: [
    { src: "icon.svg", type: "image/svg+xml", sizes: "any" },
    { src: "icon-192.png", type: "image/png", sizes: "192x192" },
    { src: "icon-512.png", type: "image/png", sizes: "512x512" },
    { src: "icon-maskable.png", type: "image/png", sizes: "512x512", purpose: "maskable" },
  ],
};

/** The icon with its paper up to the edges and its star within the circle that every mask leaves. */
function maskable(icon: string): string {
  return icon
    .replace(' rx="8"', "")
    .replace(/(<path[^]*)(<\/svg>)/, '<g transform="translate(6 6) scale(.7)">$1</g>$2');
}

/** The icon with a dot, shown in the tab while it is the player's turn. */
function dotted(icon: string): string {
  return icon.replace("</svg>", '<circle cx="31" cy="9" r="8" fill="#b3261e" stroke="#f7eed9" stroke-width="2" /></svg>');
}

async function icons(): Promise<Record<string, string | Uint8Array>> {
  await initWasm(readFileSync(WASM));
  const icon = readFileSync(ICON, "utf-8");
  const png = (svg: string, width: number) => new Resvg(svg, { fitTo: { mode: "width", value: width } }).render().asPng();
  return {
    "icon-192.png": png(icon, 192),
    "icon-512.png": png(icon, 512),
    "icon-maskable.png": png(maskable(icon), 512),
    "icon-turn.svg": dotted(icon),
  };
}

async function worker(bundle: Rollup.OutputBundle): Promise<string> {
  // The engine is large: it is kept for those who ask for it.
  const assets = Object.keys(bundle).filter(
    (name) => name.startsWith("assets/") && KEPT.test(name) && !name.startsWith(ENGINE),
  );
  const files = ["./", "icon.svg", "icon-turn.svg", ...assets.sort()];
  const page = bundle["index.html"];
  const source = page?.type === "asset" ? String(page.source) : "";
  const version = createHash("sha256").update(JSON.stringify([files, source])).digest("hex").slice(0, 12);
  const define = { VERSION: JSON.stringify(version), FILES: JSON.stringify(files), ENGINE_FILES: JSON.stringify(ENGINE_FILES) };
  const { code } = await transformWithEsbuild(readFileSync(WORKER, "utf-8"), WORKER, {
    define,
    minify: true,
    target: "es2022",
    sourcemap: false,
  });
  return code;
}

/** Only in a build: while the client is being worked on, nothing is kept. */
export function app(): Plugin {
  return {
    name: "app",
    apply: "build",
    generateBundle: {
      order: "post",
      async handler(_options, bundle) {
        const files = {
          ...(await icons()),
          "manifest.webmanifest": JSON.stringify(MANIFEST),
          "sw.js": await worker(bundle),
        };
        for (const [fileName, source] of Object.entries(files)) this.emitFile({ type: "asset", fileName, source });
      },
    },
  };
}
