/** A made-up analysis of a game, up to any turn. */
import type { AnalysedMove, Analysis, AnalysisPoint } from "../src/server/protocol";
import { A } from "./sheets";

const CARDS = ["orchard", "hamlet", "great-river", "treetop-village", "marshlands", "homestead"];
const TURNS = 24;

/** Luck, skill and loss of a turn: any numbers, and always the same. */
const luckOf = (number: number) => 4.5 * Math.sin(2.3 * number + 1);
const skillOf = (number: number) => (number % 4 ? 3 * Math.sin(1.7 * number + 3) - 0.5 : 0);
const lostOf = (number: number) => Math.max(0, 7 * Math.sin(1.7 * number) - 2);

const move = (number: number, before: number): AnalysedMove => {
  const [luck, skill, lost] = [luckOf(number), skillOf(number), lostOf(number)];
  const revealed = before + luck;
  const moved = revealed + skill;
  const drawing = (column: number, expected: number, usual: boolean) => ({
    decision: { terrain: "forest", cells: [`D${column}`, `E${column}`, `E${column + 1}`] },
    expected,
    spread: 8 - number / 4,
    usual,
  });
  const other = skill ? [drawing(5, revealed, true)] : [];
  const best = [
    ...(lost ? [drawing(2, moved + lost, false)] : []),
    ...[drawing(8, moved, !skill), ...other].sort((one, two) => two.expected - one.expected),
  ];
  const place = best.findIndex(({ expected }) => expected === moved);
  return {
    number,
    step: number + 1,
    seq: 2 * number + 2,
    season: Math.floor((4 * number) / TURNS),
    card: CARDS[number % CARDS.length] ?? "",
    phase: "draw",
    map_owner: 0,
    rows: A,
    marks: [],
    best,
    played: best[place]!,
    place,
    before,
    revealed,
    moved,
    luck,
    skill,
    lost,
  };
};

/** The analysis up to a turn. */
export function analysed(done: number): Analysis {
  const moves: AnalysedMove[] = [];
  for (let number = 0; number < done; number += 1) moves.push(move(number, moves.at(-1)?.moved ?? 92.5));
  const points = moves.flatMap(({ number, season, revealed, moved }): AnalysisPoint[] => [
    { kind: "reveal", number, season, expected: revealed },
    { kind: "move", number, season, expected: moved },
  ]);
  const sum = (of: (move: AnalysedMove) => number) => moves.reduce((all, one) => all + of(one), 0);
  return {
    id: "gallery",
    seat: 0,
    state: done < TURNS ? "running" : "done",
    reason: "",
    player: "search:200ms",
    done,
    total: TURNS,
    start: 92.5,
    final: Math.round(moves.at(-1)?.moved ?? 92),
    luck: sum(({ luck }) => luck),
    closing: 0,
    skill: sum(({ skill }) => skill),
    lost: sum(({ lost }) => lost),
    costliest: [...moves].sort((one, other) => other.lost - one.lost).map(({ number }) => number).slice(0, 3),
    moves,
    points: [{ kind: "start", number: null, season: 0, expected: 92.5 }, ...points],
  };
}
