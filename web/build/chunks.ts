/** Which modules share a script. Rollup decides about all others by who needs them. */
import type { Rollup } from "vite";
import { needed } from "./needed";
import { textChunk } from "./texts";

/** Home is opened first, so its parts come in one script, even those that other pages have too. */
const HOME = /\/src\/home\/HomePage\.svelte$/;
/** What these need is not part of home: every page has the first, and a table must not wait for home. */
const WITHOUT_HOME = /\/src\/(?:main\.ts|table\/[^?]*)$/;

/** The name of the script for a module, if it is not left to Rollup. */
export function chunks(): Rollup.GetManualChunk {
  let home: ReadonlySet<string> | undefined;
  return (module, { getModuleIds, getModuleInfo }) => {
    if (!home) {
      const all = [...getModuleIds()];
      const imports = (id: string) => getModuleInfo(id)?.importedIds;
      const others = needed(all.filter((id) => WITHOUT_HOME.test(id)), imports);
      const own = needed(all.filter((id) => HOME.test(id)), imports);
      home = new Set([...own].filter((id) => !others.has(id)));
    }
    return textChunk(module) ?? (home.has(module) ? "home" : undefined);
  };
}
