/** The reasons of a hint as sentences; what they are, and their numbers, the server says. */
import { seasonNamed } from "./describe";
import type { Hint, HintReason } from "../server/protocol";
import { letter, t, type Values } from "../words/words";

/** What the sentences are about: a table, or a position. */
interface Seen {
  readonly me: { readonly seat: number } | null | undefined;
  readonly state: { readonly season: number; readonly edicts: readonly string[] };
  readonly seat: (number: number) => { readonly name: string };
}

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

function keyOf(seen: Seen, hint: Pick<Hint, "map_owner">, { code, season }: HintReason): string {
  const theirs = hint.map_owner === seen.me?.seat ? undefined : THEIRS[code];
  if (theirs) return theirs;
  if (code !== "edict") return OWN[code];
  return season === seen.state.season ? "hint-why-edict-now" : "hint-why-edict-later";
}

export function reasonWords(seen: Seen, hint: Pick<Hint, "map_owner">, reason: HintReason): string {
  const { code, amount, edict, season, times, instead } = reason;
  const tenths = Math.round(10 * Math.abs(amount)) / 10;
  const values: Values = {
    stars: code === "coins" ? amount * times : tenths,
    coins: amount,
    spaces: amount,
    places: amount,
    instead,
    edict: edict ? t(edict) : "",
    letter: letter(seen.state.edicts.indexOf(edict)),
    ...seasonNamed(season),
    player: seen.seat(hint.map_owner).name,
  };
  return t(keyOf(seen, hint, reason), values);
}
