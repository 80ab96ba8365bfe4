// Made from the server's description by `npm run types`; not written by hand.

/** Add another line, or a turn to the one that the place names. */
export interface AddBranch {
  do: "branch";
  place: StudyPlace;
  decision: Decision;
}

/** Where the server can be reached. */
export interface Addresses {
  loopback: boolean;
  network: string[];
}

/** The answer to whatever a host asked. */
export interface AdminAnswer {
  done: boolean;
  goes: Record<string, number>;
  undo: string;
  look: AdminLook | null;
  found: FoundThing[];
  more: boolean;
  log: AdminLogLine[];
  reports: AdminReport[];
}

/** A device or network that may not write. */
export interface AdminBan {
  id: string;
  kind: "device" | "network";
  value: string;
  until: number;
  why: string;
}

/** The code of a link to the host's page. */
export interface AdminEntry {
  code: string;
}

/** Something that a host did. */
export interface AdminLogLine {
  at: number;
  whose: string;
  act: string;
  what: string;
  why: string;
}

/** What is set, who is banned, and what can be put back. */
export interface AdminLook {
  creation: "open" | "password" | "closed";
  off: ("daily" | "tournaments" | "puzzles" | "bots" | "notices" | "photo" | "uploads" | "spectators" | "coach" | "notes")[];
  notice: SiteNotice | null;
  contact: string;
  imprint: string;
  reports: number;
  bans: AdminBan[];
  can_put_back: CanPutBack[];
}

/** A device, or several of one person. */
export interface AdminPerson {
  device: string;
  name: string;
  network: string;
}

/** What a player has told the host of. */
export interface AdminReport {
  id: string;
  kind: "name" | "game" | "tournament" | "note" | "profile";
  place: "game" | "tournament" | "day" | "profile";
  place_id: string;
  shown: string;
  why: "rude" | "pretends" | "private" | "cheating" | "other";
  text: string;
  at: number;
  about: AdminPerson | null;
  reporter: AdminPerson;
  note: string;
}

/** A decision, the stars that it is expected to lose beside the best one, and whether it is the answer. */
export interface AdvisedDrawing {
  decision: Decision;
  lost: number;
  mine: boolean;
}

/** A decision, its expected final stars, and their spread over the playouts. */
export interface AdvisedMove {
  decision: Decision;
  expected: number;
  spread: number;
  usual: boolean;
}

/** In the phase ``ambush``: monsters on a neighbour's map, and the cell that a gorgon destroys. */
export interface Ambush {
  cells: string[];
  target?: string;
}

/** The analysis of one decision. */
export interface AnalysedMove {
  number: number;
  step: number;
  seq: number;
  season: number;
  card: string;
  phase: "reveal" | "draw" | "declare" | "ambush" | "gaze" | "hero" | "ravage" | "over";
  map_owner: number;
  rows: string[];
  marks: string[];
  best: AdvisedMove[];
  played: AdvisedMove;
  place: number;
  before: number;
  revealed: number;
  moved: number;
  luck: number;
  skill: number;
  lost: number;
}

/** The analysis of a seat's game so far. Once it is done, final = start + luck + skill exactly, unless the game was ended early. */
export interface Analysis {
  id: string;
  seat: number;
  state: "none" | "waiting" | "running" | "done" | "failed";
  reason: string;
  reason_code: string;
  player: string;
  done: number;
  total: number;
  start: number | null;
  final: number;
  ended: boolean;
  luck: number;
  closing: number;
  skill: number;
  lost: number;
  costliest: number[];
  moves: AnalysedMove[];
  points: AnalysisPoint[];
}

/** A point of the graph: the final stars expected at one moment. */
export interface AnalysisPoint {
  kind: "start" | "reveal" | "move" | "end";
  number: number | null;
  season: number;
  expected: number;
}

/** The seat whose decisions are to be analysed. */
export interface AnalysisRequest {
  seat?: number;
}

/** Let a device or a network read, but not write, for a time. */
export interface BanSomebody {
  act: "ban";
  kind: "device" | "network";
  value: string;
  hours?: number;
  why?: string;
}

/** One of the maps with the most stars. */
export interface BestMap {
  created: string;
  sheet: string;
  stars: number;
  title: string | null;
  rows: string[];
  id: string;
}

/** A new bot account. */
export interface BotAccountRequest {
  name: string;
  owner: string;
  anyone?: boolean;
  days?: number;
}

/** A decision was stored. */
export interface BotAnswer {
  step: number;
}

/** Complete decisions: a first one with each drawing that its skill may add. */
export interface BotBesides {
  type: string;
  game: string;
  step: number;
  decisions: Decision[];
}

/** A decision of a program, or a first decision about which it asks. */
export interface BotDecision {
  step: number;
  decision: Decision;
}

/** A bot that can play a seat. */
export interface BotFact {
  key: string;
  name: string;
  about: string;
  strength: number;
  seconds: number | null;
  stars: number | null;
}

/** A bot account, as its owner sees it. */
export interface BotLine {
  name: string;
  owner: string;
  anyone: boolean;
  since: string;
  ends: string;
  used: string | null;
  connected: boolean;
}

/** The bot accounts of a person. */
export interface BotList {
  bots: BotLine[];
}

/** A bot account and its new token, which is told only this once. */
export interface BotToken {
  name: string;
  token: string;
  ends: string;
}

/** Another token for a bot account; the one before is no longer valid. */
export interface BotTokenRequest {
  anyone?: boolean;
  days?: number;
}

/** A turn of another line, and the seat's map after it. */
export interface BranchFrame {
  card: string;
  season: number;
  column: string;
  rows: string[];
  marks: string[];
  coins: number;
  gained: number;
}

/** Another line, turn by turn. */
export interface BranchShown {
  columns: string[];
  better: boolean;
  frames: BranchFrame[];
  goes_on: boolean;
}

/** Something that was deleted or renamed and can be put back. */
export interface CanPutBack {
  id: string;
  kind: "game" | "tournament" | "result" | "answers" | "bot" | "note" | "profile" | "study" | "name";
  what: string;
  until: number;
}

/** A card of the explore deck. */
export interface CardFact {
  key: string;
  kind: "explore" | "ruins" | "ambush" | "hero";
  box: string;
  time: number;
  terrains: ("forest" | "village" | "farm" | "water" | "monster" | "hero" | "mountain" | "double")[];
  shapes: ShapeFact[];
  clockwise: boolean | null;
  corner: string | null;
  monster: string | null;
  attack: [number, number][];
}

/** Everything printed in all boxes, all bots, and the characters they can be. */
export interface Catalogue {
  boxes: string[];
  explore_sets: string[];
  season_sets: string[];
  cards: CardFact[];
  edicts: EdictFact[];
  skills: SkillFact[];
  sheets: SheetFact[];
  titles: string[];
  bots: BotFact[];
  characters: CharacterFact[];
  coin_track: number;
  most_seats: number;
  photos: boolean;
  texts: string;
  glyphs: string;
}

/** A chapter in the list of a study. */
export interface ChapterLine {
  id: string;
  title: string;
}

/** New chapters: of a finished game, or all those of a text. */
export interface ChapterRequest {
  title?: string;
  game?: string | null;
  text?: string;
}

/** Somebody a bot can be: a name, a face and a way of drawing, whatever its strength. */
export interface CharacterFact {
  key: string;
  name: string;
  about: string;
}

/** A shape that may be drawn, in one of several terrains. */
export interface Choice {
  terrains: ("forest" | "village" | "farm" | "water" | "monster" | "hero" | "mountain" | "double")[];
  coin: boolean;
  poses: Pose[];
}

/** End every session of the host's page, also one's own; links that nobody has opened are of no use. */
export interface ClosePages {
  act: "close-pages";
}

