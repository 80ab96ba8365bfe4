/** Where a game lives, and who answers its calls: a server, or the application on this device. */
import { socketAddress } from "../root";
import type { MyGames, PlanRequest } from "../protocol";
import { able, isRunning, localAnswer, LocalSocket, prepare } from "./engine.svelte";
export { able, DeviceFailed, keptHere, localAnswer, started, whenDeviceIdle } from "./engine.svelte";
import { ENGINE_CACHE } from "./files";

/** What the id of a game on this device begins with; the application there gives it. */
const OWN = "device-";
/** Calls that this device can answer where there is no server: none that other people take part in. */
const CALLS = /^(?:archive|catalogue|companion|deals|games|guide|lessons|mistakes|plans\/check|positions|print|puzzles|records|scores|studies|you)(?:[/?]|$)/;
const GAME = /^games\/([^/?]+)/;
/** A puzzle of one's own that was made on this device. */
const OWN_PUZZLE = /^(?:puzzles|mistakes)\/own-([^/?]+)/;
/** A study that was made on this device. */
const STUDY = /^studies\/([^/?]+)/;
const OTHERS = /^(?:companion\/screens|you\/(?:devices|links|phrase))/;

/** Answers that lie beside the pages of a static site, ready to be loaded. */
const FILES = /^(?:catalogue|guide\/[a-z]+|site)$/;
/** A static site has no server: everything is on this device. `cartographers site` writes that into its page. */
export const onlyHere = document.querySelector('meta[name="cartographers-place"]') !== null;
/** Where visitors of a static site play with friends elsewhere; empty if its host names no server. */
export const serverElsewhere = document.querySelector<HTMLMetaElement>('meta[name="cartographers-server"]')?.content ?? "";

/** Does a game live on this device? */
export const isHere = (id: string): boolean => id.startsWith(OWN);

/** Is a call about something that lives on this device, so that no server can answer it? */
export const livesHere = (path: string): boolean =>
  onlyHere ? !FILES.test(path) : isHere((GAME.exec(path) ?? OWN_PUZZLE.exec(path) ?? STUDY.exec(path))?.[1] ?? "");

async function canAnswer(path: string): Promise<boolean> {
  if (!CALLS.test(path) || OTHERS.test(path)) return false;
  if (GAME.test(path) || STUDY.test(path)) return livesHere(path);
  return onlyHere || playableHere();
}

/** Is the whole game on this device? */
export const playableHere = async (): Promise<boolean> => able && (onlyHere || (await caches.has(ENGINE_CACHE)));

/** Starts the application early where it will be asked: its start takes longer than that of the page. */
export async function prepareDevice(): Promise<void> {
  if (onlyHere || (!navigator.onLine && (await playableHere()))) prepare();
}

/** Friends elsewhere and the screens of a club cannot reach this device. */
function needsOthers(body: unknown): boolean {
  const { seats = [], hosted = false } = (body ?? {}) as Partial<PlanRequest>;
  return Boolean(hosted) || seats.some(({ kind }) => kind === "open");
}

/** The answer of this device; none if it cannot give one. */
export async function answerHere(method: string, path: string, body: unknown): Promise<Response | null> {
  if (method === "POST" && path === "games" && needsOthers(body)) return null;
  return (await canAnswer(path)) ? localAnswer(method, path, body) : null;
}

/** The games on this device, if the application is running anyway. */
export async function localGames(): Promise<MyGames | null> {
  if (!isRunning()) return null;
  const answer = await localAnswer("GET", "games", undefined);
  return answer.ok ? ((await answer.json()) as MyGames) : null;
}

let away = $state(false);

/** Whether no server could be reached, so that this device answers. */
export const network = {
  get away(): boolean {
    return away;
  },
  set away(now: boolean) {
    away = now;
  },
};

/** A socket to whoever answers the calls about the same thing. */
export function openSocket(path: string): WebSocket | LocalSocket {
  return livesHere(path) ? new LocalSocket(path) : new WebSocket(socketAddress(path));
}
