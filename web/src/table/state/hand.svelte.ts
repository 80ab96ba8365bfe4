/**
 * The decision a player is making in one phase, step by step, until it can be confirmed.
 *
 * Most decisions are one step: a shape on the map. A skill may draw something besides, a hero aims, a gorgon
 * destroys, and an ambush may be answered before it strikes: each is a step of its own, offered by the server.
 */
import { cellName, onSheet, placeOf, SIDE } from "../../common/cells";
import { firstCells, plainGround, type Recorded } from "../../common/decision";
import { PreviewLoader, type AskPreview } from "./preview.svelte";
import { HintRequest } from "./hint.svelte";
import { HeldShape, type DrawnTerrain } from "./heldShape.svelte";
import type { CellName, Place } from "../../map/types";
import type { Decision, Extra, GameState, PreviewRequest, MySeat, Offer, Preview, SkillOffer } from "../../server/protocol";

type Stage = "declare" | "shape" | "marks" | "target" | "extra";

const named = (places: readonly Place[]): CellName[] => places.filter(onSheet).map(cellName);
const places = (shape: HeldShape): [number, number][] => shape.places.map(([row, column]) => [row, column]);

/** A choice of one cell out of several, in the form of an offer. */
function oneOf(cells: readonly CellName[]): Offer {
  const bit = (cell: CellName) =>
    1n << BigInt(SIDE * (cell.charCodeAt(0) - "A".charCodeAt(0)) + Number(cell.slice(1)) - 1);
  const anchors = cells.reduce((all, cell) => all | bit(cell), 0n).toString(16);
  const pose = { told: "", cells: [[0, 0]] as [number, number][], height: 1, width: 1, anchors, over: [], turned: 0, flipped: 0 };
  return { choices: [{ terrains: [], coin: false, poses: [pose] }], fallback: false, cover: [] };
}

/** A hero's attacks sorted clockwise, so that "next" goes round. */
function clockwise(attacks: readonly CellName[][], [row, column]: Place = [0, 0]): CellName[][] {
  const angle = (cells: readonly CellName[]) => {
    const away = cells.map(placeOf);
    const down = away.reduce((sum, place) => sum + place[0] - row, 0);
    const right = away.reduce((sum, place) => sum + place[1] - column, 0);
    return Math.atan2(right, -down);
  };
  return [...attacks].sort((one, other) => angle(one) - angle(other));
}

export class Hand {
  readonly mine: MySeat;
  readonly phase: GameState["phase"];
  readonly previews: PreviewLoader;
  readonly hintRequest: HintRequest;

  stage = $state<Stage>("shape");
  skill = $state("");
  upright = $state(false);
  main = $state.raw<HeldShape>(new HeldShape({ choices: [], fallback: false, cover: [] }));
  extra = $state.raw<HeldShape | null>(null);
  target = $state.raw<HeldShape | null>(null);
  /** A hero's possible attacks, and the index of the chosen one. */
  attacks = $state.raw<CellName[][]>([]);
  attack = $state(0);
  /** A restored decision: its later steps are filled in when they are reached. */
  #restored: Recorded = {};

  readonly skillOffer = $derived.by(
    (): SkillOffer | null => this.mine.skills.find(({ key }) => key === this.skill) ?? null,
  );
  readonly preview = $derived.by((): Preview | null => this.previews.now);
  /** The cells of the chosen attack, or of the only one. */
  readonly marks = $derived.by((): CellName[] => {
    if (this.stage !== "shape") return this.attacks[this.attack] ?? [];
    const [only, ...more] = this.preview?.marks ?? [];
    return only && !more.length ? only : [];
  });
  /** The shape that the keys, the pointer and the buttons move now. */
  readonly active = $derived.by((): HeldShape | null => {
    if (this.stage === "shape") return this.main;
    if (this.stage === "target") return this.target;
    return this.stage === "extra" ? this.extra : null;
  });

  /** The steps of this decision, as far as they are known. */
  readonly stages = $derived.by((): Stage[] => {
    const besides: Stage[] = this.skillOffer?.besides ? ["extra"] : [];
    switch (this.phase) {
      case "declare":
        return ["declare", ...besides];
      case "hero":
        return this.attacks.length > 1 || (this.preview?.marks.length ?? 0) > 1
          ? ["shape", "marks", ...besides]
          : ["shape", ...besides];
      case "ambush":
        return this.stage === "target" || this.preview?.targets.length ? ["shape", "target"] : ["shape"];
      default:
        return ["shape", ...besides];
    }
  });
  readonly last = $derived.by(() => this.stages.at(-1) === this.stage);
  readonly #besides = $derived.by(() => (this.preview?.besides?.choices.length ? this.preview.besides : null));

