/// <reference path="../src/trusted-types.d.ts" />
/** More workers of the same script: the name of each says what it does. */

declare const self: DedicatedWorkerGlobalScope;

/** What the page's policy wants to have checked: this very script, once more. */
const policy = globalThis.trustedTypes?.createPolicy("own-scripts", { createScriptURL: () => self.location.href });

export function ownWorker(name: string): Worker {
  const script = (policy?.createScriptURL("") ?? self.location.href) as string;
  return new Worker(script, { type: "module", name });
}
