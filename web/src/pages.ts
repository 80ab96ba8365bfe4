/** The pages of the site: what each is loaded from, the texts it needs, and what it is given. `PATHS` says where it lies. */
import type { Component } from "svelte";
import type { PageName, ValueNames } from "./common/paths";
import { whenIdle } from "./common/whenIdle";
import { loadTexts, type TextFile } from "./words/language";

/** What an address says: the values in its path, and its query. */
interface Said<Name extends string = string> {
  readonly values: Readonly<Record<Name, string>>;
  readonly query: URLSearchParams;
}

export interface Page {
  /** Loads the page with its texts; not there for the page that `App` has itself. */
  readonly load?: () => Promise<{ default: Component<Record<string, unknown>> }>;
  readonly props: (said: Said) => Record<string, unknown>;
  /** It fills the window; its menu has what stands below other pages. */
  readonly full: boolean;
}

interface Row<Name extends PageName, Props extends Record<string, unknown>> {
  load?: () => Promise<{ default: Component<Props> }>;
  /** The texts that only some pages need. */
  texts?: readonly TextFile[];
  props?: (said: Said<ValueNames<Name>>) => Props;
  full?: boolean;
}

/** A row of the table; the compiler compares what the page is given with what its path has and what it takes. */
function page<Name extends PageName, Props extends Record<string, unknown>>(_: Name, row: Row<Name, Props> = {}): Page {
  const { load, texts = [], props, full = false } = row;
  const loaded = load && (() => Promise.all([load(), ...texts.map(loadTexts)]).then(([module]) => module));
  return { full, props: props ?? (() => ({})), ...(loaded && { load: loaded }) } as Page;
}

const number = (query: URLSearchParams, name: string): number => Number(query.get(name) ?? NaN);

const studyProps = (id: string, query: URLSearchParams) => ({
  id,
  chapter: query.get("chapter") ?? "",
  at: number(query, "at"),
  seat: number(query, "seat"),
  write: query.get("write") ?? "",
});

