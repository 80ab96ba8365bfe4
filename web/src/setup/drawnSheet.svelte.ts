/** The sheet that a player draws on the set-up page. The server checks whether it can be played on. */
import { onSheet, same, SIDE } from "../common/cells";
import { keepSheet, keptSheet } from "../device/ownSheet";
import type { Place } from "../map/types";
import { api } from "../server/api";
import { t } from "../words/words";

export const TOOLS = ["mountain", "ruins", "wasteland", "empty"] as const;
export type Tool = (typeof TOOLS)[number];
type Rows = readonly string[];

const MARKS: Readonly<Record<Tool, string>> = { mountain: "^", ruins: "r", wasteland: "#", empty: "." };
export const BLANK: Rows = Array<string>(SIDE).fill(MARKS.empty.repeat(SIDE));
const MOST_UNDO = 100;

export class DrawnSheet {
  rows = $state.raw<Rows>(keptSheet() ?? BLANK);
  tool = $state<Tool>("mountain");
  #before = $state.raw<readonly Rows[]>([]);
  /** The mark that the current stroke draws, and where it is. */
  #mark = MARKS.empty;
  #at: Place | null = null;

  /** The picture as it is sent: its rows in one line. */
  readonly text = $derived.by(() => this.rows.join("/"));
  readonly undoable = $derived.by(() => this.#before.length > 0);

  /** Begins a stroke; on a cell that already has what the tool draws, the stroke erases. */
  begin(place: Place): void {
    this.#mark = this.#markAt(place) === MARKS[this.tool] ? MARKS.empty : MARKS[this.tool];
    this.#before = [...this.#before, this.rows].slice(-MOST_UNDO);
    this.#at = place;
    this.#draw(place);
  }

  /** Goes on with the stroke in a straight line, since a quick pointer skips cells. */
  drawTo(place: Place): void {
    if (!this.#at || same(place, this.#at)) return;
    const [row, column] = this.#at;
    const [down, right] = [place[0] - row, place[1] - column];
    const steps = Math.max(Math.abs(down), Math.abs(right));
    for (let step = 1; step <= steps; step += 1) {
      this.#draw([Math.round(row + (down * step) / steps), Math.round(column + (right * step) / steps)]);
    }
    this.#at = place;
  }

  /** Ends the stroke, which is undone as a whole. */
  end(): void {
    if (!this.#at) return;
    this.#at = null;
    if (this.#before.at(-1) === this.rows) this.#before = this.#before.slice(0, -1);
    this.keep();
  }

  /** A stroke on one cell. */
  press(place: Place): void {
    this.begin(place);
    this.end();
  }

  /** Puts another sheet in the place of this one; `keep` says whether this device remembers it. */
  replace(rows: Rows, keep = true): void {
    this.#before = [...this.#before, this.rows].slice(-MOST_UNDO);
    this.rows = [...rows];
    if (keep) this.keep();
  }

  /** Has the server read a picture, and draws it; returns the reasons if it cannot be used. */
  async read(picture: string, keep = true): Promise<string[]> {
    if (!picture.trim()) return [t("own-sheet-none")];
    try {
      // A line break tells the server that it is a picture, whatever is in it.
      const { own_sheet: own, reason } = await api.checkPlan({ sheet: `${picture}\n` });
      if (!own) return [reason];
      if (!own.reasons.length) this.replace(own.rows, keep);
      return own.reasons;
    } catch (reason) {
      return [(reason as Error).message];
    }
  }

  undo(): void {
    const rows = this.#before.at(-1);
    if (!rows) return;
    this.#before = this.#before.slice(0, -1);
    this.rows = rows;
    this.keep();
  }

  /** Remembers the sheet on this device. */
  keep(): void {
    keepSheet(this.rows);
  }

  #markAt([row, column]: Place): string {
    return this.rows[row]?.charAt(column) ?? "";
  }

  #draw(place: Place): void {
    if (!onSheet(place) || this.#markAt(place) === this.#mark) return;
    const [row, column] = place;
    this.rows = this.rows.map((line, index) =>
      index === row ? line.slice(0, column) + this.#mark + line.slice(column + 1) : line,
    );
  }
}
