/**
 * A step of the build of the styles: browsers without `light-dark()`, such as those of iOS 16, get each colour of
 * the theme twice instead. Others do not read that part.
 */
import type { AcceptedPlugin, Rule } from "postcss";

const FUNCTION = "light-dark(";

/** A value as it is in a theme: the first (0, light) or the second (1, dark) of each pair. */
export function inTheme(value: string, theme: 0 | 1): string {
  const start = value.indexOf(FUNCTION);
  if (start < 0) return value;
  const pair = ["", ""];
  let [depth, part, at] = [1, 0, start + FUNCTION.length];
  for (; depth > 0 && at < value.length; at += 1) {
    const sign = value.charAt(at);
    if (sign === "(") depth += 1;
    if (sign === ")") depth -= 1;
    if (sign === "," && depth === 1) part += 1;
    else if (depth > 0) pair[part] += sign;
  }
  return value.slice(0, start) + pair[theme]?.trim() + inTheme(value.slice(at), theme);
}

export function themesTwice(): AcceptedPlugin {
  return {
    postcssPlugin: "themes-twice",
    OnceExit(root, { AtRule }) {
      const themed: Rule[] = [];
      root.walkRules(":root", (rule) => void (rule.toString().includes(FUNCTION) && themed.push(rule)));
      for (const rule of themed) {
        const older = new AtRule({ name: "supports", params: "not (color: light-dark(red, red))" });
        const dark = new AtRule({ name: "media", params: "(prefers-color-scheme: dark)" });
        dark.append(copied(rule, ':root:not([data-theme="light"])', 1));
        older.append(copied(rule, ":root", 0), dark, copied(rule, ':root[data-theme="dark"]', 1));
        rule.after(older);
      }
    },
  };
}

/** The colours of a rule in one theme, for a selector. */
function copied(rule: Rule, selector: string, theme: 0 | 1): Rule {
  const copy = rule.clone({ selector });
  copy.walkDecls((one) => {
    if (one.value.includes(FUNCTION)) one.value = inTheme(one.value, theme);
    else one.remove();
  });
  return copy;
}
