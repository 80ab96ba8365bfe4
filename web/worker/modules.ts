/**
 * The modules, loaded and unpacked by a worker of their own: the one that starts Python is busy meanwhile, takes
 * nothing that comes, and the line would stand still.
 */
import { ownWorker } from "./ownWorker";
import { fetchArchive, unpacked } from "./python";

declare const self: DedicatedWorkerGlobalScope;

const load = (): Promise<ArrayBuffer> => fetchArchive().then(unpacked);

/** Loads them when the time has come; the worker is started at once, because later nobody would see that it has come. */
export function loadApart(time: Promise<unknown>): Promise<ArrayBuffer> {
  if (!("Worker" in self)) return time.then(load);
  const worker = ownWorker("modules");
  const loaded = new Promise<ArrayBuffer>((done, fail) => {
    worker.onmessage = ({ data }: MessageEvent<ArrayBuffer | string>) =>
      typeof data === "string" ? fail(new Error(data)) : done(data);
    worker.onerror = ({ message }) => fail(new Error(message));
  });
  // What fails there may work here.
  const modules = loaded.catch(load).finally(() => worker.terminate());
  time.then(() => worker.postMessage("now")).catch(() => undefined); // told where Python is waited for
  return modules;
}

/** What that worker does. */
export function loadForOther(): void {
  self.onmessage = () =>
    void load().then(
      (modules) => self.postMessage(modules, [modules]),
      (reason: unknown) => self.postMessage(String(reason)),
    );
}
