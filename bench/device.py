"""The whole game on a device, in Chromium: how soon it is there, what it takes, and how fast it is.

The static site is visited at 20 Mbit/s, then its host is gone. Times are wall-clock, until a map can be drawn
on. Firefox and WebKit are measured where they are installed (``make engines``). What cannot be measured is
``nan``, with the reason on the line before, and the others are measured all the same.
"""

import json
import math
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing, nullcontext
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any

from httpx import HTTPError
from playwright.sync_api import Browser, BrowserContext, BrowserType, Page, sync_playwright
from playwright.sync_api import Error as PlaywrightError
from websockets.exceptions import WebSocketException

from bench.compiled import search_share
from bench.shared.figure import Figure
from bench.shared.process_usage import own_memory
from bench.shared.slow_host import SlowHost, slow_host
from bench.shared.slowed import slowed
from browser import static_site
from browser.chromium import FLAGS, PHONE, chromium
from browser.engines import PACKAGES, Engine, missing, started
from browser.in_worker import PICTURE_KEPT

REPEATS = 5
VISITOR: dict[str, Any] = {**PHONE, "reduced_motion": "reduce", "locale": "en"}
SLOWED = 4
#: Bits a second of a first visit; and of a line that does not matter.
LINE, FAST = 20e6, 1e12
#: Milliseconds that something may take before it counts as not measured.
PATIENCE = 180_000
#: Makes the visitor somebody who knows the game.
KNOWS = """
localStorage.setItem("cartographers.knows", "yes");
localStorage.setItem("cartographers.tips.off", "yes");
"""
#: Presses Solo as soon as it is there, and notes when the map can be drawn on: seconds since the page began.
EAGER = """
window.playable = new Promise((done) => {
  let pressed = false;
  const buttons = () => [...document.querySelectorAll("button:enabled")];
  const solo = () => buttons().find((one) => one.innerText.includes("Solo"));
  const look = () => {
    if (!pressed && solo()) {
      solo().click();
      pressed = true;
    }
    if (document.querySelector("[role=gridcell]") && document.querySelector("[data-part=confirm]"))
      done(performance.now() / 1000);
    else setTimeout(look, 10);
  };
  look();
});
"""
#: The first card of the companion, in seconds since the page began.
FIRST_CARD = """() => new Promise((done) => {
  const look = () => {
    const body = document.querySelector(".body[aria-busy=false]");
    if (body && document.querySelector("h1")) done(performance.now() / 1000);
    else setTimeout(look, 10);
  };
  look();
})"""
KEPT = "document.querySelector('main')?.innerText.includes('The whole game works offline on this device')"
UNTIL_KEPT = f"async () => {{ while (!({KEPT})) await new Promise((done) => setTimeout(done, 50)); }}"
PLAYABLE = "() => window.playable"
#: Plays a game against two bots; for each decision, the seconds until all have decided.
MOVES = """async (channelName) => {
  const channel = new BroadcastChannel(channelName);
  let number = 0;
  const call = (method, path, body) => new Promise((done) => {
    const id = "bench/" + ++number;
    const hear = ({ data }) => {
      if (data.id !== id) return;
      channel.removeEventListener("message", hear);
      done(JSON.parse(new TextDecoder().decode(data.body)));
    };
    channel.addEventListener("message", hear);
    const text = body ? JSON.stringify(body) : "";
    channel.postMessage({ kind: "fetch", id, method, path, language: "en", body: text });
  });
  const bot = { kind: "bot", bot: "learned" };
  const { id } = await call("POST", "games", { seats: [{ kind: "me" }, bot, bot] });
  const path = "games/" + id;
  const times = [];
  let state = await call("GET", path);
  while (state.phase !== "over") {
    const { step } = state;
    const { decision } = await call("POST", path + "/seats/0/hint", { step, level: 3 });
    const since = performance.now();
    state = await call("POST", path + "/seats/0/decision", { step, move_id: "m" + step, decision });
    while (state.phase !== "over" && !state.mine[0].must_decide) state = await call("GET", path);
    times.push((performance.now() - since) / 1000);
  }
  return times;
}"""


def figures() -> Iterator[Figure]:
    """All that was promised of the game on a device."""
    with tempfile.TemporaryDirectory() as name:
        folder = static_site.write(Path(name))
        with sync_playwright() as playwright:
            running = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
            try:
                yield measured(
                    "first visit at 20 Mbit/s, to a solo map", "s", 10, lambda: visits(running, folder)
                )
            finally:
                running.close()
            yield from in_chromium(playwright.chromium, folder)
        for engine in PACKAGES:
            what = f"{engine}, without a network, from the icon to a solo map"
            if packages := missing(engine):
                print(f"{engine} is not measured, install {packages}", file=sys.stderr)
            else:
                yield measured(what, "s", 2.5, partial(in_engine, engine, folder))
    yield search_share()


def measured(what: str, unit: str, goal: float, work: Callable[[], float]) -> Figure:
    """A figure; not a number where it could not be measured."""
    try:
        value = work()
    except (PlaywrightError, AssertionError, OSError, HTTPError, WebSocketException) as wrong:
        print(f"{what}: {type(wrong).__name__}: {str(wrong)[:300]}", file=sys.stderr)
        value = math.nan
    return Figure(what, value, unit, goal)


def visits(browser: Browser, folder: Path) -> float:
    """First visits at a slow line."""
    times = []
    for _ in range(3):
        with slow_host(folder, LINE) as host:
            context = visitor(browser.new_context(**VISITOR))
            times.append(playable(context.new_page(), home(host)))
            context.close()
    return median(times)


