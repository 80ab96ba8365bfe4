/** The show at the end of a season as it goes on: it says what is to be seen now; the page draws it. */
import { motionless } from "../map/motion";
import type { SeatSeason } from "../server/protocol";
import { play } from "../sound/sound.svelte";
import { type Beat, type Moment, momentsOf, type Scored, SCORED, soundOf, starsOf, starsSoFar } from "./seasonBeats";

const REST: Moment = { beat: "rest", parts: 0, lasts: 0 };

export class SeasonShow {
  #now = $state.raw<Moment>(REST);
  #timer: ReturnType<typeof setTimeout> | undefined;

  get beat(): Beat {
    return this.#now.beat;
  }

  /** How many parts of this beat have been counted. */
  get parts(): number {
    return this.#now.parts;
  }

  get playing(): boolean {
    return this.#now.beat !== "rest";
  }

  /** Has this been counted, or is it being counted? */
  reached(what: Scored): boolean {
    return !this.playing || this.beat === "total" || SCORED.indexOf(what) <= SCORED.indexOf(this.beat as Scored);
  }

  /** The stars of a part of the score as far as they have been counted. */
  stars(one: SeatSeason, what: Scored): number {
    if (!this.reached(what)) return 0;
    return this.beat === what ? starsSoFar(one, what, this.parts) : starsOf(one, what);
  }

  /** The running total. */
  total(one: SeatSeason): number {
    return SCORED.reduce((sum, what) => sum + this.stars(one, what), 0);
  }

  /** Begins with a seat's season; where nothing should move, it is over at once. */
  play(one: SeatSeason): void {
    this.finish();
    if (motionless() || document.visibilityState === "hidden") return;
    this.#go(momentsOf(one), 0);
  }

  #go(moments: readonly Moment[], index: number): void {
    this.#now = moments[index] ?? REST;
    const sound = soundOf(this.#now);
    if (sound) play(sound.name, { step: sound.step });
    if (this.playing) this.#timer = setTimeout(() => this.#go(moments, index + 1), this.#now.lasts);
  }

  /** Ends what still moves. */
  finish(): void {
    clearTimeout(this.#timer);
    this.#now = REST;
  }
}
