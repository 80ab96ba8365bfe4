/** The HTTP API, one function for each call. An error answer is thrown as a sentence that can be shown to the player. */
import { withGamesHere } from "./device/gamesHere";
import { answerHere, DeviceFailed, livesHere, localAnswer, network, onlyHere, openSocket } from "./device/place.svelte";
import { apiAddress } from "./root";
import { archived } from "./archived.svelte";
import { Deals } from "./deals";
import { showSeasons } from "./seasons.svelte";
import type * as P from "./protocol";
import { t } from "../words/words";

const NOT_HERE = -1;
/** Somebody has to make room first. */
const NO_SPACE = 507;

/** A call that failed, with the reason as a sentence. */
export class Refused extends Error {
  /** The HTTP status; 0 when the server did not answer, `NOT_HERE` when the application on this device cannot. */
  readonly status: number;
  /** What the decision missed, if a lesson asks for another one. */
  readonly missed: P.MissedGoal | null;
  /** A name that can be used, if the one that was sent cannot. */
  readonly proposal: string;
  /** The field that it is about, if there are several. */
  readonly field: string;

  constructor(status: number, sentence: string, more: Partial<P.Problem> = {}) {
    super(sentence);
    this.status = status;
    this.missed = more.missed ?? null;
    this.proposal = String(more.values?.["proposal"] ?? "");
    this.field = String(more.values?.["field"] ?? "");
  }

  /** True when the server did not answer or failed, so that trying again may help. */
  get unreachable(): boolean {
    return this.status === 0 || (this.status >= 500 && this.status !== NO_SPACE);
  }
}

/** The language of the page, in which the server answers. Not read from `words`: an effect that calls need not run again. */
const language = () => document.documentElement.lang;

type Method = "GET" | "POST" | "DELETE";

async function refused(answer: Response): Promise<Refused> {
  try {
    const problem = (await answer.json()) as Partial<P.Problem>;
    if (problem.code === "archived") archived.add(String(problem.values?.["game"]));
    if (typeof problem.detail === "string") return new Refused(answer.status, problem.detail, problem);
  } catch {
    // Not JSON, so not from the game's server but, for example, from a proxy: only the status is known.
  }
  return new Refused(answer.status, t("problem-status", { status: answer.status }));
}

const notHere = ({ why }: DeviceFailed) => new Refused(NOT_HERE, t(`device-${why}`));

/** Sends a request; an error answer is thrown. */
export async function send(method: Method, path: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
  const headers: Record<string, string> = { "Accept-Language": language() };
  // What is removed while a page is being left is still removed.
  const request: RequestInit = { method, credentials: "same-origin", headers, keepalive: method === "DELETE" };
  if (signal) request.signal = signal;
  if (body instanceof Blob) request.body = body;
  else if (body !== undefined) {
    headers["Content-Type"] = "application/json";
    request.body = JSON.stringify(body);
  }
  let answer: Response | null = null;
  try {
    if (livesHere(path)) answer = await answerHere(method, path, body);
    else {
      answer = await fetch(apiAddress(path), request);
      network.away = false;
    }
  } catch (reason) {
    if (signal?.aborted) throw reason;
    if (reason instanceof DeviceFailed) throw notHere(reason);
    // Without a network this device answers what it can.
    if (!livesHere(path)) answer = await answerHere(method, path, body).catch(() => null);
    if (answer) network.away = true;
  }
  if (!answer) throw onlyHere ? new Refused(NOT_HERE, t("problem-needs-server")) : new Refused(0, t("problem-unreachable"));
  if (!answer.ok) throw await refused(answer);
  return answer;
}

/** Sends a request and reads its answer. */
export async function call<T>(method: Method, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  return (await (await send(method, path, body, signal)).json()) as T;
}

/** The same, but always from the application on this device. */
export async function callHere<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const answer = await localAnswer(method, path, body).catch((reason: unknown) => {
    throw reason instanceof DeviceFailed ? notHere(reason) : reason;
  });
  if (!answer.ok) throw await refused(answer);
  return (await answer.json()) as T;
}

const game = (id: string) => `games/${encodeURIComponent(id)}`;
const seat = (id: string, number: number) => `${game(id)}/seats/${number}`;

/** Requests for states that no page has used yet. */
const ahead = new Map<string, Promise<P.GameState>>();
const deals = new Deals(() => call<P.DealOffer>("POST", "deals"));

