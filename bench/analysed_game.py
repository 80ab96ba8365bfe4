"""What an analysed game costs a server: analysed by itself, and by the page of a visitor in Chromium.

Processor time of the server and of its worker processes, from the page's first call until it is done. The
time until then is wall-clock.
"""

import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Page, sync_playwright

from bench.shared.figure import Figure
from bench.shared.process_usage import processor_time_with_children
from browser.chromium import DESKTOP, FLAGS, chromium
from browser.serving import Serving
from server.random_client import RandomClient

#: Milliseconds that the slower of the two may take on a busy machine.
PATIENCE = 600_000
#: Seconds in which the server prepares its advisers after the start.
PREPARING = 10.0
#: A server looks for puzzles in finished games while nobody else has work for it.
SETTINGS = "puzzle_minutes = 0\n"
#: Processor seconds that an analysis in the page may cost the server.
TARGET = 1.0


class Cost(NamedTuple):
    """What an analysis has taken."""

    #: Seconds of processor time of the server.
    spent: float
    #: Seconds on the wall.
    took: float


def figures() -> Iterator[Figure]:
    """The same game analysed in both places."""
    with tempfile.TemporaryDirectory() as folder:
        settings = Path(folder) / "settings.toml"
        settings.write_text(SETTINGS)
        serving = Serving(Path(folder), options=("--settings", str(settings))).start()
        try:
            time.sleep(PREPARING)
            there, first, again = costs(serving)
        finally:
            serving.stop()
    yield Figure("a game analysed by the server: its processor time", there.spent, "s")
    yield Figure("by the page, all files sent for it: the server's processor time", first.spent, "s", TARGET)
    yield Figure("the next one: the server's processor time", again.spent, "s", TARGET)
    yield Figure("a game analysed by the server, until it is done", there.took, "s")
    yield Figure("a game analysed by the page, Python loaded for it", first.took, "s")
    yield Figure("the next one", again.took, "s")


def costs(serving: Serving) -> tuple[Cost, Cost, Cost]:
    """Of an analysis on the server, of the first in a page, and of the next there."""
    device = serving.device()
    # The archive of modules is packed once in a server's life.
    device.get("/api/engine").raise_for_status()
    # Three times the same game.
    games = [RandomClient(device, 7).play(device.create(seed=3)["id"])["id"] for _ in range(3)]

    def there() -> None:
        path = f"/api/games/{games[0]}/analysis"
        device.post(path, json={"seat": 0}).raise_for_status()
        while device.get(path).json()["state"] != "done":
            time.sleep(1)

    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        try:
            context = running.new_context(base_url=serving.address, locale="en", **DESKTOP)
            cookies = [
                {"name": name, "value": value, "url": serving.address}
                for name, value in device.cookies.items()
            ]
            context.add_cookies(cookies)  # type: ignore[arg-type]  # the same keys
            page = context.new_page()
            return (
                cost(serving, there),
                cost(serving, lambda: analysed_by(page, games[1])),
                cost(serving, lambda: analysed_by(page, games[2])),
            )
        finally:
            running.close()


def analysed_by(page: Page, game: str) -> None:
    """Open the analysis of a game, and wait until the page has worked it out."""
    page.goto(f"/g/{game}/analysis")
    page.get_by_text("Worked out on this device").wait_for(timeout=PATIENCE)


def cost(serving: Serving, work: Callable[[], None]) -> Cost:
    """What some work takes."""
    before, since = processor_time_with_children(serving.pid), time.perf_counter()
    work()
    return Cost(processor_time_with_children(serving.pid) - before, time.perf_counter() - since)
