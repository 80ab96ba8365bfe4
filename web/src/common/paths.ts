/** Where the pages lie below `root`; `:name` stands for a value. The first that matches an address is its page. */
export const PATHS = {
  home: "/",
  today: "/today",
  learn: "/learn",
  more: "/more",
  setup: "/new",
  join: "/j/:code",
  typeCode: "/join",
  table: "/g/:id",
  season: "/g/:id/season/:season",
  final: "/g/:id/end",
  replay: "/g/:id/replay",
  analysis: "/g/:id/analysis",
  projector: "/g/:id/projector",
  host: "/g/:id/host",
  you: "/you",
  profile: "/profile/:code",
  days: "/daily",
  day: "/daily/:day",
  tournamentSetup: "/tournaments/new",
  tournament: "/tournaments/:id",
  series: "/tournaments/series/:id",
  maps: "/tournaments/:id/:deal/maps",
  puzzles: "/puzzles",
  puzzle: "/puzzles/:id",
  mistakes: "/mistakes",
  position: "/position",
  positionPuzzle: "/position/puzzle",
  studies: "/studies",
  study: "/study/:id",
  studyEmbed: "/study/:id/embed",
  print: "/print",
  check: "/check",
  companionSetup: "/companion",
  companion: "/companion/game",
  mail: "/mail/:id/:what/:code",
  admin: "/admin",
  rules: "/rules",
  topic: "/rules/:topic",
} as const;

export type PageName = keyof typeof PATHS;

/** The names of the values in a path: `id` and `season` of `/g/:id/season/:season`. */
type Names<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Names<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The names of the values in the path of a page. */
export type ValueNames<Page extends PageName> = Names<(typeof PATHS)[Page]>;
