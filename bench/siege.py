"""One greedy client against a stranger: how long a stranger waits, alone and under siege.

``python -m bench siege`` starts a server with the usual settings, and both clients as processes of
their own at addresses of their own. The greedy one stays within its limits: tables full of strong bots,
hints, analyses, "what if", uploads and replays of a long record, all at once and as much as it is given.
The stranger plays a game with a greedy bot and asks for a hint before each decision.
"""

import argparse
import json
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from itertools import count
from pathlib import Path
from statistics import median
from threading import Event, Thread
from typing import Any

from httpx import Client, HTTPError, HTTPTransport

from bench.server import Server
from cartographers.boxes import shelf
from cartographers.notation.record_text import write_text
from cartographers.notation.recorder import record_of
from cartographers.players.chance import Chance
from cartographers.rules.view import view
from cartographers.table.dealer import SeedDealer
from cartographers.table.plan import Plan, deal
from cartographers.table.table import Table

GREEDY, STRANGER = "127.0.0.2", "127.0.0.3"
BOTS = 99
#: Seconds between two looks of the stranger, who must not use up the limit of requests.
PAUSE = 0.02


def client(address: str, server: str) -> Client:
    """A device at an address of its own."""
    return Client(base_url=server, timeout=300, transport=HTTPTransport(local_address=address))


def main(arguments: list[str]) -> int:
    """Measure; or be one of the clients, if told so."""
    parser = argparse.ArgumentParser(prog="python -m bench siege", description=__doc__)
    parser.add_argument("--moves", type=int, default=20, help="moves of the stranger, alone and under siege")
    parser.add_argument(
        "--tables", type=int, default=300, help="tables of the greedy one, if it is given so many"
    )
    parser.add_argument("--same-address", action="store_true", help="both clients at one address")
    parser.add_argument("--settings", default="", help="a file of settings for the server")
    parser.add_argument("--be", choices=("greedy", "stranger"), help=argparse.SUPPRESS)
    parser.add_argument("--server", default="", help=argparse.SUPPRESS)
    parser.add_argument("--record", type=Path, help=argparse.SUPPRESS)
    options = parser.parse_args(arguments)
    greedy = STRANGER if options.same_address else GREEDY
    if options.be == "stranger":
        print(json.dumps(stranger(client(STRANGER, options.server), options.moves)))
    elif options.be == "greedy":
        one = Greedy(greedy, options.server, options.record.read_text(), options.tables)
        print(json.dumps(one.run()))
    else:
        besiege(options)
    return 0


def besiege(options: argparse.Namespace) -> None:
    """Start the server and the clients, and print what the stranger waited for."""
    with tempfile.TemporaryDirectory() as folder:
        record = Path(folder) / "record.txt"
        record.write_text(long_record())
        settings = ["--settings", options.settings] if options.settings else []
        server = Server(Path(folder) / "data", *settings)
        common = ["--server", str(server.client.base_url), "--moves", str(options.moves)]
        common += ["--record", str(record), "--tables", str(options.tables)]
        common += ["--same-address"] if options.same_address else []

        def start(who: str) -> "subprocess.Popen[str]":
            command = [sys.executable, "-m", "bench", "siege", "--be", who, *common]
            return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

        start("stranger").communicate()  # code is compiled and processes are started
        show("alone", json.loads(start("stranger").communicate()[0]))
        greedy = start("greedy")
        assert greedy.stdout
        print("tables of the greedy one:", greedy.stdout.readline().strip(), flush=True)
        show("under siege", json.loads(start("stranger").communicate()[0]))
        found, _ = greedy.communicate("\n")
        print("the greedy one was answered:")
        for what, answers in sorted(json.loads(found).items()):
            print(f"  {what}: {', '.join(f'{number} × {status}' for status, number in answers.items())}")
        server.stop()


def show(when: str, waits: dict[str, list[float]]) -> None:
    """The waits of the stranger."""
    for what, seconds in waits.items():
        worst = sorted(seconds)[min(len(seconds) - 1, int(0.99 * len(seconds)))]
        print(
            f"stranger {when}: {what}: median {median(seconds) * 1000:.0f} ms, "
            f"p99 {worst * 1000:.0f} ms of {len(seconds)}",
            flush=True,
        )


