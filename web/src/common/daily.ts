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

/** One for each way to write: to make one takes a slow phone 40 ms and more. */
const formats = new Map<string, Intl.DateTimeFormat>();

function format(how: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = dateLocale() + JSON.stringify(how);
  const known = formats.get(key) ?? new Intl.DateTimeFormat(dateLocale(), { timeZone: "UTC", day: "numeric", ...how });
  formats.set(key, known);
  return known;
}

const whole = () => format({ weekday: "long", month: "long" });

/** Makes what writes days ahead, while the days are on their way. */
export function prepareDays(): void {
  whole();
}

/** The weekday of a day such as "2027-03-01". */
export function weekday(day: string): string {
  return whole().formatToParts(new Date(`${day}T12:00:00Z`)).find(({ type }) => type === "weekday")?.value ?? "";
}

/** What it is called: its date, or its first and last day. The dates are those of UTC, as the deals are. */
export function dayName({ kind, begins, ends }: DailyLine): string {
  const date = (seconds: number, how: Intl.DateTimeFormat) => how.format(new Date(1000 * seconds));
  if (kind === "day") return date(begins, whole());
  const short = format({ month: "short" });
  return t("daily-week-of", { from: date(begins, short), to: date(ends - 1, short) });
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
