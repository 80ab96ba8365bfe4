/** One tournament, kept up to date: a socket says when it has changed, and the page is fetched again. */
import { Refused } from "./api";
import type { TournamentPage } from "./protocol";
import { changesAddress, tournamentApi } from "./tournamentApi";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8_000;
/** Pages are fetched within so many milliseconds, so that not all players ask at the same moment. */
const SPREAD = 400;
/** The longest time that a timer can wait, in milliseconds. */
const LONGEST_TIMER = 2 ** 31 - 1;

export class LiveTournament {
  readonly id: string;
  page = $state.raw<TournamentPage | null>(null);
  /** Why there is no page. */
  problem = $state("");

  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timers = new Set<ReturnType<typeof setTimeout>>();
  #closed = false;

  constructor(id: string) {
    this.id = id;
  }

  /** Starts listening; returns the function that stops it. */
  open(): () => void {
    const wake = () => {
      if (document.visibilityState === "visible") void this.refresh();
    };
    document.addEventListener("visibilitychange", wake);
    addEventListener("online", wake);
    void this.refresh();
    return () => {
      this.#closed = true;
      document.removeEventListener("visibilitychange", wake);
      removeEventListener("online", wake);
      for (const timer of this.#timers) clearTimeout(timer);
      this.#socket?.close();
    };
  }

  /** Takes a page that an answer brought. */
  take(page: TournamentPage): void {
    this.page = page;
    this.problem = "";
    const left = 1000 * ((page.ends ?? 0) - page.now);
    // At the end everybody may see everything.
    if (left > 0 && left < LONGEST_TIMER && page.phase !== "over") this.#later(left + SPREAD, () => this.refresh());
  }

  async refresh(): Promise<void> {
    try {
      const page = await tournamentApi.page(this.id);
      if (this.#closed) return;
      this.take(page);
      this.#connect();
    } catch (reason) {
      if (this.#closed || !(reason instanceof Refused)) return;
      if (!this.page) this.problem = reason.message;
      if (reason.unreachable) this.#lost();
    }
  }

  #later(wait: number, work: () => unknown): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      void work();
    }, wait);
    this.#timers.add(timer);
  }

  #connect(): void {
    if (this.#closed || (this.#socket && this.#socket.readyState <= WebSocket.OPEN)) return;
    const socket = new WebSocket(changesAddress(this.id));
    this.#socket = socket;
    socket.onopen = () => (this.#wait = FIRST_WAIT);
    socket.onmessage = () => this.#later(SPREAD * Math.random(), () => this.refresh());
    socket.onclose = () => {
      if (this.#socket === socket) this.#socket = null;
      this.#lost();
    };
  }

  /** The connection is lost: try again, less and less often. */
  #lost(): void {
    if (this.#closed) return;
    this.#later(this.#wait * (0.75 + Math.random() / 2), () => this.refresh());
    this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT);
  }
}