def in_chromium(chromium_type: BrowserType, folder: Path) -> Iterator[Figure]:
    """Everything is kept, then the host is gone. In a private window a page reads its files more slowly."""
    with tempfile.TemporaryDirectory() as profile:
        context = visitor(
            chromium_type.launch_persistent_context(
                profile, executable_path=chromium(), args=FLAGS, **VISITOR
            )
        )
        try:
            with slow_host(folder, FAST) as host:
                address = home(host)
                yield measured("everything that is downloaded", "MB", 15, lambda: kept(context, host))
            yield from without_network(context, address)
        finally:
            context.close()


def kept(context: BrowserContext, host: SlowHost) -> float:
    """Keep the game, and wait for the picture of its memory; how many megabytes were sent."""
    page, address = context.new_page(), home(host)
    with closing(page):
        playable(page, address)
        page.goto(f"{address}more")
        # The site forbids the texts of programs that ``wait_for_function`` would run.
        page.evaluate(in_time(UNTIL_KEPT))
        # It is taken when the application has run for a while.
        page.goto(f"{address}you")
        page.evaluate(in_time(PICTURE_KEPT), f"cartographers.{static_site.PATH}.")
    return host.sent / 1e6


def without_network(context: BrowserContext, address: str) -> Iterator[Figure]:
    """From the icon to a map, on a quick and on a slow processor; memory; a move; the companion."""
    browser = context.browser
    assert browser is not None
    start = partial(flight, context, address)
    yield measured(
        "without a network, from the icon to a solo map", "s", 1.5, lambda: several(start, REPEATS)
    )
    slow = partial(start, slow_down=browser)
    yield measured(f"the same, everything {SLOWED} times slower", "s", 5, lambda: several(slow, 3))
    page = context.new_page()

    def held() -> float:
        playable(page, address)
        return max(own_memory(one) for one in renderers(browser))

    def moves() -> float:
        times: list[float] = page.evaluate(in_time(MOVES), f"cartographers-device:/{static_site.PATH}/")
        return median(times)

    yield measured("memory of the page with a solo map", "MB", 200, held)
    yield measured("a move against two learned bots", "s", 0.3, moves)
    page.close()
    cards = partial(companion, context, address)
    yield measured("the companion's first card without a network", "s", 1.5, lambda: several(cards, REPEATS))


def several(start: Callable[[], float], times: int) -> float:
    """The median of several starts; each is shown, because the first after something else takes longer."""
    seconds = [start() for _ in range(times)]
    print("each:", ", ".join(f"{one:.2f}" for one in seconds), file=sys.stderr)
    return median(seconds)


def companion(context: BrowserContext, address: str) -> float:
    """Seconds until the companion's first card."""
    page = context.new_page()
    page.goto(f"{address}companion/game?seed=7&step=1", wait_until="commit")
    took: float = page.evaluate(in_time(FIRST_CARD))
    page.close()
    return took


def in_engine(name: str, folder: Path) -> float:
    """From the icon to a map in another browser, whose host is gone."""
    with started(name) as engine:
        with slow_host(folder, FAST) as host:
            address = home(host)
            engine.open(address)
            # The page of somebody who knows the game is another one.
            engine.evaluate(f"(() => {{ {KNOWS} }})()")
            playable_in(engine, address)
            engine.open(f"{address}more")
            engine.evaluate(f"({in_time(UNTIL_KEPT)})()")
            engine.open(f"{address}you")
            where = json.dumps(f"cartographers.{static_site.PATH}.")
            engine.evaluate(f"({in_time(PICTURE_KEPT)})({where})")

        def start() -> float:
            engine.open("about:blank")
            since = time.perf_counter()
            playable_in(engine, address)
            return time.perf_counter() - since

        return several(start, 3)


def in_time(script: str) -> str:
    """A function of a page that fails where it would wait for ever."""
    late = f"new Promise((_, fail) => setTimeout(() => fail(new Error('late')), {PATIENCE}))"
    return f"(given) => Promise.race([({script})(given), {late}])"


def playable_in(engine: Engine, address: str) -> None:
    """Open the site and press Solo, until the map can be drawn on."""
    engine.open(address)
    engine.evaluate(f"(() => {{ {EAGER} }})()")
    engine.evaluate(f"({in_time(PLAYABLE)})()")


def home(host: SlowHost) -> str:
    """The address of the site."""
    return f"http://127.0.0.1:{host.port}/{static_site.PATH}/"


def visitor(context: BrowserContext) -> BrowserContext:
    """Somebody who has never been here."""
    context.set_default_timeout(PATIENCE)
    context.add_init_script(f"if (location.pathname === '/{static_site.PATH}/') {{ {KNOWS} {EAGER} }}")
    return context


def playable(page: Page, address: str) -> float:
    """Open the site and press Solo: seconds until the map can be drawn on."""
    page.goto(address, wait_until="commit")
    took: float = page.evaluate(in_time(PLAYABLE))
    return took


def flight(context: BrowserContext, address: str, slow_down: Browser | None = None) -> float:
    """The same in a new tab; for a slow processor, in all processes of the browser's pages."""
    page = context.new_page()
    with slowed(renderers(slow_down), SLOWED) if slow_down else nullcontext():
        took = playable(page, address)
    page.close()
    return took


def renderers(browser: Browser) -> list[int]:
    """The processes of pages."""
    session = browser.new_browser_cdp_session()
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    return [one["id"] for one in processes if one["type"] == "renderer"]
