import { root } from "../root";

/** Set by the build: the engine's files, below the home page. */
declare const ENGINE_FILES: readonly string[];

/** Their addresses. */
export const engineFiles = ENGINE_FILES.map((name) => root + name);
/** The script of the workers in which Python runs; empty if it could not be built. */
export const WORKER = engineFiles.find((name) => name.endsWith("/worker.js")) ?? "";
/** The cache of the engine, which outlives the versions of the page; the service worker knows it too. */
export const ENGINE_CACHE = root === "/" ? "engine" : `engine:${root}`;
/** The nets of the neural player that a device has, below the API. */
export const NETS = ["base", "ambush", "skills", "heroes"].map((name) => `nets/${name}.npz`);
