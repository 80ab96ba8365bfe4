"""Mixed play for a long time: ``python tests/long soak --minutes 30 --csv soak.csv --svg soak.svg``.

Players decide at their own pace and write down what was acknowledged, one plays against bots, visitors look
at pages and open sockets. Every ten seconds memory, open files and latencies of the server are written down.
Fails if something is answered wrongly, lost or doubled, if memory exceeds what is promised, or if files stay
open.
"""

import asyncio
import os
import sys
import tempfile
from argparse import ArgumentParser
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import quantiles
from threading import Event, Thread
from time import monotonic, perf_counter
from typing import NamedTuple

from httpx import Client, HTTPError
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from bench.shared.process_usage import memory
from long.kill import compare_all
from long.shared.forked_server import ForkedServer, unlimited
from long.shared.ledger_player import LedgerPlayer, Violation, decisions
from long.shared.soak_plot import svg
from server.random_client import RandomClient

#: Megabytes the server may take (design/RELIABILITY), and files that may be open more than at the start.
MOST_MEMORY, MOST_FILES = 300, 40
PAGES = (
    "/",
    "/api/catalogue",
    "/api/games",
    "/api/lessons",
    "/api/guide/en",
    "/api/health",
    "/api/you/games",
)


class Sample(NamedTuple):
    """The server during some seconds."""

    seconds: float
    memory: float
    files: int
    decisions: int
    p50: float
    p99: float


class Soak:
    """A server and those who use it, each in a thread."""

    def __init__(self, folder: Path, players: int, pace: float) -> None:
        self._settings = unlimited(folder)
        self._server = ForkedServer(self._settings)
        self._stop, self._pace = Event(), pace
        self._took: list[float] = []
        self.samples: list[Sample] = []
        self.wrong: list[str] = []
        self.players = [LedgerPlayer(number, lambda: None) for number in range(players)]
        users: list[Callable[[], None]] = [self._visit, self._play_with_bots]
        users += [self._player(player) for player in self.players]
        self._threads = [Thread(target=self._guarded, args=(user,)) for user in users]

    def _guarded(self, use: Callable[[], None]) -> None:
        """Use the server until the end; what goes wrong is written down."""
        try:
            use()
        except (Violation, OSError, HTTPError, AssertionError, WebSocketException) as error:
            if not self._stop.is_set():
                self.wrong.append(f"{type(error).__name__}: {error}"[:500])

    def _player(self, player: LedgerPlayer) -> Callable[[], None]:
        def play() -> None:
            player.connect(self._server.port)
            toss = Random(f"pace {self.players.index(player)}")
            while not self._stop.wait(toss.uniform(0, 2 * self._pace)):
                since = perf_counter()
                player.step()
                self._took.append(perf_counter() - since)
            player.hang_up()

        return play

    def _visit(self) -> None:
        """Look at pages, open sockets and leave again."""
        toss = Random("visits")
        with Client(base_url=f"http://127.0.0.1:{self._server.port}", timeout=30) as client:
            while not self._stop.wait(0.2):
                answer = client.get(toss.choice(PAGES))
                if answer.status_code >= 500:
                    self.wrong.append(f"{answer.url} was answered with {answer.status_code}")
                ledgers = [player.ledgers[-1] for player in self.players if player.ledgers]
                if ledgers:
                    game = toss.choice(ledgers).game
                    with connect(f"ws://127.0.0.1:{self._server.port}/api/games/{game}/events") as socket:
                        socket.recv(timeout=30)

    def _play_with_bots(self) -> None:
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "chance"}]
        with Client(base_url=f"http://127.0.0.1:{self._server.port}", timeout=60) as client:
            player = RandomClient(client, seed=1)
            while not self._stop.is_set():
                made = client.post("/api/games", json={"seats": seats, "skills": True}).json()
                state = client.get(f"/api/games/{made['id']}").json()
                while state["phase"] != "over" and not self._stop.wait(self._pace):
                    waiting = [mine for mine in state["mine"] if mine["must_decide"]]
                    if waiting:
                        player.decide(state, waiting[0])
                    state = client.get(f"/api/games/{made['id']}").json()

    def run(self, seconds: float, every: float) -> None:
        """Let them play for so long, and take a sample every few seconds."""
        start = monotonic()
        for thread in self._threads:
            thread.start()
        while monotonic() - start < seconds and not self.wrong:
            self._stop.wait(every)
            self.samples.append(self._sample(monotonic() - start))
        self._stop.set()
        for thread in self._threads:
            thread.join()
        self._server.stop()
        ledgers = [ledger for player in self.players for ledger in player.ledgers]
        self.wrong += asyncio.run(compare_all(self._settings, ledgers))
        self.wrong += _excess(self.samples)

    def _sample(self, seconds: float) -> Sample:
        took, self._took = self._took, []
        cuts = quantiles(took, n=100) if len(took) > 1 else [0.0] * 99
        files = len(os.listdir(f"/proc/{self._server.pid}/fd"))
        return Sample(seconds, memory(self._server.pid), files, len(took), cuts[49] * 1000, cuts[98] * 1000)


def _excess(samples: list[Sample]) -> list[str]:
    wrong = []
    if max(sample.memory for sample in samples) > MOST_MEMORY:
        wrong.append(f"the server takes more than {MOST_MEMORY} MB")
    if samples[-1].files > samples[0].files + MOST_FILES:
        wrong.append(f"{samples[-1].files} files are open, {samples[0].files} were at the start")
    return wrong


def main(arguments: list[str]) -> int:
    """Play and print; the exit status of the command."""
    parser = ArgumentParser(prog="python tests/long soak")
    parser.add_argument("--minutes", type=float, default=1)
    parser.add_argument("--players", type=int, default=20)
    parser.add_argument("--pace", type=float, default=1.0, help="seconds between a player's decisions")
    parser.add_argument("--every", type=float, default=10, help="seconds between two samples")
    parser.add_argument("--csv", type=Path)
    parser.add_argument("--svg", type=Path)
    args = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        soak = Soak(Path(folder), args.players, args.pace)
        soak.run(args.minutes * 60, args.every)
    lines = [",".join(Sample._fields), *(",".join(f"{part:.6g}" for part in one) for one in soak.samples)]
    if args.csv:
        args.csv.write_text("\n".join(lines) + "\n")
    if args.svg:
        args.svg.write_text(svg(soak.samples))
    _tell(soak)
    print(*soak.wrong[:10], sep="\n", file=sys.stderr)
    return int(bool(soak.wrong))


def _tell(soak: Soak) -> None:
    """The samples in quarters, so that growth is seen."""
    print("| quarter | memory, MB | files | p50, ms | p99, ms |\n|--:|--:|--:|--:|--:|")
    size = max(1, len(soak.samples) // 4)
    for number in range(0, len(soak.samples) - size + 1, size):
        part = soak.samples[number : number + size]
        means = (sum(one[at] for one in part) / len(part) for at in (1, 2, 4, 5))
        print(f"| {number // size + 1} |", *(f"{mean:.1f} |" for mean in means))
    ledgers = [ledger for player in soak.players for ledger in player.ledgers]
    minutes = soak.samples[-1].seconds / 60
    print(f"{minutes:.1f} minutes, {decisions(ledgers):,} acknowledged decisions, {len(soak.wrong)} wrong")