def stranger(line: Client, moves: int) -> dict[str, list[float]]:
    """Play some moves with a greedy bot, by hints; seconds for each kind of answer."""
    waits: dict[str, list[float]] = {"the bot's move": [], "a hint": [], "a decision": [], "the state": []}

    def timed(what: str, method: str, path: str, body: object = None) -> Any:
        since = time.perf_counter()
        answer = line.request(method, path, json=body)
        waits[what].append(time.perf_counter() - since)
        answer.raise_for_status()
        return answer.json()

    plan = {"seats": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]}
    game = line.post("/api/games", json=plan).raise_for_status().json()["id"]
    since = time.perf_counter()
    for number in range(moves):
        state = timed("the state", "GET", f"/api/games/{game}")
        while not state["seats"][1]["decided"] and state["seats"][1]["asked"]:
            time.sleep(PAUSE)
            state = timed("the state", "GET", f"/api/games/{game}")
        waits["the bot's move"].append(time.perf_counter() - since)
        if state["phase"] == "over":
            break
        seat, step = f"/api/games/{game}/seats/0", state["step"]
        hint = timed("a hint", "POST", f"{seat}/hint", {"step": step, "level": 3})
        move = {"step": step, "move_id": str(number), "decision": hint["decision"]}
        timed("a decision", "POST", f"{seat}/decision", move)
        since = time.perf_counter()
    return waits


class Greedy:
    """A client that wants everything at once, until a line comes on its standard input."""

    def __init__(self, address: str, server: str, record: str, tables: int) -> None:
        self._address, self._server, self._record = address, server, record
        self._most_tables = tables
        self._stop, self._has_tables = Event(), Event()
        self._tables: list[tuple[str, int]] = []
        self._records: list[str] = []
        self._answers: dict[str, Counter[str]] = {}
        #: All its threads are one person.
        self._token = client(address, server)
        self._token.get("/api/games").raise_for_status()

    def run(self) -> dict[str, dict[str, int]]:
        """What it was answered, by kind of request and status; it says when it has its tables."""
        wishes = [self.make_tables, self.upload, *[self.ask_hints] * 4, *[self.look] * 4]
        wishes += [self.analyse, self.what_if, self.replay]
        threads = [Thread(target=self._again, args=(wish,), daemon=True) for wish in wishes]
        for thread in threads:
            thread.start()
        self._has_tables.wait()
        print(len(self._tables), flush=True)
        sys.stdin.readline()
        self._stop.set()
        for thread in threads:
            thread.join(5)
        return {what: dict(answers) for what, answers in self._answers.items()}

    def _again(self, wish: Callable[[Client, int], None]) -> None:
        line = client(self._address, self._server)
        line.cookies = self._token.cookies
        for number in count():
            if self._stop.wait(0.01):
                return
            try:
                wish(line, number)
            except HTTPError as error:
                self._count(wish.__name__, type(error).__name__)

    def _count(self, what: str, status: str) -> None:
        self._answers.setdefault(what, Counter())[status] += 1

    def _ask(self, what: str, line: Client, method: str, path: str, body: Any = None) -> Any:
        answer = line.request(method, path, json=body)
        self._count(what, str(answer.status_code))
        return answer.json() if answer.is_success else None

    def make_tables(self, line: Client, number: int) -> None:
        if len(self._tables) < self._most_tables:
            seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "search:1s"}] * BOTS]
            made = self._ask("tables of 99 bots", line, "POST", "/api/games", {"seats": seats})
            if made:
                self._tables.append((made["id"], 1))
            if not made or len(self._tables) == self._most_tables:
                self._has_tables.set()

    def upload(self, line: Client, number: int) -> None:
        made = self._ask("uploads", line, "POST", "/api/records", {"record": self._record})
        if made:
            self._records.append(made["id"])

    def ask_hints(self, line: Client, number: int) -> None:
        for game, step in self._tables[number % max(1, len(self._tables)) :][:1]:
            self._ask("hints", line, "POST", f"/api/games/{game}/seats/0/hint", {"step": step, "level": 3})

    def look(self, line: Client, number: int) -> None:
        for game, _ in self._tables[number % max(1, len(self._tables)) :][:1]:
            self._ask("states", line, "GET", f"/api/games/{game}")

    def analyse(self, line: Client, number: int) -> None:
        for game in self._records[-1:]:
            self._ask("analyses", line, "POST", f"/api/games/{game}/analysis", {"seat": number % 100})

    def what_if(self, line: Client, number: int) -> None:
        for game in self._records[:1]:
            self._ask("what-ifs", line, "POST", f"/api/games/{game}/what-if", {"seq": 1, "seat": 0})

    def replay(self, line: Client, number: int) -> None:
        for game in self._records[:1]:
            self._ask("replays", line, "GET", f"/api/games/{game}/replay")


def long_record() -> str:
    """The record of a finished game of a hundred seats."""
    seats, seed = 100, 1
    table = Table(shelf(), deal(shelf(), Plan(seats=seats), seed), SeedDealer(seed))
    players = [Chance(seat) for seat in range(seats)]
    while not table.over:
        for seat in table.game.waiting:
            table.commit(seat, players[seat].decide(view(table.game, seat)))
    return write_text(record_of(shelf(), table.log))
