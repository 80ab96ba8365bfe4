/** What screen readers are told when a turn begins: what was drawn, what monsters cost, the card and what is asked. */
import { announce, SETTLED } from "../common/announce.svelte";
import { logSentences, seasonNamed } from "../common/describe";
import type { GameState } from "../server/protocol";
import { number, t } from "../words/words";
import { costOf } from "./card/notices";
import type { Table } from "./state/table.svelte";

/** The drawings of the log that each seat of this device has been told, by game: how many of each line. */
const told = new Map<string, readonly number[]>();

let waiting: ReturnType<typeof setTimeout> | undefined;

/**
 * One announcement: of several, a reader may lose some. Where a season or the game has ended, only what was drawn: the
 * next page tells the rest. `first` is the game as it was when the page came; what was drawn before is not told.
 */
export function tell(table: Table, leaving: boolean, first: GameState): void {
  clearTimeout(waiting);
  // With the next page what is announced waits for its heading.
  if (leaving) announce(drawn(table, first).join(" "));
  else waiting = setTimeout(() => announce([...drawn(table, first), ...card(table)].join(" ")), SETTLED);
}

/** A position that is not played at a table: what is asked, and the card. Returns what calls it off. */
export function tellPosition(table: Table, task: string): () => void {
  clearTimeout(waiting);
  const mine = (waiting = setTimeout(() => announce([task, ...card(table)].join(" ")), SETTLED));
  return () => clearTimeout(mine);
}

function card({ state, me, mySeat, covered }: Table): string[] {
  if (!state.card || covered) return [];
  const told = t("announce-card", { card: t(state.card), ...seasonNamed(state.season), stars: number(mySeat?.now.stars ?? 0) });
  return [told, ...(me?.must_decide ? me.told : [])];
}

function drawn({ state, me }: Table, first: GameState): string[] {
  return me ? newDrawings(state, me.seat, first) : [];
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
