/** Cells of a map and lines of the log in words. */
import { cellName, spanned } from "./cells";
import { GROUNDS } from "../map/picture";
import type { CellName, Ground, IconName, Place } from "../map/types";
import { botName } from "../server/bots";
import { printed } from "../server/catalogue.svelte";
import { seasonIcon } from "./seasonIcon";
import { seasonKey } from "../server/seasons.svelte";
import type { LogDrawing, LogLine, SeatState } from "../server/protocol";
import { listed, number, t } from "../words/words";

const CELLS: Readonly<Record<string, Ground | "empty" | "ruins">> = { ".": "empty", r: "ruins", ...GROUNDS };

/** The terrain (or ruins, or nothing) on a cell of a map. */
export function groundAt(rows: readonly string[], [row, column]: Place): Ground | "empty" | "ruins" {
  const mark = rows[row]?.charAt(column) ?? ".";
  return CELLS[mark] ?? CELLS[mark.toLowerCase()] ?? "empty";
}

function onRuins(rows: readonly string[], [row, column]: Place): boolean {
  const mark = rows[row]?.charAt(column) ?? ".";
  return /[A-Z]/.test(mark);
}

/** A cell as a screen reader says it: "B4, forest on ruins, under attack". */
export function cellWords(seat: Pick<SeatState, "rows" | "marks" | "named">, place: Place): string {
  const name = cellName(place);
  const ground = groundAt(seat.rows, place);
  const monster = Object.entries(seat.named).find(([, cells]) => cells.includes(name))?.[0];
  const words = [name, monster ? t(monster) : onRuins(seat.rows, place) ? t("cell-on-ruins", { ground, name: t(ground) }) : t(ground)];
  if (seat.marks.includes(name)) words.push(t("cell-mark"));
  return listed(words);
}

/** A season as a message takes it: its key, by which a language chooses, and its name. */
export function seasonNamed(season: number | string): { season: string; name: string } {
  const key = typeof season === "string" ? season : seasonKey(season);
  return { season: key, name: t(key) };
}

/** The icon of a line of the log. */
export function logIcon(line: LogLine): IconName {
  if (line.kind === "season") return seasonIcon(line.season);
  const card = printed.card(line.card);
  if (card?.kind === "hero") return "hero";
  if (card?.kind === "ambush") return "monster";
  if (card?.kind === "ruins") return "ruins";
  const ground = line.drawn[0]?.strokes[0]?.[0];
  return ground && ground !== "double" ? ground : "quill";
}

/** The cells that a drawing changed, each once. */
export function touched({ strokes, destroyed }: LogDrawing): CellName[] {
  return [...new Set([...strokes.flatMap(([, cells]) => cells), ...destroyed])];
}

/** What was drawn on one map: "forest D7–D9, 1 coin". */
export function drawingWords(drawing: LogDrawing): string {
  const words = drawing.strokes.map(([terrain, cells]) =>
    t("log-stroke", { terrain, name: t(terrain), cells: spanned(cells) }),
  );
  if (drawing.marks.length) words.push(t("log-marks", { cells: spanned(drawing.marks) }));
  if (drawing.destroyed.length) words.push(t("log-destroyed", { cells: spanned(drawing.destroyed) }));
  if (drawing.coins) words.push(t("log-coins", { coins: drawing.coins }));
  if (drawing.skill) words.push(t("log-skill", { skill: t(drawing.skill) }));
  return listed(words);
}

/** The title of a line of the log. */
export function logTitle(line: LogLine): string {
  if (line.kind === "season") return t("log-scored", seasonNamed(line.season));
  return t(line.card);
}

/** The names of the seats in the log, and the seat that is called "you". */
export interface Cast {
  readonly names: readonly string[];
  readonly me?: number | undefined;
}

export function nameIn({ names, me }: Cast, seat: number): string {
  return seat === me ? t("you") : names[seat] || t("player-name", { number: seat + 1 });
}

/** The names of the seats of a game in a list; among several a person without a name is called by a number. */
export function namesOf(names: readonly string[]): string[] {
  return names.length > 1 ? names.map((name, seat) => name || t("player-name", { number: seat + 1 })) : [...names];
}

/** A name, with who drew in its place. */
export function byWhom(name: string, bot: string): string {
  if (!bot) return name;
  return bot === "skip" ? t("drawn-skipped", { name }) : t("drawn-by-bot", { name, bot: botName(bot) });
}

export function logSentences(line: LogLine, cast: Cast, only?: number): string[] {
  if (line.kind === "season") {
    const scores = line.scores
      .map((score, seat) => ({ score, seat }))
      .filter(({ seat }) => only === undefined || seat === only);
    return [
      listed(scores.map(({ score, seat }) => t("log-stars", { name: nameIn(cast, seat), stars: number(score.stars) }))),
    ];
  }
  return line.drawn
    .filter(({ seat, by }) => only === undefined || seat === only || by === only)
    .map((drawing) => {
      const { seat, by } = drawing;
      const what = drawingWords(drawing);
      const map = { name: nameIn(cast, seat), mine: seat === cast.me ? "yes" : "no", what };
      if (by === null) return t("log-came", map);
      const who = byWhom(nameIn(cast, by), drawing.bot);
      return by === seat ? t("log-drew", { who, what }) : t("log-drew-on", { who, ...map });
    });
}
