/** Hints: from this page if it can think at once, else from the server. */
import { call } from "../api";
import { isHere } from "../device/place.svelte";
import type { Hint, HintRequest, PageJob } from "../protocol";
import { answersTo, mayThinkAtOnce } from "./thinkers";

/** All levels of a decision come from the same place: they have to give the same advice. */
let last: { decision: string; levels: Promise<Hint[] | null> } | undefined;

export async function askHint(game: string, seat: number, request: HintRequest): Promise<Hint> {
  const path = `games/${encodeURIComponent(game)}/seats/${seat}/hint`;
  const decision = `${path} ${request.step}`;
  if (last?.decision !== decision) last = { decision, levels: isHere(game) ? Promise.resolve(null) : thought(path, request) };
  const levels = await last.levels;
  return levels?.[(request.level ?? 1) - 1] ?? call<Hint>("POST", path, request);
}

/** What this page thinks; null if the server is asked. */
async function thought(path: string, request: HintRequest): Promise<Hint[] | null> {
  if (!(await mayThinkAtOnce())) return null;
  try {
    return await answersTo<Hint>(await call<PageJob>("POST", `${path}/job`, request), true);
  } catch {
    // If it is refused, the server says why.
    return null;
  }
}
