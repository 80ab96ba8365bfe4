import { expect, test } from "vitest";
import { ENOUGH, openingsFor, readBook } from "../src/common/openings/book";

const game = (edicts: string, first: number, drawn: string) => `${edicts} ${first} 100 ${drawn}`;
const book = (...games: string[]) => readBook(["# learned", ...games].join("\n") + "\n");

test("a line of the file is a game with its drawings", () => {
  const { bot, games } = book(game("greenbough great-city", 15, "farmland:farm:K7-K8 hamlet:village:E9,F9-F11"));
  expect(bot).toBe("learned");
  expect(games[0]).toEqual({
    edicts: ["greenbough", "great-city"],
    first: 15,
    end: 100,
    drawn: [
      { card: "farmland", terrain: "farm", cells: ["K7", "K8"] },
      { card: "hamlet", terrain: "village", cells: ["E9", "F9", "F10", "F11"] },
    ],
  });
});

test("with enough games of both edicts, in whichever order, they are told of together, with mean and interval", () => {
  const games = Array.from({ length: ENOUGH }, (_, index) =>
    game(index % 2 ? "greenbough great-city" : "great-city greenbough", index % 2 ? 10 : 12, index ? "hamlet:village:A1-A2" : "hamlet:village:B1 farmland:farm:A1"),
  );
  const { both, summaries } = openingsFor(book(...games, game("greenbough canal-lake", 99, "")), ["greenbough", "great-city", "x", "y"]);
  expect(both).toBe(ENOUGH);
  expect(summaries).toHaveLength(1);
  expect(summaries[0]?.games).toBe(ENOUGH);
  expect(summaries[0]?.first.mean).toBe(11);
  expect(summaries[0]?.first.margin).toBeCloseTo((1.96 * Math.sqrt(ENOUGH / (ENOUGH - 1))) / Math.sqrt(ENOUGH));
  expect(summaries[0]?.terrains.map(({ key, games }) => [key, games])).toEqual([["village", ENOUGH], ["farm", 1]]);
  expect(summaries[0]?.terrains[0]?.most).toEqual([["A1", ENOUGH - 1], ["A2", ENOUGH - 1], ["B1", 1]]);
  expect(summaries[0]?.cards.map(({ key }) => key)).toEqual(["hamlet"]);
});

test("with few games of both, each edict is told of alone, and one without games not at all", () => {
  const { both, summaries } = openingsFor(book(game("greenbough canal-lake", 10, "hamlet:village:A1")), ["greenbough", "great-city"]);
  expect(both).toBe(0);
  expect(summaries.map(({ edicts, games }) => [edicts, games])).toEqual([[["greenbough"], 1]]);
});
