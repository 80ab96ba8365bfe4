/**
 * Several screens that show one game on paper in step. Whoever has the key goes on for all; a screen without it follows.
 *
 * Without the server each goes on by itself. What was not told then is told when it can be reached again.
 */
import { api, screenAddress } from "../server/api";
import type { SharedStep } from "../server/protocol";

/** Where a game is. */
export interface At {
  readonly step: number;
  readonly full: number | null;
}

/** How long after a lost connection it is tried again, in milliseconds. */
const AGAIN = 3_000;

export class InStep {
  /** The name under which screens follow the game; empty until the server has said it. */
  screen = $state("");
  connected = $state(false);
  readonly #key: string;
  readonly #move: (at: At) => void;
  #at: At;
  #stream: EventSource | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ended = false;
  /** The newest turn that this screen knows, and the newest it has heard of while it was telling its own. */
  #turn = 0;
  #heard: SharedStep | null = null;
  /** Has this screen gone on since the server was last told? */
  #untold = false;
  #telling = false;

  /** A game with its key, or as a screen; where it is here; and what is to be done when it is elsewhere. */
  constructor(game: { key: string; screen: string }, at: At, move: (at: At) => void) {
    this.#key = game.key;
    this.screen = game.screen;
    this.#at = at;
    this.#move = move;
    void this.#connect();
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    this.#stream?.close();
  }

  /** This screen is at a step: if the others are not, and it has the key, they are told. */
  is(at: At): void {
    if (!this.#key || (at.step === this.#at.step && at.full === this.#at.full)) return;
    this.#at = at;
    this.#untold = true;
    void this.#tell();
  }

  async #connect(): Promise<void> {
    if (this.#key && !(await this.#tell())) return this.#connectAgain();
    if (this.#ended) return;
    this.#stream = new EventSource(screenAddress(this.screen));
    this.#stream.onopen = () => (this.connected = true);
    this.#stream.onmessage = ({ data }) => this.#hear(JSON.parse(String(data)) as SharedStep);
    this.#stream.onerror = () => this.#connectAgain();
  }

  #connectAgain(): void {
    this.connected = false;
    this.#stream?.close();
    this.#stream = null;
    clearTimeout(this.#timer);
    if (!this.#ended) this.#timer = setTimeout(() => void this.#connect(), AGAIN);
  }

  /** Tells the server where this screen is, or asks where the others are; answers whether that worked. */
  async #tell(): Promise<boolean> {
    if (this.#telling) return true;
    this.#telling = true;
    try {
      do {
        const opens = !this.#untold;
        this.#untold = false;
        try {
          const answer = await api.shareStep({ key: this.#key, ...this.#at, opens });
          this.screen = answer.screen;
          if (opens) this.#hear(answer);
          else this.#turn = Math.max(this.#turn, answer.turn);
        } catch {
          this.#untold ||= !opens;
          return false;
        }
      } while (this.#untold);
      return true;
    } finally {
      this.#telling = false;
      if (this.#heard) this.#hear(this.#heard);
    }
  }

  #hear(shared: SharedStep): void {
    // What this screen tells just now is newer; whether what it hears is newer still, the answer shows.
    if (this.#telling || this.#untold) {
      if (shared.turn > (this.#heard?.turn ?? 0)) this.#heard = shared;
      return;
    }
    this.#heard = null;
    if (shared.turn <= this.#turn || this.#ended) return;
    this.#turn = shared.turn;
    this.#at = { step: shared.step, full: shared.full };
    this.#move(this.#at);
  }
}
