/** A step of the build of the styles: lengths are written in pixels of an ordinary window, and grow on large ones. */
import type { AcceptedPlugin, Node } from "postcss";

/** The usual font size of the root; `src/style/base.css` makes it larger in large windows. */
const ROOT = 16;
/** Lines as thin as this stay as they are. */
const HAIRLINE = 2;
/** The drawings of `src/map` have units of their own, and grow with their width. */
const DRAWINGS = "/src/map/";

/** A value with its pixels as shares of the root's font size. */
export function scaled(value: string): string {
  return value.replace(/(?<![\w.#-])(-?)(\d*\.?\d+)px\b/g, (length, minus: string, digits: string) => {
    const pixels = Number(digits);
    return pixels <= HAIRLINE ? length : `${minus}${Number((pixels / ROOT).toFixed(4))}rem`;
  });
}

export function scaleLengths(): AcceptedPlugin {
  return {
    postcssPlugin: "scale-lengths",
    Declaration(declaration) {
      if (ofDrawing(declaration) || !declaration.value.includes("px")) return;
      const value = scaled(declaration.value);
      if (value !== declaration.value) declaration.value = value;
    },
    AtRule: {
      /** What a container has room for depends on its letters, too. */
      container(rule) {
        if (ofDrawing(rule)) return;
        const params = scaled(rule.params);
        if (params !== rule.params) rule.params = params;
      },
    },
  };
}

function ofDrawing(node: Node): boolean {
  return node.source?.input.file?.includes(DRAWINGS) ?? false;
}
