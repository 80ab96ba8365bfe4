/** A puzzle as the table takes a game: its position, previews, and the one decision that answers it. */
import { withNames } from "../../server/bots";
import type { TableGame } from "../../server/liveGame.svelte";
import type { CommandAnswer, CommandRequest, Decision, GameState, Preview, PreviewRequest, PuzzleResult, PuzzleState } from "../../server/protocol";
import { puzzleApi } from "../../server/puzzleApi";

const nothing = (): Promise<void> => Promise.resolve();

export class PuzzleGame implements TableGame {
  readonly id: string;
  readonly once = true;
  #puzzle = $state.raw<PuzzleState | null>(null);
  /** What the answer was worth; null until there is one. */
  result = $state.raw<PuzzleResult | null>(null);
  /** Why there is no puzzle. */
  problem = $state("");
  sending = $state(false);

  readonly state = $derived.by((): GameState | null => (this.#puzzle ? withNames(this.#puzzle.state) : null));
  readonly line = $derived.by(() => this.#puzzle?.line ?? null);
  /** The puzzle that comes next. */
  readonly next = $derived.by(() => this.#puzzle?.next ?? null);

  constructor(id: string) {
    this.id = id;
  }

  /** Loads the puzzle; again: it may be answered although it was before. */
  async load(again: boolean): Promise<void> {
    try {
      const puzzle = await puzzleApi.puzzle(this.id);
      this.#puzzle = puzzle;
      this.result = again ? null : puzzle.result;
    } catch (reason) {
      this.problem = (reason as Error).message;
    }
  }

  async decide(_seat: number, decision: Decision): Promise<void> {
    this.sending = true;
    try {
      this.result = await puzzleApi.answer(this.id, decision);
    } finally {
      this.sending = false;
    }
  }

  preview(_seat: number, held: PreviewRequest, signal?: AbortSignal): Promise<Preview> {
    return puzzleApi.preview(this.id, held, signal);
  }

  command(_seat: number, request: CommandRequest): Promise<CommandAnswer> {
    return puzzleApi.command(this.id, request);
  }

  // A puzzle is one decision: nothing is taken back, nobody leaves, and nothing has a time.
  takeBack = nothing;
  leave = nothing;
  abandon = nothing;
  goToStep = nothing;
  time = (): number => Date.now() / 1000;
}
