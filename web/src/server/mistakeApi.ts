/** The calls about one's own mistakes. */
import { call, callHere, send } from "./api";
import { isNoted, note } from "./device/noted";
import { isHere, network, onlyHere } from "./device/place.svelte";
import { answersTo, mayThink } from "./thinking/thinkers";
import type * as P from "./protocol";

/** Stars that a turn costs at least to be looked at. */
const LEAST_LOST = 1;

/** The turns of an analysis that may be mistakes, the costliest first. */
export function costlyTurns({ moves, costliest }: P.Analysis): number[] {
  const costly = costliest.flatMap((number) => moves[number] ?? []);
  return costly.filter(({ phase, lost }) => phase === "draw" && lost >= LEAST_LOST).map(({ seq }) => seq);
}

/** The mistakes at two places as one list; those that wait longest are not sorted anew. */
function together(there: P.Mistakes, here: P.Mistakes): P.Mistakes {
  const themes = there.themes.map((one) => ({ ...one }));
  for (const one of here.themes) {
    const same = themes.find(({ theme }) => theme === one.theme);
    if (!same) themes.push(one);
    else for (const count of ["mistakes", "learned", "tries", "solved"] as const) same[count] += one[count];
  }
  const due = [...there.due, ...here.due];
  const times = [there.comes_back, here.comes_back].filter((time) => time !== null);
  return {
    ...there,
    due,
    comes_back: due.length || !times.length ? null : Math.min(...times),
    mistakes: there.mistakes + here.mistakes,
    learned: there.learned + here.learned,
    themes,
    games: [...there.games, ...here.games],
  };
}

export const mistakeApi = {
  /** Those of the server, and those of this device. */
  now: async (): Promise<P.Mistakes> => {
    const there = await call<P.Mistakes>("GET", "mistakes");
    if (onlyHere || network.away || !isNoted("mistakes")) return there;
    return callHere<P.Mistakes>("GET", "mistakes").then((here) => together(there, here), () => there);
  },
  remove: (id: string) => send("DELETE", `mistakes/${encodeURIComponent(id)}`),
  /** Looks at turns of a finished game: this page if it can, else the server. */
  look: async (game: string, seat: number, turns: number[]): Promise<P.MistakesFound> => {
    const path = `games/${encodeURIComponent(game)}/seats/${seat}/mistakes`;
    const request = { turns } satisfies P.TurnsRequest;
    if (!isHere(game) && (await mayThink())) {
      const job = await call<P.PageJob>("POST", `${path}/job`, request);
      const found = await answersTo<P.TurnLosses>(job, true).catch(() => null);
      if (found) return call<P.MistakesFound>("POST", `${path}/found`, { turns: found } satisfies P.LossesRequest);
    }
    const found = await call<P.MistakesFound>("POST", path, request);
    if (isHere(game) && found.found.length) note("mistakes");
    return found;
  },
};
