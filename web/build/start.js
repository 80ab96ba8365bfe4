/**
 * Runs before everything else: chooses the language and asks for its texts, its typefaces and the glyphs, while the
 * script of the pages is still on its way. The build appends the call, with the files of each language.
 *
 * @param {Readonly<Record<string, readonly string[]>>} files the files that each language needs, by its key
 */
function start(files) {
  /** @type {readonly (string | null)[]} */
  let wished = [...navigator.languages];
  try {
    wished = [localStorage.getItem("cartographers.language"), ...wished];
  } catch {
    // Storage is forbidden: then nothing was remembered.
  }
  const language = wished.map((tag) => (tag ?? "").toLowerCase().split("-")[0] ?? "").find((key) => files[key]) ?? "en";
  document.documentElement.lang = language;
  for (const href of files[language] ?? []) {
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
