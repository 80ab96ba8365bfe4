/** What can be reported to the host of the server, and why. */
import type { GameState, ReportRequest } from "../../server/protocol";
import { t } from "../../words/words";

/** Something that readers see and may report. */
export type Reportable = Required<Pick<ReportRequest, "kind" | "place" | "id" | "shown">>;

type Why = ReportRequest["why"];
const WHY: Record<ReportRequest["kind"], readonly Why[]> = {
  name: ["rude", "pretends", "private", "other"],
  game: ["rude", "cheating", "other"],
  tournament: ["rude", "private", "other"],
  note: ["rude", "pretends", "private", "other"],
  profile: ["rude", "pretends", "private", "other"],
};

/** The reasons for which something can be reported. */
export const reasons = ({ kind }: Reportable): readonly Why[] => WHY[kind];

/** Names that others gave themselves at one place, each once. */
export const namesAt = (place: ReportRequest["place"], id: string, names: readonly string[]): Reportable[] =>
  [...new Set(names.filter(Boolean))].map((shown) => ({ kind: "name", place, id, shown }));

/** What of a game can be reported: the names of the others and the game; nothing if nobody else plays. */
export function ofGame({ id, seats, club }: GameState): Reportable[] {
  const others = seats.filter(({ kind, mine, name, seat }) => kind === "human" && !mine && name !== t("player-name", { number: seat + 1 }));
  const paper = club?.paper.map(({ name }) => name) ?? [];
  const names = namesAt("game", id, [...others.map(({ name }) => name), ...paper]);
  const alone = seats.every(({ kind, mine }) => kind === "bot" || mine);
  return alone && !names.length ? [] : [...names, { kind: "game", place: "game", id, shown: "" }];
}
