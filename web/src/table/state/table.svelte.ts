/**
 * The state of the table page: whose turn it is on this device, which map is shown, what is held over it and
 * what is highlighted on it.
 */
import { untrack } from "svelte";
import { Refused } from "../../server/api";
import { cellName, onSheet } from "../../common/cells";
import { touched } from "../../common/describe";
import { overlay, plainGround, type Recorded } from "../../common/decision";
import { isShortcut } from "../../device/keyboard.svelte";
import { LAST } from "./hint.svelte";
import type { TableGame } from "../../server/liveGame.svelte";
import type { CellName, FreshInk, Ghost, Outline, Overlay, Place, PointerPhase } from "../../map/types";
import type { PanelKey } from "../tab";
import { Coach } from "./coach.svelte";
import { Hand } from "./hand.svelte";
import { moveByKey, Pointer } from "./input";
import type { Decision, GameState, LogDrawing, LogLine, MissedGoal, MySeat, SeatState } from "../../server/protocol";
import { sound } from "../../sound/sound.svelte";
import { signed, t } from "../../words/words";

const MOST_OUTLINES = 3;

export class Table {
  readonly live: TableGame;
  readonly coach = new Coach();
  /** The seat whose player holds the device, where several share it. */
  lifted = $state<number | null>(null);
  /** The edict under the pointer and the one pressed, 0 to 3. */
  pointed = $state<number | null>(null);
  pinned = $state<number | null>(null);
  /** The edict whose cells are highlighted. */
  readonly lit = $derived.by(() => this.pointed ?? this.pinned ?? (this.hint?.level === 1 ? this.hinted : null));
  /** The panel that lies over the table, where there is no room for it beside the map. */
  panel = $state<PanelKey | null>(null);
  /** Another seat, whose map is shown instead of mine. */
  looked = $state<number | null>(null);
  /** The focused cell while nothing is held. */
  cursor = $state.raw<Place>([0, 0]);
  problem = $state("");
  /** What the last decision missed, if a lesson asks for another one. */
  missed = $state.raw<MissedGoal | null>(null);
  /** Are the invitation links shown? */
  inviting = $state(false);
  /** "What is this?": whatever is pressed is explained, and nothing is drawn. */
  asking = $state(false);

  /** What the pen is drawing on the shown map. */
  ink = $state.raw<FreshInk | null>(null);
  /** Where in the window a finger drags a piece, which is shown above it. */
  finger = $state.raw<{ readonly x: number; readonly y: number } | null>(null);
  /** How often a shape was put where it does not fit. */
  misfits = $state(0);

  #pointer = new Pointer();
  #takenBack: { step: number; seat: number; sealed: Recorded } | null = null;

  constructor(live: TableGame) {
    this.live = live;
  }

  get state(): GameState {
    if (!this.live.state) throw new Error("the table is laid before the game has come");
    return this.live.state;
  }

  readonly shared = $derived.by(() => this.state.mine.length > 1);
  /** The seat of this device that must decide, else the one that decided last. */
  readonly me = $derived.by((): MySeat | null => {
    const { mine } = this.state;
    const held = mine.find(({ seat }) => seat === this.lifted);
    if (held?.must_decide) return held;
    return mine.find(({ must_decide }) => must_decide) ?? held ?? mine[0] ?? null;
  });
  readonly mySeat = $derived.by((): SeatState | null => (this.me ? this.seat(this.me.seat) : null));
  /** Is the device being passed to the next player? Then no sealed decision may be shown. */
  readonly covered = $derived.by(() => {
    if (!this.shared || !this.me || this.state.phase === "over" || this.state.ended) return false;
    return !this.me.must_decide || this.lifted !== this.me.seat;
  });