/** The host is done with a report. */
export interface CloseReport {
  act: "close-report";
  id: string;
  why?: string;
}

/** What the host of a club's table does. ``start`` leaves out the seats that are open; ``pause`` and ``go-on`` stop the clock and all decisions; ``hurry`` lets bots draw once for those who have not; ``next`` turns up the next card, if cards wait; ``reveal`` goes on with the ceremony on the projector, once the game is over. */
export interface ClubRequest {
  action: "start" | "pause" | "go-on" | "hurry" | "next" | "reveal";
  spare?: number;
}

/** A club's table, which its host runs. */
export interface ClubState {
  started: boolean;
  host_deals: boolean;
  paper: PaperPlace[];
  revealed: number;
}

/** What a code is wanted for: the code in the invitation link of a table, or the id of a tournament. */
export interface CodeRequest {
  invite?: string;
  tournament?: string;
}

/** What a code stands for; one of the two. */
export interface CodeTarget {
  invite: string;
  tournament: string;
}

/** What a command brings. */
export interface CommandAnswer {
  lines: string[];
  hand: HeldHand | null;
  decision: Decision | null;
  takes_back: boolean;
  completions: string[];
}

/** A typed command, and what is held. */
export interface CommandRequest {
  text: string;
  hand?: HeldHand | null;
}

/** A step of a game on paper. The server keeps nothing: the same request has the same answer. */
export interface CompanionRequest {
  sheet?: string;
  explore?: string;
  seasons?: string;
  stacks?: string[];
  edicts?: string[];
  ambushes?: string[];
  heroes?: boolean | null;
  skills?: boolean | string[];
  seed: number | string;
  solo?: boolean;
  step?: number;
  full?: number | null;
}

/** What is to be shown at a step: before the first card, a card, the end of a season, or the end. */
export interface CompanionStep {
  kind: "start" | "card" | "season" | "end";
  step: number;
  solo: boolean;
  edicts: string[];
  skills: string[];
  season: number;
  seasons: SeasonState[];
  card: string;
  clock: number;
  clock_after: number;
  ends_season: boolean;
  must_cover: boolean;
  ruins_waiting: boolean;
  revealed: string[];
  deck: string[];
  ambushes_in_deck: number;
  heroes_in_deck: number;
  last: boolean;
  acting: string[];
  examples: Record<string, GuideExample>;
  target: number;
  titles: TitleFact[];
}

/** Something that the host has corrected. */
export interface CorrectionLine {
  kind: "rename" | "remove" | "readmit" | "strike" | "again" | "ends";
  at: number;
  player: number | null;
  deal: number | null;
  before: string;
  after: string;
}

/** What a host corrects: a name, who takes part, a result, another try for somebody, the end. */
export interface CorrectionRequest {
  kind: "rename" | "remove" | "readmit" | "strike" | "again" | "ends";
  player?: number;
  deal?: number;
  name?: string;
  ends?: number | null;
}

/** A turn of a game that becomes a task: what is said of it, and what would have been better. */
export interface CostlyTurn {
  season: number;
  card: string;
  comment?: string;
  better: Decision;
}

/** A new game. */
export interface Created {
  id: string;
  invites: Record<string, string>;
  invite: string;
  commitment: string | null;
  removed: number;
}

/** How many tries have ended with so many stars. */
export interface DailyBar {
  stars: number;
  until: number;
  tries: number;
  mine: boolean;
}

/** A day or week, and how far this device is with its deal. */
export interface DailyLine {
  day: string;
  kind: "day" | "week";
  begins: number;
  ends: number;
  settled: number;
  sheet: string;
  boxes: string[];
  commitment: string;
  began: number;
  finished: number;
  state: "soon" | "open" | "running" | "done" | "ended" | "late" | "closing" | "missed";
  game: string | null;
  stars: number | null;
  title: string | null;
  place: number | null;
  par: number | null;
  medal: "bronze" | "silver" | "gold" | null;
}

/** Days or weeks, the newest first. */
export interface DailyList {
  now: number;
  coming: DailyLine[];
  past: DailyLine[];
  more: boolean;
}

/** The deals that can be played now. */
export interface DailyNow {
  now: number;
  day: DailyLine;
  week: DailyLine;
  streak: number;
  seals: DaySeal[];
  friends: FriendToday[];
  rows: string[];
}

/** Everything about one day or week. */
export interface DailyPage {
  now: number;
  line: DailyLine;
  earlier: string | null;
  later: string | null;
  open: boolean;
  results: DealResult[];
  bars: DailyBar[];
  par_game: string | null;
  secret: string | null;
}

/** Playing the deal of a day or week. */
export interface DailyTry {
  counted?: boolean;
  name?: string;
}

/** One of the last days, and whether this device has drawn its deal to the end. */
export interface DaySeal {
  day: string;
  drawn: boolean;
}

/** A deal for a new game. */
export interface DealOffer {
  offer: string;
  commitment: string;
}

/** A counted try that was played to its end. */
export interface DealResult {
  place: number;
  name: string;
  profile: string | null;
  stars: number;
  seasons: number[];
  title: string | null;
  mine: boolean;
  game: string | null;
  rows: string[];
}

/** What a player adds to a deal, after its commitment was told. */
export interface DealShare {
  offer: string;
  nonce: string;
}

/** How the cards of a game were shuffled; the secret and what follows from it once it is over. */
export interface DealState {
  commitment: string;
  nonces: (string | null)[];
  late: number[];
  bots: number[];
  uploaded: boolean;
  secret: string | null;
  number: string | null;
  shuffles: ShuffleState[];
  wrong: string;
}

export type Decision = Draw | Declare | Ambush | Post | Destroy;

/** A decision for one step. A repeated ``move_id`` is ignored. */
export interface DecisionRequest {
  step: number;
  move_id: string;
  decision: Decision;
}

/** In the phase ``declare``: the skill that is used against an ambush, or nothing. */
export interface Declare {
  skill?: string;
  extra?: Extra;
  upright?: boolean;
}

/** Deleting everything; the page asks for a word to be typed first. */
export interface DeleteRequest {
  everything: boolean;
}

/** Delete something. Unless one is sure, the answer says only what would go. */
export interface DeleteThing {
  act: "delete";
  kind: "game" | "tournament" | "result" | "answers" | "bot" | "note" | "profile" | "study";
  id: string;
  why?: string;
  sure?: boolean;
}

/** In the phases ``gaze`` and ``ravage``: a cell. */
export interface Destroy {
  cell: string;
}

/** A device of a person. */
export interface DeviceLine {
  id: string;
  name: string;
  since: string;
  seen: string | null;
  this: boolean;
}

/** In the phase ``draw``: a shape in a terrain, perhaps with a skill. */
export interface Draw {
  terrain: "forest" | "village" | "farm" | "water" | "monster" | "hero" | "mountain" | "double";
  cells: string[];
  skill?: string;
  extra?: Extra;
}

/** A first time or a personal best; "map" is told of a game that has nothing else: its number. */
export interface Earned {
  kind: "first-map" | "first-win" | "win" | "title" | "best" | "first-sheet" | "best-sheet" | "best-season" | "best-edict" | "no-bites" | "map";
  key: string;
  season: number;
  stars: number;
  before: number | null;
}

/** An edict's stars before and after a drawing, and the parts that are new or score more. */
export interface EdictChange {
  key: string;
  before: number;
  after: number;
  parts: Part[];
}

/** A scoring card. */
export interface EdictFact {
  key: string;
  box: string;
  stack: "forest" | "village" | "farm-water" | "space";
  solo_rating: number;
}

/** The mean stars for an edict in one season. */
export interface EdictMean {
  key: string;
  season: number;
  games: number;
  mean: number;
  others: number | null;
}

