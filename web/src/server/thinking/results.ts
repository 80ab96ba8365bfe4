/** Long jobs (an analysis, par) in this page or on the server, behind one interface: begun once, then looked at. */
import { call } from "../api";
import { isHere } from "../device/place.svelte";
import { root } from "../root";
import type { Analysis, PageJob, Par } from "../protocol";
import { answersTo, mayThink, think } from "./thinkers";

/** What comes from this page is marked: it is in no statistics. */
export type Thought<T> = T & { readonly here?: boolean };

const marked = <T>(result: T): Thought<T> => ({ ...result, here: true });

/** What was worked out here is kept for later visits; so many at most. */
const KEPT = `thoughts:${root}`;
const MOST_KEPT = 40;
/** While an analysis goes on, it is put together again after so many milliseconds. */
const INTERVAL = 1_500;

async function recall<T>(address: string): Promise<T | undefined> {
  return (await (await caches.open(KEPT)).match(address))?.json() as Promise<T | undefined>;
}

async function keep(address: string, result: unknown): Promise<void> {
  const cache = await caches.open(KEPT);
  await cache.put(address, new Response(JSON.stringify(result)));
  const older = (await cache.keys()).slice(0, -MOST_KEPT);
  await Promise.all(older.map((request) => cache.delete(request)));
}

/** A job that this page may do instead of the server. */
class Result<T extends Analysis | Par> {
  readonly #there: { look(): Promise<T>; begin(): Promise<T> };
  readonly #address: string;
  readonly #work: (show: (now: T) => void) => Promise<void>;
  /** The answer of this page so far. */
  #here: Thought<T> | undefined;
  /** The server does it, because this page could not, or so that it counts; has it been told? */
  #left: "" | "untold" | "told" = "";

  constructor(address: string, there: { look(): Promise<T>; begin(): Promise<T> }, work: (show: (now: T) => void) => Promise<void>) {
    this.#address = address;
    this.#there = there;
    this.#work = work;
  }

  /** Starts it, or goes on with what was found before. */
  async begin(): Promise<Thought<T>> {
    if (this.#here) return this.#here;
    const there = await this.#there.look();
    const unknown = there.state === "none" || there.state === "failed";
    if (!unknown || this.#left || isHere(there.id) || !(await mayThink())) return this.#there.begin();
    const begun = marked({ ...there, state: "waiting" });
    this.#here = begun;
    void this.#think();
    return begun;
  }

  /** How far it is; a job that this page could not do is the server's. */
  async look(): Promise<Thought<T>> {
    if (this.#here) return this.#here;
    if (this.#left === "untold") return this.beginThere();
    const [there, kept] = await Promise.all([this.#there.look(), "caches" in globalThis ? recall<T>(this.#address) : undefined]);
    return there.state === "none" && kept && !this.#left ? marked(kept) : there;
  }

  /** The server does it, so that it counts. */
  async beginThere(): Promise<T> {
    this.#here = undefined;
    this.#left = "told";
    return this.#there.begin();
  }

  async #think(): Promise<void> {
    const show = (now: T) => {
      if (!this.#left) this.#here = marked(now);
    };
    try {
      const kept = await recall<T>(this.#address);
      if (kept) return show(kept);
      await this.#work(show);
      if (this.#here?.state !== "done") throw new Error("not done");
      await keep(this.#address, this.#here);
    } catch (reason) {
      console.warn(reason);
      if (this.#here?.state === "done") return; // it was only not kept
      this.#here = undefined;
      this.#left ||= "untold";
    }
  }
}

const results = new Map<string, Result<Analysis> | Result<Par>>();

function resultOf<R extends Result<Analysis> | Result<Par>>(address: string, make: () => R): R {
  const found = (results.get(address) ?? make()) as R;
  results.set(address, found);
  return found;
}

const game = (id: string) => `games/${encodeURIComponent(id)}`;

/** The analysis of a seat. */
export function analysisOf(id: string, seat: number): Result<Analysis> {
  const [path, query] = [`${game(id)}/analysis`, `?seat=${seat}`];
  const address = `${root}${path}${query}`;
  const there = {
    look: () => call<Analysis>("GET", path + query),
    begin: () => call<Analysis>("POST", path, { seat }),
  };
  return resultOf(address, () => new Result(address, there, (show) => analyse(`${path}/job${query}`, show)));
}

/** Asks the advisers about all decisions, several at once. */
async function analyse(path: string, show: (now: Analysis) => void): Promise<void> {
  const [sum, ...questions] = await answersTo<PageJob>(await call<PageJob>("GET", path));
  if (!sum) throw new Error("no questions");
  const answers: unknown[] = [];
  const putTogether = async () => {
    const gap = answers.findIndex((answer) => answer === undefined);
    const request = JSON.stringify({ asked: sum.request, answers: gap < 0 ? answers : answers.slice(0, gap) });
    const [now] = await answersTo<Analysis>({ ...sum, request }, true);
    if (now) show(now);
  };
  let shown: Promise<void> = Promise.resolve();
  let soon = performance.now();
  await Promise.all(
    questions.map(async (question, at) => {
      // Holes in the list are not found as such.
      answers[at] = undefined;
      [answers[at]] = await answersTo(question);
      if (performance.now() < soon) return;
      soon = performance.now() + INTERVAL;
      shown = shown.then(putTogether);
    }),
  );
  await shown;
  await putTogether();
}

/** Par of a game. */
export function parOf(id: string): Result<Par> {
  const path = `${game(id)}/par`;
  const there = { look: () => call<Par>("GET", path), begin: () => call<Par>("POST", path) };
  const work = async (show: (now: Par) => void) => think(await call<PageJob>("GET", `${path}/job`), show);
  return resultOf(root + path, () => new Result(root + path, there, work));
}
