/** The record of a play for BG Stats. */
import { expect, test } from "vitest";
import { playAddress } from "../src/common/bgStats";

const PLAYED = new Date("2026-11-18T07:30:12.345Z");
const read = (address: string | null) => JSON.parse(new URL(address ?? "").searchParams.get("data") ?? "");

test("a play has its game, its time in UTC, and each player with name, stars, place and who has won", () => {
  const players = [
    { name: "Łucja & Дмитро", stars: -3, place: 2 },
    { name: "Ann", stars: 41, place: 1 },
  ];
  const address = playAddress({ id: "abc", game: "Cartographers", players }, PLAYED);
  expect(address).toMatch(/^https:\/\/app\.bgstatsapp\.com\/createPlay\.html\?data=/);
  expect(read(address)).toEqual({
    sourceName: "cartographers",
    sourcePlayId: "abc",
    playDate: "2026-11-18 07:30:12",
    game: { name: "Cartographers", sourceGameId: "cartographers", bggId: 263918, highestWins: true, noPoints: false },
    players: [
      { name: "Łucja & Дмитро", sourcePlayerId: "Łucja & Дмитро", score: -3, rank: 2, winner: false, startPlayer: false },
      { name: "Ann", sourcePlayerId: "Ann", score: 41, rank: 1, winner: true, startPlayer: false },
    ],
  });
});

test("those who share the first place have all won", () => {
  const players = ["Ann", "Ben"].map((name) => ({ name, stars: 30, place: 1 }));
  const { players: told } = read(playAddress({ id: "x", game: "Cartographers", players }, PLAYED));
  expect(told.map(({ winner }: { winner: boolean }) => winner)).toEqual([true, true]);
});

test("twenty can be recorded; of a hundred no address is offered that would be cut off", () => {
  const crowd = (count: number) => Array.from({ length: count }, (_, at) => ({ name: `Player ${at}`, stars: at, place: count - at }));
  expect(playAddress({ id: "x", game: "Cartographers", players: crowd(20) }, PLAYED)).not.toBeNull();
  expect(playAddress({ id: "x", game: "Cartographers", players: crowd(100) }, PLAYED)).toBeNull();
});
