/** The calls about studies. */
import { call, callHere, send } from "./api";
import { isNoted, note } from "./device/noted";
import { isHere, network, onlyHere } from "./device/place.svelte";
import { apiAddress } from "./root";
import { showSeasons } from "./seasons.svelte";
import type * as P from "./protocol";

/** One small change of a study. */
export type StudyEdit =
  | P.SetTitle
  | P.SetVisibility
  | P.RemoveChapter
  | P.SetComment
  | P.SetMark
  | P.SetArrow
  | P.SetFind
  | P.AddBranch
  | P.SetBetter
  | P.RemoveBranch
  | P.RenewCode;

const path = (id: string) => `studies/${encodeURIComponent(id)}`;

function noted(made: P.StudyMade): P.StudyMade {
  if (isHere(made.id)) note("studies");
  return made;
}

function shown(study: P.StudyState): P.StudyState {
  showSeasons(study.chapter.seasons);
  return study;
}

const chapterOf = (chapter: string) => (chapter ? `?chapter=${encodeURIComponent(chapter)}` : "");

export const studyApi = {
  /** Those of the server, and those of this device. */
  list: async (): Promise<P.Studies> => {
    const there = await call<P.Studies>("GET", "studies");
    if (onlyHere || network.away || !isNoted("studies")) return there;
    const here = await callHere<P.Studies>("GET", "studies").catch(() => null);
    return here ? { mine: [...there.mine, ...here.mine], open: there.open } : there;
  },
  read: async (id: string, chapter: string) => shown(await call<P.StudyState>("GET", path(id) + chapterOf(chapter))),
  ofGame: async (game: string, request: P.GameStudyRequest) =>
    noted(await call<P.StudyMade>("POST", `games/${encodeURIComponent(game)}/study`, request)),
  ofText: async (text: string) => noted(await call<P.StudyMade>("POST", "studies", { text } satisfies P.TextStudyRequest)),
  edit: async (id: string, chapter: string, change: StudyEdit) =>
    shown(await call<P.StudyState>("POST", `${path(id)}/edit${chapterOf(chapter)}`, change)),
  addChapters: async (id: string, request: P.ChapterRequest) =>
    shown(await call<P.StudyState>("POST", `${path(id)}/chapters`, request)),
  join: async (id: string, code: string) =>
    shown(await call<P.StudyState>("POST", `${path(id)}/join`, { code } satisfies P.JoinStudy)),
  remove: (id: string) => call<P.Studies>("DELETE", path(id)),
  text: async (id: string) => (await send("GET", `${path(id)}/text`)).blob(),
  textAddress: (id: string) => apiAddress(`${path(id)}/text`),
  position: (id: string, place: P.StudyPlace) => call<P.GameState>("POST", `${path(id)}/position`, place),
  preview: (id: string, place: P.StudyPlace, held: P.PreviewRequest, signal?: AbortSignal) =>
    call<P.Preview>("POST", `${path(id)}/preview`, { place, held } satisfies P.StudyPreviewRequest, signal),
  command: (id: string, place: P.StudyPlace, command: P.CommandRequest) =>
    call<P.CommandAnswer>("POST", `${path(id)}/command`, { place, command } satisfies P.StudyCommandRequest),
  answer: (id: string, place: P.StudyPlace, decision: P.Decision) =>
    call<P.StudyAnswer>("POST", `${path(id)}/answer`, { place, decision } satisfies P.StudyAnswerRequest),
  eventsPath: (id: string) => `${path(id)}/events`,
};