/** The stars that an edict gives for a map, with the parts they come from. */
export interface EdictScore {
  key: string;
  stars: number;
  parts: Part[];
}

/** What an edict gives in a game, both its seasons together. */
export interface EdictStrength {
  key: string;
  games: number;
  mean: number;
  usual: number;
  few: boolean;
}

/** End a game or a tournament; it stays and can be looked at. */
export interface EndThing {
  act: "end";
  kind: "game" | "tournament";
  id: string;
  why?: string;
}

/** A game that was ended before it was over by the rules; it has no winner. */
export interface EndedState {
  why: "limit" | "player" | "started" | "host";
  seats: number[];
}

/** How a game ended. */
export interface Ending {
  places: FinalPlace[];
  rating: number | null;
  title: string | null;
  target: number | null;
  next_title: string | null;
  stars_to_next: number;
}

/** What the browser itself keeps, to be part of the file. */
export interface ExportRequest {
  settings?: Record<string, string>;
}

/** What a skill draws in addition. */
export interface Extra {
  terrain: "forest" | "village" | "farm" | "water" | "monster" | "hero" | "mountain" | "double";
  cells: string[];
}

/** The place of a seat in the final ranking. */
export interface FinalPlace {
  seat: number;
  place: number;
  stars: number;
  lost: number;
}

/** Everything that is given must be true of what is found. */
export interface FindThings {
  act: "find";
  kind?: "game" | "tournament" | "result" | "answers" | "bot" | "note" | "profile" | "study" | null;
  text?: string;
  device?: string;
  network?: string;
  newer_hours?: number | null;
  older_hours?: number | null;
}

/** A finished game in the history. */
export interface FinishedLine {
  line: GameLine;
  box: string;
  seat: number;
  stars: number;
  place: number;
  medal: "bronze" | "silver" | "gold" | null;
}

/** Something that was reached for the first time. */
export interface First {
  kind: "map" | "win" | "title" | "medal";
  key: string;
  created: string;
  stars: number;
  game: string;
}

/** Something that was found. */
export interface FoundThing {
  kind: "game" | "tournament" | "result" | "answers" | "bot" | "note" | "profile" | "study";
  id: string;
  title: string;
  at: number;
  over: boolean;
  number: number;
  people: AdminPerson[];
}

/** Somebody with whom this device has played, and how far they are with the deal of today. */
export interface FriendToday {
  name: string;
  profile: string | null;
  drawn: boolean;
  stars: number | null;
}

/** What a finished game has earned for the person who asks. */
export interface GameEarned {
  number: number;
  created: string;
  earned: Earned[];
  medal: "bronze" | "silver" | "gold" | null;
  par: number | null;
  made: MadeOf;
  goal: Goal | null;
  advice: MadeOf | null;
  deal_open: boolean;
}

/** A game in a list. */
export interface GameLine {
  id: string;
  created: string;
  over: boolean;
  sheet: string;
  season: number;
  season_key: string;
  seats: number;
  names: string[];
  others: boolean;
  waiting: boolean;
  stars: number[];
  title: string | null;
  pace: Pace | null;
  due: number | null;
  ended: boolean;
  may_end: boolean;
  hosts: boolean;
  plays: boolean;
  mine: number[];
  waiting_for: number[];
  since: number;
  card: string;
  rows: string[];
  what_if: boolean;
  deal: string | null;
}

/** A plan, and what its maker adds to the deal. */
export interface GameRequest {
  sheet?: string;
  explore?: string;
  seasons?: string;
  stacks?: string[];
  edicts?: string[];
  ambushes?: string[];
  heroes?: boolean | null;
  skills?: boolean | string[];
  pace?: "live" | "days";
  absence?: number | null;
  move_clock?: number | null;
  move_limit?: number | null;
  on_limit?: "skip" | "bot" | "end";
  seats?: SeatRequest[];
  seed?: number | string | null;
  hints?: boolean | null;
  watchers?: boolean;
  knocking?: boolean;
  hosted?: boolean;
  host_deals?: boolean;
  coached?: boolean;
  deal?: DealShare | null;
}

/** A game as one device may see it. */
export interface GameState {
  invite: string;
  knocking: boolean;
  host: boolean;
  runs: boolean;
  now: number | null;
  seq: number;
  watchers: number;
  due: number | null;
  id: string;
  step: number;
  phase: "reveal" | "draw" | "declare" | "ambush" | "gaze" | "hero" | "ravage" | "over";
  season: number;
  clock: number;
  seasons: SeasonState[];
  card: string;
  revealed: string[];
  deck: string[];
  ambushes_in_deck: number;
  heroes_in_deck: number;
  pending_ruins: boolean;
  sheet: string;
  edicts: string[];
  skills: string[];
  seed: number | string | null;
  commitment: string | null;
  hints: boolean;
  coached: boolean;
  what_if_of: string | null;
  lesson: LessonState | null;
  day: string | null;
  counted: boolean;
  ending: Ending | null;
  pace: Pace | null;
  ended: EndedState | null;
  rematch: RematchState | null;
  places: number[];
  paused: boolean;
  club: ClubState | null;
  seats: SeatState[];
  mine: MySeat[];
  log: LogLine[];
}

/** A study of a finished game, perhaps with costly turns of one seat as tasks. */
export interface GameStudyRequest {
  title?: string;
  seat?: number;
  turns?: CostlyTurn[];
}

/** A finished game that is not rated yet. */
export interface GameToRate {
  game: string;
  seat: number;
}

/** What is in reach next, and how many more stars it takes. */
export interface Goal {
  kind: "title" | "medal" | "best";
  key: string;
  stars: number;
}

/** The rules for players in a language. */
export interface Guide {
  language: string;
  chapters: GuideChapter[];
}

/** A card; the catalogue has its picture. */
export interface GuideCard {
  kind: "card";
  key: string;
  box: string;
  name: string;
  rule: string;
  facts: string[];
  example: GuideExample | null;
}

/** A chapter. */
export interface GuideChapter {
  topics: GuideTopic[];
}

/** An example as the engine played and scored it. */
export interface GuideExample {
  kind: "example";
  key: string;
  lines: string[];
  note: GuideSpan[];
  rows: string[];
  marks: string[];
  named: Record<string, string[]>;
  parts: Part[];
  drawn: string[];
  destroyed: string[];
  wrong: string[];
}

/** A list. */
export interface GuideList {
  kind: "list";
  numbered: boolean;
  items: GuideSpan[][];
}

/** A piece of a line: plain or bold text, or a link to a topic or a card. */
export interface GuideSpan {
  text: string;
  bold: boolean;
  to: string;
}

/** A table; its first row is the heading. */
export interface GuideTable {
  kind: "table";
  key: string;
  rows: string[][];
}

/** A paragraph. */
export interface GuideText {
  kind: "text";
  spans: GuideSpan[];
}

/** A section; level 1 is the heading of a chapter. */
export interface GuideTopic {
  id: string;
  level: number;
  title: string;
  blocks: (GuideText | GuideList | GuideTable | GuideExample | GuideCard)[];
}

/** The server is alive, or can serve. */
export interface Health {
  status: "ok";
}

/** A decision as far as it has come on the page. All fields are sent both ways. */
export interface HeldHand {
  stage: "declare" | "shape" | "extra" | "target";
  skill: string;
  upright: boolean;
  terrain: "forest" | "village" | "farm" | "water" | "monster" | "hero" | "mountain" | "double" | null;
  shape: [number, number][];
  corner: [number, number] | null;
  marks: string[];
  first: Decision | null;
}

/** A hint, with as much as its level includes. */
export interface Hint {
  step: number;
  level: number;
  look: "edict" | "coins" | "monsters" | "ruins" | "room";
  edict: string;
  map_owner: number;
  where: string[];
  decision: Decision | null;
  expected: number | null;
  spread: number | null;
  why: HintReason[];
}

