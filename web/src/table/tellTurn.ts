/** What screen readers are told when a turn begins: what was drawn, what monsters cost, the card and what is asked. */
import { announce } from "../common/announce.svelte";
import { logSentences, seasonNamed } from "../common/describe";
import type { GameState } from "../server/protocol";
import { number, t } from "../words/words";
import { costOf } from "./card/notices";
import type { Table } from "./state/table.svelte";

/** The drawings of the log that each seat of this device has been told, by game: how many of each line. */
const told = new Map<string, readonly number[]>();

/**
 * One announcement: of several, a reader may lose some. Where a season or the game has ended, only what was drawn: the
 * next page tells the rest. `first` is the game as it was when the page came; what was drawn before is not told.
 */
export function tell(table: Table, leaving: boolean, first: GameState): void {
  const { state, me } = table;
  const sentences = me ? newDrawings(state, me.seat, first) : [];
  if (!leaving && state.card) {
    const stars = number(table.mySeat?.now.stars ?? 0);
    sentences.push(t("announce-card", { card: t(state.card), ...seasonNamed(state.season), stars }));
    if (me?.must_decide) sentences.push(...me.told);
  }
  announce(sentences.join(" "));
}

/** What was drawn on or by a seat since it was told last. */
function newDrawings({ id, log, seats }: GameState, seat: number, first: GameState): string[] {
  const key = `${id}/${seat}`;
  const before = told.get(key) ?? drawingsOf(first);
  told.set(key, drawingsOf({ log }));
  const cast = { names: seats.map(({ name }) => name), me: seat };
  return log.flatMap((line, index) => {
    if (line.kind === "season") return [];
    return line.drawn.slice(before[index] ?? 0).flatMap((drawing) => {
      const came = drawing.seat === seat && drawing.by !== seat;
      return [...logSentences({ ...line, drawn: [drawing] }, cast, seat), ...(came ? [costOf(drawing)] : [])];
    });
  });
}

function drawingsOf({ log }: Pick<GameState, "log">): number[] {
  return log.map(({ drawn }) => drawn.length);
}
