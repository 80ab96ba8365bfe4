// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from "vitest";
import { PATHS } from "../src/common/paths";
import { pages } from "../src/pages";
import { address, followLinks, go, goBack, listenToHistory, router } from "../src/common/router.svelte";

beforeEach(() => go("/"));

describe("the address of a page", () => {
  const GAME = "a b/c";
  test.each([
    ["home", address.home(), {}],
    ["setup", address.setup("A/B?"), {}],
    ["table", address.table(GAME), { id: GAME }],
    ["season", address.season(GAME, 3), { id: GAME, season: "3" }],
    ["final", address.final(GAME), { id: GAME }],
    ["replay", address.replay(GAME, 12), { id: GAME }],
    ["analysis", address.analysis(GAME, 0, 4), { id: GAME }],
    ["projector", address.projector(GAME, "x"), { id: GAME }],
    ["join", address.join("one-two"), { code: "one-two" }],
    ["tournamentSetup", address.tournamentSetup(), {}],
    ["tournament", address.tournament("7"), { id: "7" }],
    ["day", address.day("2026-W47"), { day: "2026-W47" }],
    ["rules", address.rules(), {}],
    ["topic", address.rules("ruins"), { topic: "ruins" }],
    ["companion", address.companion("seed=1"), {}],
  ])("%s leads back to it, with its values", (page, to, values) => {
    go(to);
    expect(router.route).toMatchObject({ page, values });
  });

  test("has only the parts of the query that are given", () => {
    expect(address.analysis("g")).toBe("/g/g/analysis");
    expect(address.analysis("g", 0)).toBe("/g/g/analysis?seat=0");
    expect(address.analysis("g", 0, 3)).toBe("/g/g/analysis?seat=0&turn=3");
    expect(address.replayOf("g", { season: 1, card: "rift", after: false }, 2)).toBe(
      "/g/g/replay?season=1&card=rift&after=0&seat=2",
    );
    expect(address.days()).toBe("/daily");
    expect(address.days("week")).toBe("/daily?kind=week");
    expect(address.puzzle("p", true)).toBe("/puzzles/p?again=1");
  });

  test("of a sheet keeps its slashes readable and hides what would end the query", () => {
    expect(address.setup("A/B&C")).toBe("/new?sheet=A/B%26C");
    go(address.setup("A/B&C"));
    expect(router.route.query.get("sheet")).toBe("A/B&C");
  });

  test("of results is the day's or the tournament's", () => {
    expect(address.results("2026-11-16")).toBe("/daily/2026-11-16");
    expect(address.results("t/abc/3")).toBe("/tournaments/abc");
  });

  test("made of what another address says stays within this site", () => {
    expect(address.host("../..//example.org/")).toBe("/g/..%2F..%2F%2Fexample.org%2F/host");
  });

  test("is its own for every page", () => {
    const paths = Object.values(PATHS).map((path) => path.replaceAll(/:\w+/g, ":"));
    expect(new Set(paths).size).toBe(paths.length);
  });
});

describe("an address that is no page", () => {
  test.each(["/nowhere", "/g/one/two/three/four", "/g/%", "/g/%E0%A4%A", "/daily/%", "/rules/%"])("%s is missing", (path) => {
    go(path);
    expect(router.route.page).toBe("missing");
  });
});

describe("what a page is given", () => {
  test("numbers and choices from its query", () => {
    go("/g/x/replay?season=2&card=rift&after=1&seat=0");
    expect(pages.replay.props(router.route)).toEqual({
      id: "x",
      move: NaN,
      wanted: { season: 2, card: "rift", after: true, seat: 0 },
    });
    go("/daily?kind=year");
    expect(pages.days.props(router.route)).toEqual({ kind: "day" });
  });
});

describe("the rules", () => {
  test("lie over the page that was open, and closing them leads back to it with its query", () => {
    go("/g/x/replay?move=3");
    go(address.rules("ruins"));
    expect(router.reading).toBe(true);
    expect(router.beneath).toMatchObject({ page: "replay", values: { id: "x" } });
    goBack();
    expect(router.reading).toBe(false);
    expect(location.search).toBe("?move=3");
  });
});

describe("a link", () => {
  /** Clicks on something in the link; returns whether the site follows it by itself. */
  function followed(link: HTMLElement, how: MouseEventInit = {}): boolean {
    document.body.replaceChildren(link);
    let answer = false;
    const listen = (event: MouseEvent) => {
      followLinks(event);
      answer = event.defaultPrevented;
      // Nothing here could load another page.
      event.preventDefault();
    };
    document.addEventListener("click", listen, { once: true });
    link.firstElementChild?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...how }));
    return answer;
  }
  function link(href: string, more: Partial<HTMLAnchorElement> = {}): HTMLAnchorElement {
    return Object.assign(document.createElement("a"), { href, innerHTML: "<b>go</b>", ...more });
  }

  test("within the site is followed without a page load, also when something in it is clicked", () => {
    expect(followed(link("/learn"))).toBe(true);
    expect(router.route.page).toBe("learn");
  });

  test.each([
    ["with a modifier key", link("/learn"), { ctrlKey: true }],
    ["with the middle button", link("/learn"), { button: 1 }],
    ["to another window", link("/learn", { target: "_blank" }), {}],
    ["to a download", link("/learn", { download: "x.txt" }), {}],
    ["to another site", link("https://example.org/learn"), {}],
    ["to an answer of the server", link("/api/games"), {}],
  ])("%s is left to the browser", (_, to, how) => {
    expect(followed(to, how)).toBe(false);
    expect(router.route.page).toBe("home");
  });
});

test("the browser's back button shows the page before", async () => {
  const stop = listenToHistory();
  go("/learn");
  go("/more");
  const back = new Promise((done) => addEventListener("popstate", done, { once: true }));
  history.back();
  await back;
  expect(router.route.page).toBe("learn");
  stop();
});
