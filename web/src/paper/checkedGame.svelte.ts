/** A game on paper: its edicts, and each player's map at the end of each season. The server scores it. */
import { oneOfEach } from "../common/EdictSelects.svelte";
import type { DealtGame } from "../common/checkAddress";
import type { Rows } from "../common/painting.svelte";
import { keepGame, keptGame, type KeptMap } from "../device/paperGame";
import { api } from "../server/api";
import { printed } from "../server/catalogue.svelte";
import type { PaperScores } from "../server/protocol";
import { t } from "../words/words";
import { PaintedMap, redrawn } from "../common/painted/paintedMap.svelte";

const SEASONS = 4;
const DELAY = 120;

interface Player {
  name: string;
  seasons: (KeptMap | null)[];
}

const nobody = (): Player => ({ name: "", seasons: Array<null>(SEASONS).fill(null) });

export class CheckedGame {
  /** The key of a printed sheet, or the rows of one's own in one line. */
  sheet = $state("A");
  edicts = $state<string[]>([]);
  players = $state<Player[]>([nobody()]);
  player = $state(0);
  /** A sheet is usually checked when the game is over. */
  season = $state(SEASONS - 1);
  readonly painted = new PaintedMap(() => this.#keepMap());
  scores = $state.raw<PaperScores | null>(null);
  problem = $state("");
  #deal = "";
  #asking: AbortController | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly now = $derived.by(() => this.players[this.player] ?? this.players[0]!);
  readonly coins = $derived.by(() => this.now.seasons[this.season]?.coins ?? 0);
  /** What the shown map scores, as far as the server has answered. */
  readonly shown = $derived.by(() => this.scores?.players[this.player]?.seasons[this.season] ?? null);

  /**
   * Begins with the game that this device keeps, or with one that a companion deals: then everyone's maps of the
   * season that is over come next. The catalogue is there.
   */
  begin(dealt: DealtGame | null): void {
    this.#deal = dealt?.deal ?? "";
    const kept = keptGame(this.#deal);
    const known = new Set(printed.all?.edicts.map(({ key }) => key));
    const edicts = dealt?.edicts ?? kept?.edicts ?? [];
    this.edicts = edicts.length && edicts.every((key) => known.has(key)) ? [...edicts] : oneOfEach();
    this.sheet = dealt?.sheet ?? kept?.sheet ?? this.sheet;
    if (kept) this.players = kept.players.map(({ name, seasons }) => ({ name, seasons: [...seasons] }));
    if (dealt?.players.length)
      this.players = dealt.players.map((name) => this.players.find((one) => one.name === name) ?? { ...nobody(), name });
    this.show(0, Math.min(dealt?.season ?? this.season, SEASONS - 1));
  }

  /** The rows of the sheet before anything is drawn. */
  get bare(): Rows {
    const sheet = printed.all?.sheets.find(({ key }) => key === this.sheet);
    return sheet?.rows ?? this.sheet.split("/");
  }

  /** The stars of those whose maps of all seasons are there, by their names. */
  get totals(): Map<string, number> {
    const whole = this.players.map(({ name, seasons }, player) => ({ name, seasons, stars: this.scores?.players[player]?.stars }));
    return new Map(whole.flatMap(({ name, seasons, stars }) => (stars !== undefined && seasons.every(Boolean) ? [[name, stars]] : [])));
  }

  /** Are there maps besides the one that is shown? */
  get others(): boolean {
    return this.players.some(({ seasons }, player) =>
      seasons.some((kept, season) => kept && (player !== this.player || season !== this.season)),
    );
  }

  nameOf(player: number): string {
    return this.players[player]?.name.trim() || t("player-name", { number: player + 1 });
  }

  /** Shows a player's map of a season. One that is not there yet begins as that of the season before. */
  show(player: number, season: number): void {
    [this.player, this.season] = [player, season];
    const { seasons } = this.now;
    const kept = seasons[season] ?? seasons.slice(0, season).reverse().find(Boolean) ?? seasons.find(Boolean) ?? null;
    this.painted.show(kept?.map.split("/") ?? this.bare);
    seasons[season] ??= { map: this.painted.text, coins: kept?.coins ?? 0 };
    this.#changed();
  }

  /** Takes the shown season out of the game, and shows another one if there is one. */
  leaveOut(): void {
    const { seasons } = this.now;
    seasons[this.season] = null;
    const other = Math.max(...seasons.map((kept, season) => (kept ? season : -1)));
    if (other >= 0) this.show(this.player, other);
    else {
      this.painted.show(this.bare);
      this.#keepMap();
    }
  }

  /** Everybody plays on another sheet; what they have drawn stays. */
  useSheet(sheet: string): void {
    this.sheet = sheet;
    for (const { seasons } of this.players) {
      for (const [season, kept] of seasons.entries()) {
        if (kept) seasons[season] = { ...kept, map: redrawn(kept.map.split("/"), this.bare).join("/") };
      }
    }
    this.show(this.player, this.season);
  }

  /** Begins anew, with the same edicts on the same sheet. */
  clear(): void {
    this.players = [nobody()];
    this.show(0, this.#deal ? this.season : SEASONS - 1);
  }

  setCoins(coins: number): void {
    const most = printed.all?.coin_track ?? 0;
    this.#keepMap(Math.max(0, Math.min(most, Math.round(coins) || 0)));
  }

  setName(name: string): void {
    this.now.name = name;
    this.#changed();
  }

  addPlayer(): void {
    this.players.push(nobody());
    this.show(this.players.length - 1, this.season);
  }

  removePlayer(): void {
    this.players.splice(this.player, 1);
    this.show(Math.max(0, this.player - 1), this.season);
  }

  /** Has the server read a map as text, and shows it; returns why it cannot. */
  async read(text: string): Promise<string> {
    try {
      const seasons = [{ map: text, coins: 0 }];
      const { players } = await api.paperScores({ edicts: [...this.edicts], players: [{ seasons }] });
      const rows = players[0]?.seasons[0]?.rows;
      if (rows) this.painted.replace(rows);
      return "";
    } catch (reason) {
      return (reason as Error).message;
    }
  }

  useEdicts(edicts: string[]): void {
    this.edicts = edicts;
    this.#changed();
  }

  #keepMap(coins = this.coins): void {
    this.now.seasons[this.season] = { map: this.painted.text, coins };
    this.#changed();
  }

  #changed(): void {
    const game = { deal: this.#deal, sheet: this.sheet, edicts: [...this.edicts], players: $state.snapshot(this.players) };
    keepGame(game);
    clearTimeout(this.#timer);
    this.#asking?.abort();
    this.#timer = setTimeout(() => void this.#ask(game.edicts, game.players), DELAY);
  }

  async #ask(edicts: string[], players: Player[]): Promise<void> {
    const asking = (this.#asking = new AbortController());
    try {
      this.scores = await api.paperScores({ edicts, players }, asking.signal);
      this.problem = "";
    } catch (reason) {
      if (asking.signal.aborted) return;
      this.scores = null;
      this.problem = (reason as Error).message;
    }
  }
}
