// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { date, dateLocale, day, moment } from "../src/words/numbers";

const NOON = Date.UTC(2026, 10, 17, 12) / 1000;

test.each([[["en-GB"]], [["en"]], [["cs", "en"]]])("the dates of somebody who reads %s are British, with 24 hours", (languages) => {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(languages);
  expect(dateLocale()).toBe("en-GB");
  expect(date("2026-11-17T12:00:00Z")).toBe("17 Nov 2026");
  expect(moment(NOON)).not.toMatch(/[AP]M/i);
});

test("a day is never cut in two by a line's end", () => {
  expect(day("2026-11-17T12:00:00Z")).toMatch(/^17\u00A0Nov$/);
});

test("an American gets American dates", () => {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["en-US"]);
  expect(date("2026-11-17T12:00:00Z")).toBe("Nov 17, 2026");
});
