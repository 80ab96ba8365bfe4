// Made from the server's description by `npm run types`; not written by hand.

/** A decision, the final stars expected of it, and their spread over the futures that were looked at. */
export interface AdvisedMove {
  decision: Record<string, unknown>;
  expected: number;
  spread: number;
  usual: boolean;
}

/** One own decision, looked at again. */
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

/** A seat's game looked at again, as far as it is done: final = start + luck + skill, to the digit. */
export interface Analysis {
  id: string;
  seat: number;
  state: "none" | "waiting" | "running" | "done" | "failed";
  reason: string;
  player: string;
  done: number;
  total: number;
  start: number | null;
  final: number;
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

/** Whose decisions are to be looked at again. */
export interface AnalysisWish {
  seat?: number;
}

/** A bot that can sit at a table. */
export interface BotFact {
  key: string;
  name: string;
  about: string;
  strength: number;
  seconds: number | null;
  stars: number | null;
}

/** A card that can come up from the deck. */
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

/** Everything printed in all boxes. */
export interface Catalogue {
  boxes: string[];
  cards: CardFact[];
  edicts: EdictFact[];
  skills: SkillFact[];
  sheets: SheetFact[];
  titles: string[];
  bots: BotFact[];
  coin_track: number;
  most_seats: number;
}

/** Something that may be drawn: one shape, in one of these terrains. */
export interface Choice {
  terrains: ("forest" | "village" | "farm" | "water" | "monster" | "hero" | "mountain" | "double")[];
  coin: boolean;
  poses: Pose[];
}

/** A new game. */
export interface Created {
  id: string;
  invites: Record<string, string>;
}

/** A decision for a phase. Sending the same one twice is harmless. */
export interface Decide {
  step: number;
  move_id: string;
  decision: Record<string, unknown>;
}

/** An edict before and after a drawing; parts that are new or worth more now. */
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

/** What a map is worth to an edict now. */
export interface EdictNow {
  key: string;
  stars: number;
  parts: Part[];
}

/** How a game ended. */
export interface Ending {
  places: Placed[];
  rating: number | null;
  title: string | null;
}

/** A game in a list. */
export interface GameLine {
  id: string;
  created: string;
  over: boolean;
  sheet: string;
  season: number;
  seats: number;
  names: string[];
  waiting: boolean;
  stars: number[];
  title: string | null;
}

/** A game as one device sees it. */
export interface GameState {
  id: string;
  seq: number;
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
  seed: number | null;
  ranked: boolean;
  what_if_of: string | null;
  seats: SeatState[];
  mine: MySeat[];
  log: LogLine[];
  ending: Ending | null;
}

/** A shape held over the map, perhaps off it, perhaps with a skill: what would it bring? */
export interface Held {
  places?: [number, number][];
  terrain?: "forest" | "village" | "farm" | "water" | "monster" | "hero" | "mountain" | "double";
  skill?: string;
  extra_terrain?: "forest" | "village" | "farm" | "water" | "monster" | "hero" | "mountain" | "double" | null;
  extra?: string[];
  marks?: string[];
  target?: string | null;
}

/** What a good player would look at, as far as it was asked for. */
export interface Hint {
  step: number;
  level: number;
  look: "edict" | "coins" | "monsters" | "ruins" | "room";
  edict: string;
  map_owner: number;
  where: string[];
  decision: Record<string, unknown> | null;
  expected: number | null;
  spread: number | null;
}

/** Asking for a hint: 1 what to look at, 2 also where, 3 also the decision itself. */
export interface HintWish {
  step: number;
  level?: number;
}

/** The game and seat an invite code led to. */
export interface Joined {
  id: string;
  seat: number;
}

/** Taking a seat with an invite code. */
export interface Joining {
  code: string;
  name?: string;
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
}

/** One card's turn, a season's scoring, or a monster that acted after it; the oldest comes first. */
export interface LogLine {
  kind: "turn" | "season" | "after";
  season: number;
  card: string;
  drawn: LogDrawing[];
  scores: ScoreRow[];
}

/** The games in which this device has a seat, the newest first. */
export interface MyGames {
  running: GameLine[];
  recent: GameLine[];
}

/** What only this seat's player may see. */
export interface MySeat {
  seat: number;
  map_owner: number;
  must_decide: boolean;
  sealed: Record<string, unknown> | null;
  can_undo: boolean;
  offer: Offer;
  skills: SkillOffer[];
  edicts: EdictNow[];
  monsters: EdictNow;
  link: string;
}

/** What a seat may draw now. */
export interface Offer {
  choices: Choice[];
  fallback: boolean;
  cover: string[];
}

/** What there is to say about a sheet of one's own. */
export interface OwnSheet {
  reasons: string[];
  remarks: string[];
  line: string;
  rows: string[];
}

/** What a bot makes of the same deal, alone. */
export interface Par {
  id: string;
  state: "none" | "waiting" | "running" | "done" | "failed";
  reason: string;
  player: string;
  done: number;
  total: number;
  stars: number | null;
  rating: number | null;
  title: string | null;
  bound: number | null;
}

/** One reason for stars. */
export interface Part {
  kind: "cell" | "line" | "region" | "square";
  cells: string[];
  stars: number;
}

/** A seat's place at the end. */
export interface Placed {
  seat: number;
  place: number;
  stars: number;
  lost: number;
}

/** Is a plan legal, and what would it be? */
export interface PlanAnswer {
  legal: boolean;
  reason: string;
  explore: string;
  seasons: string;
  stacks: string[];
  ruins: boolean;
  heroes: boolean;
  ambushes: string[];
  own_sheet: OwnSheet | null;
}

/** The players' wishes for a set-up; what is left out is recommended or left to chance. */
export interface PlanWish {
  sheet?: string;
  explore?: string;
  seasons?: string;
  stacks?: string[];
  edicts?: string[];
  ambushes?: string[];
  heroes?: boolean | null;
  skills?: boolean | string[];
  seats?: SeatWish[];
  seed?: number | null;
  ranked?: boolean;
}

/** A shape in one orientation, and where it may be drawn. */
export interface Pose {
  cells: [number, number][];
  height: number;
  width: number;
  anchors: string;
  over: [number, number][];
  turned: number;
  flipped: number;
}

/** What a held shape would bring. */
export interface Preview {
  legal: boolean;
  reason: string;
  reason_code: string;
  in_the_way: string[];
  cells: string[];
  ruins: string[];
  edicts: EdictChange[];
  coins: number;
  monsters: number;
  gain: number;
  besides: Offer | null;
  marks: string[][];
  targets: string[];
}

/** What was wrong with a request, in one sentence. */
export interface Problem {
  detail: string;
  code: string;
  cells: string[];
}

/** What comes over the socket: a whole state, or in short who is there and who has decided. The short form comes when only that has changed, at tables of twelve and more seats. */
export interface Push {
  kind: "state" | "presence";
  state: GameState | null;
  connected: number[];
  decided: number[];
  minded: number[];
}

/** A game to be stepped through. */
export interface Replay {
  id: string;
  over: boolean;
  sheet: string;
  edicts: string[];
  skills: string[];
  names: string[];
  frames: ReplayFrame[];
  ending: Ending | null;
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
  line: LogLine | null;
}

/** A season's stars of one seat. */
export interface ScoreRow {
  first: number;
  second: number;
  coins: number;
  monsters: number;
  stars: number;
}

/** A season's scoring, explained for everyone. */
export interface SeasonExplained {
  season: number;
  edicts: [string, string];
  seats: SeatSeason[];
}

/** One of the four seasons. */
export interface SeasonState {
  key: string;
  time: number;
  edicts: [number, number];
}

/** A season's stars of one seat, part by part, on the map as it was then. */
export interface SeatSeason {
  seat: number;
  name: string;
  rows: string[];
  marks: string[];
  first: EdictNow;
  second: EdictNow;
  coins: number;
  monsters: EdictNow;
  stars: number;
  total: number;
}

/** What everyone may see of a seat. */
export interface SeatState {
  seat: number;
  name: string;
  kind: "human" | "bot" | "open";
  bot: string;
  minded: boolean;
  connected: boolean;
  mine: boolean;
  invite: string;
  rows: string[];
  marks: string[];
  named: Record<string, string[]>;
  coins: number;
  crossed: number;
  skill: string;
  asked: boolean;
  decided: boolean;
  scores: ScoreRow[];
  stars: number;
  now: ScoreRow;
}

/** Who is to sit in a seat: the maker (also several times: hot-seat), a bot, or whoever has the link. */
export interface SeatWish {
  kind: "me" | "bot" | "open";
  name?: string;
  bot?: string;
}

/** A shape as printed: its cells as (row, column). */
export interface ShapeFact {
  cells: [number, number][];
  coin: boolean;
}

/** A side of a map sheet, as eleven rows. */
export interface SheetFact {
  key: string;
  box: string;
  rows: string[];
}

/** A skill card. */
export interface SkillFact {
  key: string;
  cost: number;
}

/** A skill on the table, and whether this seat can use it in this phase. */
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

/** A record to be looked at, as text or as JSON text. */
export interface Uploaded {
  record: string;
}

/** Playing on from a point of a game as it was then. */
export interface WhatIf {
  seq: number;
  seat?: number;
  bots?: string[];
  same_deck?: boolean;
}
