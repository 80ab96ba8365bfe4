"""How soon a projector shows what has changed: ``python -m bench projector``.

Counted is in the page, from the arrival of a message with all maps changed to the beginning of the second
frame after it: by then the first one, which shows the change, is drawn. Beside it stands the processor time
of the page, which other work on the machine hardly changes, and the bytes that are sent.
"""

import tempfile
from collections.abc import Iterator, Sequence
from itertools import groupby
from pathlib import Path
from statistics import median
from typing import NamedTuple

from httpx import Client
from playwright.sync_api import CDPSession, Page, sync_playwright

from bench.shared.figure import Figure
from bench.shared.prepared import Move, PreparedGame, prepare
from browser.chromium import FLAGS, chromium
from browser.serving import Serving
from cartographers.server.auth.device_token import COOKIE

SEATS = 100
PHASES = 4
#: Milliseconds after which the page is at rest.
REST = 700
#: The key that shows all maps at once, and the one that shows the card beside a page of them.
VIEWS = {"all maps": "2", "the card and a page of maps": "1"}
#: Notes each message that comes, its size, and when the frame that shows it is drawn.
NOTE = """
window.told = [];
window.WebSocket = class extends WebSocket {
  constructor(...address) {
    super(...address);
    this.addEventListener("message", ({ data }) => {
      const came = performance.now();
      const kind = /"kind":"(\\w+)"/.exec(data)[1];
      requestAnimationFrame(() => requestAnimationFrame(() =>
        window.told.push({ kind, bytes: data.length, took: performance.now() - came })));
    });
  }
};
"""


class Update(NamedTuple):
    """A message in which all maps had changed."""

    #: Milliseconds on the wall, and of the processor.
    took: float
    spent: float
    bytes: int


class Projector:
    """A page that shows a game, and the people who play it."""

    def __init__(self, serving: Serving, game: PreparedGame, page: Page, developer: CDPSession) -> None:
        self._serving, self._game, self._page, self._developer = serving, game, page, developer
        #: The sizes of the messages that say only who has decided.
        self.short: list[int] = []

    def update(self, moves: Sequence[Move]) -> Update:
        """Send the decisions of a phase; measured is what the last one brings."""
        *first, last = moves
        self._send(first)
        self._page.wait_for_timeout(REST)
        self.short += [
            one["bytes"] for one in self._page.evaluate("window.told") if one["kind"] == "presence"
        ]
        self._page.evaluate("window.told = []")
        before = self._spent()
        self._send([last])
        self._page.wait_for_timeout(REST)
        while not (found := [one for one in self._page.evaluate("window.told") if one["kind"] == "changes"]):
            self._page.wait_for_timeout(REST)
        told = found[0]
        return Update(told["took"], self._spent() - before, told["bytes"])

    def _send(self, moves: Sequence[Move]) -> None:
        with Client(base_url=self._serving.address, headers={"Content-Type": "application/json"}) as client:
            for move in moves:
                path = f"/api/games/{self._game.id}/seats/{move.seat}/decision"
                cookie = {"Cookie": f"{COOKIE}={self._game.tokens[move.seat]}"}
                client.post(path, content=move.body, headers=cookie).raise_for_status()

    def _spent(self) -> float:
        metrics = self._developer.send("Performance.getMetrics")["metrics"]
        return next(1000 * float(one["value"]) for one in metrics if one["name"] == "TaskDuration")


def figures() -> Iterator[Figure]:
    """The time of an update with each kind of view, and the size of the messages."""
    with tempfile.TemporaryDirectory() as folder:
        (game,) = prepare(Path(folder), 1, SEATS, played=0.5)
        serving = Serving(Path(folder)).start()
        with sync_playwright() as playwright:
            running = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
            page = running.new_page(base_url=serving.address, viewport={"width": 1920, "height": 1080})
            page.add_init_script(NOTE)
            developer = page.context.new_cdp_session(page)
            developer.send("Performance.enable", {"timeDomain": "threadTicks"})
            page.goto(f"/g/{game.id}/projector")
            page.locator(".projector li").first.wait_for()
            yield from _figures(Projector(serving, game, page, developer), page, game)
            running.close()
        serving.stop()


def _figures(shown: Projector, page: Page, game: PreparedGame) -> Iterator[Figure]:
    phases = (list(moves) for _, moves in groupby(game.moves, lambda move: move.step))
    sizes = []
    for view, key in VIEWS.items():
        page.keyboard.press(key)
        updates = [shown.update(next(phases)) for _ in range(PHASES)]
        yield Figure(f"an update of {SEATS} maps, {view}", median(one.took for one in updates), "ms", 100)
        yield Figure(
            "the same in processor time of the page", median(one.spent for one in updates), "ms", 100
        )
        sizes += [one.bytes for one in updates]
    yield Figure("a message with all maps", median(sizes), "bytes")
    yield Figure("a message that says who has drawn", median(shown.short), "bytes")
