/** The calls about puzzles. */
import { call } from "./api";
import { loadPart } from "./loadPart";
import { showSeasons } from "./seasons.svelte";
import type * as P from "./protocol";

const path = (id: string) => `puzzles/${encodeURIComponent(id)}`;

export const puzzleApi = {
  now: () => call<P.PuzzlesNow>("GET", "puzzles"),
  puzzle: async (id: string) => {
    const puzzle = await call<P.PuzzleState>("GET", path(id));
    showSeasons(puzzle.line.seasons);
    return puzzle;
  },
  preview: (id: string, held: P.PreviewRequest, signal?: AbortSignal) =>
    call<P.Preview>("POST", `${path(id)}/preview`, held, signal),
  command: (id: string, request: P.CommandRequest) => call<P.CommandAnswer>("POST", `${path(id)}/command`, request),
  answer: (id: string, decision: P.Decision) =>
    call<P.PuzzleResult>("POST", `${path(id)}/answer`, { decision } satisfies P.PuzzleAnswerRequest),
  /** From this page if it can think at once, else from the server. */
  comparison: async (id: string, decision: P.Decision, signal?: AbortSignal) => {
    const { answersTo, mayThinkAtOnce } = await loadPart(() => import("./thinking/thinkers"));
    const [there, request] = [`${path(id)}/comparison`, { decision } satisfies P.PuzzleAnswerRequest];
    const thought = async () => answersTo<P.PuzzleComparison>(await call<P.PageJob>("POST", `${there}/job`, request, signal), true);
    const [found] = (await mayThinkAtOnce()) ? await thought().catch(() => []) : [];
    return found ?? call<P.PuzzleComparison>("POST", there, request, signal);
  },
};
