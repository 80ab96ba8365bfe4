/** What a strong bot drew in the first season of many games: read from a file, and summed up for the edicts of a game. */

interface Drawn {
  readonly card: string;
  readonly terrain: string;
  readonly cells: readonly string[];
}

interface Opening {
  /** Edicts A and B, which the first season scores. */
  readonly edicts: readonly string[];
  /** The stars of the first season, and those at the end. */
  readonly first: number;
  readonly end: number;
  readonly drawn: readonly Drawn[];
}

export interface Book {
  readonly bot: string;
  readonly games: readonly Opening[];
}

/** A mean with half of its 95 % interval. */
export interface Mean {
  readonly mean: number;
  readonly margin: number;
}

/** Where something was drawn most often. */
export interface Often {
  readonly key: string;
  /** In how many games it was drawn at all. */
  readonly games: number;
  /** By cell, in how many games. */
  readonly cells: ReadonlyMap<string, number>;
  /** The cells that were drawn most often, and in how many games each. */
  readonly most: readonly (readonly [string, number])[];
}

/** What was drawn in the games with some edicts. */
interface Summary {
  readonly edicts: readonly string[];
  readonly games: number;
  readonly first: Mean;
  readonly end: Mean;
  readonly terrains: readonly Often[];
  readonly cards: readonly Often[];
}

/** From so many games on, those with both edicts are told of; with fewer each edict is told of alone. */
export const ENOUGH = 12;
/** How many cells are named. */
const NAMED = 5;
/** Cards that were drawn in fewer games say nothing. */
const SEEN = 3;

/** The cells of a short form like `A9-A11,B11`. */
function cellsOf(text: string): string[] {
  return text.split(",").flatMap((part) => {
    const [from = "", to = from] = part.split("-");
    const [start, stop] = [Number(from.slice(1)), Number(to.slice(1))];
    return Array.from({ length: stop - start + 1 }, (_, index) => `${from[0]}${start + index}`);
  });
}

/** The games of a sheet, from the file that `python -m tools openings` writes. */
export function readBook(text: string): Book {
  const [head = "", ...lines] = text.trim().split("\n");
  const games = lines.map((line): Opening => {
    const [one = "", other = "", first, end, ...drawn] = line.split(" ");
    const drawings = drawn.map((part) => {
      const [card = "", terrain = "", cells = ""] = part.split(":");
      return { card, terrain, cells: cellsOf(cells) };
    });
    return { edicts: [one, other], first: Number(first), end: Number(end), drawn: drawings };
  });
  return { bot: head.replace(/^# */, ""), games };
}

/** What is told for a game: of the games with both edicts, or, if they are few, of those with each. */
export function openingsFor(book: Book, edicts: readonly string[]): { both: number; summaries: Summary[] } {
  const wanted = edicts.slice(0, 2);
  const withAll = (keys: readonly string[]) => book.games.filter((game) => keys.every((key) => game.edicts.includes(key)));
  const both = withAll(wanted);
  const groups = both.length >= ENOUGH ? [wanted] : wanted.map((key) => [key]);
  const summaries = groups.map((keys) => summary(keys, withAll(keys))).filter(({ games }) => games);
  return { both: both.length, summaries };
}

function summary(edicts: readonly string[], games: readonly Opening[]): Summary {
  return {
    edicts,
    games: games.length,
    first: meanOf(games.map(({ first }) => first)),
    end: meanOf(games.map(({ end }) => end)),
    terrains: often(games, ({ terrain }) => terrain),
    cards: often(games, ({ card }) => card).filter((one) => one.games >= SEEN),
  };
}

function meanOf(values: readonly number[]): Mean {
  const number = values.length;
  const mean = values.reduce((sum, one) => sum + one, 0) / number;
  const spread = Math.sqrt(values.reduce((sum, one) => sum + (one - mean) ** 2, 0) / Math.max(1, number - 1));
  return { mean, margin: (1.96 * spread) / Math.sqrt(number) };
}

/** By terrain or card: in how many games each cell was drawn with it; what was drawn in most games first. */
function often(games: readonly Opening[], keyOf: (drawn: Drawn) => string): Often[] {
  const found = new Map<string, { games: number; cells: Map<string, number> }>();
  for (const { drawn } of games)
    for (const key of new Set(drawn.map(keyOf))) {
      const parts = drawn.filter((one) => keyOf(one) === key);
      const one = found.get(key) ?? { games: 0, cells: new Map<string, number>() };
      one.games += 1;
      for (const cell of new Set(parts.flatMap(({ cells }) => cells))) one.cells.set(cell, (one.cells.get(cell) ?? 0) + 1);
      found.set(key, one);
    }
  return [...found]
    .map(([key, { games, cells }]) => {
      const most = [...cells].sort(([one, times], [other, often]) => often - times || one.localeCompare(other)).slice(0, NAMED);
      return { key, games, cells, most };
    })
    .sort((one, other) => other.games - one.games || one.key.localeCompare(other.key));
}
