/**
 * One game, kept up to date over a socket.
 *
 * A new socket brings the whole state first, so nothing has to be caught up with after a lost connection, a
 * sleeping device or a restart of the server.
 */
import { api, events, Refused } from "./api";
import { withNames } from "./bots";
import { follow } from "./pushes";
import { showSeasons } from "./seasons.svelte";
import type { CommandAnswer, CommandRequest, Decision, GameState, Preview, PreviewRequest, Push, Said } from "./protocol";
import { loadTexts, onSwitch } from "../words/language";
import { loadSite } from "./site.svelte";
import { looksAt, looksAway } from "./presentSince";
import { isHere } from "./device/place.svelte";
import { unsent } from "./unsent.svelte";

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8_000;
/** Only a longer break is shown to the player, in milliseconds. */
const PATIENCE = 1_200;

/** How long a phrase is shown at least, in milliseconds. */
const SAID_FOR = 7_000;

/** A random id for one decision, so that the server takes a decision sent twice only once. */
function moveId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const pause = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));

/** What the table needs of a game that goes on somewhere: its state, and where decisions and previews come from. */
export type TableGame = Pick<
  LiveGame,
  "state" | "sending" | "decide" | "preview" | "command" | "takeBack" | "leave" | "abandon" | "goToStep" | "time"
> & {
  /** Is it one decision, after which the table is put away? */
  readonly once?: boolean;
};

/** A phrase of a seat; none where somebody has just sat down there. */
type Heard = Said | { seat: number; phrase: "" };

export class LiveGame {
  readonly id: string;
  #sent = $state.raw<GameState | null>(null);
  /** The state that was sent last, with a name for each seat in the language in use. */
  readonly state = $derived.by((): GameState | null =>
    this.#sent ? withNames(this.#sent) : null,
  );
  /** What has been said and may not have been read yet, the newest of each seat; that somebody has sat down is said, too. */
  said = $state.raw<readonly Heard[]>([]);
  /** Rises whenever the notes at the table are to be asked for again. */
  notes = $state(0);
  /** Rises whenever it is to be asked for again who knocks at the table. */
  knocks = $state(0);
  /** Why there is no state, for example because there is no such game. */
  problem = $state.raw<Refused | null>(null);
  /** True once the connection has been lost for longer than a short break. */
  offline = $state(false);
  /** True while a decision is being sent. */
  sending = $state(false);

  #socket: ReturnType<typeof events> | null = null;
  #wait = FIRST_WAIT;
  #again: ReturnType<typeof setTimeout> | undefined;
  #worry: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  /** How many seconds the server's clock is ahead of this device's. */
  #ahead = 0;

  /** A projector is sent what a spectator may see, and then changes only. */
  readonly #projector: boolean;
  /** How many messages have come over sockets. */
  #pushes = 0;

  constructor(id: string, { projector = false } = {}) {
    this.id = id;
    this.#projector = projector;
  }