/** One reason for the advised decision. On a neighbour's map it counts what the neighbour loses. */
export interface HintReason {
  code: "edict" | "edict-less" | "edict-prepared" | "coins" | "monsters" | "ruins" | "room" | "better";
  amount: number;
  edict: string;
  season: number;
  times: number;
  instead: number;
}

/** Level 1 says what to look at, level 2 also where, level 3 also what to decide. */
export interface HintRequest {
  step: number;
  level?: number;
}

/** A page of the finished games, the newest first, and what they can be filtered by. */
export interface History {
  games: FinishedLine[];
  total: number;
  page: number;
  pages: number;
  boxes: string[];
  sheets: string[];
  seats: number[];
}

/** A device, or a person with several, that may decide for a seat. */
export interface HolderLine {
  id: string;
  names: string[];
  since: string | null;
  seen: string | null;
  connected: boolean;
  this: boolean;
  removable: boolean;
}

/** What a host does: open or close a deal, let nobody begin and go on, close the tournament for good. */
export interface HostRequest {
  action: "open" | "close" | "pause" | "continue" | "finish";
  deal?: number;
}

/** What a code gives access to, shown before it is used. */
export interface Invitation {
  game: GameLine;
  kind: "table" | "seat" | "private";
  state: "open" | "yours" | "taken";
  watchers: boolean;
  people: string[];
  knocking: boolean;
  may_wait: boolean;
  knock: OwnKnock | null;
}

/** A code to type at ``/join``. */
export interface JoinCode {
  code: string;
  until: number;
}

/** Taking a seat with an invite code, or with the private code of one's own seat. */
export interface JoinRequest {
  code: string;
  name?: string;
  device?: string;
}

/** The code that lets somebody write. */
export interface JoinStudy {
  code: string;
}

/** The game and seat that a code gave access to. */
export interface Joined {
  id: string;
  seat: number;
}

/** What the one who opened a table says to somebody who knocks. */
export interface KnockAnswer {
  let_in: boolean;
}

/** Somebody who knocks at a table or waits for its next game, as the one who opened it is told. */
export interface KnockLine {
  id: string;
  name: string;
  wants: "seat" | "next";
  at: number;
  accepted: boolean;
}

/** Knocking at a table with an invite code; waiting for its next game if no seat is free. */
export interface KnockRequest {
  code: string;
  name?: string;
  next?: boolean;
}

/** Who knocks at a table, the first first: all of them for the one who opened it, and one's own knock. */
export interface Knocks {
  knocks: KnockLine[];
  mine: OwnKnock | null;
}

/** Strength without luck in counted games, if it is known as well as the public list wants it. */
export interface KnownStrength {
  points: number;
  margin: number;
  games: number;
}

/** A part of the stars by which the better decision leads; it may be less than nothing. */
export interface LeadPart {
  kind: "edict" | "coins" | "monsters" | "later";
  stars: number;
  edict: string;
  times: number;
}

/** A lesson and how far this device is with it. */
export interface LessonLine {
  key: string;
  finished: boolean;
  game: string | null;
  step: number;
  steps: number;
}

/** Starting a lesson: going on with the one that was begun, or from its first step again. */
export interface LessonRequest {
  fresh?: boolean;
}

/** The lesson that a game is, at its current step. Texts are in ``lessons.ftl``. */
export interface LessonState {
  key: string;
  number: number;
  lessons: number;
  following: string | null;
  step: number;
  steps: number;
  back: boolean;
  text: string;
  points_at: string;
  cells: string[];
  decides: boolean;
  goal: number;
}

/** Going on or back to a step of a lesson; the number of steps means its end. */
export interface LessonStepRequest {
  step: number;
}

/** The lessons in order. */
export interface Lessons {
  lessons: LessonLine[];
}

/** End a ban. */
export interface LiftBan {
  act: "unban";
  id: string;
}

/** Being the same person on this device too. */
export interface LinkRequest {
  phrase: string;
  device?: string;
  own?: string;
}

/** What players have told the host of: what is open, the oldest first, or what is closed. */
export interface ListReports {
  act: "reports";
  closed?: boolean;
}

/** A line of the public list. */
export interface ListedStrength {
  name: string;
  profile: string | null;
  points: number;
  margin: number;
  games: number;
  mine: boolean;
}

/** What happened on one map. */
export interface LogDrawing {
  seat: number;
  by: number | null;
  strokes: (["forest" | "village" | "farm" | "water" | "monster" | "hero" | "mountain" | "double", string[]])[];
  marks: string[];
  destroyed: string[];
  coins: number;
  skill: string;
  bot: string;
  open: string[];
}

/** An entry of the log: a card's turn, a season's scoring, or a monster that acted after it. */
export interface LogLine {
  kind: "turn" | "season" | "after";
  season: number;
  card: string;
  drawn: LogDrawing[];
  scores: ScoreRow[];
}

/** What is set, who is banned, and what can be put back. */
export interface LookAround {
  act: "look";
}

/** What a page has worked out about turns of a game. */
export interface LossesRequest {
  turns: TurnLosses[];
}

/** A device says that the recovery phrase is lost; if no other one objects, it can go on without it. */
export interface LostPhrase {
  name: string;
  this: boolean;
  until: string;
  over: boolean;
}

/** Mean luck and skill of the games that were analysed. */
export interface LuckMean {
  games: number;
  luck: number;
  skill: number;
}

/** What most of a game's stars came from or were lost to. */
export interface MadeOf {
  kind: "edict" | "season" | "coins" | "monsters";
  key: string;
  season: number;
  stars: number;
}

/** What the link proves itself with that was sent to an address. */
export interface MailCode {
  code: string;
}

/** The address to which a person wants e-mail. */
export interface MailRequest {
  address: string;
}

/** Can this server send e-mail, and where does the person get it? */
export interface MailState {
  possible: boolean;
  address: string;
  confirmed: boolean;
}

/** How many solo games have won a medal. */
export interface MedalCount {
  medal: "bronze" | "silver" | "gold";
  games: number;
}

/** What a legal decision missed: the key of a text, the figure reached and the figure asked for. */
export interface MissedGoal {
  text: string;
  got: number;
  goal: number;
  shown: Decision | null;
}

/** How far a player is with what mistakes are about. */
export interface MistakeTheme {
  theme: "ruins" | "edict-now" | "edict-later" | "monsters" | "coins" | "late-coins" | "room";
  mistakes: number;
  learned: number;
  tries: number;
  solved: number;
}

/** A player's own mistakes. */
export interface Mistakes {
  now: number;
  due: PuzzleLine[];
  comes_back: number | null;
  mistakes: number;
  learned: number;
  themes: MistakeTheme[];
  games: SeatToSearch[];
}

/** The mistakes of a game; those that were known already among them. */
export interface MistakesFound {
  found: PuzzleLine[];
}

/** A mountain, and the empty cells beside it; once there are none, its owner has got a coin for it. */
export interface MountainState {
  cell: string;
  open: string[];
}

/** A game that comes from elsewhere. */
export interface MovedGameRequest {
  whole: string;
}

/** What only this seat's player may see, as far as it changes within a phase. */
export interface MyDecision {
  seat: number;
  must_decide: boolean;
  sealed: Decision | null;
  can_undo: boolean;
  sealed_by: string;
}

/** The games in which this device has a seat. */
export interface MyGames {
  running: GameLine[];
  recent: GameLine[];
}

/** What only this seat's player may see. */
export interface MySeat {
  seat: number;
  must_decide: boolean;
  sealed: Decision | null;
  can_undo: boolean;
  sealed_by: string;
  map_owner: number;
  offer: Offer;
  told: string[];
  skills: SkillOffer[];
  edicts: EdictScore[];
  monsters: EdictScore;
  mountains: MountainState[];
  link: string;
  may_end: boolean;
}

