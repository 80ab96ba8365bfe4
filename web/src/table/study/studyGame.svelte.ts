/** A turn of a study as the table takes a game: its position, previews, and the one decision that is asked for. */
import { withNames } from "../../server/bots";
import type { TableGame } from "../../server/liveGame.svelte";
import type { CommandAnswer, CommandRequest, Decision, GameState, Preview, PreviewRequest, StudyPlace } from "../../server/protocol";
import { showSeasons } from "../../server/seasons.svelte";
import { studyApi } from "../../server/studyApi";

const nothing = (): Promise<void> => Promise.resolve();

export class StudyGame implements TableGame {
  readonly id: string;
  readonly once = true;
  readonly #place: StudyPlace;
  readonly #ondrawn: (decision: Decision) => Promise<void>;
  #position = $state.raw<GameState | null>(null);
  /** Why nothing can be drawn. */
  problem = $state("");
  sending = $state(false);

  readonly state = $derived.by((): GameState | null => (this.#position ? withNames(this.#position) : null));

  constructor(id: string, place: StudyPlace, ondrawn: (decision: Decision) => Promise<void>) {
    this.id = id;
    this.#place = place;
    this.#ondrawn = ondrawn;
  }

  async load(): Promise<void> {
    try {
      const position = await studyApi.position(this.id, this.#place);
      showSeasons(position.seasons.map(({ key }) => key));
      this.#position = position;
    } catch (reason) {
      this.problem = (reason as Error).message;
    }
  }

  async decide(_seat: number, decision: Decision): Promise<void> {
    this.sending = true;
    try {
      await this.#ondrawn(decision);
    } finally {
      this.sending = false;
    }
  }

  preview(_seat: number, held: PreviewRequest, signal?: AbortSignal): Promise<Preview> {
    return studyApi.preview(this.id, this.#place, held, signal);
  }

  command(_seat: number, request: CommandRequest): Promise<CommandAnswer> {
    return studyApi.command(this.id, this.#place, request);
  }

  // It is one decision: nothing is taken back, nobody leaves, and nothing has a time.
  takeBack = nothing;
  leave = nothing;
  abandon = nothing;
  goToStep = nothing;
  time = (): number => Date.now() / 1000;
}
