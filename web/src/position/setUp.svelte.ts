/** The position that is set up: what was painted and chosen, as a line of text, and what the server says about it. */
import { oneOfEach } from "../common/EdictSelects.svelte";
import { PaintedMap, redrawn } from "../common/painted/paintedMap.svelte";
import type { Rows } from "../common/painting.svelte";
import { printed } from "../server/catalogue.svelte";
import { positionApi } from "../server/positionApi";
import type { PositionAnswer } from "../server/protocol";

const DELAY = 150;

/** A sheet of one's own with its runs of empty cells drawn out. */
const drawnOut = (sheet: string) =>
  sheet.includes("/") ? sheet.replaceAll(/\d+/g, (run) => ".".repeat(Number(run))) : sheet;

export class SetUp {
  /** The key of a printed sheet, or the rows of one's own joined by "/". */
  sheet = $state("A");
  edicts = $state<string[]>([]);
  /** Counted from 0. */
  season = $state(0);
  used = $state<string[]>([]);
  met = $state<string[]>([]);
  next = $state<string[]>([]);
  coins = $state(0);
  crossed = $state(0);
  skills = $state<string[]>([]);
  skill = $state("");
  heroes = $state(false);
  readonly painted = new PaintedMap(() => this.changed());
  /** What the server said last; null until it has answered. */
  answer = $state.raw<PositionAnswer | null>(null);
  /** Why the server could not answer. */
  problem = $state("");
  /** Does the answer belong to what is chosen now? */
  settled = $state(false);
  /** Words of the line that nothing here changes: the boxes, and what a painted map does not show. */
  #box = "";
  #unseen = "";
  #asking: AbortController | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The line of a position that there is, as a link carries it; "" while something is wrong or unknown. */
  readonly text = $derived.by(() => (this.settled ? (this.answer?.text ?? "") : ""));

  /** Begins with the position of a link, or with a bare sheet. The catalogue is there. */
  async begin(line: string): Promise<void> {
    this.edicts = oneOfEach();
    this.painted.show(this.#bare);
    if (!line) return this.#ask();
    try {
      this.#take(await positionApi.check(line));
    } catch (reason) {
      this.problem = (reason as Error).message;
      await this.#ask(true);
    }
  }

  /** The reason against a part of the position; "" if there is none. */
  wrong(field: string): string {
    const found = this.answer?.wrong;
    return this.settled && found?.field === field ? found.reason : "";
  }

  /** Something was painted or chosen. */
  changed(): void {
    this.settled = false;
    clearTimeout(this.#timer);
    this.#asking?.abort();
    this.#timer = setTimeout(() => void this.#ask(), DELAY);
  }

  /** Paints on another sheet; what was drawn stays. */
  useSheet(sheet: string): void {
    this.sheet = sheet;
    this.#box = "";
    this.painted.replace(redrawn(this.painted.rows, this.#bare));
  }

  useEdicts(edicts: string[]): void {
    this.edicts = edicts;
    this.#box = "";
    this.changed();
  }

  /** An empty map before the first card, with the same edicts on the same sheet. */
  clear(): void {
    [this.season, this.coins, this.crossed, this.used, this.met, this.next] = [0, 0, 0, [], [], []];
    this.skill = this.#unseen = "";
    this.painted.replace(redrawn([], this.#bare));
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#asking?.abort();
  }

  get #bare(): Rows {
    return printed.all?.sheets.find(({ key }) => key === this.sheet)?.rows ?? this.sheet.split("/");
  }

  get #line(): string {
    const words: Record<string, string> = {
      sheet: this.sheet,
      edicts: this.edicts.join(),
      map: this.painted.text,
      season: String(this.season + 1),
      used: this.used.join(),
      met: this.met.join(),
      next: this.next.join(),
      coins: `${this.coins}-${this.crossed}`,
      skills: this.skills.join(),
      skill: this.skill,
      heroes: this.heroes ? "yes" : "",
    };
    const said = Object.entries(words).flatMap(([name, value]) => (value ? [`${name}=${value}`] : []));
    return [...said, this.#box, this.#unseen].filter(Boolean).join(" ");
  }

  /** Has the server check the position; keeping: what was wrong before stays to be read. */
  async #ask(keeping = false): Promise<void> {
    const asking = (this.#asking = new AbortController());
    try {
      this.answer = await positionApi.check(this.#line, asking.signal);
      this.settled = true;
      if (!keeping) this.problem = "";
    } catch (reason) {
      if (!asking.signal.aborted) this.problem = (reason as Error).message;
    }
  }

  #take(answer: PositionAnswer): void {
    this.sheet = drawnOut(answer.sheet);
    const { edicts, season, used, met, next, coins, crossed, skills, skill, heroes } = answer;
    Object.assign(this, { edicts, season, used, met, next, coins, crossed, skills, skill, heroes });
    [this.#box, this.#unseen] = [answer.box, answer.unseen];
    this.painted.show(answer.rows);
    this.answer = answer;
    this.settled = true;
  }
}
