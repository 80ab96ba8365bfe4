/** What the cards say about the spaces of a map; every fact comes with the server's state. */
import type { Explained } from "./explained.svelte";
import { cellName } from "../cells";
import { groundAt } from "../describe";
import type { Place } from "../../map/types";
import { printed } from "../../server/catalogue.svelte";
import type { MySeat, SeatState } from "../../server/protocol";
import { has, letter, listed, t } from "../../words/words";

/** A map with what is on it. */
export type ShownMap = Pick<SeatState, "rows" | "marks" | "named">;

/** What is on a space, and what it does now; `mine` is the owner, if the map is this device's own: only then with figures. */
export function aboutCell(seat: ShownMap, place: Place, mine: MySeat | null): Explained {
  const cell = cellName(place);
  const ground = groundAt(seat.rows, place);
  switch (ground) {
    case "mountain":
      return aboutMountain(mine, cell);
    case "monster":
      return aboutMonster(seat, mine, cell);
    case "ruins":
      return aboutRuins(mine, cell);
    case "wasteland":
      return { title: t("explain-wasteland"), lines: [t("explain-wasteland.text")], topic: "filled" };
    case "destroyed":
      return { title: t("explain-destroyed"), lines: [t("explain-destroyed.text")], topic: "destroyed" };
    case "hero":
      return { title: t("explain-hero"), lines: [t("explain-hero.text")], topic: "attack" };
    case "empty":
      return aboutEmpty(mine, cell, seat.marks.includes(cell));
    default:
      return aboutTerrain(mine, cell, ground);
  }
}

function aboutMountain(mine: MySeat | null, cell: string): Explained {
  const open = mine?.mountains.find((one) => one.cell === cell)?.open;
  const now = !open
    ? []
    : open.length
      ? [t("explain-mountain.open", { count: open.length, cells: listed(open) })]
      : [t("explain-mountain.closed")];
  return { title: t("explain-mountain"), lines: [t("explain-mountain.text"), ...now], topic: "mountain-coins" };
}

/** The printed rule of a named monster. */
function monsterRule(name: string): string[] {
  const key = printed.all?.cards.find(({ monster }) => monster === name)?.key;
  return key && has(`${key}.rule`) ? [t(`${key}.rule`)] : [];
}

function aboutMonster(seat: ShownMap, mine: MySeat | null, cell: string): Explained {
  const named = Object.entries(seat.named).find(([, cells]) => cells.includes(cell))?.[0];
  const monster = named ?? "monster";
  const title = t("explain-monster", { monster, name: t(monster) });
  const rule = named ? monsterRule(named) : [];
  if (!mine) return { title, lines: [t("explain-monster.theirs"), ...rule], topic: "monster-cost" };
  const cells = listed(mine.monsters.parts.flatMap((part) => part.cells));
  const cost = mine.monsters.stars
    ? t("explain-monster.cost", { stars: mine.monsters.stars, cells })
    : t("explain-monster.free");
  return { title, lines: [t("explain-monster.text"), cost, ...rule], topic: "monster-cost" };
}

function costs(mine: MySeat | null, cell: string): string[] {
  return mine?.monsters.parts.some(({ cells }) => cells.includes(cell)) ? [t("explain-empty.costs")] : [];
}

function aboutRuins(mine: MySeat | null, cell: string): Explained {
  const cover = mine?.offer.cover ?? [];
  const now = cover.length ? [t("explain-ruins.now", { cells: listed(cover) })] : [];
  return { title: t("explain-ruins"), lines: [t("explain-ruins.text"), ...now, ...costs(mine, cell)], topic: "ruins" };
}

function aboutEmpty(mine: MySeat | null, cell: string, marked: boolean): Explained {
  if (marked)
    return { title: t("explain-mark"), lines: [t("explain-mark.text"), ...costs(mine, cell)], topic: "attack" };
  return { title: t("explain-empty"), lines: [t("explain-empty.text"), ...costs(mine, cell)], topic: "empty" };
}

function aboutTerrain(mine: MySeat | null, cell: string, terrain: string): Explained {
  const counted = (mine?.edicts ?? []).flatMap(({ parts }, index) =>
    parts.some(({ cells }) => cells.includes(cell)) ? [letter(index)] : [],
  );
  const now = !mine
    ? []
    : [counted.length ? t("explain-terrain.counts", { letters: listed(counted) }) : t("explain-terrain.not")];
  if (terrain === "double")
    return { title: t("explain-double"), lines: [t("explain-double.text"), ...now], topic: "skill-details" };
  return {
    title: t("explain-terrain", { terrain, name: t(terrain) }),
    lines: [t("explain-terrain.text"), ...now],
    topic: "choosing",
  };
}
