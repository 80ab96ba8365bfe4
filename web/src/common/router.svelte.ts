/** The router: reads and writes the address bar. */

/** The pages by their address; `:name` stands for a value. */
const PAGES = {
  home: "/",
  setup: "/new",
  join: "/j/:code",
  table: "/g/:id",
  season: "/g/:id/season/:season",
  final: "/g/:id/end",
  replay: "/g/:id/replay",
  analysis: "/g/:id/analysis",
  projector: "/g/:id/projector",
  host: "/g/:id/host",
  you: "/you",
  days: "/daily",
  day: "/daily/:day",
  tournamentSetup: "/tournaments/new",
  tournament: "/tournaments/:id",
  puzzles: "/puzzles",
  puzzle: "/puzzles/:id",
  print: "/print",
  check: "/check",
  companionSetup: "/companion",
  companion: "/companion/game",
  rules: "/rules",
  topic: "/rules/:topic",
} as const;

export type PageName = keyof typeof PAGES | "missing";

export interface Route {
  readonly page: PageName;
  readonly values: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly path: string;
}

/** The values in an address that matches a pattern, or null if it does not match. */
function match(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split("/").filter(Boolean);
  const given = path.split("/").filter(Boolean);
  if (wanted.length !== given.length) return null;
  const values: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const word = given[index] ?? "";
    if (part.startsWith(":")) values[part.slice(1)] = decodeURIComponent(word);
    else if (part !== word) return null;
  }
  return values;
}

function read(): Route {
  const { pathname: path, search } = location;
  const query = new URLSearchParams(search);
  for (const [page, pattern] of Object.entries(PAGES)) {
    const values = match(pattern, path);
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
  if (link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  go(link.pathname + link.search);
}

export function listenToHistory(): () => void {
  addEventListener("popstate", update);
  return () => removeEventListener("popstate", update);
}

export const address = {
  /** The rules, at a topic or a card. */
  rules: (topic = "") => (topic ? `/rules/${topic}` : "/rules"),
  home: () => "/",
  you: () => "/you",
  /** All days or weeks with a deal, and one of them. */
  days: (kind: "day" | "week" = "day") => (kind === "week" ? "/daily?kind=week" : "/daily"),
  day: (day: string) => `/daily/${encodeURIComponent(day)}`,
  tournamentSetup: () => "/tournaments/new",
  tournament: (id: string) => `/tournaments/${encodeURIComponent(id)}`,
  /** Where the results of a deal are that many play: of a day or week (`2026-11-16`), or of a tournament (`t/ID/3`). */
  results: (deal: string) => {
    const [kind, id = ""] = deal.split("/");
    return kind === "t" ? address.tournament(id) : address.day(deal);
  },
  /** The puzzles of today, and one puzzle; again: also one that was answered before. */
  puzzles: () => "/puzzles",
  puzzle: (id: string, again = false) => `/puzzles/${encodeURIComponent(id)}${again ? "?again=1" : ""}`,
  print: () => "/print",
  /** The score checker; for a game that a companion deals, as `writeDealtGame` writes it. */
  check: (query = "") => (query ? `/check?${query}` : "/check"),
  /** The set-up page of a game on paper. */
  companionSetup: () => "/companion",
  /** A game on paper, as `writeCompanionGame` writes it. */
  companion: (query: string) => `/companion/game?${query}`,
  /** The set-up page, with a sheet in its one-line form. Slashes need no escape in a query. */
  setup: (sheet = "") => (sheet ? `/new?sheet=${encodeURIComponent(sheet).replaceAll("%2F", "/")}` : "/new"),
  join: (code: string) => `/j/${encodeURIComponent(code)}`,
  table: (id: string) => `/g/${id}`,
  season: (id: string, season: number) => `/g/${id}/season/${season}`,
  final: (id: string) => `/g/${id}/end`,
  replay: (id: string, move?: number) => `/g/${id}/replay${move === undefined ? "" : `?move=${move}`}`,
  /** The replay at one card's turn, or (`after`) at what monsters did after a season, with one seat's map shown. */
  replayOf: (id: string, turn: { season: number; card: string; after: boolean }, seat: number) =>
    `/g/${id}/replay?season=${turn.season}&card=${turn.card}&after=${Number(turn.after)}&seat=${seat}`,
  /** The game before a whole room; with the code of the table, it invites to it. */
  projector: (id: string, code = "") => `/g/${id}/projector${code ? `?code=${encodeURIComponent(code)}` : ""}`,
  /** The controls of a club's host. */
  host: (id: string) => `/g/${id}/host`,
  /** The analysis of a seat's game; without a seat or a turn the page chooses. */
  analysis: (id: string, seat?: number, turn?: number) =>
    `/g/${id}/analysis${seat === undefined ? "" : `?seat=${seat}${turn === undefined ? "" : `&turn=${turn}`}`}`,
};