/** What a player adds to the deal of a game in which the first card lies open. */
export interface NonceRequest {
  nonce: string;
}

/** A note. */
export interface Note {
  id: string;
  seat: number;
  here: boolean;
  mine: boolean;
  to: "all" | "self";
  text: string;
  at: number;
}

/** A note to be left. It may be longer than is allowed, so that the refusal can say by how much. */
export interface NoteRequest {
  text: string;
  to?: "all" | "self";
}

/** The notes of a table that a player may read, the oldest first. */
export interface Notes {
  notes: Note[];
}

/** What a seat may draw now. */
export interface Offer {
  choices: Choice[];
  fallback: boolean;
  cover: string[];
}

/** That somebody knocks at a table, as they are told. */
export interface OwnKnock {
  wants: "seat" | "next";
  answer: "" | "yes" | "no";
  place: number;
}

/** Of an answer to one's own mistake: what it was about, and when it comes back. */
export interface OwnMistake {
  theme: "ruins" | "edict-now" | "edict-later" | "monsters" | "coins" | "late-coins" | "room";
  edict: string;
  played: PuzzleDrawing;
  level: number;
  levels: number;
  comes_back: number | null;
}

/** One's own public page, if there is one. */
export interface OwnProfile {
  code: string | null;
  name: string;
  parts: ("maps" | "firsts" | "streak" | "strength" | "edicts")[];
  linked: boolean;
  streak: Streak | null;
}

/** The check of a sheet that a player drew. */
export interface OwnSheet {
  reasons: string[];
  remarks: string[];
  line: string;
  rows: string[];
}

/** How good somebody decides, whatever cards came. */
export interface OwnStrength {
  counted: StrengthOf;
  others: StrengthOf;
  least_games: number;
  within: number;
  unrated: GameToRate[];
  marks: StrengthMark[];
  shown: boolean;
  listed: boolean;
}

/** Live, or over days. A game without invited players waits for everybody, whatever its pace. */
export interface Pace {
  pace: "live" | "days";
  absence: number | null;
  move_clock: number | null;
  move_limit: number | null;
  on_limit: "skip" | "bot" | "end";
}

/** A function of the modules that a page can load (``GET /api/engine``), and what it is called with. */
export interface PageJob {
  run: string;
  request: string;
}

/** Somebody who draws on paper, with the stars at the end if they are known. */
export interface PaperEntry {
  name: string;
  stars?: number | null;
}

/** A player's map at the end of a season. */
export interface PaperMap {
  map: string;
  coins?: number;
}

/** Somebody who draws on paper beside a club's table. */
export interface PaperPlace {
  name: string;
  stars: number | null;
  place: number | null;
}

/** A player and the maps of the seasons; none for a season that is not to be scored. */
export interface PaperPlayer {
  name?: string;
  seasons: (PaperMap | null)[];
}

/** All who draw on paper, in place of those who were named before. */
export interface PaperRequest {
  players: PaperEntry[];
}

/** What a player scores. */
export interface PaperScore {
  name: string;
  seasons: (PaperSeason | null)[];
  stars: number;
  lost: number;
  place: number;
}

/** A game on paper, scored. */
export interface PaperScores {
  seasons: SeasonState[];
  players: PaperScore[];
  ending: Ending | null;
}

/** A game on paper that is to be scored. */
export interface PaperScoresRequest {
  edicts: string[];
  players: PaperPlayer[];
}

/** What a map scores at the end of a season. */
export interface PaperSeason {
  rows: string[];
  edicts: EdictScore[];
  monsters: EdictScore;
  score: ScoreRow;
}

/** Par: the stars that a bot scores with the same deal, alone. */
export interface Par {
  id: string;
  state: "none" | "waiting" | "running" | "done" | "failed";
  reason: string;
  reason_code: string;
  player: string;
  done: number;
  total: number;
  stars: number | null;
  rating: number | null;
  title: string | null;
  bound: number | null;
}

/** How many stars above par the solo games ended, of those for which par was played. */
export interface ParMean {
  games: number;
  above: number;
}

/** Cells that score stars together. */
export interface Part {
  kind: "cell" | "line" | "region" | "square";
  cells: string[];
  stars: number;
}

/** The password for making games. */
export interface PasswordRequest {
  password: string;
}

/** The map on a photo of a sheet that was printed here. */
export interface PhotoMap {
  sheet: string | null;
  rows: string[];
  doubtful: string[];
  flat: string;
}

/** A recovery phrase, which is told only once, in both alphabets. */
export interface Phrase {
  latin: string;
  cyrillic: string;
}

/** A new recovery phrase; the device says what it is called in the list of devices. */
export interface PhraseRequest {
  device?: string;
  phrase?: string;
}

/** Whether a plan is legal, and the set-up it would make. */
export interface PlanAnswer {
  legal: boolean;
  reason: string;
  reason_code: string;
  reason_seat: number | null;
  explore: string;
  seasons: string;
  stacks: string[];
  ruins: boolean;
  heroes: boolean;
  ambushes: string[];
  own_sheet: OwnSheet | null;
}

/** A plan for a game. What is left out gets the recommended value or is chosen at random. */
export interface PlanRequest {
  sheet?: string;
  explore?: string;
  seasons?: string;
  stacks?: string[];
  edicts?: string[];
  ambushes?: string[];
  heroes?: boolean | null;
  skills?: boolean | string[];
  pace?: "live" | "days";
  absence?: number | null;
  move_clock?: number | null;
  move_limit?: number | null;
  on_limit?: "skip" | "bot" | "end";
  seats?: SeatRequest[];
  seed?: number | string | null;
  hints?: boolean | null;
  watchers?: boolean;
  knocking?: boolean;
  hosted?: boolean;
  host_deals?: boolean;
  coached?: boolean;
}

/** A shape in one orientation, and where it may be drawn. */
export interface Pose {
  told: string;
  cells: [number, number][];
  height: number;
  width: number;
  anchors: string;
  over: [number, number][];
  turned: number;
  flipped: number;
}

/** What a look at the next card found. */
export interface PositionAdvice {
  grade: "best" | "close" | "off" | null;
  expected: number;
  drawings: AdvisedDrawing[];
  why: HintReason[];
}

/** A question about the next card of a position, perhaps with an answer to be compared. */
export interface PositionAdviceRequest {
  text: string;
  decision?: Decision | null;
}

/** A position as it was read, and whether there is one such. */
export interface PositionAnswer {
  wrong: PositionWrong | null;
  text: string;
  sheet: string;
  rows: string[];
  edicts: string[];
  season: number;
  used: string[];
  met: string[];
  next: string[];
  coins: number;
  crossed: number;
  skill: string;
  skills: string[];
  heroes: boolean;
  box: string;
  unseen: string;
  clock: number;
  time: number;
  deck: string[];
  ambushes: string[];
  hero_cards: string[];
  state: GameState | null;
}

/** A command typed at a position. */
export interface PositionCommandRequest {
  text: string;
  command: CommandRequest;
}

/** A game from a position: one person, and bots who begin with the same map. */
export interface PositionGameRequest {
  text: string;
  bots?: string[];
}

/** A shape held over the map of a position. */
export interface PositionPreviewRequest {
  text: string;
  held: PreviewRequest;
}

/** A position. What a set-up may leave open is taken from the box of the sheet. */
export interface PositionRequest {
  text: string;
}

/** A position of a game in one line, with its set-up. */
export interface PositionText {
  text: string;
}

/** Why there is no such position. */
export interface PositionWrong {
  field: string;
  reason: string;
  code: string;
}