  /** Is this step complete, so that the next step or Confirm can follow? */
  readonly ready = $derived.by((): boolean => {
    const next = this.stages[this.stages.indexOf(this.stage) + 1];
    if (next === "extra" && this.stage !== "extra" && !this.#besides) return false;
    switch (this.stage) {
      case "declare":
      case "marks":
        return true;
      case "shape":
        return this.main.legal && (this.phase === "ambush" || this.phase === "hero" ? this.preview !== null : true);
      default:
        return this.active?.legal ?? false;
    }
  });

  /** What the server previews while the player moves things. */
  readonly held = $derived.by((): PreviewRequest | null => {
    if (this.phase === "declare" && this.stage === "declare") {
      return this.skillOffer?.besides ? { places: [], skill: this.skill } : null;
    }
    if (this.phase !== "declare" && !this.main.at) return null;
    const held: PreviewRequest = { places: places(this.main), skill: this.skill };
    if (this.main.terrain) held.terrain = this.main.terrain;
    if (this.stage !== "shape" && this.marks.length) held.marks = this.marks;
    if (this.target?.legal && this.stage === "target") held.target = named(this.target.places)[0] ?? null;
    if (this.extra?.at && this.stage === "extra") {
      held.extra = named(this.extra.places);
      held.extra_terrain = this.extra.terrain;
    }
    return held;
  });

  constructor({ id, phase, step }: GameState, mine: MySeat, preview: AskPreview) {
    this.mine = mine;
    this.phase = phase;
    this.previews = new PreviewLoader(preview);
    this.hintRequest = new HintRequest(id, mine.seat, step);
    this.main = new HeldShape(mine.offer);
    if (phase === "declare") this.stage = "declare";
  }

  /** Uses a skill; the same one again, or none, stops using it. */
  useSkill(key: string): void {
    this.skill = this.skill === key ? "" : key;
    this.upright = this.skillOffer?.directions[0] === "upright";
    this.stage = this.phase === "declare" ? "declare" : "shape";
    this.extra = null;
    const offer = this.skillOffer?.offer ?? this.mine.offer;
    if (offer === this.main.offer) return;
    const before = this.main;
    this.main = new HeldShape(offer);
    const option = this.main.options.findIndex(({ terrain }) => terrain === before.terrain);
    this.main.pick(Math.max(option, 0));
    this.main.at = before.at;
    this.main.pinned = before.pinned;
    if (before.choice?.poses.length === this.main.choice?.poses.length) this.main.turned = before.turned;
  }

  /** Goes on to the next step. */
  advance(): void {
    const next = this.stages[this.stages.indexOf(this.stage) + 1];
    if (!next || !this.ready) return;
    if (this.stage === "shape") this.attacks = this.preview?.marks ?? [];
    if (next === "extra" && this.#besides) this.extra = new HeldShape(this.#besides);
    if (next === "target") this.target = new HeldShape(oneOf(this.preview?.targets ?? []));
    if (next === "marks") this.attacks = clockwise(this.preview?.marks ?? [], this.main.places[0]);
    this.stage = next;
    this.#fillIn();
  }

  /** Lets go of what is held; with nothing held, goes back one step. */
  back(): void {
    if (this.active?.at) return this.active.reset();
    const before = this.stages[this.stages.indexOf(this.stage) - 1];
    if (before === "shape") this.attacks = [];
    if (before) this.stage = before;
    else if (this.skill) this.useSkill("");
  }

  /** The decision as it is sent and recorded. */
  decision(): Decision {
    const cells = named(this.main.places);
    const [cell = ""] = cells;
    const skill = this.skill ? { skill: this.skill, ...this.#extra() } : {};
    switch (this.phase) {
      case "declare":
        return { ...skill, ...(this.skill && this.upright ? { upright: true } : {}) };
      case "ambush":
        return { cells, ...(this.target && this.stage === "target" ? { target: named(this.target.places)[0] ?? "" } : {}) };
      case "hero":
        return { cell, marks: [...this.marks], ...skill };
      case "gaze":
      case "ravage":
        return { cell };
      default:
        // A shape that is drawn from a card has a terrain.
        return { terrain: this.main.terrain as DrawnTerrain, cells, ...skill };
    }
  }

  #extra(): { extra?: Extra } {
    if (!this.extra || this.stage !== "extra") return {};
    return { extra: { terrain: this.extra.terrain as DrawnTerrain, cells: named(this.extra.places) } };
  }

  /** Restores a whole decision: one taken back, or the move of a hint. */
  restore(decision: Recorded): void {
    const { skill = "", terrain, upright } = decision;
    const usable = !skill || this.mine.skills.some((one) => one.key === skill && one.usable);
    if (usable && skill !== this.skill) this.useSkill(skill);
    if (upright !== undefined) this.upright = upright;
    this.stage = this.phase === "declare" ? "declare" : "shape";
    this.attacks = [];
    this.#restored = decision;
    const cells = firstCells(decision);
    if (cells.length) this.main.restore(terrain ?? plainGround(this.phase), cells);
  }

  /** Remembers a hero's attack for the step in which it is chosen. */
  aim(marks: readonly CellName[]): void {
    this.#restored = { marks: [...marks] };
  }

  /** Fills in this step from the restored decision. */
  #fillIn(): void {
    const { marks = [], target, extra } = this.#restored;
    if (this.stage === "extra" && extra) this.extra?.restore(extra.terrain, extra.cells);
    if (this.stage === "target" && target) this.target?.restore(null, [target]);
    if (this.stage !== "marks") return;
    const alike = (attack: readonly CellName[]) =>
      attack.length === marks.length && attack.every((cell) => marks.includes(cell));
    this.attack = Math.max(this.attacks.findIndex(alike), 0);
  }
}
