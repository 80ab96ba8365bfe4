/**
 * Runs before everything else: chooses the language and asks for its texts, its typefaces and the glyphs, and for the
 * scripts of the home page if that is what is opened, while the script of all pages is still on its way. The build
 * appends the call, with the files of each language.
 *
 * @param {Readonly<Record<string, readonly string[]>>} files the files that each language needs, by its key: names
 *   below the home page, of which this script knows where it is because it lies in a folder there
 * @param {readonly string[]} home the scripts of the home page, named likewise
 */
function start(files, home) {
  const script = /** @type {HTMLScriptElement | null} */ (document.currentScript);
  /** @type {readonly (string | null)[]} */
  let wished = [...navigator.languages];
  try {
    wished = [localStorage.getItem("cartographers.language"), ...wished];
  } catch {
    // Storage is forbidden: then nothing was remembered.
  }
  const language = wished.map((tag) => (tag ?? "").toLowerCase().split("-")[0] ?? "").find((key) => files[key]) ?? "en";
  document.documentElement.lang = language;
  const atHome = new URL("..", script?.src || location.href).pathname === location.pathname;
  for (const name of [...(files[language] ?? []), ...(atHome ? home : [])]) {
    const href = new URL(`../${name}`, script?.src).href;
    const link = document.createElement("link");
    if (href.endsWith(".js")) link.rel = "modulepreload";
    else {
      link.rel = "preload";
      link.as = href.endsWith(".woff2") ? "font" : "fetch";
      link.crossOrigin = "anonymous";
    }
    link.href = href;
    document.head.append(link);
  }
}
