"""A whole tournament over HTTP: ``python -m bench tournament --persons 100 --deals 2``.

The server runs in a process of its own. The host opens a deal, everybody plays it at the same time, some look
at the page whenever it changes, the host closes the deal. The players know the cards, because the bench reads
the server's key; so each result is worked out a second time here, and the standings with it.
"""

import tempfile
import time
from argparse import ArgumentParser
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from threading import Event, Thread
from typing import Any

from httpx import Client
from websockets.sync.client import connect

from bench.server import Server
from bench.shared.process_usage import processor_time
from bench.shared.unlimited import NO_LIMITS
from cartographers.boxes import shelf
from cartographers.notation.deal import Deal
from cartographers.notation.wire import write_decision
from cartographers.players.chance import Chance
from cartographers.rules.season import result
from cartographers.rules.view import view
from cartographers.server.auth.seat_codes import SeatCodes
from cartographers.server.basics.deal_key import TournamentKey
from cartographers.server.features.tournaments.messages import TournamentRequest
from cartographers.server.features.tournaments.playing import plan_of, secret_of
from cartographers.server.games.plans import setup_from
from cartographers.table.dealer import SeedDealer
from cartographers.table.fair import number_of
from cartographers.table.table import Table

Json = dict[str, Any]
#: Seconds between two looks for the end of a watcher's work.
PATIENCE = 0.2


@dataclass
class Waits:
    """Seconds that answers took, by kind of request."""

    seconds: dict[str, list[float]] = field(default_factory=dict)

    def ask(self, what: str, client: Client, method: str, path: str, body: object = None) -> Any:
        """The answer to a request, which must not be refused."""
        since = time.perf_counter()
        answer = client.request(method, path, json=body)
        self.seconds.setdefault(what, []).append(time.perf_counter() - since)
        answer.raise_for_status()
        return answer.json()


@dataclass
class Held:
    """A tournament that was played: what everybody made, and what the server says of it."""

    waits: Waits
    #: The stars by name and deal, worked out without the server.
    stars: dict[tuple[str, int], int]
    page: Json
    #: How often a page was told that something had changed.
    told: int = 0
    #: Seconds in which deals were played.
    seconds: float = 0.0


@dataclass(frozen=True)
class Crowd:
    """Who takes part."""

    persons: int
    deals: int
    #: How many pages are open all the time.
    watchers: int = 0
    #: Seconds that everybody thinks before each decision.
    pause: float = 0.0


def hold(address: str, key_folder: Path, crowd: Crowd) -> Held:
    """Play a whole tournament at a server, whose key is in a folder."""
    waits, persons, deals = Waits(), crowd.persons, crowd.deals
    host = Client(base_url=address, timeout=120)
    wish = TournamentRequest(name="Bench", deals=deals, sheets=["A", "B", "C", "D"], plays=False)
    id: str = waits.ask("making it", host, "POST", "/api/tournaments", wish.model_dump())["id"]
    players = {f"Player {number}": Client(base_url=address, timeout=120) for number in range(1, persons + 1)}
    held = Held(waits, {}, {})

    def act(action: str, deal: int = 0) -> Json:
        told: Json = waits.ask(
            action, host, "POST", f"/api/tournaments/{id}/host", {"action": action, "deal": deal}
        )
        return told

    with ThreadPoolExecutor(persons) as pool:
        for name, client in players.items():
            waits.ask("joining", client, "POST", f"/api/tournaments/{id}/join", {"name": name})
        for deal in range(1, deals + 1):
            secret = secret_of(SeatCodes(key_folder), TournamentKey(id, deal))
            games = [scripted(wish, deal, secret, number) for number in range(persons)]
            held.stars |= {(name, deal): game.stars for name, game in zip(players, games, strict=True)}
            path = f"/api/tournaments/{id}/deals/{deal}/try"
            act("open", deal)
            since = time.perf_counter()
            with watching(address, id, crowd.watchers, held):
                list(pool.map(partial(play, waits, path, crowd.pause), players.values(), games))
            held.seconds += time.perf_counter() - since
            act("close", deal)
        held.page = act("finish")
    for client in (host, *players.values()):
        client.close()
    return held


@dataclass
class Game:
    """A deal that was played by chance at a table of our own."""

    moves: list[Json]
    stars: int


