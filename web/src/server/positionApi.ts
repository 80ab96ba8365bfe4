/** The calls about positions that somebody sets up; each carries the whole position as a line of text. */
import { call } from "./api";
import { loadPart } from "./loadPart";
import type * as P from "./protocol";
import { showSeasons } from "./seasons.svelte";

export const positionApi = {
  check: async (text: string, signal?: AbortSignal) => {
    const answer = await call<P.PositionAnswer>("POST", "positions/check", { text } satisfies P.PositionRequest, signal);
    if (answer.state) showSeasons(answer.state.seasons.map(({ key }) => key));
    return answer;
  },
  play: (text: string, bots: string[]) =>
    call<P.Created>("POST", "positions/games", { text, bots } satisfies P.PositionGameRequest),
  preview: (text: string, held: P.PreviewRequest, signal?: AbortSignal) =>
    call<P.Preview>("POST", "positions/preview", { text, held } satisfies P.PositionPreviewRequest, signal),
  command: (text: string, command: P.CommandRequest) =>
    call<P.CommandAnswer>("POST", "positions/command", { text, command } satisfies P.PositionCommandRequest),
  /** From this page if it can think at once, else from the server. */
  advice: async (text: string, decision: P.Decision | null, signal?: AbortSignal) => {
    const { answersTo, mayThinkAtOnce } = await loadPart(() => import("./thinking/thinkers"));
    const request = { text, decision } satisfies P.PositionAdviceRequest;
    const thought = async () =>
      answersTo<P.PositionAdvice>(await call<P.PageJob>("POST", "positions/advice/job", request, signal), true);
    const [found] = (await mayThinkAtOnce()) ? await thought().catch(() => []) : [];
    return found ?? call<P.PositionAdvice>("POST", "positions/advice", request, signal);
  },
  /** A position of a game, as text. */
  ofGame: (id: string, seq: number, seat: number) =>
    call<P.PositionText>("GET", `games/${encodeURIComponent(id)}/position?seq=${seq}&seat=${seat}`),
};
