/** One study, kept up to date: a socket says when somebody has changed it, and it is fetched again. */
import { Refused } from "./api";
import { isHere, openSocket } from "./device/place.svelte";
import type { StudyState } from "./protocol";
import { studyApi, type StudyEdit } from "./studyApi";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8_000;
/** The close code of a study that is not there for this reader. */
const NO_STUDY = 4404;

export class LiveStudy {
  readonly id: string;
  study = $state.raw<StudyState | null>(null);
  /** Why there is no study. */
  problem = $state("");

  #chapter = "";
  #socket: ReturnType<typeof openSocket> | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(id: string) {
    this.id = id;
  }

  /** Starts listening; returns the function that stops it. A study on this device has one writer, who needs no news. */
  open(): () => void {
    if (!isHere(this.id)) this.#connect();
    return () => {
      this.#closed = true;
      clearTimeout(this.#timer);
      this.#socket?.close();
    };
  }

  /** Shows a chapter. */
  show(chapter: string): Promise<void> {
    this.#chapter = chapter;
    return this.refresh();
  }

  async refresh(): Promise<void> {
    const chapter = this.#chapter;
    try {
      const study = await studyApi.read(this.id, chapter);
      if (chapter === this.#chapter) this.take(study);
    } catch (reason) {
      const gone = reason instanceof Refused && !reason.unreachable;
      if (gone) this.study = null;
      if (!this.study) this.problem = (reason as Error).message;
    }
  }

  /** Takes a study that an answer brought; of two that cross on their way the newer stays. */
  take(study: StudyState): void {
    const known = this.study;
    if (known && known.chapter.id === study.chapter.id && known.version > study.version) return;
    this.study = study;
    this.problem = "";
  }

  /** Changes it; a refusal is thrown, after which the study is as it is. */
  async edit(change: StudyEdit): Promise<void> {
    try {
      this.take(await studyApi.edit(this.id, this.study?.chapter.id ?? "", change));
    } catch (reason) {
      await this.refresh();
      throw reason;
    }
  }

  #connect(): void {
    const socket = openSocket(studyApi.eventsPath(this.id));
    this.#socket = socket;
    socket.onmessage = () => {
      this.#wait = FIRST_WAIT;
      void this.refresh();
    };
    socket.onclose = async (event?: CloseEvent) => {
      const gone = event?.code === NO_STUDY;
      // Deleted, or no longer open to this reader: the page says so, and nobody asks again.
      if (gone && !this.#closed) await this.refresh();
      if (this.#closed || (gone && !this.study)) return;
      this.#timer = setTimeout(() => this.#connect(), this.#wait);
      this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT);
    };
  }
}
