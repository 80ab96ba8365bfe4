/** Looking through finished games for mistakes: each is analysed, then its costliest turns are looked at. */
import { costlyTurns, mistakeApi } from "../server/mistakeApi";
import type { Mistakes } from "../server/protocol";
import type { analysisOf } from "../server/thinking/results";

/** Milliseconds between two looks at an analysis. */
const INTERVAL = 1_000;

export class GameSearch {
  running = $state(false);
  /** Has it come to an end? */
  done = $state(false);
  /** Which game of how many, and how much of it is analysed, from 0 to 1. */
  number = $state(0);
  all = $state(0);
  part = $state(0);
  /** How many mistakes were found. */
  found = $state(0);
  problem = $state("");
  #stopped = false;

  /** Looks through games one after the other; what is found stays, also if it is stopped. */
  async run(games: Mistakes["games"], thinking: { analysisOf: typeof analysisOf }): Promise<void> {
    [this.running, this.done, this.#stopped, this.problem] = [true, false, false, ""];
    [this.all, this.found] = [games.length, 0];
    try {
      for (const [index, { game, seat }] of games.entries()) {
        [this.number, this.part] = [index + 1, 0];
        const turns = await this.#turns(thinking.analysisOf(game, seat));
        if (this.#stopped) break;
        this.found += (await mistakeApi.look(game, seat, turns)).found.length;
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

  async #turns(asked: ReturnType<typeof analysisOf>): Promise<number[]> {
    let now = await asked.begin();
    while (now.state !== "done" && !this.#stopped) {
      if (now.state === "failed") throw new Error(now.reason);
      this.part = now.done / now.total;
      await new Promise((resolve) => setTimeout(resolve, INTERVAL));
      now = await asked.look();
    }
    return costlyTurns(now);
  }
}
