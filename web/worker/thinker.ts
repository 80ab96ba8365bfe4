/** A worker that thinks for its page: Python with the modules of the bots, and no packages of the server. */
import { fetchArchive, startForJobs, unpacked } from "./python";
import type { FromThinker, ToThinker } from "../src/server/thinking/messages";

declare const self: DedicatedWorkerGlobalScope;

type AnswerJob = (run: string, request: string, say: (answer: string) => void) => void;

async function start(): Promise<AnswerJob> {
  const python = await startForJobs(fetchArchive().then(unpacked));
  return python.runPython("from cartographers.server.in_browser.thinker import answer_job; answer_job") as AnswerJob;
}

/** Does one job after the other, as the page sends them. */
export function think(): void {
  const say = (message: FromThinker) => self.postMessage(message);
  const failed = (reason: unknown) => say({ kind: "failed", reason: String(reason) });
  const started = start();
  started.then(() => say({ kind: "ready" }), failed);
  self.onmessage = async ({ data: { run, request } }: MessageEvent<ToThinker>) => {
    try {
      (await started)(run, request, (answer) => say({ kind: "answer", answer }));
      say({ kind: "done" });
    } catch (reason) {
      failed(reason);
    }
  };
}