/** In the phase ``hero``: a hero with its attack marks, perhaps with a skill. */
export interface Post {
  cell: string;
  marks: string[];
  skill?: string;
  extra?: Extra;
}

/** Whether a shape may be drawn, and what it would score. */
export interface Preview {
  legal: boolean;
  reason: string;
  reason_code: string;
  in_the_way: string[];
  cells: string[];
  told: string[];
  ruins: string[];
  edicts: EdictChange[];
  coins: number;
  monsters: number;
  gain: number;
  besides: Offer | null;
  marks: string[][];
  targets: string[];
}

/** A shape that is not drawn yet, possibly off the map or with a skill, to be previewed. */
export interface PreviewRequest {
  places?: [number, number][];
  terrain?: "forest" | "village" | "farm" | "water" | "monster" | "hero" | "mountain" | "double";
  skill?: string;
  extra_terrain?: "forest" | "village" | "farm" | "water" | "monster" | "hero" | "mountain" | "double" | null;
  extra?: string[];
  marks?: string[];
  target?: string | null;
}

/** Why a request failed, in one sentence. */
export interface Problem {
  detail: string;
  code: string;
  values: Record<string, unknown>;
  cells: string[];
  missed: MissedGoal | null;
}

/** The public page of somebody who wants one; a part that is left out is none. */
export interface Profile {
  code: string;
  name: string;
  mine: boolean;
  games: number;
  mean: number;
  maps: ShownMap[] | null;
  medals: MedalCount[] | null;
  firsts: ShownFirst[] | null;
  streak: Streak | null;
  strength: KnownStrength | null;
  edicts: EdictStrength[] | null;
}

/** Whether somebody wants a public page, and what is on it. */
export interface ProfileRequest {
  shown: boolean;
  name?: string;
  parts?: ("maps" | "firsts" | "streak" | "strength" | "edicts")[];
  linked?: boolean;
}

/** A message of the WebSocket: the whole state, only what has changed within a phase, or a phrase. ``site`` says that the host has changed something for everybody, ``notes`` that the notes at the table have changed, and ``knocks`` who knocks there: they are to be asked for again. A projector is sent ``changes`` after its first state: a state with those seats only that have changed. The short form is sent if nobody took or left a seat and the phase is still the same. It is to be ignored if its step is not that of the state it would change, or its ``seq`` is smaller: the state is newer then. */
export interface Push {
  kind: "state" | "changes" | "presence" | "phrase" | "site" | "notes" | "knocks";
  log_from: number;
  said: Said | null;
  seq: number;
  step: number;
  connected: number[];
  decided: number[];
  watchers: number;
  due: number | null;
  state: GameState | null;
  now: number | null;
  mine: MyDecision[];
}

/** What is inside an encrypted push message. */
export interface PushMessage {
  kind: "turn" | "over" | "seat" | "note" | "knock" | "test";
  game: string;
  language: string;
  title: string;
  body: string;
}

/** The key that a browser needs for a subscription, and whether this device has one. */
export interface PushState {
  key: string;
  subscribed: boolean;
  language: string;
}

/** Put back what was deleted or renamed. */
export interface PutBack {
  act: "undo";
  id: string;
}

/** An answer to a puzzle. */
export interface PuzzleAnswerRequest {
  decision: Decision;
}

/** The best drawing beside the answer or, if that is right, beside the best of the others. */
export interface PuzzleComparison {
  futures: number;
  whole: PuzzlePart;
  parts: PuzzlePart[];
}

/** A drawing in a puzzle: the stars it is expected to lose, and what it changes at once. */
export interface PuzzleDrawing {
  decision: Decision;
  loss: number;
  now: Preview;
}

/** A puzzle, and how far this device is with it. */
export interface PuzzleLine {
  id: string;
  rating: number;
  tries: number;
  solved: number;
  state: "open" | "solved" | "missed";
  card: string;
  season: number;
  seasons: string[];
  sheet: string;
  edicts: string[];
  own: boolean;
}

/** The stars that one drawing brings more than another until the end, on average. */
export interface PuzzlePart {
  part: string;
  stars: number;
  error: number;
  clear: boolean;
}

/** What an answer was worth, and what is best and why. */
export interface PuzzleResult {
  solved: boolean;
  counted: boolean;
  grade: "best" | "close" | "off";
  mine: PuzzleDrawing;
  best: PuzzleDrawing[];
  lead: number;
  why: HintReason[];
  before: number;
  after: number;
  me: PuzzleSolver;
  source: PuzzleSource | null;
  mistake: OwnMistake | null;
}

/** How strong somebody is at puzzles. */
export interface PuzzleSolver {
  rating: number;
  unsure: boolean;
  streak: number;
  longest: number;
  tries: number;
  solved: number;
}

/** The game that a puzzle comes from, whose map it is, and which turn. */
export interface PuzzleSource {
  game: string;
  seat: number;
  season: number;
  card: string;
}

/** A puzzle as this device may see it: the position, and the result once it has answered. */
export interface PuzzleState {
  line: PuzzleLine;
  state: GameState;
  result: PuzzleResult | null;
  next: string | null;
}

/** The puzzles of today. */
export interface PuzzlesNow {
  now: number;
  ends: number;
  today: PuzzleLine[];
  me: PuzzleSolver;
  all: number;
  unanswered: number;
  next: string | null;
}

/** What hosts did, the newest first. */
export interface ReadLog {
  act: "log";
  before?: number | null;
}

/** A record in either format, to be replayed. */
export interface RecordUpload {
  record: string;
}

/** What is said of one map at one moment. */
export interface RemarkShown {
  moment: number;
  seat: number;
  comment: string;
  marks: StudyMark[];
  arrows: StudyArrow[];
  find: boolean;
  branches: BranchShown[];
}

/** The game that the same people play next. */
export interface RematchState {
  id: string;
  by: number | null;
}

/** Remove the other line that the place names. */
export interface RemoveBranch {
  do: "remove-branch";
  place: StudyPlace;
}

/** Remove a chapter. */
export interface RemoveChapter {
  do: "remove-chapter";
  chapter: string;
}

/** A game that was taken off a list. */
export interface RemovedGame {
  id: string;
  deleted: boolean;
}

/** Replace a name wherever it stands. Unless one is sure, the answer says only where that is. */
export interface RenameAll {
  act: "rename";
  name: string;
  new?: string;
  device?: string;
  why?: string;
  sure?: boolean;
}

/** Let only its owner write from now on, with a new code for others. */
export interface RenewCode {
  do: "renew";
}

/** A game, step by step. */
export interface Replay {
  id: string;
  over: boolean;
  sheet: string;
  edicts: string[];
  skills: string[];
  names: string[];
  seasons: string[];
  frames: ReplayFrame[];
  ending: Ending | null;
  commitment: string | null;
}

/** The table after one step of a game. */
export interface ReplayFrame {
  season: number;
  clock: number;
  card: string;
  kind: "start" | "turn" | "season" | "after" | "end";
  rows: string[][];
  marks: string[][];
  coins: [number, number][];
  stars: number[];
  gained: number[];
  line: LogLine | null;
}

/** Something that the host should look at. */
export interface ReportRequest {
  kind: "name" | "game" | "tournament" | "note" | "profile";
  place: "game" | "tournament" | "day" | "profile";
  id: string;
  shown?: string;
  why: "rude" | "pretends" | "private" | "cheating" | "other";
  text?: string;
}

/** A report was stored. */
export interface Reported {
  again: boolean;
}

/** A phrase that the player of a seat has just said. It is not stored. */
export interface Said {
  seat: number;
  phrase: "hello" | "luck" | "nice-map" | "ouch" | "moment" | "your-turn" | "well-played" | "thanks";
}

