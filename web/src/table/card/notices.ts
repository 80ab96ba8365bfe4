/** The notices of a turn: ruins to cover, an ambush, a fallback, and what others have drawn on the shown map. */
import { printed } from "../../server/catalogue.svelte";
import { spanned } from "../../common/cells";
import { touched } from "../../common/describe";
import type { IconName } from "../../map/types";
import type { LogDrawing } from "../../server/protocol";
import type { Table } from "../state/table.svelte";
import { has, t } from "../../words/words";

export interface Notice {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  /** The text where there is little room; it does without the title. */
  readonly short: string;
  /** What stands beside the name of the card on a phone. */
  readonly chip: string;
  readonly kind: "duty" | "monster";
}

/**
 * What the player must know of this turn, the most urgent first; without `all` only what must be done.
 * A lesson tells the rest itself.
 */
export function noticesOf(table: Table, all: boolean): Notice[] {
  if (table.state.lesson) return fallback(table);
  return all ? [...duty(table), ...arrivals(table)] : duty(table);
}

function duty(table: Table): Notice[] {
  const { hand, me, state } = table;
  const rule = ruleOf(state.card);
  switch (state.phase) {
    case "ambush": {
      const { name } = table.seat(me?.map_owner ?? 0);
      return [{ icon: "monster", title: t("strip-ambush", { name }), text: rule, short: rule, chip: t("chip-ambush", { name }), kind: "monster" }];
    }
    case "declare": {
      const title = t("strip-declare");
      return [{ icon: "monster", title, text: rule, short: title, chip: t("chip-declare"), kind: "monster" }];
    }
    case "hero": {
      const text = t("strip-hero-text");
      return [{ icon: "hero", title: t("strip-hero"), text, short: text, chip: t("chip-hero"), kind: "duty" }];
    }
  }
  if (!hand) return [];
  if (hand.main.offer.fallback) return fallback(table);
  if (!hand.main.offer.cover.length) return [];
  const text = t("strip-ruins-text");
  return [{ icon: "ruins", title: t("strip-ruins"), text, short: text, chip: t("chip-ruins"), kind: "duty" }];
}

/** That only a single space can be drawn, and why. */
function fallback({ hand, state }: Table): Notice[] {
  if (!hand?.main.offer.fallback) return [];
  const why = state.pending_ruins ? t("strip-fallback-ruins") : t("strip-fallback-text");
  return [{ icon: "next", title: t("strip-fallback"), text: why, short: why, chip: t("chip-fallback"), kind: "duty" }];
}

/** The printed rule of a card, where it has one. */
function ruleOf(key: string): string {
  return has(`${key}.rule`) ? t(`${key}.rule`) : "";
}

/** What monsters that have come cost every season, and which spaces would close them in. */
export function costOf({ open, strokes }: LogDrawing): string {
  if (!strokes.length) return "";
  return t("arrival-cost", { stars: open.length, cells: spanned(open) });
}

/** What other players or monsters have drawn on the shown map. */
function arrivals(table: Table): Notice[] {
  if (table.ambushing) return [];
  return table.arrivals.map(({ line, drawing }) => {
    const cells = spanned(touched(drawing));
    const card = printed.card(line.card);
    const text =
      drawing.by !== null
        ? t("arrival-by", { cells, name: table.seat(drawing.by).name })
        : line.kind === "turn" && card?.corner
          ? t("arrival-walk", { cells, corner: card.corner, way: card.clockwise ? "clockwise" : "counter-clockwise" })
          : t("arrival-spread", { cells });
    // Only the owner of the map is told how to close them.
    const cost = table.shown.seat === table.me?.seat ? costOf(drawing) : "";
    const title = t(line.card);
    const short = t("strip-short", { title, text: cost || text });
    return { icon: "monster", title, text: `${text} ${cost}`, short, chip: t("chip-monsters"), kind: "monster" };
  });
}
