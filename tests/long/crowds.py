"""Crowds of six, thirty and a hundred people: ``python tests/long crowds``, or ``crowds class``.

Two families over a weekend, a school class of 30 on slow phones, a convention of 100. The limits are those of
a server that nobody has set up, and the class and the convention come from one network, as in a building with
one connection. Fails if anybody is refused or loses something; the figures are printed.
"""

import tempfile
import time
from argparse import ArgumentParser
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from random import Random
from re import findall
from signal import SIGTERM
from statistics import median
from typing import NamedTuple

from httpx import TransportError
from playwright.sync_api import Page, expect, sync_playwright

from bench.shared.process_usage import memory, processor_time_with_children
from browser.chromium import FLAGS, PHONE, chromium
from cartographers.server.auth.device_token import COOKIE
from cartographers.server.basics.clocks import Clocks
from cartographers.server.settings import Settings
from long.shared.invariants import require
from server.daily_clock import HOUR, MORNING, WallClock
from server.random_client import RandomClient
from server.real_process import ended, started
from server.serving import Device, Json, Served

#: A slow line: bytes a second, milliseconds to the server and back. A slow phone has a share of this machine.
SLOW_LINE = {"offline": False, "latency": 400, "downloadThroughput": 50_000, "uploadThroughput": 25_000}
SLOWED, BROWSERS = 4, 2
#: Seconds that a turn takes at least: people look at a card and a map before they draw.
LEAST_TURN = 5.0
#: Milliseconds for something that comes in the end, on a slow phone of a busy machine.
PATIENCE = 120_000


class Phone:
    """A device that loads the page as a browser does, plays anyhow, and notes how long it waits."""

    def __init__(self, port: int, number: int, token: str = "") -> None:
        self.name, self.device, self.waits = f"Player {number}", Device(port, token), list[float]()
        self.player = RandomClient(self.device, number)

    def load(self) -> None:
        """The page and the files that it names."""
        page = self.device.get("/").text
        for file in set(findall(r'(?:src|href)="(/assets/[^"]+)"', page)):
            require(self.device.get(file).status_code == 200, f"{self.name} gets no {file}")
        self.device.get("/api/games")

    def ask(self, method: str, path: str, **body: object) -> Json:
        """An answer, which must be no refusal."""
        since = time.monotonic()
        try:
            answer = self.device.request(method, path, json=body or None)
        except TransportError:
            answer = self.device.request(method, path, json=body or None)
        self.waits.append(time.monotonic() - since)
        require(answer.is_success, f"{self.name}: {method} {path} is refused: {answer.text}")
        told: Json = answer.json()
        return told

    def draw(self, game: str) -> None:
        """Decide if the game waits for this phone."""
        since = time.monotonic()
        # The server ends a connection that was idle for some seconds; a page asks again.
        with suppress(TransportError):
            state = self.device.state(game)
            for mine in state["mine"]:
                if mine["must_decide"]:
                    self.player.decide(state, mine)
        self.waits.append(time.monotonic() - since)

    def take_turn(self, game: str) -> None:
        """Draw no faster than people do."""
        since = time.monotonic()
        self.draw(game)
        time.sleep(max(0.0, LEAST_TURN - (time.monotonic() - since)))


class Process(NamedTuple):
    """A server as it is without any settings."""

    pid: int
    port: int


@contextmanager
def bare_server(folder: str) -> Iterator[Process]:
    """The real command, in a process of its own."""
    process, port = started(Path(folder))
    try:
        yield Process(process.pid, port)
    finally:
        ended(process, SIGTERM)


def everybody(phones: Sequence[Phone], work: Callable[[Phone], object]) -> None:
    """All do something at the same time."""
    with ThreadPoolExecutor(len(phones)) as threads:
        list(threads.map(work, phones))