/** A phrase to be said. */
export interface SayRequest {
  phrase: "hello" | "luck" | "nice-map" | "ouch" | "moment" | "your-turn" | "well-played" | "thanks";
}

/** The stars of one seat in a season. */
export interface ScoreRow {
  first: number;
  second: number;
  coins: number;
  monsters: number;
  stars: number;
}

/** The scoring of a season, explained for every seat. */
export interface SeasonExplained {
  season: number;
  edicts: [string, string];
  seats: SeatSeason[];
}

/** The mean stars of a season, and what they were made of. */
export interface SeasonMean {
  season: number;
  stars: number;
  edicts: number;
  coins: number;
  monsters: number;
  others: number | null;
}

/** One of the four seasons. */
export interface SeasonState {
  key: string;
  time: number;
  edicts: [number, number];
}

/** Who holds a seat, the longest first. */
export interface SeatHolders {
  holders: HolderLine[];
}

/** Who plays a seat: the device that creates the game (hot seat), a bot, or an invited player. */
export interface SeatRequest {
  kind: "me" | "bot" | "open";
  name?: string;
  bot?: string;
  character?: string;
}

/** The stars of one seat in a season, part by part, on the map as it was then. */
export interface SeatSeason {
  seat: number;
  name: string;
  rows: string[];
  marks: string[];
  first: EdictScore;
  second: EdictScore;
  coins: number;
  monsters: EdictScore;
  stars: number;
  total: number;
}

/** What a device may see of a seat. */
export interface SeatState {
  connected: boolean;
  decided: boolean;
  mine: boolean;
  invite: string;
  seat: number;
  name: string;
  kind: "human" | "bot" | "open";
  bot: string;
  minded: boolean;
  bot_owner: string;
  character: string;
  number: number;
  rows: string[];
  marks: string[];
  named: Record<string, string[]>;
  coins: number;
  crossed: number;
  skill: string;
  asked: boolean;
  scores: ScoreRow[];
  stars: number;
  now: ScoreRow;
  edicts: number[];
}

/** A finished game in which nobody has looked for mistakes. */
export interface SeatToSearch {
  game: string;
  seat: number;
}

/** Whether the coach speaks up about a decision, and why. */
export interface SecondLook {
  speaks: boolean;
  lost: number;
  decision: Decision | null;
  parts: LeadPart[];
}

/** A decision that is about to be taken. */
export interface SecondLookRequest {
  step: number;
  decision: Decision;
}

/** What became of a notice that was sent as a test. */
export interface Sent {
  delivered: boolean;
  status: number;
}

/** What a player has of one tournament; empty if it is not counted yet or the player has no result. */
export interface SeriesCell {
  place: number | null;
  stars: number | null;
  points: number | null;
  dropped: boolean;
}

/** A series of tournaments: the table of points. */
export interface SeriesPage {
  id: string;
  name: string;
  host: boolean;
  points: number[];
  drops: number;
  tournaments: SeriesTournament[];
  players: SeriesPlayer[];
}

/** A player with the points of all tournaments. */
export interface SeriesPlayer {
  name: string;
  me: boolean;
  place: number;
  points: number;
  played: number;
  tournaments: SeriesCell[];
}

/** What a series counts by. */
export interface SeriesRequest {
  points: number[];
  drops: number;
}

/** A tournament of a series. */
export interface SeriesTournament {
  id: string;
  name: string;
  created: number;
  phase: "joining" | "running" | "paused" | "ended" | "over";
  counted: boolean;
}

/** Draw an arrow, or take it away. */
export interface SetArrow {
  do: "arrow";
  place: StudyPlace;
  start: string;
  end: string;
  on: boolean;
}

/** Call another line better than what was played, or not. */
export interface SetBetter {
  do: "better";
  place: StudyPlace;
  on: boolean;
}

/** Say something of a map. It is refused if somebody else has changed the comment meanwhile. */
export interface SetComment {
  do: "comment";
  place: StudyPlace;
  text: string;
  was: string;
}

/** Whom to write to, and who runs the site; an empty text removes it, none leaves it as it is. */
export interface SetContact {
  act: "contact";
  contact?: string | null;
  imprint?: string | null;
}

/** Say who may make games, tournaments and uploads. */
export interface SetCreation {
  act: "creation";
  creation: "open" | "password" | "closed";
  password?: string;
}

/** Let readers find the drawing of a turn, or show it at once. */
export interface SetFind {
  do: "find";
  place: StudyPlace;
  on: boolean;
}

/** Mark a cell, otherwise or no longer. */
export interface SetMark {
  do: "mark";
  place: StudyPlace;
  cell: string;
  kind?: "circle" | "check" | "cross" | null;
}

/** Tell everybody something; without texts, nothing more. */
export interface SetNotice {
  act: "notice";
  texts: Record<string, string>;
  hours?: number | null;
}

/** Call the study otherwise, or a chapter of it. */
export interface SetTitle {
  do: "title";
  chapter?: string | null;
  title: string;
}

/** Say who may read it. */
export interface SetVisibility {
  do: "visibility";
  visibility: "private" | "link" | "open";
}

/** A shape as printed: its cells as (row, column). */
export interface ShapeFact {
  cells: [number, number][];
  coin: boolean;
}

/** Where a game on paper is that several screens show. */
export interface SharedStep {
  screen: string;
  turn: number;
  step: number;
  full: number | null;
}

/** Where a game on paper is, for the other screens that show it. */
export interface SharedStepRequest {
  key: string;
  step: number;
  full?: number | null;
  opens?: boolean;
}

/** A side of a map sheet, as eleven rows. */
export interface SheetFact {
  key: string;
  box: string;
  rows: string[];
}

/** The games on one sheet. */
export interface SheetMean {
  sheet: string;
  games: number;
  mean: number;
  best: number;
}

/** Something that was reached for the first time, without its game, which is not everybody's. */
export interface ShownFirst {
  kind: "map" | "win" | "title" | "medal";
  key: string;
  created: string;
  stars: number;
}

/** One of the maps with the most stars, without its game, which is not everybody's. */
export interface ShownMap {
  created: string;
  sheet: string;
  stars: number;
  title: string | null;
  rows: string[];
}

/** Whether somebody wants to be on the public list. */
export interface ShownRequest {
  shown: boolean;
}

/** A pile of cards before and after its shuffle, by keys, its top card first. */
export interface ShuffleState {
  label: string;
  before: string[];
  after: string[];
  revealed: string[];
  late: boolean;
  known: string[];
}

/** What a page has to know of this server. */
export interface Site {
  creation: "open" | "password" | "closed";
  may_create: boolean;
  off: ("daily" | "tournaments" | "puzzles" | "bots" | "notices" | "photo" | "uploads" | "spectators" | "coach" | "notes")[];
  notice: string;
  notice_id: string;
  contact: string;
  imprint: string;
  page_thinks: boolean;
}

/** A line that everybody sees until they close it. */
export interface SiteNotice {
  id: string;
  texts: Record<string, string>;
  until: number | null;
}

/** A skill card. */
export interface SkillFact {
  key: string;
  cost: number;
}

/** A skill of the game, and whether this seat can use it in this phase. */
export interface SkillOffer {
  key: string;
  cost: number;
  usable: boolean;
  reason: string;
  reason_code: string;
  offer: Offer | null;
  besides: boolean;
  directions: ("across" | "upright")[];
}

/** Figures about the finished games of a person. */
export interface Statistics {
  games: number;
  pending: number;
  mean: number;
  best: number;
  contests: number;
  wins: number;
  edicts: EdictMean[];
  seasons: SeasonMean[];
  sheets: SheetMean[];
  titles: TitleCount[];
  medals: MedalCount[];
  course: number[];
  strengths: EdictStrength[];
  firsts: First[];
  maps: BestMap[];
  luck: LuckMean | null;
  par: ParMean | null;
}

