/** Days and weeks with a deal, in words. */
import type { DailyLine } from "../server/protocol";
import { dateLocale, letter, listed, span, t } from "../words/words";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The span that is left, in the largest unit of which there are two: "3 days", "5 hours", "20 minutes". */
export function timeLeft(seconds: number): string {
  const unit = [DAY, HOUR].find((size) => seconds >= 2 * size) ?? MINUTE;
  return span(Math.max(unit, Math.floor(seconds / unit) * unit));
}

/** What it is called: its date, or its first and last day. The dates are those of UTC, as the deals are. */
export function dayName({ kind, begins, ends }: DailyLine): string {
  const date = (seconds: number, how: Intl.DateTimeFormatOptions) =>
    new Date(1000 * seconds).toLocaleDateString(dateLocale(), { timeZone: "UTC", day: "numeric", ...how });
  if (kind === "day") return date(begins, { weekday: "long", month: "long" });
  return t("daily-week-of", { from: date(begins, { month: "short" }), to: date(ends - 1, { month: "short" }) });
}

/** The sheet and the boxes of a deal. */
export function whatIsPlayed({ sheet, boxes }: DailyLine): string {
  return listed([t("daily-sheet", { letter: letter(sheet) }), ...boxes.map((box) => t(`box-${box}`))]);
}

/** Where one's own try stands; empty while none was begun. */
export function standing(line: DailyLine): string {
  switch (line.state) {
    case "done":
      return t("daily-standing", { stars: line.stars ?? 0, place: line.place ?? 0, finished: line.finished });
    case "late":
      return line.stars === null ? t("daily-late") : t("daily-late-done", { stars: line.stars ?? 0 });
    case "running":
    case "ended":
    case "missed":
      return t(`daily-${line.state}`);
    case "closing":
      return t("daily-missed");
    default:
      return "";
  }
}
