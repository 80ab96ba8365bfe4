/** The reasons of a hint as sentences; what they are, and their numbers, the server says. */
import { seasonNamed } from "../../common/describe";
import type { Hint, HintReason } from "../../server/protocol";
import type { Table } from "../state/table.svelte";
import { letter, t, type Values } from "../../words/words";

const OWN = {
  "edict-less": "hint-why-edict-less",
  "edict-prepared": "hint-why-edict-prepared",
  coins: "hint-why-coins",
  monsters: "hint-why-monsters",
  ruins: "hint-why-ruins",
  room: "hint-why-room",
  better: "hint-why-better",
} as const;
/** On a neighbour's map it is said what the neighbour loses. */
const THEIRS: Partial<Record<HintReason["code"], string>> = {
  edict: "hint-why-theirs-edict",
  "edict-prepared": "hint-why-theirs-edict-prepared",
  monsters: "hint-why-theirs-monsters",
};

function keyOf(table: Table, hint: Pick<Hint, "map_owner">, { code, season }: HintReason): string {
  const theirs = hint.map_owner === table.me?.seat ? undefined : THEIRS[code];
  if (theirs) return theirs;
  if (code !== "edict") return OWN[code];
  return season === table.state.season ? "hint-why-edict-now" : "hint-why-edict-later";
}

export function reasonWords(table: Table, hint: Pick<Hint, "map_owner">, reason: HintReason): string {
  const { code, amount, edict, season, times, instead } = reason;
  const tenths = Math.round(10 * Math.abs(amount)) / 10;
  const values: Values = {
    stars: code === "coins" ? amount * times : tenths,
    coins: amount,
    spaces: amount,
    places: amount,
    instead,
    edict: edict ? t(edict) : "",
    letter: letter(table.state.edicts.indexOf(edict)),
    ...seasonNamed(season),
    player: table.seat(hint.map_owner).name,
  };
  return t(keyOf(table, hint, reason), values);
}
