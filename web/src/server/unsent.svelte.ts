/**
 * Decisions that were made without the network: kept on this device until the server has heard of them, also when the
 * page is closed meanwhile. A decision has an id, so that sent twice it counts once.
 */
import { api, Refused } from "./api";
import type { DecisionRequest } from "./protocol";

const KEY = "cartographers.unsent";
/** How long to wait before a server that does not answer is asked again, in milliseconds. */
const AGAIN = 15_000;

interface Unsent {
  readonly game: string;
  readonly seat: number;
  readonly request: DecisionRequest;
}
/** What has become of one: it was sent, or it no longer stands, and why. */
export interface Told {
  readonly game: string;
  readonly problem: string;
}

function kept(): readonly Unsent[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as readonly Unsent[];
  } catch {
    return [];
  }
}

function write(all: readonly Unsent[]): void {
  try {
    if (all.length) localStorage.setItem(KEY, JSON.stringify(all));
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is forbidden or full: then only an open table sends it again.
  }
}

const others = (id: string) => kept().filter(({ request }) => request.move_id !== id);

let outcomes = $state.raw<readonly Told[]>([]);
/** The ids of those that an open table sends again and again by itself. */
const atTables = new Set<string>();
let timer: ReturnType<typeof setTimeout> | undefined;

export const unsent = {
  /** What has become of decisions since the page was opened, until it is read. */
  get outcomes(): readonly Told[] {
    return outcomes;
  },

  read(): void {
    outcomes = [];
  },

  /** Keeps one that an open table goes on sending. */
  keep(one: Unsent): void {
    atTables.add(one.request.move_id);
    write([...others(one.request.move_id), one]);
  },

  /** The table was closed, or has nothing left to send. */
  leave(id: string): void {
    atTables.delete(id);
    if (kept().length) timer = setTimeout(() => void unsent.send(), AGAIN);
  },

  /** The server has heard of one, or it is not wanted any more. */
  drop(id: string): void {
    write(others(id));
  },

  /** Sends all that are kept, as far as the server answers. */
  async send(): Promise<void> {
    clearTimeout(timer);
    for (const { game, seat, request } of kept()) {
      if (atTables.has(request.move_id)) continue;
      try {
        await api.decide(game, seat, request);
        outcomes = [...outcomes, { game, problem: "" }];
      } catch (reason) {
        if (!(reason instanceof Refused)) throw reason;
        if (reason.unreachable) {
          timer = setTimeout(() => void unsent.send(), AGAIN);
          return;
        }
        outcomes = [...outcomes, { game, problem: reason.message }];
      }
      unsent.drop(request.move_id);
    }
  },
};

/** Sends what an earlier visit has left, now and whenever the network is back. */
export function sendWhatIsLeft(): void {
  addEventListener("online", () => void unsent.send());
  void unsent.send();
}
