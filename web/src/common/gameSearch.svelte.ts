/** Looking through finished games one after the other: each is analysed, then something is made of it. */
import type { Analysis, SeatToSearch } from "../server/protocol";
import type { analysisOf } from "../server/thinking/results";

/** Milliseconds between two looks at an analysis. */
const INTERVAL = 1_000;

/** Says how many things were found in an analysed game. */
type Search = (one: SeatToSearch, analysis: Analysis) => Promise<number>;

export class GameSearch {
  running = $state(false);
  /** Has it come to an end? */
  done = $state(false);
  /** Which game of how many, and how much of it is analysed, from 0 to 1. */
  number = $state(0);
  all = $state(0);
  part = $state(0);
  /** How many things were found. */
  found = $state(0);
  problem = $state("");
  #stopped = false;
  readonly #search: Search;
  readonly #counts: boolean;

  /** It counts: the analyses are to be in the statistics, so the server makes them, not this page. */
  constructor(search: Search, counts = false) {
    [this.#search, this.#counts] = [search, counts];
  }

  /** Looks through games one after the other; what is found stays, also if it is stopped. */
  async run(games: readonly SeatToSearch[], thinking: { analysisOf: typeof analysisOf }): Promise<void> {
    [this.running, this.done, this.#stopped, this.problem] = [true, false, false, ""];
    [this.all, this.found] = [games.length, 0];
    try {
      for (const [index, one] of games.entries()) {
        [this.number, this.part] = [index + 1, 0];
        const analysis = await this.#analysis(thinking.analysisOf(one.game, one.seat));
        if (this.#stopped) break;
        this.found += await this.#search(one, analysis);
      }
      this.done = !this.#stopped;
    } catch (reason) {
      this.problem = (reason as Error).message;
    } finally {
      this.running = false;
    }
  }

  stop(): void {
    this.#stopped = true;
  }

  async #analysis(asked: ReturnType<typeof analysisOf>): Promise<Analysis> {
    let now: Analysis = await (this.#counts ? asked.beginThere() : asked.begin());
    while (now.state !== "done" && !this.#stopped) {
      if (now.state === "failed") throw new Error(now.reason);
      this.part = now.done / now.total;
      await new Promise((resolve) => setTimeout(resolve, INTERVAL));
      now = await asked.look();
    }
    // Asked once more, the server answers when everything that follows from the analysis is stored.
    return this.#counts && !this.#stopped ? asked.beginThere() : now;
  }
}
