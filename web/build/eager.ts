/** What browsers are told about scripts: nearly all functions of a large one run as soon as it is there. */
import type { Plugin } from "vite";

/** Chromium then compiles the script beside the page while it comes, and not function by function while a slow phone waits. */
const NOTE = "//# allFunctionsCalledOnLoad\n";
/** Smaller scripts would gain less than the note weighs. */
const LEAST_LENGTH = 8_000;

export function eager(): Plugin {
  return {
    name: "eager",
    apply: "build",
    generateBundle: {
      // At last: comments do not outlive what makes scripts smaller.
      order: "post",
      handler(_options, bundle) {
        for (const part of Object.values(bundle)) {
          if (part.type !== "chunk" || part.code.length < LEAST_LENGTH) continue;
          if (part.moduleIds.some((id) => !id.endsWith(".ftl"))) part.code = NOTE + part.code;
        }
      },
    },
  };
}
