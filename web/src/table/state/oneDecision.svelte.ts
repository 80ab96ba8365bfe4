/** A game of one decision, as the table takes it: a puzzle, or a turn of a study. */
import type { Decision } from "../../server/protocol";

const nothing = (): Promise<void> => Promise.resolve();

export abstract class OneDecision {
  readonly once = true;
  /** Why there is nothing to decide. */
  problem = $state("");
  sending = $state(false);

  /** Shows a position, or says why there is none. */
  protected async show(position: () => Promise<void>): Promise<void> {
    try {
      await position();
    } catch (reason) {
      this.problem = (reason as Error).message;
    }
  }

  protected abstract answer(decision: Decision): Promise<void>;

  async decide(_seat: number, decision: Decision): Promise<void> {
    this.sending = true;
    try {
      await this.answer(decision);
    } finally {
      this.sending = false;
    }
  }

  // Nothing is taken back, nobody leaves, and nothing has a time.
  takeBack = nothing;
  leave = nothing;
  abandon = nothing;
  goToStep = nothing;
  time = (): number => Date.now() / 1000;
}
