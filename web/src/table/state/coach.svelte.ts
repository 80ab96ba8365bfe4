/** The coach of a first game: asked once a turn, before a decision is sent, whether it costs many stars. */
import { api, Refused } from "../../server/api";
import type { Decision, GameState, SecondLook, SecondLookRequest } from "../../server/protocol";

/** A coach that takes longer than this, in milliseconds, is not waited for. */
const PATIENCE = 2_500;

export class Coach {
  /** What the coach has said about this turn's decision. */
  said = $state.raw<SecondLook | null>(null);
  thinking = $state(false);
  /** The step in which its move was put on the map. */
  shownAt = $state(-1);
  /** The step about which it was asked. */
  #asked = -1;

  /** May the decision be sent? Not if the coach speaks up; a second press always goes on. */
  async allows(state: () => GameState, seat: number, decision: Decision): Promise<boolean> {
    const { id, step } = state();
    this.said = null;
    if (this.#asked === step) return true;
    this.#asked = step;
    this.thinking = true;
    const answer = await this.#ask(id, seat, { step, decision });
    this.thinking = false;
    // A second press has sent the decision meanwhile.
    if (state().step !== step) return false;
    if (!answer?.speaks) return true;
    this.said = answer;
    return false;
  }

  async #ask(id: string, seat: number, request: SecondLookRequest): Promise<SecondLook | null> {
    const waiting = new Promise<null>((done) => setTimeout(done, PATIENCE, null));
    try {
      return await Promise.race([api.secondLook(id, seat, request), waiting]);
    } catch (reason) {
      // No coach is no reason to stop the game.
      if (reason instanceof Refused) return null;
      throw reason;
    }
  }
}
