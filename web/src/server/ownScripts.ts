/** The scripts that a page may run as workers: those of this client. The pages' policy wants each one to be checked. */
import { root } from "./root";

function checked(address: string): string {
  const { origin, pathname } = new URL(address, location.href);
  if (origin !== location.origin || !pathname.startsWith(root)) throw new TypeError(address);
  return address;
}

const policy = globalThis.trustedTypes?.createPolicy("own-scripts", { createScriptURL: checked });

/** The address of a script as `Worker` and service workers take it. */
export function ownScript(address: string): string {
  // The types of the DOM know only strings.
  return (policy?.createScriptURL(address) ?? checked(address)) as string;
}
