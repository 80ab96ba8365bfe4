/** What the player does in a lesson: going on, going back, starting the next one. The server knows the steps. */
import { api, Refused } from "../../server/api";
import { address, go } from "../../common/router.svelte";
import { lessonsSkipped } from "../../device/lessonsSkipped.svelte";
import type { LessonState, MissedGoal } from "../../server/protocol";
import type { Table } from "../state/table.svelte";
import { t } from "../../words/words";

/** What is remembered while a lesson is open, also when the phone is turned and the panel is made anew. */
class Tries {
  /** How often a step was missed; whoever has missed it twice may be shown a place. */
  misses = $state.raw({ step: -1, times: 0 });
  /** The miss that was counted last. */
  counted: MissedGoal | null = null;
  /** The step at which a place was shown. */
  shownAt = $state(-1);
}

const tries = new WeakMap<Table, Tries>();

function triesAt(table: Table): Tries {
  const known = tries.get(table) ?? new Tries();
  tries.set(table, known);
  return known;
}

export class Lesson {
  readonly #table: Table;
  readonly #tries: Tries;
  problem = $state("");

  constructor(table: Table) {
    this.#table = table;
    this.#tries = triesAt(table);
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
  readonly almost = $derived.by(() => (this.missed ? t(this.missed.text, { got: this.missed.got, goal: this.missed.goal }) : ""));

  /** Is a place shown to whoever asks for it? */
  readonly helps = $derived.by(() => {
    const { step, times } = this.#tries.misses;
    return !!this.missed?.shown && step === this.state.step && times >= 2;
  });
  /** What is said of a place that was shown, until something is missed again. */
  readonly shown = $derived.by(() => (this.#tries.shownAt === this.state.step && !this.missed ? t("coach-shown") : ""));

  /** Somebody has missed the goal of this step. */
  countMiss(): void {
    if (this.#tries.counted === this.missed) return;
    this.#tries.counted = this.missed;
    const { step } = this.state;
    const { misses } = this.#tries;
    this.#tries.misses = { step, times: misses.step === step ? misses.times + 1 : 1 };
  }

  /** Holds the shape at a place that the step takes. */
  show(): void {
    const decision = this.missed?.shown;
    if (!decision) return;
    this.#table.hand?.restore(decision);
    this.#table.missed = null;
    this.#tries.shownAt = this.state.step;
  }

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