def told(what: str, phones: Sequence[Phone], server: Process, since: float) -> None:
    """Print how long the phones waited, and what the server took."""
    waits = sorted(wait for phone in phones for wait in phone.waits)
    most = waits[int(len(waits) * 0.99)]
    print(
        f"{what}: {len(phones)} phones, {len(waits)} requests in {time.monotonic() - since:.0f} s: "
        f"median {1000 * median(waits):.0f} ms, 99 of 100 below {1000 * most:.0f} ms, "
        f"longest {1000 * waits[-1]:.0f} ms; server {processor_time_with_children(server.pid):.1f} s "
        f"of a processor, {memory(server.pid):.0f} MB",
        flush=True,
    )


def play_together(phones: Sequence[Phone], game: str) -> None:
    """Draw until the game is over; everybody within the same moment."""
    for _ in range(400):
        if phones[0].ask("GET", f"/api/games/{game}")["phase"] == "over":
            return
        everybody(phones, lambda phone: phone.take_turn(game))
    raise AssertionError("the game does not end")


def same_result(phones: Sequence[Phone], game: str) -> None:
    """Everybody is told the same stars, and holds the seat they took."""
    states = [phone.ask("GET", f"/api/games/{game}") for phone in phones]
    stars = [[seat["stars"] for seat in state["seats"]] for state in states]
    require(all(one == stars[0] for one in stars), "not all are told the same stars")
    require(all(state["mine"] for state in states), "somebody has lost a seat")


def families() -> None:
    """Two families, a game over days: a night, a restart, a phone that is off too long, and another game."""
    clock = WallClock(MORNING)
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(data=Path(folder), notice_delay=0.0)
        with Served(settings, clocks=Clocks(wall=clock)) as saturday:
            phones = [Phone(saturday.port, number) for number in range(6)]
            for phone in phones:
                phone.load()
            rule = {"pace": "days", "move_limit": 12, "on_limit": "skip"}
            created = phones[0].device.create("me", *["open"] * 5, **rule)
            game, code = created["id"], created["invite"]
            for phone in phones[1:]:
                phone.ask("POST", "/api/join", code=code, name=phone.name)
            toss = Random(1)
            while phones[0].device.state(game)["season"] < 1:
                clock.now += 60 * toss.randint(1, 10)
                toss.choice(phones).draw(game)
            tokens = [phone.device.token for phone in phones]
            before = phones[3].device.state(game)
        clock.now += 9 * HOUR
        with Served(settings, clocks=Clocks(wall=clock)) as sunday:
            for phone, token in zip(phones, tokens, strict=True):
                phone.device = Device(sunday.port, token)
                phone.player = RandomClient(phone.device, len(phone.waits))
            after = phones[3].device.state(game)
            require(after["mine"] and after["season"] == before["season"], "the night took something")
            away, others = phones[5], phones[:5]
            for phone in others:
                phone.draw(game)
            clock.now += 13 * HOUR
            step = after["step"]
            while phones[0].device.state(game)["step"] == step:
                time.sleep(0.1)
            require(away.device.state(game)["mine"] != [], "who was away has lost the seat")
            while phones[0].device.state(game)["phase"] != "over":
                clock.now += 60 * toss.randint(1, 10)
                toss.choice(phones).draw(game)
            same_result(phones, game)
            again = phones[0].ask("POST", f"/api/games/{game}/rematch")
            for phone in phones[1:]:
                listed = phone.device.get("/api/games").json()
                require(again["id"] in str(listed), f"{phone.name} does not see the next game")
    print(
        f"families: 6 phones, a game over {(clock.now - MORNING) / HOUR:.0f} hours, a restart, another game"
    )


