/** The engine in a worker: it answers calls that the server does not, because there is no network. */
import { ownScript } from "../ownScripts";
import { engineFiles } from "./files";

/** What the worker answers: status, type and bytes of the answer, or why it could not start. */
interface Reply {
  readonly id: number;
  readonly status?: number;
  readonly type?: string;
  readonly bytes?: Uint8Array<ArrayBuffer>;
  readonly failed?: string;
}

const WORKER = engineFiles.find((name) => name.endsWith("/worker.js")) ?? "";

type Settle = (reply: Reply) => void;

let worker: Worker | undefined;
const waiting = new Map<number, Settle>();
let calls = 0;

function running(): Worker {
  if (!worker) {
    worker = new Worker(ownScript(WORKER), { type: "module" });
    worker.addEventListener("message", ({ data }: MessageEvent<Reply>) => {
      waiting.get(data.id)?.(data);
      waiting.delete(data.id);
    });
    // The script of the worker did not come.
    worker.addEventListener("error", ({ message }) => {
      for (const [id, settle] of waiting) settle({ id, failed: message });
      waiting.clear();
      worker?.terminate();
      worker = undefined;
    });
  }
  return worker;
}

/** The answer to a call of the API, as the server would give it. */
export async function localAnswer(path: string, body: unknown): Promise<Response> {
  const id = ++calls;
  const { status, type, bytes, failed } = await new Promise<Reply>((settle) => {
    waiting.set(id, settle);
    running().postMessage({ id, path, body: JSON.stringify(body) ?? "", language: document.documentElement.lang });
  });
  if (!status || !type || !bytes) throw new Error(failed);
  return new Response(bytes, { status, headers: { "Content-Type": type } });
}
