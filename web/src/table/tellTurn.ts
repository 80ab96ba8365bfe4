/** What screen readers are told when a turn begins: what was drawn, what monsters cost, the card and what is asked. */
import { announce } from "../common/announce.svelte";
import { logSentences, seasonNamed } from "../common/describe";
import type { GameState } from "../server/protocol";
import { number, t } from "../words/words";
import { costOf } from "./card/notices";
import type { Table } from "./state/table.svelte";

/** The drawings of the log that each seat of this device has been told, by game: how many of each line. */
const told = new Map<string, readonly number[]>();

/** Where a season or the game has ended, only what was drawn: the next page tells the rest. */
export function tell(table: Table, leaving: boolean): void {
  const { state, me } = table;
  if (me) for (const sentence of newDrawings(state, me.seat)) announce(sentence);
  if (leaving || !state.card) return;
  const stars = number(table.mySeat?.now.stars ?? 0);
  const card = t("announce-card", { card: t(state.card), ...seasonNamed(state.season), stars });
  announce([card, ...(me?.must_decide ? me.told : [])].join(" "));
}

/** What was drawn on or by a seat since it was told last; nothing of what was there when the page came. */
function newDrawings({ id, log, seats }: GameState, seat: number): string[] {
  const key = `${id}/${seat}`;
  const before = told.get(key);
  told.set(key, log.map(({ drawn }) => drawn.length));
  if (!before) return [];
  const cast = { names: seats.map(({ name }) => name), me: seat };
  return log.flatMap((line, index) => {
    if (line.kind === "season") return [];
    return line.drawn.slice(before[index] ?? 0).flatMap((drawing) => {
      const came = drawing.seat === seat && drawing.by !== seat;
      return [...logSentences({ ...line, drawn: [drawing] }, cast, seat), ...(came ? [costOf(drawing)] : [])];
    });
  });
}
