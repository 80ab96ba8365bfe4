import { root } from "../root";

/** Set by the build: the engine's files, below the home page. */
declare const ENGINE_FILES: readonly string[];

/** Their addresses. */
export const engineFiles = ENGINE_FILES.map((name) => root + name);
/** The cache of the engine, which outlives the versions of the page; the service worker knows it too. */
export const ENGINE_CACHE = root === "/" ? "engine" : `engine:${root}`;
