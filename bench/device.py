"""The whole game on a device, in Chromium: how soon it is there, what it takes, and how fast it is.

The static site is visited at 20 Mbit/s, then its host is gone. Times are wall-clock, until a map can be drawn
on. Firefox and WebKit are measured where they are installed (``make engines``).
"""

import tempfile
import time
from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

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
SLOWED = 4
#: Bits a second of a first visit; and of a line that does not matter.
LINE, FAST = 20e6, 1e12
#: Milliseconds that something may take on a busy machine.
PATIENCE = 600_000
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
UNTIL_KEPT = f"(async () => {{ while (!({KEPT})) await new Promise((done) => setTimeout(done, 50)); }})()"
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
                yield from in_chromium(running, folder)
            finally:
                running.close()
        for engine in PACKAGES:
            if missing(engine):
                continue
            yield from in_engine(engine, folder)
    yield search_share()


def in_chromium(browser: Browser, folder: Path) -> Iterator[Figure]:
    """First visits at a slow line, then everything without a network."""
    visits = []
    for _ in range(3):
        with slow_host(folder, LINE) as host:
            context = visitor(browser)
            visits.append(playable(context.new_page(), home(host)))
            context.close()
    yield Figure("first visit at 20 Mbit/s, to a solo map", median(visits), "s", 10)
    context = visitor(browser)
    with slow_host(folder, FAST) as host:
        page, address = context.new_page(), home(host)
        playable(page, address)
        page.goto(f"{address}more")
        # The site forbids the texts of programs that ``wait_for_function`` would run.
        page.evaluate(UNTIL_KEPT)
        yield Figure("everything that is downloaded", host.sent / 1e6, "MB", 15)
        # It is taken when the application has run for a while.
        page.goto(f"{address}you")
        page.evaluate(PICTURE_KEPT, f"cartographers.{static_site.PATH}.")
    page.close()
    yield from without_network(browser, context, address)
    context.close()


def without_network(browser: Browser, context: BrowserContext, address: str) -> Iterator[Figure]:
    """From the icon to a map, on a quick and on a slow processor; memory; a move; the companion."""
    starts = [flight(context, address) for _ in range(REPEATS)]
    yield Figure("without a network, from the icon to a solo map", median(starts), "s", 1.5)
    slow = [flight(context, address, slow_down=browser) for _ in range(3)]
    yield Figure(f"the same, everything {SLOWED} times slower", median(slow), "s", 5)
    page = context.new_page()
    playable(page, address)
    held = max(own_memory(one) for one in renderers(browser))
    yield Figure("memory of the page with a solo map", held, "MB", 200)
    moves: list[float] = page.evaluate(MOVES, f"cartographers-device:/{static_site.PATH}/")
    yield Figure("a move against two learned bots", median(moves), "s", 0.3)
    page.close()
    cards = []
    for _ in range(REPEATS):
        page = context.new_page()
        page.goto(f"{address}companion/game?seed=7&step=1", wait_until="commit")
        cards.append(page.evaluate(FIRST_CARD))
        page.close()
    yield Figure("the companion's first card without a network", median(cards), "s", 1.5)


def in_engine(name: str, folder: Path) -> Iterator[Figure]:
    """From the icon to a map in another browser, whose host is gone."""
    with started(name) as engine:
        with slow_host(folder, FAST) as host:
            address = home(host)
            engine.open(address)
            # The page of somebody who knows the game is another one.
            engine.evaluate(f"(() => {{ {KNOWS} }})()")
            playable_in(engine, address)
            engine.open(f"{address}more")
            engine.evaluate(UNTIL_KEPT)
            engine.open(f"{address}you")
            engine.evaluate(f"({PICTURE_KEPT})('cartographers.{static_site.PATH}.')")
        starts = []
        for _ in range(3):
            engine.open("about:blank")
            since = time.perf_counter()
            playable_in(engine, address)
            starts.append(time.perf_counter() - since)
    yield Figure(f"{name}, without a network, from the icon to a solo map", median(starts), "s", 2.5)


def playable_in(engine: Engine, address: str) -> None:
    """Open the site and press Solo, until the map can be drawn on."""
    engine.open(address)
    engine.evaluate(f"(() => {{ {EAGER} }})()")
    engine.evaluate("window.playable")


def home(host: SlowHost) -> str:
    """The address of the site."""
    return f"http://127.0.0.1:{host.port}/{static_site.PATH}/"


def visitor(browser: Browser) -> BrowserContext:
    """Somebody who has never been here."""
    options: dict[str, Any] = PHONE
    context = browser.new_context(reduced_motion="reduce", locale="en", **options)
    context.set_default_timeout(PATIENCE)
    context.add_init_script(f"if (location.pathname === '/{static_site.PATH}/') {{ {KNOWS} {EAGER} }}")
    return context


def playable(page: Page, address: str) -> float:
    """Open the site and press Solo: seconds until the map can be drawn on."""
    page.goto(address, wait_until="commit")
    took: float = page.evaluate("window.playable")
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
    found = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    return [one["id"] for one in found if one["type"] == "renderer"]
