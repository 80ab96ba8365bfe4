/** Answers for pages that work without a network. */
import { loadPart } from "../loadPart";
import { ENGINE_CACHE } from "./files";

/** The calls that the engine answers as the server would. */
const CALLS = /^(?:companion|plans\/check|print|scores)(?:\?|$)/;

/** The answer of the engine in this browser; none if it was not kept or does not answer such calls. */
export async function withoutNetwork(path: string, body: unknown): Promise<Response | null> {
  if (!CALLS.test(path) || !("caches" in globalThis) || !(await caches.has(ENGINE_CACHE))) return null;
  const { localAnswer } = await loadPart(() => import("./engine"));
  return localAnswer(path, body);
}
