/** Where the player is: the address bar, read and written. */

/** The pages, with what their addresses hold in `:names`. */
const PAGES = {
  home: "/",
  setup: "/new",
  join: "/j/:code",
  table: "/g/:id",
  season: "/g/:id/season/:season",
  final: "/g/:id/end",
  replay: "/g/:id/replay",
  analysis: "/g/:id/analysis",
} as const;

export type PageName = keyof typeof PAGES | "missing";

export interface Route {
  readonly page: PageName;
  readonly values: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly path: string;
}

/** The values in an address that looks like a pattern, or null if it does not. */
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

let current = $state.raw(read());

export const router = {
  get route(): Route {
    return current;
  },
};

/** Go to an address of this site. */
export function go(address: string, how: { replace?: boolean } = {}): void {
  if (how.replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  current = read();
}

/** Follow links of this site without loading the page anew; modified clicks stay the browser's. */
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
  const changed = () => (current = read());
  addEventListener("popstate", changed);
  return () => removeEventListener("popstate", changed);
}

export const address = {
  home: () => "/",
  setup: () => "/new",
  join: (code: string) => `/j/${encodeURIComponent(code)}`,
  table: (id: string) => `/g/${id}`,
  season: (id: string, season: number) => `/g/${id}/season/${season}`,
  final: (id: string) => `/g/${id}/end`,
  replay: (id: string, move?: number) => `/g/${id}/replay${move === undefined ? "" : `?move=${move}`}`,
  /** The replay at one card's turn, or at what a monster did after a season; a seat's map lies in the middle. */
  replayOf: (id: string, turn: { season: number; card: string; after: boolean }, seat: number) =>
    `/g/${id}/replay?season=${turn.season}&card=${turn.card}&after=${Number(turn.after)}&seat=${seat}`,
  /** A seat's game looked at again; a seat and a turn that are not named are for the page to choose. */
  analysis: (id: string, seat?: number, turn?: number) =>
    `/g/${id}/analysis${seat === undefined ? "" : `?seat=${seat}${turn === undefined ? "" : `&turn=${turn}`}`}`,
};
