/** The plan of a game on the set-up page. The server checks whether it is legal. */
import { api } from "../server/api";
import type { Pace, PlanAnswer, PlanRequest, SeatRequest, Wishes } from "../server/protocol";
import { DrawnSheet } from "./drawnSheet.svelte";
import { playerName } from "../device/playerName.svelte";
import { t } from "../words/words";

const DELAY = 150;

export type Edicts = "random" | "chosen";

export class Plan {
  /** The key of a printed sheet; empty: the drawn one. */
  sheet = $state("A");
  readonly drawn = new DrawnSheet();
  /** The box; empty: that of the sheet. */
  explore = $state("");
  seasons = $state("");
  stacks = $state<string[]>([]);
  chooseEdicts = $state(false);
  edicts = $state(["", "", "", ""]);
  /** Boxes or cards; empty: those of the explore cards' box. */
  ambushes = $state<string[]>([]);
  heroes = $state<boolean | null>(null);
  skills = $state<"none" | "random" | "chosen">("none");
  chosenSkills = $state<string[]>([]);
  seats = $state<SeatRequest[]>([{ kind: "me", name: playerName.now }]);
  seed = $state("");
  /** May players ask for hints? Not chosen (null): unless somebody is invited. */
  chosenHints = $state<boolean | null>(null);
  watchers = $state(true);
  /** Does whoever opens the link knock first? */
  knocking = $state(false);
  /** How long the game waits for invited players. */
  pace = $state<Pace>({ pace: "days", absence: 120, move_clock: null, move_limit: null, on_limit: "skip" });
  /** A club's table, which this device hosts; does the next card wait for the host? */
  hosted = $state(false);
  hostDeals = $state(false);
  readonly invites = $derived.by(() => this.seats.some(({ kind }) => kind === "open"));

  answer = $state.raw<PlanAnswer | null>(null);
  #asking: AbortController | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** What is played with. */
  readonly wishes = $derived.by((): Wishes => ({
    sheet: this.sheet || this.drawn.text,
    explore: this.explore,
    seasons: this.seasons,
    stacks: [...this.stacks],
    edicts: this.chooseEdicts ? this.edicts.filter(Boolean) : [],
    ambushes: [...this.ambushes],
    heroes: this.heroes,
    skills: this.skills === "chosen" ? [...this.chosenSkills] : this.skills === "random",
  }));

  readonly wish = $derived.by((): PlanRequest => {
    const seats = this.seats.map(({ kind, name, bot, character }): SeatRequest =>
      kind === "bot"
        ? { kind, ...(bot && { bot }), character: character ?? "" }
        : { kind, name: name?.trim() ?? "" },
    );
    return {
      ...this.wishes,
      seats,
      seed: this.seed.trim() || null,
      hints: this.chosenHints,
      watchers: this.watchers,
      knocking: this.invites && this.knocking,
      ...(this.invites && this.pace),
      hosted: this.hosted,
      host_deals: this.hosted && this.hostDeals,
    };
  });

  readonly hints = $derived.by(() => this.chosenHints ?? !this.invites);

  /** Has the server check the plan, a moment after the last change. */
  check(wish: PlanRequest): void {
    clearTimeout(this.#timer);
    this.#asking?.abort();
    this.#timer = setTimeout(() => void this.#ask(wish), DELAY);
  }

  async #ask(wish: PlanRequest): Promise<void> {
    const asking = (this.#asking = new AbortController());
    try {
      this.answer = await api.checkPlan(wish, asking.signal);
    } catch (reason) {
      if (asking.signal.aborted) return;
      this.answer = {
        legal: false,
        reason: (reason as Error).message,
        reason_code: "",
        reason_seat: null,
        explore: "",
        seasons: "",
        stacks: [],
        ruins: false,
        heroes: false,
        ambushes: [],
        own_sheet: null,
      };
    }
  }

  /** Fills in a preset; the seats stay. */
  recommend(preset: "base" | "heroes" | "everything"): void {
    const both = preset === "everything";
    this.sheet = preset === "heroes" ? "C" : "A";
    this.explore = "";
    this.seasons = "";
    this.stacks = both ? ["base", "heroes"] : [];
    this.chooseEdicts = false;
    this.ambushes = both ? ["base", "heroes", "ambush"] : [];
    this.heroes = both ? true : null;
    this.skills = both ? "random" : "none";
  }

  /** Sets the table of a club: so many open seats, and one for the host if they play too. */
  invite(open: number, playing: boolean): void {
    const me: SeatRequest[] = playing ? [{ kind: "me", name: playerName.now }] : [];
    this.seats = [...me, ...Array.from({ length: open }, (): SeatRequest => ({ kind: "open", name: "" }))];
  }

  add(seat: SeatRequest, times = 1): void {
    for (let count = 0; count < times; count += 1) this.seats.push({ ...seat, name: "" });
  }

  /** What a player who is given no name will be called on this page. */
  called(index: number): string {
    if (this.seats[index]?.kind !== "me") return "";
    const alone = this.seats.every(({ kind }, other) => kind === "bot" || other === index);
    return alone ? t("you-name") : t("player-name", { number: index + 1 });
  }
}

/** The list with a word added, or removed if it was there. */
export function toggled(list: readonly string[], word: string): string[] {
  return list.includes(word) ? list.filter((one) => one !== word) : [...list, word];
}