  /** Starts listening; returns the function that stops it. */
  open(): () => void {
    const wake = () => {
      this.#tellVisibility();
      if (document.visibilityState === "visible") void this.refresh();
      else looksAway(this.id);
    };
    document.addEventListener("visibilitychange", wake);
    addEventListener("online", wake);
    const lost = () => this.#lost();
    addEventListener("offline", lost);
    // A page restored from the browser's back/forward cache has lost its socket without an event.
    const restored = ({ persisted }: PageTransitionEvent) => persisted && wake();
    addEventListener("pageshow", restored);
    const stopFollowing = onSwitch(() => this.#reconnect());
    void this.refresh();
    return () => {
      this.#closed = true;
      looksAway(this.id);
      document.removeEventListener("visibilitychange", wake);
      removeEventListener("online", wake);
      removeEventListener("offline", lost);
      removeEventListener("pageshow", restored);
      stopFollowing();
      clearTimeout(this.#again);
      clearTimeout(this.#worry);
      this.#socket?.close();
    };
  }

  /** Fetches the state now and opens a socket if there is none. */
  async refresh(): Promise<void> {
    try {
      const pushes = this.#pushes;
      const state = await api.state(this.id);
      // What the socket has brought meanwhile is at least as new.
      if (pushes === this.#pushes) this.#take(state);
      this.problem = null;
      this.#connect();
    } catch (reason) {
      if (!(reason instanceof Refused) || this.#closed) return;
      if (reason.unreachable) this.#lost();
      if (!reason.unreachable || !this.state) this.problem = reason;
    }
  }

  /** Sends a decision, again and again while the server cannot be reached; another visit goes on with that. */
  async decide(seat: number, decision: Decision): Promise<void> {
    const step = this.state?.step ?? 0;
    const move_id = moveId();
    const request = { step, move_id, decision };
    this.sending = true;
    try {
      for (let wait = FIRST_WAIT; ; wait = Math.min(2 * wait, LONGEST_WAIT)) {
        try {
          this.#take(await api.decide(this.id, seat, request));
          return unsent.drop(move_id);
        } catch (reason) {
          if (!(reason instanceof Refused)) throw reason;
          if (!reason.unreachable) unsent.drop(move_id);
          else if (!isHere(this.id)) unsent.keep({ game: this.id, seat, request });
          if (!reason.unreachable || this.#closed) throw reason;
          this.#lost();
          await pause(wait);
        }
      }
    } catch (reason) {
      // The step has been decided already, perhaps by the same player on another device: fetch the new state.
      if (reason instanceof Refused && reason.status === 409) await this.refresh();
      throw reason;
    } finally {
      unsent.leave(move_id);
      this.sending = false;
    }
  }

  /** What a drawing would score. */
  preview(seat: number, held: PreviewRequest, signal?: AbortSignal): Promise<Preview> {
    return api.preview(this.id, seat, held, signal);
  }

  /** Carries out a typed command. */
  command(seat: number, request: CommandRequest): Promise<CommandAnswer> {
    return api.command(this.id, seat, request);
  }

  async takeBack(seat: number): Promise<void> {
    this.#take(await api.takeBack(this.id, seat));
  }

  /** Goes on or back to a step of the lesson that this game is. */
  async goToStep(step: number): Promise<void> {
    this.#take(await api.goToStep(this.id, step));
  }

  async leave(seat: number): Promise<void> {
    this.#take(await api.leave(this.id, seat));
  }

  /** Ends the game for all. */
  async abandon(): Promise<void> {
    this.#take(await api.abandon(this.id));
  }

  /** Does something that the server answers with the new state. */
  async ask(work: () => Promise<GameState>): Promise<void> {
    this.#take(await work());
  }

  /** The time by the server's clock, in seconds since 1970. */
  time(): number {
    return Date.now() / 1000 + this.#ahead;
  }

  #take(state: GameState): void {
    this.#reached();
    if (state.now !== null) this.#ahead = state.now - Date.now() / 1000;
    showSeasons(state.seasons.map(({ key }) => key));
    if (!this.#closed && document.visibilityState === "visible") looksAt(this.id, state.log.length);
    const before = this.#sent?.seats;
    if (!this.#sent || state.seq >= this.#sent.seq) this.#sent = state;
    if (state.club) return; // Its lobby names everybody who comes.
    for (const { seat, kind, mine } of state.seats)
      if (before?.[seat]?.kind === "open" && kind === "human" && !mine) void this.#hear({ seat, phrase: "" });
  }

  /** The server has answered, by HTTP or over the socket. */
  #reached(): void {
    clearTimeout(this.#worry);
    this.#worry = undefined;
    this.offline = false;
  }

  #connect(): void {
    if (this.#closed || (this.#socket && this.#socket.readyState <= WebSocket.OPEN)) return;
    clearTimeout(this.#again);
    const socket = events(this.id, this.#projector);
    this.#socket = socket;
    socket.onopen = () => {
      this.#wait = FIRST_WAIT;
      this.notes++;
      this.knocks++;
      this.#reached();
      this.#tellVisibility();
    };
    socket.onmessage = (event: MessageEvent<string>) => this.#receive(JSON.parse(event.data) as Push);
    socket.onclose = () => {
      if (this.#socket === socket) this.#socket = null;
      this.#lost();
    };
  }

  /** Tells the server whether the player sees the page; who does is not notified. */
  #tellVisibility(): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(document.visibilityState);
  }

  /** Tells the server that the player has pressed something: a bot that draws for them gives the seat back. */
  here(): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send("here");
  }

  /** Opens a new socket, in the language that the page has now. */
  #reconnect(): void {
    const socket = this.#socket;
    this.#socket = null;
    if (socket) socket.onclose = null;
    socket?.close();
    void this.refresh();
  }

  #receive(push: Push): void {
    this.#pushes++;
    if (push.kind === "site") void loadSite();
    else if (push.kind === "notes") this.notes++;
    else if (push.kind === "knocks") this.knocks++;
    else if (push.said) void this.#hear(push.said);
    else {
      const state = follow(this.#sent, push);
      if (state) this.#take(state);
    }
  }

  /** Shows a phrase for some seconds, and then until something is pressed: whoever reads slowly is not hurried. */
  async #hear(said: Heard): Promise<void> {
    await loadTexts("together");
    this.said = [...this.said.filter(({ seat }) => seat !== said.seat), said];
    setTimeout(() => {
      const once = new AbortController();
      const hide = () => {
        once.abort();
        this.said = this.said.filter((one) => one !== said);
      };
      for (const press of ["pointerdown", "keydown"]) addEventListener(press, hide, once);
    }, SAID_FOR);
  }

  /** The connection is lost: try again, less and less often, and tell the player if it stays lost. */
  #lost(): void {
    if (this.#closed) return;
    this.#worry ??= setTimeout(() => (this.offline = true), PATIENCE);
    clearTimeout(this.#again);
    // A random factor, so that not all clients reconnect at the same moment.
    this.#again = setTimeout(() => void this.refresh(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT);
  }
}
