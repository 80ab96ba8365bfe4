/** A turn of a study as the table takes a game: its position, previews, and the one decision that is asked for. */
import { withNames } from "../../server/bots";
import type { TableGame } from "../../server/liveGame.svelte";
import type { CommandAnswer, CommandRequest, Decision, GameState, Preview, PreviewRequest, StudyPlace } from "../../server/protocol";
import { showSeasons } from "../../server/seasons.svelte";
import { studyApi } from "../../server/studyApi";
import { OneDecision } from "../state/oneDecision.svelte";

export class StudyGame extends OneDecision implements TableGame {
  readonly id: string;
  readonly #place: StudyPlace;
  readonly #ondrawn: (decision: Decision) => Promise<void>;
  #position = $state.raw<GameState | null>(null);

  readonly state = $derived.by((): GameState | null => (this.#position ? withNames(this.#position) : null));

  constructor(id: string, place: StudyPlace, ondrawn: (decision: Decision) => Promise<void>) {
    super();
    this.id = id;
    this.#place = place;
    this.#ondrawn = ondrawn;
  }

  load(): Promise<void> {
    return this.show(async () => {
      const position = await studyApi.position(this.id, this.#place);
      showSeasons(position.seasons.map(({ key }) => key));
      this.#position = position;
    });
  }

  protected async answer(decision: Decision): Promise<void> {
    await this.#ondrawn(decision);
  }

  preview(_seat: number, held: PreviewRequest, signal?: AbortSignal): Promise<Preview> {
    return studyApi.preview(this.id, this.#place, held, signal);
  }

  command(_seat: number, request: CommandRequest): Promise<CommandAnswer> {
    return studyApi.command(this.id, this.#place, request);
  }
}
