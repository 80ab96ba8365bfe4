/** The names of all glyphs in the page; a named monster without one is drawn as any monster. */

let known = $state.raw<ReadonlySet<string>>(new Set());

export const faces = {
  has: (name: string): boolean => known.has(name),
  /** Adds the names of the glyphs in an SVG. */
  learn(svg: string): void {
    const names = [...svg.matchAll(/ id="g-([\w-]+)"/g)].map(([, name]) => name ?? "");
    if (names.length) known = new Set([...known, ...names]);
  },
};
