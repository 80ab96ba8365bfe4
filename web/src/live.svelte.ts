/**
 * One game as the server tells it, kept fresh.
 *
 * The whole state comes on every change, so being late is never wrong for long: after a tunnel, a sleep or a
 * restart of the server the next state is all there is to catch up with.
 */
import { api, eventsAddress, Refused } from "./api";
import { seatName } from "./bots.svelte";
import { printed } from "./catalogue.svelte";
import type { GameState, Push, SeatState } from "./protocol";
import { t } from "./words";

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8_000;
/** A break shorter than this is not worth a word. */
const PATIENCE = 1_200;

/** A word for one decision, so that sending it twice is the same as once. */
function moveId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const pause = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));

/** Whoever was given no name is called by the number of the seat; a bot also by its own. */
function called(one: SeatState): SeatState {
  if (one.name) return one;
  const bot = one.kind === "bot" ? printed.bot(one.bot) : undefined;
  return { ...one, name: bot ? seatName(bot, one.seat + 1) : t("seat-nameless", { seat: one.seat + 1 }) };
}

export class LiveGame {
  readonly id: string;
  state = $state.raw<GameState | null>(null);
  /** Why there is no state: no such game, say. */
  problem = $state.raw<Refused | null>(null);
  /** Has the connection been away long enough to say so? */
  offline = $state(false);
  /** A decision is on its way. */
  sending = $state(false);

  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #again: ReturnType<typeof setTimeout> | undefined;
  #worry: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(id: string) {
    this.id = id;
  }

  /** Begins to listen; the answer ends it. */
  open(): () => void {
    const wake = () => document.visibilityState === "visible" && void this.refresh();
    document.addEventListener("visibilitychange", wake);
    addEventListener("online", wake);
    const lost = () => this.#lost();
    addEventListener("offline", lost);
    // A page that comes back from the browser's store has lost its socket without being told.
    const restored = ({ persisted }: PageTransitionEvent) => persisted && wake();
    addEventListener("pageshow", restored);
    void this.refresh();
    return () => {
      this.#closed = true;
      document.removeEventListener("visibilitychange", wake);
      removeEventListener("online", wake);
      removeEventListener("offline", lost);
      removeEventListener("pageshow", restored);
      clearTimeout(this.#again);
      clearTimeout(this.#worry);
      this.#socket?.close();
    };
  }

  /** Asks for the state now and makes sure that there is a socket. */
  async refresh(): Promise<void> {
    try {
      this.#take(await api.state(this.id));
      this.problem = null;
      this.#connect();
    } catch (reason) {
      if (!(reason instanceof Refused) || this.#closed) return;
      if (reason.unreachable) this.#lost();
      if (!reason.unreachable || !this.state) this.problem = reason;
    }
  }

  /** Sends a decision until the server has it, as long as it is the same step. */
  async decide(seat: number, decision: Record<string, unknown>): Promise<void> {
    const step = this.state?.step ?? 0;
    const move_id = moveId();
    this.sending = true;
    try {
      for (let wait = FIRST_WAIT; ; wait = Math.min(2 * wait, LONGEST_WAIT)) {
        try {
          return this.#take(await api.decide(this.id, seat, { step, move_id, decision }));
        } catch (reason) {
          if (!(reason instanceof Refused)) throw reason;
          if (!reason.unreachable || this.#closed) throw reason;
          this.#lost();
          await pause(wait);
        }
      }
    } catch (reason) {
      // Someone was quicker, perhaps the same player on another device: see where the game stands.
      if (reason instanceof Refused && reason.status === 409) await this.refresh();
      throw reason;
    } finally {
      this.sending = false;
    }
  }

  async takeBack(seat: number): Promise<void> {
    this.#take(await api.takeBack(this.id, seat));
  }

  async leave(seat: number): Promise<void> {
    this.#take(await api.leave(this.id, seat));
  }

  #take(state: GameState): void {
    this.#found();
    if (!this.state || state.seq >= this.state.seq) this.state = { ...state, seats: state.seats.map(called) };
  }

  /** The server has answered, over whichever line. */
  #found(): void {
    clearTimeout(this.#worry);
    this.#worry = undefined;
    this.offline = false;
  }

  #connect(): void {
    if (this.#closed || (this.#socket && this.#socket.readyState <= WebSocket.OPEN)) return;
    clearTimeout(this.#again);
    const socket = new WebSocket(eventsAddress(this.id));
    this.#socket = socket;
    socket.onopen = () => {
      this.#wait = FIRST_WAIT;
      this.#found();
    };
    socket.onmessage = (event: MessageEvent<string>) => this.#told(JSON.parse(event.data) as Push);
    socket.onclose = () => {
      if (this.#socket === socket) this.#socket = null;
      this.#lost();
    };
  }

  #told(push: Push): void {
    if (push.state) this.#take(push.state);
    else if (push.kind === "presence" && this.state) {
      const [here, done, minded] = [new Set(push.connected), new Set(push.decided), new Set(push.minded)];
      const seats = this.state.seats.map((one) => {
        const { seat } = one;
        return { ...one, connected: here.has(seat), decided: done.has(seat), minded: minded.has(seat) };
      });
      this.state = { ...this.state, seats };
    }
  }

  /** The connection is gone: say so if it stays away, and try again, less and less often. */
  #lost(): void {
    if (this.#closed) return;
    this.#worry ??= setTimeout(() => (this.offline = true), PATIENCE);
    clearTimeout(this.#again);
    // A little apart from everyone else who lost the same server.
    this.#again = setTimeout(() => void this.refresh(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT);
  }
}
