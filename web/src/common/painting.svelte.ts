/** A map that is painted: strokes by mouse, finger or keyboard, each undone as a whole. */
import type { Place } from "../map/types";
import { onSheet, same } from "./cells";

export type Rows = readonly string[];

const MOST_UNDO = 100;

export abstract class Painting<Tool extends string> {
  rows = $state.raw<Rows>([]);
  tool = $state() as Tool;
  #before = $state.raw<readonly Rows[]>([]);
  /** What the current stroke paints, and where it is. */
  #stroke: Tool;
  #at: Place | null = null;

  constructor(rows: Rows, tool: Tool) {
    this.rows = rows;
    this.tool = tool;
    this.#stroke = tool;
  }

  /** The map as it is sent: its rows in one line. */
  readonly text = $derived.by(() => this.rows.join("/"));
  readonly undoable = $derived.by(() => this.#before.length > 0);

  /** What clears a cell. */
  protected abstract readonly eraser: Tool;

  /** The mark that a tool leaves on a cell, given the one that is there. */
  protected abstract markOf(tool: Tool, place: Place, there: string): string;

  /** The map has changed and no stroke is under way. */
  protected abstract keep(): void;

  /** Begins a stroke; on a cell that already has what the tool paints, the stroke erases. */
  begin(place: Place): void {
    const there = this.#markAt(place);
    this.#stroke = this.markOf(this.tool, place, there) === there ? this.eraser : this.tool;
    this.#remember();
    this.#at = place;
    this.#paint(place);
  }

  /** Goes on with the stroke in a straight line, since a quick pointer skips cells. */
  drawTo(place: Place): void {
    if (!this.#at || same(place, this.#at)) return;
    const [row, column] = this.#at;
    const [down, right] = [place[0] - row, place[1] - column];
    const steps = Math.max(Math.abs(down), Math.abs(right));
    for (let step = 1; step <= steps; step += 1) {
      this.#paint([Math.round(row + (down * step) / steps), Math.round(column + (right * step) / steps)]);
    }
    this.#at = place;
  }

  /** Ends the stroke. */
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

  /** Puts another map in the place of this one. */
  put(rows: Rows): void {
    this.#remember();
    this.rows = [...rows];
  }

  undo(): void {
    const rows = this.#before.at(-1);
    if (!rows) return;
    this.#before = this.#before.slice(0, -1);
    this.rows = rows;
    this.keep();
  }

  /** Shows another map; what was done before cannot be undone. */
  protected open(rows: Rows): void {
    this.rows = rows;
    this.#before = [];
  }

  #remember(): void {
    this.#before = [...this.#before, this.rows].slice(-MOST_UNDO);
  }

  /** Is a cell still as it is on another map? */
  same(place: Place, rows: Rows): boolean {
    return this.#markAt(place) === this.#markAt(place, rows);
  }

  #markAt([row, column]: Place, rows = this.rows): string {
    return rows[row]?.charAt(column) ?? "";
  }

  #paint(place: Place): void {
    if (!onSheet(place)) return;
    const there = this.#markAt(place);
    const mark = this.markOf(this.#stroke, place, there);
    if (mark === there) return;
    const [row, column] = place;
    this.rows = this.rows.map((line, index) =>
      index === row ? line.slice(0, column) + mark + line.slice(column + 1) : line,
    );
  }
}
