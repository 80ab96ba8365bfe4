/** The pace of a game in words: how long it waits for its players. */
import type { Pace } from "../server/protocol";
import { span, t } from "../words/words";

const HOUR = 3600;

/** What a player should know before sitting down. */
export function paceLines(pace: Pace): string[] {
  if (pace.pace === "days") {
    const { move_limit: hours, on_limit: then } = pace;
    return [hours ? t("pace-days-limit", { time: span(hours * HOUR), then }) : t("pace-days")];
  }
  const lines = [t("pace-live")];
  if (pace.absence) lines.push(t("pace-live-absence", { time: span(pace.absence) }));
  if (pace.move_clock) lines.push(t("pace-live-clock", { time: span(pace.move_clock) }));
  return lines;
}
