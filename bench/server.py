"""How quickly the server answers, how soon after its start, and how much memory games at rest take.

Everything is measured from outside, over real HTTP on the loopback, on the command people use.
"""

import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import quantiles
from typing import Any

from httpx import Client

from bench.shared.figure import Figure
from bench.shared.process_usage import memory
from cartographers.boxes import shelf
from cartographers.notation.wire import write_decision
from cartographers.players.chance import Chance
from cartographers.rules.view import view
from cartographers.table.dealer import SeedDealer
from cartographers.table.plan import Plan, deal
from cartographers.table.table import Table

SEATS = 4
GAMES = 6
IDLE_GAMES = 100


class Server:
    """The command in a process of its own."""

    def __init__(self, folder: Path, *options: str) -> None:
        command = [sys.executable, "-m", "cartographers", "serve", "--port", "0", "--data", str(folder)]
        command += options
        since = time.perf_counter()
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        address = self.process.stdout.readline().split()[-1]
        self.client = Client(base_url=address, timeout=30)
        self.client.get("/api/catalogue").raise_for_status()
        self.started = time.perf_counter() - since

    def memory(self) -> float:
        """Megabytes the process holds, without its bots' processes."""
        return memory(self.process.pid)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """End it."""
        self.client.close()
        os.kill(self.process.pid, how)
        self.process.communicate()


def create(client: Client, seed: int) -> str:
    """A game of four seats of one device with a known deal."""
    wish = {"seats": [{"kind": "me"}] * SEATS, "skills": True, "seed": seed}
    answer = client.post("/api/games", json=wish)
    answer.raise_for_status()
    game: str = answer.json()["id"]
    return game


def played(client: Client, seed: int, most: int = 10_000, game: str = "") -> list[float]:
    """Play a game by chance at a table of our own and at the server alike; seconds for each decision.

    The game is a new one, or one with this seed that was created elsewhere.
    """
    game = game or create(client, seed)
    plan = Plan(seats=SEATS, skills=True)
    table = Table(shelf(), deal(shelf(), plan, seed), SeedDealer(seed))
    players = [Chance(seed * 10 + seat) for seat in range(SEATS)]
    took: list[float] = []
    while not table.over and len(took) < most:
        for seat in table.game.waiting:
            decision = players[seat].decide(view(table.game, seat))
            wish: dict[str, Any] = {
                "step": table.game.step,
                "move_id": str(len(took)),
                "decision": write_decision(decision),
            }
            since = time.perf_counter()
            answer = client.post(f"/api/games/{game}/seats/{seat}/decision", json=wish)
            took.append(time.perf_counter() - since)
            answer.raise_for_status()
            table.commit(seat, decision)
    return took


def figures() -> Iterator[Figure]:
    """How quickly it answers in a game of four, how soon after its start, and what games at rest weigh."""
    with tempfile.TemporaryDirectory() as folder:
        running = Server(Path(folder))
        yield Figure("server: start to first answer", running.started, "s", 2)
        empty = running.memory()
        took = [second for seed in range(GAMES) for second in played(running.client, seed)]
        cuts = quantiles(took, n=100)
        yield Figure(f"a decision in a game of four, p50 of {len(took)}", cuts[49] * 1000, "ms")
        yield Figure(f"a decision in a game of four, p95 of {len(took)}", cuts[94] * 1000, "ms", 30)
        running.stop()
    with tempfile.TemporaryDirectory() as folder:
        running = Server(Path(folder))
        for seed in range(IDLE_GAMES):
            played(running.client, seed, most=8)
        yield Figure("memory of the server without a game", empty, "MB")
        yield Figure(f"memory of the server with {IDLE_GAMES} idle games", running.memory(), "MB")
        running.stop()
