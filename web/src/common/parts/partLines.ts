/** The parts of a score as lines of text; equal parts share a line: "4 × 1, C1, C3, H2, I1". */
import { cellName, inOrder, placeOf } from "../cells";
import { groundAt } from "../describe";
import type { CellName, Ground } from "../../map/types";
import type { Part } from "../../server/protocol";
import { capital, listed, t } from "../../words/words";

/** The picture of a line: a terrain, or the direction of a row of cells. */
export type PartSign = Ground | "empty" | "ruins" | "row" | "column" | "diagonal" | "square";

export interface PartLine {
  readonly sign: PartSign;
  readonly title: string;
  /** The cells as a short text. */
  readonly where: string;
  readonly stars: number;
  readonly parts: readonly Part[];
}

/** The direction of a row of cells. */
function direction(cells: readonly CellName[]): "row" | "column" | "diagonal" {
  const places = cells.map(placeOf);
  const [row, column] = places[0] ?? [0, 0];
  if (places.every((place) => place[0] === row)) return "row";
  return places.every((place) => place[1] === column) ? "column" : "diagonal";
}

function signOf(part: Part, rows: readonly string[]): PartSign {
  if (part.kind === "square") return "square";
  if (part.kind === "line") return direction(part.cells);
  return groundAt(rows, placeOf(part.cells[0] ?? "A1"));
}

export function partLines(parts: readonly Part[], rows: readonly string[]): PartLine[] {
  const groups = new Map<string, { sign: PartSign; parts: Part[] }>();
  for (const part of parts) {
    const sign = signOf(part, rows);
    // Equal cells and lines share a line; regions and squares are few and differ in size.
    const alike = part.kind === "cell" || part.kind === "line";
    const key = alike ? `${part.kind}/${sign}/${part.stars}` : `${groups.size}`;
    const group = groups.get(key);
    if (group) group.parts.push(part);
    else groups.set(key, { sign, parts: [part] });
  }
  return [...groups.values()].map(({ sign, parts }) => {
    const [first] = parts as [Part, ...Part[]];
    return {
      sign,
      title: titleOf(sign, first, parts.length),
      where: whereOf(sign, first, parts),
      stars: first.stars,
      parts,
    };
  });
}

function titleOf(sign: PartSign, part: Part, count: number): string {
  switch (part.kind) {
    case "line":
      return t(`part-title-${sign}`, { count });
    case "region":
      return t("part-title-region", { ground: sign, name: capital(t(sign)), size: part.cells.length });
    case "square":
      return t("part-title-square", { side: Math.round(Math.sqrt(part.cells.length)) });
    default:
      return capital(t(sign));
  }
}

function whereOf(sign: PartSign, first: Part, parts: readonly Part[]): string {
  if (first.kind === "cell") return listed(inOrder(parts.flatMap(({ cells }) => cells)));
  if (first.kind !== "line") return span(first.cells);
  const starts = parts.map(({ cells }) => inOrder(cells)[0] ?? "");
  if (first.cells.length < 11 && sign !== "diagonal") return listed(parts.map(({ cells }) => span(cells)));
  if (sign === "row") return listed(starts.map((cell) => cell.charAt(0)));
  return listed(starts.map((cell) => (sign === "column" ? cell.slice(1) : cell)));
}

function span(cells: readonly CellName[]): string {
  const places = cells.map(placeOf);
  const rows = places.map(([row]) => row);
  const columns = places.map(([, column]) => column);
  const first = cellName([Math.min(...rows), Math.min(...columns)]);
  const last = cellName([Math.max(...rows), Math.max(...columns)]);
  return first === last ? first : t("part-from-to", { first, last });
}
