/** What a message of the socket makes of the state that a page has. */
import type { GameState, Push } from "./protocol";

/** The state after a message; null if the message is older than the state, or is about something else. */
export function follow(state: GameState | null, push: Push): GameState | null {
  if (push.state) {
    const known = push.log_from ? (state?.log.slice(0, push.log_from) ?? []) : [];
    return { ...push.state, log: [...known, ...push.state.log] };
  }
  if (push.kind !== "presence" || !state || push.step !== state.step || push.seq < state.seq) return null;
  const [connected, decided] = [new Set(push.connected), new Set(push.decided)];
  const { seq, watchers, due, now } = push;
  return {
    ...state,
    seq,
    watchers,
    due,
    now,
    seats: state.seats.map((one) => ({
      ...one,
      connected: connected.has(one.seat),
      decided: decided.has(one.seat),
    })),
    mine: state.mine.map((one) => ({ ...one, ...push.mine.find(({ seat }) => seat === one.seat) })),
  };
}
