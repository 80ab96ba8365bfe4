/** What a message of the socket makes of the state that a page has. */
import type { GameState, Push } from "./protocol";

/** The seats as they were or are sent, with who is connected and who has decided. */
function seatsAfter(state: GameState, push: Push): GameState["seats"] {
  const [connected, decided] = [new Set(push.connected), new Set(push.decided)];
  const sent = new Map(push.state?.seats.map((one) => [one.seat, one]));
  return state.seats.map((one) => ({
    ...(sent.get(one.seat) ?? one),
    connected: connected.has(one.seat),
    decided: decided.has(one.seat),
  }));
}

/** The state after a message; null if the message is older than the state, or is about something else. */
export function follow(state: GameState | null, push: Push): GameState | null {
  if (push.state) {
    if (push.kind === "changes" && !state) return null;
    const known = push.log_from ? (state?.log.slice(0, push.log_from) ?? []) : [];
    const seats = push.kind === "changes" && state ? seatsAfter(state, push) : push.state.seats;
    return { ...push.state, seats, log: [...known, ...push.state.log] };
  }
  if (push.kind !== "presence" || !state || push.step !== state.step || push.seq < state.seq) return null;
  const { seq, watchers, due, now } = push;
  return {
    ...state,
    seq,
    watchers,
    due,
    now,
    seats: seatsAfter(state, push),
    mine: state.mine.map((one) => ({ ...one, ...push.mine.find(({ seat }) => seat === one.seat) })),
  };
}