/** The days in a row on which somebody has drawn the deal of the day. */
export interface Streak {
  now: number;
  longest: number;
}

/** A rated game, and what the latest games said after it. */
export interface StrengthGame {
  game: string;
  seat: number;
  created: string;
  points: number;
  strength: number;
  margin: number;
}

/** Those who want to be listed and whose strength in counted games is known, the strongest first. */
export interface StrengthList {
  lines: ListedStrength[];
  marks: StrengthMark[];
}

/** Where a bot stands on the scale. */
export interface StrengthMark {
  word: string;
  points: number;
}

/** The strength in games of one kind. */
export interface StrengthOf {
  games: number;
  points: number | null;
  margin: number | null;
  course: StrengthGame[];
}

/** The studies of a person, and those that are open to everybody, the newest first. */
export interface Studies {
  mine: StudyLine[];
  open: StudyLine[];
}

/** How near a drawing is to what the study asks for; "near": at least half of the cells are the same. */
export interface StudyAnswer {
  grade: "right" | "near" | "wrong";
}

/** A drawing at a turn that is a task. */
export interface StudyAnswerRequest {
  place: StudyPlace;
  decision: Decision;
}

/** An arrow from a cell to another. */
export interface StudyArrow {
  start: string;
  end: string;
}

/** A chapter: the game moment by moment, and what is said of it. */
export interface StudyChapter {
  id: string;
  title: string;
  sheet: string;
  edicts: string[];
  seasons: string[];
  seats: number;
  frames: ReplayFrame[];
  drawn: number[][];
  remarks: RemarkShown[];
}

/** A command typed at a turn of a study. */
export interface StudyCommandRequest {
  place: StudyPlace;
  command: CommandRequest;
}

/** A study in a list. */
export interface StudyLine {
  id: string;
  title: string;
  visibility: "private" | "link" | "open";
  chapters: number;
  mine: boolean;
  changed: number;
}

/** A new study. */
export interface StudyMade {
  id: string;
}

/** A mark on a cell. */
export interface StudyMark {
  kind: "circle" | "check" | "cross";
  cell: string;
}

/** A turn of a seat, perhaps after some turns of another line that begins there. */
export interface StudyPlace {
  chapter: string;
  moment: number;
  seat: number;
  line?: string[];
}

/** A shape that is held at a turn. */
export interface StudyPreviewRequest {
  place: StudyPlace;
  held: PreviewRequest;
}

/** A study with one of its chapters. */
export interface StudyState {
  id: string;
  title: string;
  visibility: "private" | "link" | "open";
  own: boolean;
  mine: boolean;
  writers: number;
  code: string;
  version: number;
  chapters: ChapterLine[];
  chapter: StudyChapter;
}

/** A browser's push subscription; the device is notified in the language of the request. */
export interface SubscriptionRequest {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Switch something on or off. */
export interface SwitchFeature {
  act: "feature";
  feature: "daily" | "tournaments" | "puzzles" | "bots" | "notices" | "photo" | "uploads" | "spectators" | "coach" | "notes";
  on: boolean;
}

/** What the one who opened a table does. ``pause`` and ``go-on`` stop the clock and all decisions; ``extend`` begins the time for a move anew. */
export interface TableRequest {
  action: "pause" | "go-on" | "extend";
}

/** The text of a study, or of a record. */
export interface TextStudyRequest {
  title?: string;
  text: string;
}

/** How many solo games ended with a title; none for those without. */
export interface TitleCount {
  title: string | null;
  games: number;
}

/** A solo title, and the rating that it takes. */
export interface TitleFact {
  key: string;
  rating: number;
}

/** One player's result of one deal; until the reader may know the deal, only how far the player is. */
export interface TournamentCell {
  progress: "none" | "playing" | "finished";
  stars: number | null;
  points: number | null;
  mark: "struck" | "late" | "again" | null;
}

/** A deal, and how far the reader is with it. */
export interface TournamentDeal {
  number: number;
  sheet: string;
  stage: "soon" | "open" | "running" | "done" | "ended" | "struck" | "late" | "missed";
  shown: boolean;
  game: string | null;
  stars: number | null;
  began: number;
  finished: number;
  commitment: string;
  secret: string | null;
}

/** Taking part in a tournament under a name. */
export interface TournamentJoin {
  name: string;
}

/** A tournament in a list. */
export interface TournamentLine {
  id: string;
  name: string;
  phase: "joining" | "running" | "paused" | "ended" | "over";
  ends: number | null;
  host: boolean;
  playable: number;
}

/** The reader's tournaments, the newest first. */
export interface TournamentList {
  tournaments: TournamentLine[];
}

/** Everything about a tournament that the reader may know. */
export interface TournamentPage {
  now: number;
  id: string;
  name: string;
  phase: "joining" | "running" | "paused" | "ended" | "over";
  ends: number | null;
  late: boolean;
  host: boolean;
  plays: boolean;
  me: number | null;
  may_join: boolean;
  round: number;
  series: string | null;
  boxes: string[];
  deals: TournamentDeal[];
  players: TournamentPlayer[];
  corrections: CorrectionLine[];
}

/** A player with all results that the reader may know. */
export interface TournamentPlayer {
  number: number;
  name: string;
  removed: boolean;
  place: number | null;
  place_points: number | null;
  stars: number;
  points: number;
  percent: number;
  played: number;
  deals: TournamentCell[];
}

/** A new tournament. */
export interface TournamentRequest {
  name: string;
  deals?: number;
  ends?: number | null;
  late?: boolean;
  plays?: boolean;
  wishes?: Wishes;
  sheets?: string[];
  follows?: string | null;
}

/** What the players have made of one deal, the best first; maps only of the best. */
export interface TournamentResults {
  number: number;
  results: DealResult[];
}

/** Playing a deal of a tournament. */
export interface TournamentTry {
  counted?: boolean;
}

/** What a page has worked out about a turn. */
export interface TurnLosses {
  seq: number;
  losses: number[];
  lead?: number;
  error?: number;
}

/** The turns of a game that may be mistakes. */
export interface TurnsRequest {
  turns: number[];
}

/** Unlinking a device; for another one than that which asks, the recovery phrase is needed. */
export interface UnlinkRequest {
  phrase?: string;
}

/** What is sent to a webhook, to a chat only its text. It tells nothing that a spectator could not see. */
export interface WebhookMessage {
  event: "step" | "season" | "over" | "test";
  game: string;
  text: string;
  step: number;
  season: number;
  season_key: string;
  names: string[];
  waiting: number[];
  stars: number[];
}

/** The address that is to be told how a game goes on. */
export interface WebhookRequest {
  url: string;
  secret?: string;
}

/** A game's webhook, which only its maker may see and set; without a URL there is none. */
export interface WebhookState {
  maker: boolean;
  url: string;
  secret: string;
  form: "own" | "discord" | "slack" | "telegram";
}

/** Playing on from a position of another game. */
export interface WhatIfRequest {
  seq: number;
  seat?: number;
  bots?: string[];
  same_deck?: boolean;
}

/** A game with everything that is needed to go on elsewhere. */
export interface WholeGame {
  id: string;
  whole: string;
}

/** All games of a device that can move. */
export interface WholeGames {
  games: WholeGame[];
}

/** What a game is set up with. What is left out gets the recommended value or is chosen at random. */
export interface Wishes {
  sheet?: string;
  explore?: string;
  seasons?: string;
  stacks?: string[];
  edicts?: string[];
  ambushes?: string[];
  heroes?: boolean | null;
  skills?: boolean | string[];
}

/** The devices of a person, and whether there is a recovery phrase. */
export interface You {
  phrase_since: string | null;
  lost: LostPhrase | null;
  devices: DeviceLine[];
}
