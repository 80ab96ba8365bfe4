/** The end of a game before a whole room: the places from the third to the first, everybody's best moment, then the ranking. */
import type { LiveGame } from "../server/liveGame.svelte";
import type { GameState } from "../server/protocol";
import { standings, type Standing } from "./standing";

/** How long each part is shown before the next one comes by itself, in milliseconds. */
const SHOWN_FOR = 12_000;
/** The places that are called one by one. */
const CALLED = 3;

export type Part = { readonly kind: "place"; readonly who: readonly Standing[] } | { readonly kind: "moments" };

/** What is shown, in order; those who share a place are called together. */
export function partsOf(game: GameState): Part[] {
  if (!game.ending) return [];
  const all = standings(game);
  const places = [...new Set(all.map(({ place }) => place))].filter((place) => place <= CALLED).toReversed();
  return [...places.map((place): Part => ({ kind: "place", who: all.filter((one) => one.place === place) })), { kind: "moments" }];
}

/** What a player did best: the most stars that one edict gave in one season. */
export interface Moment {
  readonly season: number;
  readonly edict: string;
  readonly stars: number;
}

export function bestMoment(game: GameState, { seat }: Standing): Moment | null {
  const all = (seat?.scores ?? []).flatMap(({ first, second }, season): Moment[] => {
    const [one = 0, other = 0] = game.seasons[season]?.edicts ?? [];
    return [
      { season, edict: game.edicts[one] ?? "", stars: first },
      { season, edict: game.edicts[other] ?? "", stars: second },
    ];
  });
  return all.reduce<Moment | null>((best, one) => (best && best.stars >= one.stars ? best : one), null);
}

/** Was the order of some with equal stars decided by what they lost to monsters? */
export function isTieBroken(all: readonly Standing[]): boolean {
  return all.some(({ stars, place }, index) => {
    const next = all[index + 1];
    return next !== undefined && next.stars === stars && next.place !== place;
  });
}

export class Ceremony {
  readonly #live: LiveGame;
  /** How many parts have been shown, as far as this screen knows; the host may be further. */
  #shown = $state(0);
  /** A game that was over before this page came has had its ceremony. */
  #late = false;

  constructor(live: LiveGame) {
    this.#live = live;
    let before: boolean | null = null;
    $effect(() => {
      const { state } = this.#live;
      if (!state) return;
      const over = state.phase === "over";
      if (before === null && over) this.#late = true;
      before = over;
    });
    $effect(() => {
      if (!this.part) return;
      const timer = setTimeout(() => this.next(), SHOWN_FOR);
      return () => clearTimeout(timer);
    });
  }

  readonly #parts = $derived.by(() => (this.#live.state ? partsOf(this.#live.state) : []));
  readonly #at = $derived.by(() => Math.max(this.#shown, this.#live.state?.club?.revealed ?? 0));

  /** What is shown now; null before the end, and once all has been shown. */
  get part(): Part | null {
    return this.#late && !this.#live.state?.club?.revealed ? null : (this.#parts[this.#at] ?? null);
  }

  next(): void {
    this.#shown = this.#at + 1;
  }
}
