import postcss from "postcss";
import { expect, test } from "vitest";
import { inTheme, themesTwice } from "../build/themes";

test("a colour of a theme is one of the pair, also inside of other values", () => {
  expect(inTheme("light-dark(#fff, rgb(0 0 0 / 0.5))", 1)).toBe("rgb(0 0 0 / 0.5)");
  expect(inTheme("0 1px 1px light-dark(#111, #222), 0 2px 2px light-dark(rgb(1, 2, 3), #444)", 0)).toBe(
    "0 1px 1px #111, 0 2px 2px rgb(1, 2, 3)",
  );
});

test("browsers without light-dark() get the colours of both themes, and what is the same in both stays as it is", () => {
  const { css } = postcss([themesTwice()]).process(":root { --ink: light-dark(#000, #fff); --wide: 3px }", { from: undefined });
  expect(css).toContain("--ink: light-dark(#000, #fff)");
  const [, older] = css.split("@supports not (color: light-dark(red, red))");
  expect(older).toMatch(/:root \{ --ink: #000/);
  expect(older).toMatch(/prefers-color-scheme: dark\)\s*\{\s*:root:not\(\[data-theme="light"\]\) \{ --ink: #fff/);
  expect(older).toMatch(/:root\[data-theme="dark"\] \{ --ink: #fff/);
  expect(older).not.toContain("--wide");
});
