/** A puzzle as the table takes a game: its position, previews, and the one decision that answers it. */
import { withNames } from "../../server/bots";
import type { TableGame } from "../../server/liveGame.svelte";
import type { CommandAnswer, CommandRequest, Decision, GameState, Preview, PreviewRequest, PuzzleResult, PuzzleState } from "../../server/protocol";
import { puzzleApi } from "../../server/puzzleApi";
import { OneDecision } from "../state/oneDecision.svelte";

export class PuzzleGame extends OneDecision implements TableGame {
  readonly id: string;
  #puzzle = $state.raw<PuzzleState | null>(null);
  /** What the answer was worth; null until there is one. */
  result = $state.raw<PuzzleResult | null>(null);

  readonly state = $derived.by((): GameState | null => (this.#puzzle ? withNames(this.#puzzle.state) : null));
  readonly line = $derived.by(() => this.#puzzle?.line ?? null);
  /** The puzzle that comes next. */
  readonly next = $derived.by(() => this.#puzzle?.next ?? null);

  constructor(id: string) {
    super();
    this.id = id;
  }

  /** Loads the puzzle; again: it may be answered although it was before. */
  load(again: boolean): Promise<void> {
    return this.show(async () => {
      const puzzle = await puzzleApi.puzzle(this.id);
      this.#puzzle = puzzle;
      this.result = again ? null : puzzle.result;
    });
  }

  protected async answer(decision: Decision): Promise<void> {
    this.result = await puzzleApi.answer(this.id, decision);
  }

  preview(_seat: number, held: PreviewRequest, signal?: AbortSignal): Promise<Preview> {
    return puzzleApi.preview(this.id, held, signal);
  }

  command(_seat: number, request: CommandRequest): Promise<CommandAnswer> {
    return puzzleApi.command(this.id, request);
  }
}
