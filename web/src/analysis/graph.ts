/** The geometry of the graph of expected stars. */
import type { Analysis, AnalysisPoint } from "../server/protocol";

interface Box {
  readonly width: number;
  readonly height: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export interface At {
  readonly x: number;
  readonly y: number;
}

/** One decision: the expectation after its card, and after its drawing. */
interface Stretch {
  readonly number: number;
  /** Left and right end of its part of the graph. */
  readonly from: number;
  readonly to: number;
  readonly revealed: At;
  readonly moved: At;
}

interface Graph {
  /** The whole line, and the area under it. */
  readonly line: string;
  readonly land: string;
  readonly stretches: readonly Stretch[];
  readonly heights: readonly { readonly y: number; readonly level: number }[];
  readonly seasons: readonly { readonly season: number; readonly from: number; readonly to: number }[];
}

/** The greatest number of horizontal rules; they stand at round numbers. */
const MOST_RULES = 4;
const ROUND = [1, 2, 5, 10, 20, 50, 100] as const;

export function graphOf({ points, moves, total: turns }: Analysis, box: Box): Graph {
  const right = box.width - box.right;
  const foot = box.height - box.bottom;
  const slot = (right - box.left) / Math.max(turns, 1);
  const [low, high, rule] = scale(points.map(({ expected }) => expected));
  const y = (expected: number) => foot - ((expected - low) / (high - low)) * (foot - box.top);
  const x = ({ kind, number }: AnalysisPoint): number => {
    if (kind === "start") return box.left;
    if (kind === "end") return right;
    // A drawing is a vertical step; the line between two steps shows what the card changed.
    return box.left + slot * ((number ?? 0) + 0.5);
  };
  const at = points.map((point) => ({ ...point, x: x(point), y: y(point.expected) }));
  const path = at.map((point, index) => `${index ? "L" : "M"}${round(point.x)} ${round(point.y)}`).join("");
  const [first, last] = [at[0], at.at(-1)];
  const stretches = moves.flatMap(({ number }): Stretch[] => {
    const revealed = at.find((point) => point.kind === "reveal" && point.number === number);
    const moved = at.find((point) => point.kind === "move" && point.number === number);
    const from = box.left + slot * number;
    return revealed && moved ? [{ number, from, to: from + slot, revealed, moved }] : [];
  });
  return {
    line: path,
    land: first && last ? `${path}L${round(last.x)} ${foot}L${round(first.x)} ${foot}Z` : "",
    stretches,
    heights: levels(low, high, rule).map((level) => ({ level, y: y(level) })),
    seasons: [0, 1, 2, 3].flatMap((season) => {
      const own = stretches.filter(({ number }) => moves[number]?.season === season);
      const [begin, end] = [own[0], own.at(-1)];
      return begin && end ? [{ season, from: begin.from, to: end.to }] : [];
    }),
  };
}

/** The lowest and the highest level shown, and the distance of the rules. */
function scale(expected: readonly number[]): [number, number, number] {
  const [least, most] = expected.length ? [Math.min(...expected), Math.max(...expected)] : [0, 10];
  const rule = ROUND.find((step) => (most - least) / step <= MOST_RULES) ?? 100;
  const [low, high] = [Math.floor(least / rule) * rule, Math.ceil(most / rule) * rule];
  return [low, Math.max(high, low + rule), rule];
}

function levels(low: number, high: number, rule: number): number[] {
  return Array.from({ length: Math.round((high - low) / rule) + 1 }, (_, index) => low + index * rule);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
