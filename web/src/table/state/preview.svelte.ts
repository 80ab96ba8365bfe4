/**
 * Loads the preview of the held shape from the server while the player moves it.
 *
 * The call is made a moment after the last move, one at a time. Answers are kept for the step, so that going back
 * to a place costs no call.
 */
import { atRest } from "../../map/moving";
import { afterPicture } from "../../map/pause";
import { Refused } from "../../server/api";
import type { PreviewRequest, Preview } from "../../server/protocol";
import { language } from "../../words/language";

/** From the picture of a move to the call: with the picture itself a little more than a twentieth of a second. */
const DELAY = 30;

/** What a preview is kept by: its reasons are sentences, so each language has previews of its own. */
const keyOf = (held: PreviewRequest) => language() + JSON.stringify(held);

/** Asks the server for a preview. */
export type AskPreview = (held: PreviewRequest, signal?: AbortSignal) => Promise<Preview>;

export class PreviewLoader {
  readonly #preview: AskPreview;
  readonly #known = new Map<string, Preview>();
  #wanted = "";
  #callOff = (): void => undefined;
  #asking: AbortController | null = null;
  #waiting: ((came: boolean) => void)[] = [];
  /** The preview of what is held now; null until it is loaded. */
  now = $state.raw<Preview | null>(null);

  constructor(preview: AskPreview) {
    this.#preview = preview;
  }

  /** Sets what is held now and loads its preview. */
  show(held: PreviewRequest | null): void {
    const key = held ? keyOf(held) : "";
    if (key === this.#wanted) return;
    this.#wanted = key;
    this.#callOff();
    this.#asking?.abort();
    this.#settle(false);
    this.now = this.#known.get(key) ?? null;
    if (held && !this.now) this.#callOff = afterPicture(() => void this.#ask(held, key), DELAY);
  }

  /** Waits for the preview of what is held now; false if there is none to wait for or something else is held first. */
  settled(): Promise<boolean> {
    if (!this.#wanted || this.now) return Promise.resolve(false);
    return new Promise((done) => this.#waiting.push(done));
  }

  #settle(came: boolean): void {
    for (const done of this.#waiting.splice(0)) done(came);
  }

  /** The preview of something that is not held; null if it cannot be loaded. */
  async load(held: PreviewRequest): Promise<Preview | null> {
    const key = keyOf(held);
    const known = this.#known.get(key);
    if (known) return known;
    try {
      const answer = await this.#preview(held);
      this.#known.set(key, answer);
      return answer;
    } catch {
      return null;
    }
  }

  async #ask(held: PreviewRequest, key: string): Promise<void> {
    const asking = (this.#asking = new AbortController());
    try {
      const answer = await this.#preview(held, asking.signal);
      this.#known.set(key, answer);
      // What the answer changes is much to draw, and a slow phone would drop pictures of the move.
      await atRest();
      if (key !== this.#wanted) return;
      this.now = answer;
      this.#settle(true);
    } catch (reason) {
      // Aborted by a newer call, or the server cannot be reached: then the next move tries again.
      if (!asking.signal.aborted && reason instanceof Refused) {
        this.#wanted = "";
        this.#settle(false);
      }
    }
  }
}
