/** The nets of the neural player, which come when a bot needs them: they are as large as all modules together. */
import type { Apart } from "./archive";

declare const self: DedicatedWorkerGlobalScope;

export const nets: Apart = {
  has: (name) => name.endsWith(".npz"),
  /** Python cannot wait for a promise; in a worker nobody else is kept waiting. */
  load(name) {
    const request = new XMLHttpRequest();
    request.open("GET", new URL(`../../api/nets/${name}`, self.location.href), false);
    request.responseType = "arraybuffer";
    request.send();
    if (request.status !== 200) throw new Error(`${request.status}`);
    return new Uint8Array(request.response as ArrayBuffer);
  },
};
