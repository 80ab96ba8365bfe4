/** The calls about puzzles. */
import { call } from "./api";
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
  answer: (id: string, decision: P.Decision) =>
    call<P.PuzzleResult>("POST", `${path(id)}/answer`, { decision } satisfies P.PuzzleAnswerRequest),
  comparison: (id: string, decision: P.Decision, signal?: AbortSignal) =>
    call<P.PuzzleComparison>("POST", `${path(id)}/comparison`, { decision } satisfies P.PuzzleAnswerRequest, signal),
};