export const pages: Readonly<Record<PageName, Page>> = {
  home: page("home", {
    load: () => import("./home/HomePage.svelte") }),
  today: page("today", {
    load: () => import("./daily/TodayPage.svelte"), texts: ["daily", "puzzle"] }),
  learn: page("learn", {
    load: () => import("./learn/LearnPage.svelte"), texts: ["lessons", "puzzle"] }),
  more: page("more", {
    load: () => import("./more/MorePage.svelte"), texts: ["notices", "tournament"] }),
  setup: page("setup", {
    load: () => import("./setup/SetupPage.svelte"),
    texts: ["club"],
    props: ({ query }) => ({ link: query.get("sheet") }),
  }),
  join: page("join", {
    load: () => import("./join/JoinPage.svelte"),
    texts: ["together"],
    props: ({ values }) => ({ code: values.code }),
  }),
  typeCode: page("typeCode", {
    load: () => import("./join/CodePage.svelte"), texts: ["together"] }),
  table: page("table", {
    load: () => import("./table/TablePage.svelte"),
    props: ({ values }) => ({ id: values.id }),
    full: true,
  }),
  season: page("season", {
    load: () => import("./season/SeasonPage.svelte"),
    texts: ["result"],
    props: ({ values }) => ({ id: values.id, season: Number(values.season) }),
  }),
  final: page("final", {
    load: () => import("./final/FinalPage.svelte"),
    texts: ["result"],
    props: ({ values }) => ({ id: values.id }),
  }),
  replay: page("replay", {
    load: () => import("./replay/ReplayPage.svelte"),
    props: ({ values, query }) => ({
      id: values.id,
      move: number(query, "move"),
      wanted: {
        season: number(query, "season"),
        card: query.get("card") ?? "",
        after: number(query, "after") === 1,
        seat: number(query, "seat"),
      },
    }),
    full: true,
  }),
  analysis: page("analysis", {
    load: () => import("./analysis/AnalysisPage.svelte"),
    texts: ["position", "puzzle", "result"],
    props: ({ values, query }) => ({ id: values.id, seat: number(query, "seat"), turn: number(query, "turn") }),
  }),
  projector: page("projector", {
    load: () => import("./club/ProjectorPage.svelte"),
    texts: ["club", "companion", "result"],
    props: ({ values, query }) => ({ id: values.id, code: query.get("code") ?? "" }),
    full: true,
  }),
  host: page("host", {
    load: () => import("./club/HostPage.svelte"),
    texts: ["club"],
    props: ({ values }) => ({ id: values.id }),
  }),
  mail: page("mail", {
    load: () => import("./more/MailPage.svelte"),
    texts: ["notices"],
    props: ({ values }) => ({ id: values.id, what: values.what === "stop" ? ("stop" as const) : ("confirm" as const), code: values.code }),
  }),
  you: page("you", {
    load: () => import("./you/YouPage.svelte"), texts: ["you"] }),
  profile: page("profile", {
    load: () => import("./you/ProfilePage.svelte"),
    texts: ["you"],
    props: ({ values }) => ({ code: values.code }),
  }),
  days: page("days", {
    load: () => import("./daily/DaysPage.svelte"),
    texts: ["daily"],
    props: ({ query }) => ({ kind: query.get("kind") === "week" ? ("week" as const) : ("day" as const) }),
  }),
  day: page("day", {
    load: () => import("./daily/DayPage.svelte"),
    texts: ["daily"],
    props: ({ values }) => ({ day: values.day }),
  }),
  tournamentSetup: page("tournamentSetup", {
    load: () => import("./setup/TournamentSetupPage.svelte"),
    texts: ["tournament", "club"],
    props: ({ query }) => ({ follows: query.get("follows") }),
  }),
  tournament: page("tournament", {
    load: () => import("./tournament/TournamentPage.svelte"),
    texts: ["tournament", "daily", "together"],
    props: ({ values }) => ({ id: values.id }),
  }),
  series: page("series", {
    load: () => import("./tournament/SeriesPage.svelte"),
    texts: ["tournament", "daily"],
    props: ({ values }) => ({ id: values.id }),
  }),
  maps: page("maps", {
    load: () => import("./tournament/MapsPage.svelte"),
    texts: ["tournament", "daily", "companion"],
    props: ({ values, query }) => ({
      id: values.id,
      deal: Number(values.deal),
      games: (query.get("games") ?? "").split(" ").filter(Boolean),
    }),
    full: true,
  }),
  puzzles: page("puzzles", {
    load: () => import("./puzzle/PuzzlesPage.svelte"), texts: ["puzzle"] }),
  puzzle: page("puzzle", {
    load: () => import("./table/puzzle/PuzzlePage.svelte"),
    texts: ["puzzle"],
    props: ({ values, query }) => ({ id: values.id, again: number(query, "again") === 1 }),
  }),
  mistakes: page("mistakes", {
    load: () => import("./puzzle/MistakesPage.svelte"), texts: ["puzzle"] }),
  position: page("position", {
    load: () => import("./position/PositionPage.svelte"),
    texts: ["position", "paper", "puzzle"],
    props: ({ query }) => ({ line: query.get("p") ?? "" }),
  }),
  positionPuzzle: page("positionPuzzle", {
    load: () => import("./table/puzzle/FriendPuzzlePage.svelte"),
    texts: ["position", "puzzle"],
    props: ({ query }) => ({ line: query.get("p") ?? "" }),
  }),
  studies: page("studies", {
    load: () => import("./learn/StudiesPage.svelte"), texts: ["study"] }),
  study: page("study", {
    load: () => import("./table/study/StudyPage.svelte"),
    texts: ["study"],
    props: ({ values, query }) => ({ ...studyProps(values.id, query), embedded: false }),
    full: true,
  }),
  studyEmbed: page("studyEmbed", {
    load: () => import("./table/study/StudyPage.svelte"),
    texts: ["study"],
    props: ({ values, query }) => ({ ...studyProps(values.id, query), embedded: true }),
    full: true,
  }),
  print: page("print", {
    load: () => import("./paper/PrintPage.svelte"), texts: ["paper"] }),
  check: page("check", {
    load: () => import("./paper/CheckPage.svelte"),
    texts: ["paper", "result"],
    props: ({ query }) => ({ query }),
  }),
  companionSetup: page("companionSetup", {
    load: () => import("./setup/CompanionSetupPage.svelte"),
    texts: ["companion", "paper", "club"],
  }),
  companion: page("companion", {
    load: () => import("./companion/CompanionPage.svelte"),
    texts: ["companion"],
    props: ({ query }) => ({ query }),
  }),
  admin: page("admin", {
    load: () => import("./admin/AdminPage.svelte"), texts: ["admin"] }),
  // The rules lie over another page; a topic is a place in them.
  rules: page("rules", {
    load: () => import("./rules/RulesPage.svelte"), props: () => ({ at: "" }) }),
  topic: page("topic"),
};

/** The pages that one leads to, in the order in which they are needed. */
const NEXT: Partial<Record<PageName, readonly PageName[]>> = {
  home: ["table"],
  today: ["table"],
  learn: ["table"],
  table: ["season", "final"],
};
/** How long after a table has been opened the pages that follow it are loaded, in milliseconds: the card comes first. */
const AFTER_FIRST_CARD = 2_000;

/** Loads the pages that a page leads to, so that nobody waits for them. Returns what calls it off. */
export function loadNextPages(page: PageName): () => void {
  let open = true;
  // One after the other, to be busy for less at a time.
  const load = async () => {
    for (const next of NEXT[page] ?? []) {
      await whenIdle();
      if (open) await pages[next].load?.();
    }
  };
  // Whoever is offline now gets them when they are needed.
  const loading = setTimeout(() => void load().catch(() => undefined), page === "table" ? AFTER_FIRST_CARD : 0);
  return () => {
    open = false;
    clearTimeout(loading);
  };
}
