/** The games on this device in the list of a person's games, also where a server has answered with its own. */
import type { MyGames } from "../protocol";
import { isHere, localGames } from "./place.svelte";

const KEY = "cartographers.games-here";

/** As they were when the application on this device was last asked: it is not started for a list. */
function remembered(): MyGames | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "null") as MyGames | null;
  } catch {
    return null;
  }
}

function remember(games: MyGames): void {
  try {
    if (games.running.length || games.recent.length) localStorage.setItem(KEY, JSON.stringify(games));
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is forbidden or full: then they are listed only without a network.
  }
}

/** A list with those of this device after the others. */
export async function withGamesHere(games: MyGames): Promise<MyGames> {
  const own = (lines: MyGames["running"]) => lines.filter(({ id }) => isHere(id));
  if (own(games.running).length || own(games.recent).length) {
    remember(games);
    return games;
  }
  const here = await localGames();
  if (here) remember(here);
  const found = here ?? remembered();
  if (!found) return games;
  return { ...games, running: [...games.running, ...found.running], recent: [...games.recent, ...found.recent] };
}
