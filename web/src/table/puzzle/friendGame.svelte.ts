/** A position that a friend has sent, as the table takes a game: one decision, compared with the best one. */
import { withNames } from "../../server/bots";
import type { TableGame } from "../../server/liveGame.svelte";
import { positionApi } from "../../server/positionApi";
import type { CommandAnswer, CommandRequest, Decision, GameState, PositionAdvice, Preview, PreviewRequest } from "../../server/protocol";
import { t } from "../../words/words";
import { OneDecision } from "../state/oneDecision.svelte";

export class FriendGame extends OneDecision implements TableGame {
  readonly id = "";
  readonly #line: string;
  state = $state.raw<GameState | null>(null);
  /** What the answer was worth; null until there is one. */
  advice = $state.raw<PositionAdvice | null>(null);

  constructor(line: string) {
    super();
    this.#line = line;
  }

  load(): Promise<void> {
    return this.show(async () => {
      const { state, wrong } = await positionApi.check(this.#line);
      if (state?.phase === "draw") this.state = withNames(state);
      else this.problem = wrong?.reason ?? t("position-puzzle-card");
    });
  }

  protected async answer(decision: Decision): Promise<void> {
    this.advice = await positionApi.advice(this.#line, decision);
  }

  preview(_seat: number, held: PreviewRequest, signal?: AbortSignal): Promise<Preview> {
    return positionApi.preview(this.#line, held, signal);
  }

  command(_seat: number, request: CommandRequest): Promise<CommandAnswer> {
    return positionApi.command(this.#line, request);
  }
}
