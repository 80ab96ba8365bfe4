/** Set by the build: the addresses of the engine's files. */
declare const ENGINE_FILES: readonly string[];

export const engineFiles = ENGINE_FILES;
/** The cache of the engine, which outlives the versions of the page; the service worker knows it too. */
export const ENGINE_CACHE = "engine";
