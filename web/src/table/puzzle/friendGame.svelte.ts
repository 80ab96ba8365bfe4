/** A position that a friend has sent, as the table takes a game: one decision, compared with the best one. */
import { withNames } from "../../server/bots";
import type { TableGame } from "../../server/liveGame.svelte";
import { positionApi } from "../../server/positionApi";
import type { CommandAnswer, CommandRequest, Decision, GameState, PositionAdvice, Preview, PreviewRequest } from "../../server/protocol";
import { t } from "../../words/words";

const nothing = (): Promise<void> => Promise.resolve();

export class FriendGame implements TableGame {
  readonly id = "";
  readonly once = true;
  readonly #line: string;
  state = $state.raw<GameState | null>(null);
  /** What the answer was worth; null until there is one. */
  advice = $state.raw<PositionAdvice | null>(null);
  /** Why there is no puzzle. */
  problem = $state("");
  sending = $state(false);

  constructor(line: string) {
    this.#line = line;
  }

  async load(): Promise<void> {
    try {
      const { state, wrong } = await positionApi.check(this.#line);
      if (state?.phase === "draw") this.state = withNames(state);
      else this.problem = wrong?.reason ?? t("position-puzzle-card");
    } catch (reason) {
      this.problem = (reason as Error).message;
    }
  }

  async decide(_seat: number, decision: Decision): Promise<void> {
    this.sending = true;
    try {
      this.advice = await positionApi.advice(this.#line, decision);
    } finally {
      this.sending = false;
    }
  }

  preview(_seat: number, held: PreviewRequest, signal?: AbortSignal): Promise<Preview> {
    return positionApi.preview(this.#line, held, signal);
  }

  command(_seat: number, request: CommandRequest): Promise<CommandAnswer> {
    return positionApi.command(this.#line, request);
  }

  // A puzzle is one decision: nothing is taken back, nobody leaves, and nothing has a time.
  takeBack = nothing;
  leave = nothing;
  abandon = nothing;
  goToStep = nothing;
  time = (): number => Date.now() / 1000;
}
