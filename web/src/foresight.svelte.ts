/**
 * What a held shape would bring, asked of the server while the player moves it.
 *
 * Asked a moment after the last move, at most once at a time, and remembered for as long as the step lasts: going
 * back to a place already tried is answered at once.
 */
import { api, Refused } from "./api";
import type { Held, Preview } from "./protocol";

const MOMENT = 45;

export class Foresight {
  readonly #id: string;
  readonly #seat: number;
  readonly #known = new Map<string, Preview>();
  #wanted = "";
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asking: AbortController | null = null;
  /** The answer for what is held now; null until it has come. */
  now = $state.raw<Preview | null>(null);

  constructor(id: string, seat: number) {
    this.#id = id;
    this.#seat = seat;
  }

  /** This is held now. Nothing held needs no answer. */
  look(held: Held | null): void {
    const key = held ? JSON.stringify(held) : "";
    if (key === this.#wanted) return;
    this.#wanted = key;
    clearTimeout(this.#timer);
    this.#asking?.abort();
    this.now = this.#known.get(key) ?? null;
    if (held && !this.now) this.#timer = setTimeout(() => void this.#ask(held, key), MOMENT);
  }

  /** An answer aside, for what is not held but could be. */
  async aside(held: Held): Promise<Preview | null> {
    const key = JSON.stringify(held);
    const known = this.#known.get(key);
    if (known) return known;
    try {
      const answer = await api.preview(this.#id, this.#seat, held);
      this.#known.set(key, answer);
      return answer;
    } catch {
      return null;
    }
  }

  async #ask(held: Held, key: string): Promise<void> {
    const asking = (this.#asking = new AbortController());
    try {
      const answer = await api.preview(this.#id, this.#seat, held, asking.signal);
      this.#known.set(key, answer);
      if (key === this.#wanted) this.now = answer;
    } catch (reason) {
      // A newer question has taken this one's place, or the server is away: the next move asks again.
      if (!asking.signal.aborted && reason instanceof Refused) this.#wanted = "";
    }
  }
}
