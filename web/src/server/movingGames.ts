/** Games that leave this device or come to it: in a file, or straight to the server. */
import { call, callHere } from "./api";
import type * as P from "./protocol";

/** What a file of games says first, so that another file is not taken for one. */
const FORMAT = "cartographers-games";

interface GamesFile {
  readonly format: typeof FORMAT;
  readonly games: readonly P.WholeGame[];
}

const wholeGames = async () => (await callHere<P.WholeGames>("GET", "you/whole")).games;
const request = ({ whole }: P.WholeGame): P.MovedGameRequest => ({ whole });

/** All games of this device as a file; null if there are none that can move. */
export async function gamesFile(): Promise<Blob | null> {
  const games = await wholeGames();
  if (!games.length) return null;
  return new Blob([JSON.stringify({ format: FORMAT, games } satisfies GamesFile)], { type: "application/json" });
}

function gamesIn(text: string): readonly P.WholeGame[] | null {
  try {
    const { format, games } = JSON.parse(text) as Partial<GamesFile>;
    return format === FORMAT && games ? games : null;
  } catch {
    return null;
  }
}

/** Puts the games of a file on this device; how many there were, or null if it is no such file. */
export async function bringGames(text: string): Promise<number | null> {
  const games = gamesIn(text);
  for (const game of games ?? []) await callHere<P.Created>("POST", "games/whole", request(game));
  return games?.length ?? null;
}

/** Moves all games of this device to the server; each is removed here when it is there. How many there were. */
export async function moveToServer(): Promise<number> {
  const games = await wholeGames();
  for (const game of games) {
    await call<P.Created>("POST", "games/whole", request(game));
    await callHere<P.RemovedGame>("DELETE", `games/${game.id}`);
  }
  return games.length;
}
