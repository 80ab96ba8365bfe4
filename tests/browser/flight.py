"""The static site without a network: kept at a first visit, then its host is gone."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Page, expect

from bench.shared.slow_host import SlowHost, slow_host
from browser import static_site
from browser.in_worker import PICTURE_KEPT, InWorker
from browser.push_page import worker_of
from browser.table import Table

#: Starting Python in the browser takes a while on a busy machine, in milliseconds.
PATIENCE = 180_000
#: A line that does not matter, in bits a second.
FAST = 1e12
#: What the browser itself logs without a network.
AWAY = "net::ERR_"
#: Follows a link within the site, which needs no page load.
GO = "(path) => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }"
#: What a page says while it loads, and what it is not to say.
LOADING, WRONG = "Just a moment", re.compile("reach the server|Something went wrong|Page not found")


class Flight:
    """A page of the site, which has begun a solo game and is then without a network."""

    def __init__(self, page: Page, host: SlowHost) -> None:
        self.page, self.host = page, host
        self.home = f"http://127.0.0.1:{host.port}/{static_site.PATH}/"
        #: What the pages complain about.
        self.complaints: list[str] = []
        page.on("pageerror", lambda error: self.complaints.append(f"uncaught: {error}"))
        page.on("console", self._on_console)

    def visit(self) -> None:
        """Begin a solo game at a first visit, and wait until all is kept for the next one."""
        self.page.goto(self.home)
        self._begin()
        worker_of(self.page)
        self.page.goto(f"{self.home}more")
        here = self.page.get_by_role("main").get_by_text("The whole game works offline on this device")
        expect(here).to_be_visible(timeout=PATIENCE)
        self.page.evaluate(PICTURE_KEPT, f"cartographers.{static_site.PATH}.")

    def go_on(self) -> None:
        """Go on with the game at the next visit."""
        self.page.goto(self.home)
        self.page.get_by_role("link", name="Continue").click()
        Table(self.page).settle()

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type == "error" and AWAY not in message.text:
            self.complaints.append(message.text)

    def _begin(self) -> None:
        solo = self.page.get_by_role("button", name=re.compile("^Solo"))
        expect(solo).to_be_visible()
        ways = self.page.get_by_role(
            "button", name=re.compile("^(Solo|Against bots|On one screen|Online with friends)")
        )
        assert ways.count() == 3, "friends elsewhere cannot reach this device"
        expect(self.page.get_by_role("link", name="Have a code?")).to_have_count(0)
        solo.click()
        self.page.wait_for_url(re.compile(f"/{static_site.PATH}/g/device-"))
        Table(self.page).settle()

    @property
    def client(self) -> InWorker:
        """The application of the device, as its pages call it."""
        return InWorker(self.page, f"/{static_site.PATH}/")

    def look_at(self, path: str) -> str:
        """What a page shows, once it has come; it must not say that something is wrong."""
        self.page.evaluate(GO, f"/{static_site.PATH}/{path}")
        body = self.page.locator("body")
        expect(self.page.get_by_role("heading").first).to_be_visible(timeout=PATIENCE)
        expect(body).not_to_contain_text(LOADING, timeout=PATIENCE)
        shown = body.inner_text()
        assert not WRONG.search(shown), (path, shown[:300])
        return shown

    def look_at_all(self) -> None:
        """Open every page that there is without a server."""
        game = self.client.get("/api/games").json()["recent"][0]["id"]
        puzzle = self.client.get("/api/puzzles").json()["next"]
        of_game = [f"g/{game}/{name}" for name in ("end", "replay", "analysis", "season/0")]
        pages = ["", "learn", "puzzles", f"puzzles/{puzzle}", "new", "you", "print", "companion", "check"]
        for path in [*pages, *of_game, "rules", "more"]:
            self.look_at(path)


@contextmanager
def flight(browser: Browser, folder: Path, **view: Any) -> Iterator[Flight]:
    """A new visitor of the site in a folder, who has kept it and is without a network now."""
    context = browser.new_context(reduced_motion="reduce", locale="en", **view)
    context.set_default_timeout(PATIENCE)
    for key in ("knows", "tips.off"):
        context.add_init_script(f"try {{ localStorage.setItem('cartographers.{key}', 'yes') }} catch {{}}")
    try:
        with slow_host(static_site.write(folder), FAST) as host:
            away = Flight(context.new_page(), host)
            away.visit()
        away.go_on()
        yield away
    finally:
        context.close()