def a_class(browsers: int = BROWSERS) -> None:
    """30 phones at one table of a club, some of them real pages on a slow line with a slow processor."""
    since = time.monotonic()
    with tempfile.TemporaryDirectory() as folder, bare_server(folder) as server:
        phones = [Phone(server.port, number) for number in range(30 - browsers)]
        everybody(phones, Phone.load)
        wish = {"hosted": True, "pace": "live", "absence": None}
        created = phones[0].device.create("me", *["open"] * 29, **wish)
        game, code = created["id"], created["invite"]
        everybody(phones[1:], lambda phone: phone.ask("POST", "/api/join", code=code, name=phone.name))
        with sync_playwright() as playwright:
            running = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
            pages = [_slow_page(running.new_context(**PHONE).new_page()) for _ in range(browsers)]
            for number, page in enumerate(pages):
                _sit_down(page, f"http://127.0.0.1:{server.port}/j/{code}", f"Slow {number}")
            phones[0].ask("POST", f"/api/games/{game}/host", action="start")
            started_at = time.monotonic()
            for page in pages:
                expect(page.get_by_role("grid").first).to_be_visible(timeout=PATIENCE)
            print(
                f"class: slow phones see the first card {time.monotonic() - started_at:.1f} s after the start"
            )
            # They go on by calls, as the others.
            tokens = [
                one["value"] for page in pages for one in page.context.cookies() if one["name"] == COOKIE
            ]
            require(len(tokens) == browsers, "a page has no cookie")
            phones += [Phone(server.port, 30 - number, token) for number, token in enumerate(tokens)]
            running.close()
        play_together(phones, game)
        same_result(phones, game)
        told("class", phones, server, since)


def _slow_page(page: Page) -> Page:
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", SLOW_LINE)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    page.set_default_timeout(PATIENCE)
    return page


def _sit_down(page: Page, address: str, name: str) -> None:
    since = time.monotonic()
    page.goto(address)
    field = page.get_by_label("Your name")
    field.fill(name)
    shown = time.monotonic()
    field.press("Enter")
    page.wait_for_url("**/g/**", timeout=PATIENCE)
    print(
        f"class: a slow phone can type its name after {shown - since:.1f} s, "
        f"sits after {time.monotonic() - since:.1f} s"
    )


def convention() -> None:
    """100 phones in one hall: at one table of a club, then in a tournament of two deals."""
    with tempfile.TemporaryDirectory() as folder, bare_server(folder) as server:
        since = time.monotonic()
        phones = [Phone(server.port, number) for number in range(100)]
        everybody(phones, Phone.load)
        wish = {"hosted": True, "pace": "live", "absence": None}
        created = phones[0].device.create("me", *["open"] * 99, **wish)
        game, code = created["id"], created["invite"]
        everybody(phones[1:], lambda phone: phone.ask("POST", "/api/join", code=code, name=phone.name))
        phones[0].ask("POST", f"/api/games/{game}/host", action="start")
        play_together(phones, game)
        same_result(phones, game)
        told("convention, one table", phones, server, since)
        since = time.monotonic()
        for phone in phones:
            phone.waits.clear()
        cup = phones[0].ask("POST", "/api/tournaments", name="Convention", deals=2)["id"]
        everybody(phones, lambda phone: phone.ask("POST", f"/api/tournaments/{cup}/join", name=phone.name))
        for deal in (1, 2):
            phones[0].ask("POST", f"/api/tournaments/{cup}/host", action="open", deal=deal)
            everybody(phones, partial(_play_deal, cup=cup, deal=deal))
            phones[0].ask("POST", f"/api/tournaments/{cup}/host", action="close", deal=deal)
        page = phones[7].ask("GET", f"/api/tournaments/{cup}")
        require(all(one["played"] == 2 for one in page["players"]), "somebody has no result")
        told("convention, tournament", phones, server, since)


def _play_deal(phone: Phone, cup: str, deal: int) -> None:
    game = phone.ask("POST", f"/api/tournaments/{cup}/deals/{deal}/try", counted=True)["id"]
    while phone.ask("GET", f"/api/games/{game}")["phase"] != "over":
        phone.take_turn(game)


CROWDS = {"families": families, "class": a_class, "convention": convention}


def main(words: list[str]) -> int:
    """Try all crowds, or those that are named; the exit status."""
    parser = ArgumentParser(prog="python tests/long crowds", description=__doc__)
    parser.add_argument("crowds", nargs="*", choices=[[], *CROWDS], help="those that are tried")
    for name in parser.parse_args(words).crowds or CROWDS:
        CROWDS[name]()
    return 0
