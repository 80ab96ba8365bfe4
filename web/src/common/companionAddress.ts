/** A game on paper in the address of its page: its set-up, its deal and how far it has come. */
import type { CompanionRequest } from "../server/protocol";

const LISTS = ["stacks", "edicts", "ambushes"] as const;
const WORDS = ["sheet", "explore", "seasons"] as const;
const RANDOM = "random";

/** How a game is shared with other screens: with its key, or as a screen that follows; both empty if it is not. */
export interface Sharing {
  readonly key: string;
  readonly screen: string;
}

const ALONE: Sharing = { key: "", screen: "" };

const several = (text: string | null) => (text ?? "").split(",").filter(Boolean);
const counted = (text: string | null) => Math.max(0, Number.parseInt(text ?? "", 10) || 0);

/** The game that an address names; the server says what is wrong with it, if anything is. */
export function readCompanionGame(query: URLSearchParams): CompanionRequest {
  const { solo, heroes, skills, full } = Object.fromEntries(query);
  const game: CompanionRequest = {
    seed: query.get("seed") ?? "",
    solo: solo !== undefined,
    step: counted(query.get("step")),
  };
  for (const name of WORDS) if (query.get(name)) game[name] = query.get(name) ?? "";
  for (const name of LISTS) if (query.get(name)) game[name] = several(query.get(name));
  if (heroes) game.heroes = heroes === "yes";
  if (skills) game.skills = skills === RANDOM || several(skills);
  if (full) game.full = counted(full);
  return game;
}

/** How the game that an address names is shared. */
export function readSharing(query: URLSearchParams): Sharing {
  return { key: query.get("key") ?? "", screen: query.get("screen") ?? "" };
}

/** The same as the query of an address. */
export function writeCompanionGame(game: CompanionRequest, { key, screen }: Sharing = ALONE): string {
  const parts: string[] = [];
  const add = (name: string, text: string | number) =>
    // Slashes and commas need no escape in a query.
    parts.push(`${name}=${encodeURIComponent(text).replaceAll("%2F", "/").replaceAll("%2C", ",")}`);
  for (const name of WORDS) if (game[name]) add(name, game[name]);
  for (const name of LISTS) if (game[name]?.length) add(name, game[name].join());
  if (typeof game.heroes === "boolean") add("heroes", game.heroes ? "yes" : "no");
  if (game.skills) add("skills", game.skills === true ? RANDOM : game.skills.join());
  if (game.solo) add("solo", "yes");
  add("seed", game.seed);
  if (key) add("key", key);
  else if (screen) add("screen", screen);
  if (game.full != null) add("full", game.full);
  add("step", game.step ?? 0);
  return parts.join("&");
}