def scripted(wish: TournamentRequest, deal: int, secret: str, number: int) -> Game:
    """Play a deal as the server will deal it."""
    seed = number_of(Deal(secret, ("",)))
    table = Table(shelf(), setup_from(plan_of(wish, deal, "x"), seed), SeedDealer(seed))
    player, moves = Chance(number), list[Json]()
    while not table.over:
        decision, step = player.decide(view(table.game, 0)), table.game.step
        moves.append({"step": step, "move_id": str(step), "decision": write_decision(decision)})
        table.commit(0, decision)
    return Game(moves, result(table.game).stars[0])


def play(waits: Waits, path: str, pause: float, client: Client, game: Game) -> None:
    """Play it at the server alike."""
    time.sleep(pause * Random(path + str(game.stars)).random())
    id = waits.ask("beginning a deal", client, "POST", path, {})["id"]
    for move in game.moves:
        time.sleep(pause)
        waits.ask("a decision", client, "POST", f"/api/games/{id}/seats/0/decision", move)


@contextmanager
def watching(address: str, id: str, watchers: int, held: Held) -> Iterator[None]:
    """Some look at the page, and ask for it whenever the socket says that it has changed."""
    stop = Event()

    def watch() -> None:
        changes = f"{address.replace('http', 'ws', 1).rstrip('/')}/api/tournaments/{id}/events"
        with Client(base_url=address, timeout=120) as client, connect(changes) as line:
            while not stop.is_set():
                with suppress(TimeoutError):
                    line.recv(timeout=PATIENCE)
                    held.told += 1
                    held.waits.ask("the page", client, "GET", f"/api/tournaments/{id}")

    threads = [Thread(target=watch) for _ in range(watchers)]
    for thread in threads:
        thread.start()
    try:
        yield
    finally:
        stop.set()
        for thread in threads:
            thread.join()


def expected(stars: dict[tuple[str, int], int]) -> dict[str, tuple[int, float]]:
    """The stars and match points of each player, pair by pair."""
    names = sorted({name for name, _ in stars})
    points = dict.fromkeys(names, 0.0)
    for (name, deal), mine in stars.items():
        for other in names:
            if other != name and (other, deal) in stars:
                theirs = stars[other, deal]
                points[name] += 1 if mine > theirs else 0.5 if mine == theirs else 0
    return {
        name: (sum(made for (who, _), made in stars.items() if who == name), points[name]) for name in names
    }


def differences(held: Held) -> list[str]:
    """The players of whom the server says something else than was worked out here."""
    right = expected(held.stars)
    told = {one["name"]: (one["stars"], one["points"]) for one in held.page["players"]}
    places = {one["name"]: one["place"] for one in held.page["players"]}
    by_stars = {
        name: 1 + sum(stars > mine for stars, _ in right.values()) for name, (mine, _) in right.items()
    }
    return [name for name in right if told.get(name) != right[name] or places[name] != by_stars[name]]


def main(arguments: list[str]) -> int:
    """Hold a tournament and print how long everything took."""
    parser = ArgumentParser(prog="python -m bench tournament", description=__doc__)
    parser.add_argument("--persons", type=int, default=100)
    parser.add_argument("--deals", type=int, default=2)
    parser.add_argument("--watchers", type=int, default=20, help="pages that are open all the time")
    parser.add_argument("--pause", type=float, default=1.0, help="seconds before each decision")
    options = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        settings = Path(folder) / "settings.toml"
        settings.write_text(NO_LIMITS)
        data = Path(folder) / "data"
        server = Server(data, "--settings", str(settings))
        before = processor_time(server.process.pid)
        held = hold(str(server.client.base_url), data, Crowd(**vars(options)))
        used = processor_time(server.process.pid) - before
        server.stop()
    wrong = differences(held)
    print(f"{options.persons} persons, {options.deals} deals, {options.watchers} pages open all the time")
    print(f"played in {held.seconds:.1f} s; the server took {used:.1f} s of a processor")
    for what, seconds in held.waits.seconds.items():
        print(
            f"  {what}: {len(seconds)}, median {1000 * median(seconds):.0f} ms, "
            f"longest {1000 * max(seconds):.0f} ms"
        )
    print(f"standings: {'as worked out pair by pair' if not wrong else f'wrong for {wrong}'}")
    return 1 if wrong else 0
