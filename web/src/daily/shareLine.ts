/** The line that tells others of one's result and gives nothing away: no card, no edict, no place on the map. */
import type { DailyLine } from "../server/protocol";
import { t } from "../words/words";

const BLOCKS = 5;

/** Five blocks for a season: its share of the best season. */
function blocks(stars: number, best: number): string {
  const full = best > 0 ? Math.round((BLOCKS * Math.max(0, stars)) / best) : 0;
  return "🟩".repeat(full) + "⬜".repeat(BLOCKS - full);
}

/** The number of a day: the first deal was number 1. */
function dayNumber(day: string): number {
  return Math.round((Date.parse(day) - Date.parse("2026-11-02")) / 86_400_000) + 1;
}

export function shareLine({ day, stars }: DailyLine, seasons: readonly number[], streak: number): string {
  const best = Math.max(...seasons);
  const head = t("share-line", { number: dayNumber(day), stars: stars ?? 0 });
  const tail = streak > 1 ? [t("streak-line", { days: streak })] : [];
  return [head, ...seasons.map((one) => blocks(one, best)), ...tail].join("\n");
}
