/** What the season page shows: one player's map, and the part of the score that is explained on it. */
import { inOrder } from "../common/cells";
import { seasonNamed } from "../common/describe";
import type { Outline } from "../map/types";
import type { GameState, SeasonExplained } from "../server/protocol";
import { letter, listed, t } from "../words/words";
import { partLines } from "../common/parts/partLines";
import { type Scored, SCORED, starsOf } from "./seasonBeats";
import type { SeasonShow } from "./seasonShow.svelte";

export class SeasonView {
  readonly #season: () => number;
  readonly #game: () => GameState | null;
  explained = $state.raw<SeasonExplained | null>(null);
  seat = $state(0);
  pick = $state<Scored>("first");
  /** The line of the list that is pointed at. */
  part = $state<number | null>(null);

  constructor(season: () => number, game: () => GameState | null) {
    this.#season = season;
    this.#game = game;
  }

  readonly one = $derived.by(() => this.explained?.seats[this.seat] ?? null);
  /** The seat as it was at the season's end: what has come since is not told here. */
  readonly player = $derived.by(() => {
    const now = this.#game()?.seats[this.seat];
    return now ? { ...now, scores: now.scores.slice(0, this.#season() + 1) } : null;
  });
  /** What is explained part by part; coins have no place on the map. */
  readonly shown = $derived.by(() => (this.pick === "coins" ? null : (this.one?.[this.pick] ?? null)));
  readonly lines = $derived.by(() => (this.one && this.shown ? partLines(this.shown.parts, this.one.rows) : []));
  /** What is outlined on the map; stars that were lost are negative, so that they do not look earned. */
  readonly parts = $derived.by(() => {
    const all = (this.part === null ? null : this.lines[this.part]?.parts) ?? this.shown?.parts ?? [];
    return this.pick === "monsters" ? all.map((one) => ({ ...one, stars: -one.stars })) : all;
  });
  readonly letters = $derived.by(() => (this.#game()?.seasons[this.#season()]?.edicts ?? [0, 1]).map(letter));
  /** Was this the last season of the game? */
  readonly over = $derived.by(() => {
    const game = this.#game();
    return game?.phase === "over" && game.seats.every(({ scores }) => scores.length <= this.#season() + 1);
  });
  /** What can be done about the monsters, or when the edict is scored again. */
  readonly note = $derived.by((): string => {
    const [game, season, { shown, over }] = [this.#game(), this.#season(), this];
    if (!game || !shown) return "";
    if (this.pick === "monsters") {
      const cells = inOrder(shown.parts.flatMap((part) => part.cells));
      return cells.length && !over ? t("season-monsters-close", { count: cells.length, cells: listed(cells) }) : "";
    }
    const edict = game.edicts.indexOf(shown.key);
    const again = game.seasons.findIndex(({ edicts }, number) => number > season && edicts.includes(edict));
    if (again < 0 || over) return t("season-edict-last");
    return t("season-edict-again", seasonNamed(again));
  });

  /** Shows what a seat did best. */
  showBest(seat: number): void {
    const one = this.explained?.seats[seat];
    const best = one ? SCORED.reduce((best, what) => (starsOf(one, what) > starsOf(one, best) ? what : best)) : "first";
    // Where nothing was won, the monsters are what there is to see.
    this.show(seat, one && starsOf(one, best) <= 0 && one.monsters.stars ? "monsters" : best);
  }

  /** What is outlined on the map at this moment of the show; none while it shows the bare map. */
  outlines(show: SeasonShow): readonly Outline[] | null {
    const { beat } = show;
    if (!show.playing) return this.shown ? this.parts : null;
    if (!this.one || beat === "coins" || beat === "total" || beat === "rest") return null;
    const parts = this.one[beat].parts.slice(0, show.parts);
    return beat === "monsters" ? parts.map((part) => ({ ...part, stars: -part.stars })) : parts;
  }

  /** The name of a seat; the only one of this device is "you". */
  nameOf = (number: number, name: string): string => {
    const mine = this.#game()?.mine ?? [];
    if (mine.length === 1 && mine[0]?.seat === number) return t("you");
    return name || t("player-name", { number: number + 1 });
  };

  /** Whose map is shown, as its title says it. */
  readonly whose = $derived.by(() => {
    const mine = this.#game()?.mine ?? [];
    if (mine.length === 1 && mine[0]?.seat === this.seat) return t("map-mine");
    return t("map-of", { name: this.nameOf(this.seat, this.one?.name ?? "") });
  });

  show(seat: number, pick: Scored): void {
    [this.seat, this.pick, this.part] = [seat, pick, null];
  }
}
