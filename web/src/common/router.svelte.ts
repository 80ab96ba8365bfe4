/** The router: reads and writes the address bar. */
import { apiAddress, root } from "../server/root";
import { PATHS, type PageName, type ValueNames } from "./paths";

export interface Route {
  readonly page: PageName | "missing";
  readonly values: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly path: string;
}

/** A part of an address as text, or null if it is none, like "%" alone. */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

/** The values in an address that matches a pattern, or null if it does not match. */
function match(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split("/").filter(Boolean);
  const given = path.split("/").filter(Boolean);
  if (wanted.length !== given.length) return null;
  const values: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const word = given[index] ?? "";
    if (part.startsWith(":")) {
      const value = decoded(word);
      if (value === null) return null;
      values[part.slice(1)] = value;
    } else if (part !== word) return null;
  }
  return values;
}

function read(): Route {
  const { pathname: path, search } = location;
  const query = new URLSearchParams(search);
  // The home page may be asked for without its last slash.
  const below = `${path}/`.startsWith(root) ? path.slice(root.length) : path;
  for (const [page, pattern] of Object.entries(PATHS)) {
    const values = match(pattern, below);
    if (values) return { page: page as PageName, values, query, path };
  }
  return { page: "missing", values: {}, query, path };
}

const isRules = ({ page }: Route) => page === "rules" || page === "topic";

const first = read();
let current = $state.raw(first);
let beneath = $state.raw(isRules(first) ? null : first);

function update(): void {
  current = read();
  if (!isRules(current)) beneath = current;
}

export const router = {
  get route(): Route {
    return current;
  },
  /**
   * The page that is open, also while the rules lie over it: it stays as it is, so that a shape held over the map is
   * still there when the player comes back. None if the rules were opened first.
   */
  get beneath(): Route | null {
    return beneath;
  },
  /** True while the rules are open. */
  get reading(): boolean {
    return isRules(current);
  },
};

/** Go to an address of this site. */
export function go(address: string, how: { replace?: boolean } = {}): void {
  if (how.replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  update();
}

/** Closes the rules: back to the page over which they lie. */
export function goBack(): void {
  if (beneath) go(beneath.path + (beneath.query.size ? `?${beneath.query}` : ""));
}

/** Follows links within this site without a page load; clicks with a modifier key are left to the browser. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (!link.pathname.startsWith(root) || link.pathname.startsWith(apiAddress(""))) return;
  event.preventDefault();
  go(link.pathname + link.search);
}

export function listenToHistory(): () => void {
  addEventListener("popstate", update);
  return () => removeEventListener("popstate", update);
}

/** The address of a page: its path with the values in their places, and the parts of the query that are given. */
function to<Name extends PageName>(
  name: Name,
  values: Readonly<Record<ValueNames<Name>, string | number>>,
  query: Readonly<Record<string, string | number | undefined>> = {},
): string {
  const given: Readonly<Record<string, string | number>> = values;
  const path = PATHS[name].slice(1).replaceAll(/:(\w+)/g, (_, part) => encodeURIComponent(given[part] ?? ""));
  const asked = Object.entries(query).filter(([, value]) => value !== undefined && value !== "");
  // Slashes need no escape in a query.
  const text = asked.map(([key, value]) => `${key}=${encodeURIComponent(value ?? "").replaceAll("%2F", "/")}`);
  return root + path + (text.length ? `?${text.join("&")}` : "");
}

/** A place in a study. */
export interface StudyAt {
  readonly chapter?: string;
  readonly at?: number;
  readonly seat?: number;
}

export const address = {
  /** The rules, at a topic or a card. */
  rules: (topic = "") => (topic ? `${to("rules", {})}/${topic}` : to("rules", {})),
  home: () => root,
  /** The deal of today with one's streak, lessons, and what else there is. */
  today: () => to("today", {}),
  learn: () => to("learn", {}),
  /** A position to be set up, and one as a puzzle for a friend: the address has all of it. */
  position: (p = "") => to("position", {}, { p }),
  positionPuzzle: (p: string) => to("positionPuzzle", {}, { p }),
  more: () => to("more", {}),
  you: () => to("you", {}),
  /** The public page of somebody. */
  profile: (code: string) => to("profile", { code }),
  /** All days or weeks with a deal, and one of them. */
  days: (kind: "day" | "week" = "day") => to("days", {}, { kind: kind === "week" ? kind : undefined }),
  day: (day: string) => to("day", { day }),
  /** Making a tournament; in one series with an earlier one. */
  tournamentSetup: (follows?: string) => to("tournamentSetup", {}, { follows }),
  tournament: (id: string) => to("tournament", { id }),
  series: (id: string) => to("series", { id }),
  /** The maps that some have drawn of a deal, by their games, side by side. */
  maps: (id: string, deal: number, games: readonly string[] = []) =>
    to("maps", { id, deal }, { games: games.join(" ") }),
  /** Where the results of a deal are that many play: of a day or week (`2026-11-16`), or of a tournament (`t/ID/3`). */
  results: (deal: string) => {
    const [kind, id = ""] = deal.split("/");
    return kind === "t" ? address.tournament(id) : address.day(deal);
  },
  /** The puzzles of today, and one puzzle; again: also one that was answered before. */
  puzzles: () => to("puzzles", {}),
  puzzle: (id: string, again = false) => to("puzzle", { id }, { again: again ? 1 : undefined }),
  /** One's own mistakes, which come back as puzzles. */
  mistakes: () => to("mistakes", {}),
  studies: () => to("studies", {}),
  /** A study, perhaps at a chapter, one of its moments and a map; the code lets its reader write. */
  study: (id: string, at: StudyAt & { write?: string } = {}) => to("study", { id }, { ...at }),
  /** The same as a page for a frame in another page. */
  studyEmbed: (id: string, at: StudyAt = {}) => to("studyEmbed", { id }, { ...at }),
  print: () => to("print", {}),
  /** The score checker; for a game that a companion deals, as `writeDealtGame` writes it. */
  check: (query = "") => to("check", {}) + (query ? `?${query}` : ""),
  /** The set-up page of a game on paper. */
  companionSetup: () => to("companionSetup", {}),
  /** A game on paper, as `writeCompanionGame` writes it. */
  companion: (query: string) => `${to("companion", {})}?${query}`,
  /** The set-up page, with a sheet in its one-line form. */
  setup: (sheet = "") => to("setup", {}, { sheet }),
  /** Where a code of six letters is typed. */
  typeCode: () => to("typeCode", {}),
  join: (code: string) => to("join", { code }),
  table: (id: string) => to("table", { id }),
  season: (id: string, season: number) => to("season", { id, season }),
  final: (id: string) => to("final", { id }),
  replay: (id: string, move?: number) => to("replay", { id }, { move }),
  /** The replay at one card's turn, or (`after`) at what monsters did after a season, with one seat's map shown. */
  replayOf: (id: string, { season, card, after }: { season: number; card: string; after: boolean }, seat: number) =>
    to("replay", { id }, { season, card, after: Number(after), seat }),
  /** The game before a whole room; with the code of the table, it invites to it. */
  projector: (id: string, code = "") => to("projector", { id }, { code }),
  /** The controls of a club's host. */
  host: (id: string) => to("host", { id }),
  /** The analysis of a seat's game; without a seat or a turn the page chooses. */
  analysis: (id: string, seat?: number, turn?: number) => to("analysis", { id }, { seat, turn }),
};
