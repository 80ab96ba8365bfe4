"""What the browser is sent and how soon somebody can play: real server, built client, real Chromium.

Times are wall-clock: a person waits that long.
"""

import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from statistics import median
from typing import NamedTuple

from httpx import Client
from playwright.sync_api import Browser, Request, sync_playwright

from bench.shared.figure import Figure
from browser.chromium import DESKTOP, FLAGS, chromium
from browser.serving import Serving

REPEATS = 5
#: Seconds in which the server compiles code for the bots after its first page, which slows visits down.
COMPILING = 45
#: Plays as soon as it can: one press on "Solo", one on "Next"; then Confirm can be pressed.
EAGER = """
window.playable = new Promise((done) => {
  const named = (word) =>
    [...document.querySelectorAll("button:enabled")].find((one) => one.innerText.includes(word));
  const pressed = new Set();
  const look = () => {
    for (const word of ["Solo", "Next"]) {
      if (pressed.has(word) || !named(word)) continue;
      pressed.add(word);
      named(word).click();
    }
    if (pressed.has("Next") && named("Confirm")) done(performance.now() / 1000);
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
});
"""


def first_page(folder: Path) -> tuple[float, float]:
    """Seconds from the command to the first page, on the wall and of the processor."""
    since, before = time.perf_counter(), _spent()
    serving = Serving(folder).start()
    with Client(base_url=serving.address) as client:
        client.get("/").raise_for_status()
    took = time.perf_counter() - since
    serving.stop()
    return took, _spent() - before


def _spent() -> float:
    """Processor seconds of processes that were started here and have ended."""
    used = getrusage(RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


class Visit(NamedTuple):
    """A first visit, until Confirm could be pressed."""

    #: Kilobytes of JavaScript that were sent.
    sent: float
    #: Seconds on the wall.
    took: float
    #: Processor seconds of the page's main thread: hardly changed by other work on the machine.
    spent: float


def visit(browser: Browser, serving: Serving) -> Visit:
    """Visit as somebody who has never been here, and play as soon as it is possible."""
    context = browser.new_context(base_url=serving.address, **DESKTOP)
    page = context.new_page()
    scripts: list[int] = []
    page.on("requestfinished", lambda request: scripts.append(_script(request)))
    page.add_init_script(EAGER)
    developer = context.new_cdp_session(page)
    developer.send("Performance.enable", {"timeDomain": "threadTicks"})
    page.goto("/")
    took: float = page.evaluate("window.playable")
    measured = {one["name"]: one["value"] for one in developer.send("Performance.getMetrics")["metrics"]}
    context.close()
    return Visit(sum(scripts) / 1000, took, measured["TaskDuration"])


def _script(request: Request) -> int:
    """Bytes sent for a script, as they were sent."""
    return request.sizes()["responseBodySize"] if request.resource_type == "script" else 0


def figures() -> Iterator[Figure]:
    """The weight of the client, and the way from nothing to the first drawing."""
    with tempfile.TemporaryDirectory() as folder:
        started = [first_page(Path(folder)) for _ in range(3)]
        serving = Serving(Path(folder)).start()
        with sync_playwright() as playwright:
            running = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
            visit(running, serving)
            time.sleep(COMPILING)
            visits = [visit(running, serving) for _ in range(REPEATS)]
            running.close()
        serving.stop()
    yield Figure("JavaScript sent, gzipped", median(one.sent for one in visits), "KB", 120)
    yield Figure("the command to the first page", median(wall for wall, _ in started), "s", 2)
    yield Figure("the same in processor time", median(spent for _, spent in started), "s", 2)
    yield Figure("navigation, one click, first card playable", median(one.took for one in visits), "s", 1.5)
    yield Figure("the same in processor time of the page", median(one.spent for one in visits), "s", 0.5)
