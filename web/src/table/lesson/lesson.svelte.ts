/** What the player does in a lesson: going on, going back, starting the next one. The server knows the steps. */
import { api, Refused } from "../../server/api";
import { address, go } from "../../common/router.svelte";
import { lessonsSkipped } from "../../device/lessonsSkipped.svelte";
import type { LessonState, MissedGoal } from "../../server/protocol";
import type { Table } from "../state/table.svelte";
import { t } from "../../words/words";

export class Lesson {
  readonly #table: Table;
  problem = $state("");

  constructor(table: Table) {
    this.#table = table;
  }

  get state(): LessonState {
    const { lesson } = this.#table.state;
    if (!lesson) throw new Error("this game is no lesson");
    return lesson;
  }

  readonly finished = $derived.by(() => this.state.step >= this.state.steps);
  readonly missed = $derived.by((): MissedGoal | null => this.#table.missed);
  /** What the step says. */
  readonly text = $derived.by(() => {
    const { key, text, goal } = this.state;
    return this.finished ? t(`lesson-${key}.learned`) : t(text, { goal });
  });
  /** What the last decision missed. */
  readonly almost = $derived.by(() => (this.missed ? t(this.missed.text, { ...this.missed }) : ""));

  next(): Promise<void> {
    return this.#goTo(this.state.step + 1);
  }

  back(): Promise<void> {
    return this.#goTo(this.state.step - 1);
  }

  async #goTo(step: number): Promise<void> {
    this.#table.missed = null;
    await this.#try(() => this.#table.live.goToStep(step));
  }

  /** Starts a lesson, or goes on with one that was begun. */
  async start(key: string, fresh = false): Promise<void> {
    await this.#try(async () => {
      const { id } = await api.startLesson(key, fresh);
      lessonsSkipped.remove(key);
      go(address.table(id));
    });
  }

  /** Goes to the next lesson; the home page marks this one as skipped. */
  async skip(following: string): Promise<void> {
    lessonsSkipped.add(this.state.key);
    await this.start(following);
  }

  /** Starts the game after the last lesson. */
  async startFirstGame(name: string): Promise<void> {
    await this.#try(async () =>
      go(address.table((await api.create({ seats: [{ kind: "me", name }], coached: true })).id)),
    );
  }

  async #try(action: () => Promise<void>): Promise<void> {
    this.problem = "";
    try {
      await action();
    } catch (reason) {
      if (!(reason instanceof Refused)) throw reason;
      this.problem = reason.message;
    }
  }
}