export const api = {
  guide: (language: string) => call<P.Guide>("GET", `guide/${language}`),
  catalogue: () => call<P.Catalogue>("GET", "catalogue"),
  checkPlan: (request: P.PlanRequest, signal?: AbortSignal) =>
    call<P.PlanAnswer>("POST", "plans/check", request, signal),
  /** What the host of a club's table does. */
  host: (id: string, action: P.ClubRequest["action"], spare = 0) =>
    call<P.GameState>("POST", `${game(id)}/host`, { action, spare } satisfies P.ClubRequest),
  /** Takes a seat from whoever has it. */
  freeSeat: (id: string, number: number) => call<P.GameState>("POST", `${seat(id, number)}/free`),
  /** What the one who opened a table does. */
  runTable: (id: string, action: P.TableRequest["action"]) => call<P.GameState>("POST", `${game(id)}/table`, { action }),
  /** Removes a player; the seat gets a new invitation. */
  handOn: (id: string, number: number) => call<P.GameState>("POST", `${seat(id, number)}/hand-on`),
  namePaperPlayers: (id: string, players: readonly P.PaperEntry[]) =>
    call<P.GameState>("POST", `${game(id)}/paper`, { players }),
  /** The card in play of a game at a table, as the companion shows it. */
  dealt: (id: string, season?: number) =>
    call<P.CompanionStep>("GET", `${game(id)}/dealt${season === undefined ? "" : `?season=${season}`}`),
  /** A step of a game on paper. */
  companion: async (request: P.CompanionRequest, signal?: AbortSignal) => {
    const step = await call<P.CompanionStep>("POST", "companion", request, signal);
    showSeasons(step.seasons.map(({ key }) => key));
    return step;
  },
  /** Tells the other screens of a game on paper where it is, or asks where they are. */
  shareStep: (request: P.SharedStepRequest) => call<P.SharedStep>("POST", "companion/screens", request),
  prepareDeal: () => deals.prepare(),
  create: (request: P.PlanRequest) =>
    request.seed != null
      ? call<P.Created>("POST", "games", request)
      : deals.make((deal) => call<P.Created>("POST", "games", { ...request, deal } satisfies P.GameRequest)),
  removeGame: (id: string) => call<P.RemovedGame>("DELETE", game(id)),
  myGames: async () => withGamesHere(await call<P.MyGames>("GET", "games")),
  invite: (code: string) => call<P.Invitation>("GET", `invites/${encodeURIComponent(code)}`),
  join: (code: string, name: string, device: string) =>
    call<P.Joined>("POST", "join", { code, name, device } satisfies P.JoinRequest),
  /** Who holds one's own seat. */
  holders: (id: string, number: number) => call<P.SeatHolders>("GET", `${seat(id, number)}/holders`),
  removeHolder: (id: string, number: number, holder: string) =>
    call<P.SeatHolders>("DELETE", `${seat(id, number)}/holders/${encodeURIComponent(holder)}`),
  renewLink: (id: string, number: number) => call<P.GameState>("POST", `${seat(id, number)}/link`),
  /** The state of a game; the answer to a request that was sent ahead is used once. */
  state: async (id: string) => {
    const sent = ahead.get(id);
    ahead.delete(id);
    const state = await (sent ?? call<P.GameState>("GET", game(id)));
    showSeasons(state.seasons.map(({ key }) => key));
    return state;
  },
  /** Asks for the state of a new game before its page is there to ask. */
  stateAhead: (id: string) => {
    const sent = call<P.GameState>("GET", game(id));
    ahead.set(id, sent);
    sent.catch(() => ahead.delete(id)); // the page asks again
  },
  decide: (id: string, number: number, decision: P.DecisionRequest) =>
    call<P.GameState>("POST", `${seat(id, number)}/decision`, decision),
  takeBack: (id: string, number: number) => call<P.GameState>("DELETE", `${seat(id, number)}/decision`),
  preview: (id: string, number: number, held: P.PreviewRequest, signal?: AbortSignal) =>
    call<P.Preview>("POST", `${seat(id, number)}/preview`, held, signal),
  /** Carries out a command in words; it changes nothing. */
  command: (id: string, number: number, request: P.CommandRequest) =>
    call<P.CommandAnswer>("POST", `${seat(id, number)}/command`, request),
  /** Lets a bot account in, by its name. */
  inviteBot: (id: string, number: number, name: string) =>
    call<P.GameState>("POST", `${seat(id, number)}/bot-account?name=${encodeURIComponent(name)}`),
  leave: (id: string, number: number) => call<P.GameState>("POST", `${seat(id, number)}/leave`),
  abandon: (id: string) => call<P.GameState>("POST", `${game(id)}/abandon`),
  lessons: () => call<P.Lessons>("GET", "lessons"),
  startLesson: (key: string, fresh: boolean) =>
    call<P.Created>("POST", `lessons/${encodeURIComponent(key)}`, { fresh } satisfies P.LessonRequest),
  goToStep: (id: string, step: number) =>
    call<P.GameState>("POST", `${game(id)}/lesson`, { step } satisfies P.LessonStepRequest),
  earned: (id: string) => call<P.GameEarned>("GET", `${game(id)}/earned`),
  season: (id: string, season: number) => call<P.SeasonExplained>("GET", `${game(id)}/seasons/${season}`),
  paperScores: (request: P.PaperScoresRequest, signal?: AbortSignal) =>
    call<P.PaperScores>("POST", "scores", request, signal),
  /** The map on a photo. */
  readPhoto: (photo: Blob, signal?: AbortSignal) => call<P.PhotoMap>("POST", "photo", photo, signal),
  replay: (id: string) => call<P.Replay>("GET", `${game(id)}/replay`),
  archivedRecord: async (id: string) => (await send("GET", archivePath(id))).text(),
  upload: (record: string) => call<P.Created>("POST", "records", { record }),
  secondLook: (id: string, number: number, request: P.SecondLookRequest) =>
    call<P.SecondLook>("POST", `${seat(id, number)}/second-look`, request),
  whatIf: (id: string, request: P.WhatIfRequest) => call<P.Created>("POST", `${game(id)}/what-if`, request),
  push: () => call<P.PushState>("GET", "push"),
  subscribe: (request: P.SubscriptionRequest) => call<P.PushState>("POST", "push", request),
  unsubscribe: () => call<P.PushState>("DELETE", "push"),
  tryPush: () => call<P.Sent>("POST", "push/test"),
  webhook: (id: string) => call<P.WebhookState>("GET", `${game(id)}/webhook`),
  setWebhook: (id: string, request: P.WebhookRequest) => call<P.WebhookState>("POST", `${game(id)}/webhook`, request),
  removeWebhook: (id: string) => call<P.WebhookState>("DELETE", `${game(id)}/webhook`),
  tryWebhook: (id: string) => call<P.Sent>("POST", `${game(id)}/webhook/test`),
  rematch: (id: string) => deals.make((deal) => call<P.Created>("POST", `${game(id)}/rematch`, deal)),
  say: (id: string, number: number, phrase: P.Said["phrase"]) =>
    call<P.Said>("POST", `${seat(id, number)}/phrase`, { phrase } satisfies P.SayRequest),
  notes: (id: string) => call<P.Notes>("GET", `${game(id)}/notes`),
  writeNote: (id: string, number: number, note: P.NoteRequest) => call<P.Note>("POST", `${seat(id, number)}/notes`, note),
  removeNote: (id: string, note: string) => call<P.Notes>("DELETE", `${game(id)}/notes/${note}`),
  addresses: () => call<P.Addresses>("GET", "addresses"),
  again: (id: string, same: boolean) =>
    same
      ? call<P.Created>("POST", `${game(id)}/again?same=true`)
      : deals.make((deal) => call<P.Created>("POST", `${game(id)}/again`, deal)),
  deal: (id: string) => call<P.DealState>("GET", `${game(id)}/deal`),
  /** Adds this device's random number to the deal of a game in which only the first card lies open. */
  joinDeal: (id: string, commitment: string) =>
    deals.join(id, commitment, (nonce) =>
      call<P.DealState>("POST", `${game(id)}/nonce`, { nonce } satisfies P.NonceRequest),
    ),
  /** The set-up of a game and the cards that have come up in it, in order, as its record has them. */
  played: async (id: string) => {
    type Record = { setup: { edicts: string[]; skills: string[] }; steps: { reveal?: string }[] };
    const { setup, steps } = await call<Record>("GET", `${game(id)}/record?format=json`);
    return { cards: steps.flatMap(({ reveal }) => reveal ?? []), edicts: setup.edicts, skills: setup.skills };
  },
};

const archivePath = (id: string) => `archive/${encodeURIComponent(id)}`;

/** The address of the record of a game in the archive. */
export function archiveAddress(id: string): string {
  return apiAddress(archivePath(id));
}

/** The address from which a game's record can be downloaded. */
export function recordAddress(id: string, format: "text" | "json"): string {
  return apiAddress(`${game(id)}/record?format=${format}`);
}

/** The address of the QR code of a link. */
export function qrAddress(link: string): string {
  return apiAddress(`qr?link=${encodeURIComponent(link)}`);
}

/** The address at which a screen follows a game on paper. */
export function screenAddress(screen: string): string {
  return apiAddress(`companion/screens/${encodeURIComponent(screen)}`);
}

/** A new socket over which a game's changes come. */
export function events(id: string, projector = false): ReturnType<typeof openSocket> {
  return openSocket(`${game(id)}/events?language=${language()}${projector ? "&view=projector" : ""}`);
}
