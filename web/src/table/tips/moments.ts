/** The moments of a first game at which something first matters, and the tip for each. */
import { placeOf } from "../../common/cells";
import { seasonNamed } from "../../common/describe";
import { keyCap } from "../../device/keyboard.svelte";
import type { Table } from "../state/table.svelte";
import { letter, t, type Values } from "../../words/words";

interface TableTip {
  readonly key: string;
  readonly title: string;
  readonly text: string;
  /** A selector of the element that it is about. */
  readonly target: string;
  /** Is it about what lies above the map of a phone? There it stands over the card. */
  readonly low: boolean;
}

const DUTY = ".notice.duty";
const MONSTERS = ".notice.monster";
const OPTIONS = "[data-part=options]";
const TURN = "[data-part~=turn]";
const SKILLS = "[data-part~=skills]";
const EDICTS = "[data-part~=edicts]";
const PLUS = "[data-part~=plus]";
const COINS = "[data-part~=coins], [data-part~=total]";
/** The parts that lie above the map of a phone. */
const ABOVE: readonly string[] = [EDICTS, PLUS, COINS];

type Moment = (table: Table) => TableTip | null;

function tip(key: string, target: string, values: Values = {}): TableTip {
  return { key, title: t(`tip-${key}`, values), text: t(`tip-${key}.text`, values), target, low: ABOVE.includes(target) };
}

/** How this player draws: with a finger, with the keyboard, or with a mouse. */
function input(): "touch" | "keys" | "mouse" {
  if (matchMedia("(pointer: coarse)").matches) return "touch";
  return document.activeElement?.matches("[role=gridcell]:focus-visible") ? "keys" : "mouse";
}

const drawing = (table: Table) => table.looked === null && table.hand?.phase === "draw";

const card: Moment = (table) => {
  if (!drawing(table) || table.hand?.main.pinned) return null;
  const { title, ...rest } = tip("card", OPTIONS);
  return { ...rest, title, text: t(`tip-card.${input()}`, { turn: keyCap("R") }) };
};

const turn: Moment = (table) => {
  const main = table.hand?.main;
  if (!drawing(table) || !main?.pinned || main.legal || (main.choice?.poses.length ?? 0) < 2) return null;
  return tip("turn", TURN);
};

const ruins: Moment = (table) =>
  drawing(table) && table.hand?.main.offer.cover.length ? tip("ruins", DUTY) : null;

const ambushSolo: Moment = (table) => {
  const drawn = table.arrivals.filter(({ drawing }) => drawing.by === null && drawing.strokes.length);
  if (table.state.seats.length > 1 || !drawn.length) return null;
  return tip("ambush-solo", MONSTERS, { stars: table.me?.monsters.stars ?? 0 });
};

const ambush: Moment = (table) =>
  table.ambushing && table.hand ? tip("ambush", MONSTERS, { player: table.shown.name }) : null;

const hero: Moment = (table) => (table.hand?.phase === "hero" ? tip("hero", DUTY) : null);

const edictChange: Moment = (table) => {
  const preview = table.hand?.preview;
  const more = preview?.legal && preview.edicts.some(({ before, after }) => after > before);
  return drawing(table) && table.hand?.main.pinned && more ? tip("edict-change", PLUS) : null;
};

const coin: Moment = (table) => {
  const preview = table.hand?.preview;
  if (!drawing(table) || !table.hand?.main.pinned || !preview?.legal || preview.coins < 1) return null;
  return tip("coin", OPTIONS);
};

const firstCoin: Moment = (table) =>
  drawing(table) && (table.mySeat?.coins ?? 0) > 0 ? tip("first-coin", COINS) : null;

const mountain: Moment = (table) => {
  const near = drawing(table) ? table.me?.mountains.find(({ open }) => open.length === 1) : undefined;
  if (!near) return null;
  const [row, column] = placeOf(near.cell);
  const cell = `[role=row]:nth-child(${row + 1}) > [role=gridcell]:nth-child(${column + 1})`;
  return tip("mountain", cell, { cells: near.open[0] ?? "" });
};

const skill: Moment = (table) =>
  table.hand?.mine.skills.some(({ usable }) => usable) ? tip("skill", SKILLS) : null;

const edicts: Moment = (table) => {
  const { season, seasons, log } = table.state;
  if (!drawing(table) || !log.some(({ drawn }) => drawn.length)) return null;
  const [first = 0, second = 0] = seasons[season]?.edicts ?? [];
  return tip("edicts", EDICTS, { first: letter(first), second: letter(second), ...seasonNamed(season) });
};

/** The more urgent first. */
const MOMENTS: Readonly<Record<string, Moment>> = {
  ambush,
  "ambush-solo": ambushSolo,
  hero,
  ruins,
  card,
  turn,
  "edict-change": edictChange,
  coin,
  edicts,
  "first-coin": firstCoin,
  mountain,
  skill,
};

/** The wanted tips whose moment is now. */
export function tipsNow(table: Table, wanted: (key: string) => boolean): TableTip[] {
  return Object.entries(MOMENTS).flatMap(([key, moment]) => (wanted(key) ? (moment(table) ?? []) : []));
}