  readonly #handKey = $derived.by(() => {
    const { me } = this;
    return me?.must_decide && !this.covered ? `${this.state.step}/${me.seat}` : "";
  });
  /** The decision being made; a new one for every step and every player. */
  readonly hand = $derived.by((): Hand | null => {
    if (!this.#handKey) return null;
    return untrack(() => {
      const me = this.me as MySeat;
      const hand = new Hand(this.state, me, (held, signal) => this.live.preview(me.seat, held, signal));
      const before = this.#takenBack;
      if (before && before.step === this.state.step && before.seat === me.seat) hand.restore(before.sealed);
      return hand;
    });
  });

  /** The seat whose map is shown. */
  readonly shown = $derived.by((): SeatState => {
    const number = this.looked ?? this.me?.map_owner ?? 0;
    return this.seat(number);
  });
  readonly ambushing = $derived.by(
    () => this.me !== null && this.looked === null && this.me.map_owner !== this.me.seat,
  );
  readonly others = $derived.by(() => this.state.seats.filter(({ seat }) => seat !== this.me?.seat));
  readonly asked = $derived.by(() => this.state.seats.filter(({ asked }) => asked));
  readonly done = $derived.by(() => this.asked.filter(({ decided }) => decided));
  readonly waitingFor = $derived.by(() => this.asked.filter(({ decided }) => !decided));
  readonly seasonEdicts = $derived.by((): readonly number[] => this.state.seasons[this.state.season]?.edicts ?? []);

  /** The stars an edict would give now: for the map that is looked at or watched, else for mine. */
  edictStars(index: number): number | null {
    if (this.looked !== null || !this.me) return this.shown.edicts[index] ?? null;
    return this.me?.edicts[index]?.stars ?? null;
  }

  /** By how much the held shape would change an edict's stars. */
  edictChange(index: number): number {
    const preview = this.ambushing || this.looked !== null ? null : this.hand?.preview;
    const edict = preview?.legal ? preview.edicts[index] : undefined;
    return edict ? edict.after - edict.before : 0;
  }

  seat(number: number): SeatState {
    const seat = this.state.seats[number];
    if (!seat) throw new Error(`there is no seat ${number}`);
    return seat;
  }

  // --- overlays of the map -------------------------------------------------------------------------

  readonly #sealed = $derived.by((): Overlay | null => {
    const sealed = this.covered || this.looked !== null || this.me?.must_decide ? null : this.me?.sealed;
    return sealed ? overlay(sealed, this.state.phase) : null;
  });
  readonly sealed = $derived.by(() => this.#sealed !== null);

  readonly ghost = $derived.by((): Ghost | null => {
    const { hand } = this;
    if (this.#sealed) return this.#sealed.ghost;
    if (!hand || this.looked !== null || !hand.main.at || hand.phase === "declare") return null;
    const legal = hand.main.legal && (hand.stage !== "shape" || hand.preview?.legal !== false);
    return { places: hand.main.places, terrain: hand.main.terrain ?? this.#plain, legal };
  });

  readonly second = $derived.by((): Ghost | null => {
    const { hand } = this;
    if (this.#sealed) return this.#sealed.second;
    if (!hand || this.looked !== null) return null;
    const shape = hand.stage === "target" ? hand.target : hand.stage === "extra" ? hand.extra : null;
    if (!shape?.at) return null;
    return { places: shape.places, terrain: shape.terrain ?? "destroyed", legal: shape.legal };
  });

  /** The terrain of a decision that does not name one. */
  readonly #plain = $derived.by(() => plainGround(this.state.phase));

  readonly aims = $derived.by(
    (): readonly CellName[] => this.#sealed?.aims ?? (this.looked === null ? (this.hand?.marks ?? []) : []),
  );
  readonly targets = $derived.by((): CellName[] => {
    const { hand } = this;
    if (!hand || this.looked !== null) return [];
    if (hand.stage === "target") return hand.preview?.targets ?? [];
    return this.#plain === "destroyed" ? hand.main.spots : [];
  });
  readonly rings = $derived.by((): CellName[] => {
    const { hand } = this;
    if (!hand || this.looked !== null || hand.stage !== "shape") return [];
    const covered = new Set(hand.main.legal ? hand.main.places.filter(onSheet).map(cellName) : []);
    const taught = this.state.lesson?.decides ? this.state.lesson.cells : [];
    return [...hand.main.offer.cover, ...taught].filter((cell) => !covered.has(cell));
  });

  // --- a hint ---------------------------------------------------------------------------------------

  /** The hint so far. */
  readonly hint = $derived.by(() => (this.looked === null ? (this.hand?.hintRequest.hint ?? null) : null));
  /** The edict the hint is about, 0 to 3. */
  readonly hinted = $derived.by(() => {
    const index = this.state.edicts.indexOf(this.hint?.edict ?? "");
    return index < 0 ? null : index;
  });
  /** Where the hint says to look, until it shows the move. */
  readonly glow = $derived.by((): CellName[] => {
    const { lesson } = this.state;
    if (lesson && !lesson.decides && !this.hand?.main.at) return lesson.cells;
    return this.hint?.level === LAST ? [] : (this.hint?.where ?? []);
  });
  /** The move the hint shows. */
  readonly advice = $derived.by((): Overlay | null =>
    this.hint?.decision ? overlay(this.hint.decision, this.state.phase) : null,
  );
  /** Is this a game without hints? Its analysis opens at its end. */
  readonly unhinted = $derived.by(() => !this.state.hints && this.state.phase !== "over");

  /** The cells of the highlighted edict, or else those that the held shape makes score. */
  readonly outlines = $derived.by((): Outline[] => {
    if (this.hint?.level === 1 && this.hint.look === "monsters" && this.lit === null && !this.ambushing) {
      return (this.me?.monsters.parts ?? []).map((part) => ({ ...part, stars: -part.stars }));
    }
    if (this.lit !== null) {
      const own = this.me && this.shown.seat === this.me.seat ? this.me.edicts[this.lit] : null;
      return own?.parts ?? [];
    }
    const large = this.#gains.filter(({ kind }) => kind !== "cell");
    // Many outlines at once would hide the map: then only the badges are shown.
    return large.length > MOST_OUTLINES ? [] : large.map((part) => ({ ...part, stars: 0 }));
  });
  readonly badges = $derived.by(() =>
    this.lit !== null
      ? []
      : this.#gains.map(({ cells, stars, kind }) => ({
          cell: (kind === "cell" ? cells[0] : cells.at(-1)) ?? "",
          text: String(signed(stars)),
        })),
  );
  readonly #gains = $derived.by((): Outline[] => {
    const preview = this.hand?.preview;
    if (!preview?.legal || this.looked !== null) return [];
    return this.seasonEdicts.flatMap((index) => {
      const change = preview.edicts[index];
      if (!change || change.after <= change.before) return [];
      const [only, ...more] = change.parts;
      if (only && !more.length) return [{ ...only, stars: change.after - change.before }];
      return change.parts;
    });
  });

  /** What other players or monsters have drawn on the shown map since its owner drew last. */
  readonly arrivals = $derived.by((): { line: LogLine; drawing: LogDrawing }[] => {
    const seat = this.shown.seat;
    const arrivals: { line: LogLine; drawing: LogDrawing }[] = [];
    for (const line of [...this.state.log].reverse()) {
      const here = line.drawn.filter((drawing) => drawing.seat === seat);
      arrivals.unshift(...here.filter(({ by }) => by !== seat).map((drawing) => ({ line, drawing })));
      if (here.some(({ by }) => by === seat)) break;
    }
    return arrivals;
  });
  readonly fresh = $derived.by((): CellName[] => [
    ...new Set(this.arrivals.flatMap(({ drawing }) => touched(drawing))),
  ]);

  // --- the player's actions -------------------------------------------------------------------------

  point(place: Place, phase: PointerPhase, event: PointerEvent, above: Place | null = null): void {
    if (!this.hand || this.looked !== null) return;
    this.#pointer.point(this.hand, place, phase, event, above);
    const { active } = this.hand;
    this.finger = above && this.#pointer.dragging ? { x: event.clientX, y: event.clientY } : null;
    if (phase === "up" && active?.at && !active.legal) this.misfits += 1;
  }

  key(event: KeyboardEvent): boolean {
    if (event.key === "?" || (this.asking && event.key === "Escape")) {
      this.asking = event.key === "?" && !this.asking;
      return true;
    }
    const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (isShortcut(event, "M") && plain) {
      if (!event.repeat) sound.on = !sound.on;
      return true;
    }
    if (this.looked !== null && event.key === "Escape") {
      this.looked = null;
      return true;
    }
    if (!this.hand || this.looked !== null) return false;
    if (isShortcut(event, "H") && plain) {
      if (!event.repeat) void this.nextHint();
      return true;
    }
    if (!moveByKey(this.hand, event)) return false;
    const at = this.hand.active?.at;
    if (at) this.cursor = [Math.min(Math.max(at[0], 0), 10), Math.min(Math.max(at[1], 0), 10)];
    return true;
  }

  /** The next step of the hint; after the last one the hand takes the move it shows. */
  async nextHint(): Promise<void> {
    const { hand } = this;
    if (!hand || this.looked !== null || this.state.lesson) return;
    const { hintRequest } = hand;
    if (this.unhinted) return hintRequest.refuse(t("hint-off"));
    if (hintRequest.level < LAST) return void (await hintRequest.next());
    if (hintRequest.hint?.decision) hand.restore(hintRequest.hint.decision);
    hintRequest.close();
  }

  /** Confirms the decision, or goes on to its next step. */
  async confirm(): Promise<void> {
    const { hand } = this;
    if (!hand || this.live.sending) return;
    // Pressed before the preview has come: remembered until it does, unless something else is held first.
    if (!hand.ready && !(await hand.previews.settled())) {
      if (hand.active?.at) this.misfits += 1;
      return;
    }
    if (!hand.ready || hand !== this.hand || this.live.sending) return;
    if (!hand.last) return hand.advance();
    this.pinned = null;
    await this.decide(hand.mine.seat, hand.decision());
  }

  /** Sends a decision, unless the coach speaks up. */
  async decide(seat: number, decision: Decision): Promise<void> {
    if (this.state.coached && !(await this.coach.allows(() => this.state, seat, decision))) return;
    await this.#try(() => this.live.decide(seat, decision));
  }

  async takeBack(number: number): Promise<void> {
    const mine = this.state.mine.find(({ seat }) => seat === number);
    if (!mine?.sealed) return;
    // Set before the call, because its answer creates the hand that restores the decision.
    this.#takenBack = { step: this.state.step, seat: number, sealed: mine.sealed };
    await this.#try(() => this.live.takeBack(number));
  }

  async leave(): Promise<boolean> {
    for (const { seat } of this.state.mine) {
      if (!(await this.#try(() => this.live.leave(seat)))) return false;
    }
    return true;
  }

  async abandon(): Promise<void> {
    await this.#try(() => this.live.abandon());
  }

  async #try(action: () => Promise<void>): Promise<boolean> {
    this.problem = "";
    this.missed = null;
    try {
      await action();
      return true;
    } catch (reason) {
      if (!(reason instanceof Refused)) throw reason;
      if (reason.missed) this.missed = reason.missed;
      else this.problem = reason.message;
      return false;
    }
  }
}
