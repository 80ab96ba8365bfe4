/** The analysis of a game that nobody played, as far as anyone wants it. */
import type { AnalysedMove, Analysis, AnalysisPoint } from "../src/protocol";
import { A } from "./sheets";

const CARDS = ["orchard", "hamlet", "great-river", "treetop-village", "marshlands", "homestead"];
const TURNS = 24;

/** Luck and loss of a turn: any numbers, and always the same. */
const luckOf = (number: number) => 4.5 * Math.sin(2.3 * number + 1);
const lostOf = (number: number) => Math.max(0, 7 * Math.sin(1.7 * number) - 2);

const move = (number: number, before: number): AnalysedMove => {
  const [luck, lost] = [luckOf(number), lostOf(number)];
  const revealed = before + luck;
  const drawing = (column: number, expected: number) => ({
    decision: { terrain: "forest", cells: [`D${column}`, `E${column}`, `E${column + 1}`] },
    expected,
    spread: 8 - number / 4,
  });
  const best = [drawing(2, revealed), drawing(8, revealed - lost), drawing(5, revealed - lost - 1)];
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
    played: best[lost ? 1 : 0]!,
    place: lost ? 1 : 0,
    before,
    revealed,
    moved: revealed - lost,
    luck,
    lost,
  };
};

/** Looked at up to a turn. */
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
    lost: sum(({ lost }) => lost),
    luck: sum(({ luck }) => luck),
    closing: 0,
    costliest: [...moves].sort((one, other) => other.lost - one.lost).map(({ number }) => number).slice(0, 3),
    moves,
    points: [{ kind: "start", number: null, season: 0, expected: 92.5 }, ...points],
  };
}
