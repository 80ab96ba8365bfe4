"""Several servers over one PostgreSQL database: ``python -m bench servers --database postgresql://…``.

The database should be empty; the games of the measurement stay in it. How long a decision takes at the server
of its game and through another one, how many events a store takes, and how soon a game is back after the
server that had it was killed; each kill is also a check that nothing acknowledged is lost or doubled.
"""

import asyncio
import signal
import sys
import tempfile
from argparse import ArgumentParser
from dataclasses import replace
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter
from typing import Any

from httpx import Client, HTTPError

from bench.server import Server, create, played
from cartographers.server.settings import Settings
from cartographers.server.storage.hash_chain import StoredEvent
from cartographers.server.storage.opening import open_store
from cartographers.server.storage.stored_game import GameRow, SeatRow, StoredGame

#: Events are appended to so many games at once, so many to each.
GAMES, EVENTS = 64, 50


def main(arguments: list[str]) -> int:
    """Measure and print."""
    parser = ArgumentParser(prog="python -m bench servers")
    parser.add_argument("--database", required=True)
    parser.add_argument("--kills", type=int, default=10)
    parser.add_argument("--games", type=int, default=3)
    args = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        stores(Path(folder), args.database)
        decisions(Path(folder), args.database, args.games)
        return kills(Path(folder), args.database, args.kills)


def tell(what: str, seconds: list[float]) -> None:
    """Print the median and the 99th percentile."""
    cuts = quantiles(seconds, n=100)
    print(f"{what}: p50 {cuts[49] * 1e3:.1f} ms, p99 {cuts[98] * 1e3:.1f} ms, n = {len(seconds)}", flush=True)


def stores(folder: Path, database: str) -> None:
    """How many events a second each store takes, committed in groups, and how long each of them waits."""
    for name, address in (("SQLite", ""), ("PostgreSQL", database)):
        took, whole = asyncio.run(_append(Settings(data=folder, database=address)))
        print(f"{name}: {len(took) / whole:.0f} events/s from {GAMES} games at once")
        tell(f"{name}: an event", took)


async def _append(settings: Settings) -> tuple[list[float], float]:
    store = open_store(settings)
    row = GameRow("", {}, 1, True, "1", "2026", "bench", over=False, summary={"season": "spring"})
    body = '{"committed":0,"decision":{"draw":["B4","B5","C5"],"terrain":"forest"}}'
    event = StoredEvent(0, 1, 0, "committed", body, None, "0" * 64, "1" * 64)
    took: list[float] = []

    async def play(number: int) -> None:
        game = replace(row, id=f"bench-{number}")
        if await store.load(game.id) is None:
            await store.create(StoredGame(game, [SeatRow(0, "bot")]))
        stored = await store.load(game.id)
        first = len(stored.events) if stored else 0
        for seq in range(first, first + EVENTS):
            since = perf_counter()
            await store.append(game, [replace(event, seq=seq)])
            took.append(perf_counter() - since)

    since = perf_counter()
    await asyncio.gather(*(play(number) for number in range(GAMES)))
    whole = perf_counter() - since
    await store.close()
    return took, whole


def _server(folder: Path, database: str) -> Server:
    return Server(folder, "--database", database, "--peer", "127.0.0.1", "--proxy", "127.0.0.1")


def _elsewhere(server: Server, client: Client) -> Client:
    """The device of a client, at another server."""
    return Client(base_url=server.client.base_url, cookies=client.cookies, timeout=30)


def decisions(folder: Path, database: str, games: int) -> None:
    """A decision at the server of the game, and the same through another one."""
    first, second = _server(folder, database), _server(folder, database)
    tell("a decision at its server", [one for seed in range(games) for one in played(first.client, seed)])
    with _elsewhere(second, first.client) as far:
        took = [one for seed in range(games) for one in played(far, seed, game=create(first.client, seed))]
    tell("a decision through another server", took)
    first.stop()
    second.stop()


def kills(folder: Path, database: str, times: int) -> int:
    """How soon a game answers after its server was killed; the exit code says whether anything was lost."""
    took: list[float] = []
    wrong = 0
    other = _server(folder, database)
    for seed in range(times):
        doomed = _server(folder, database)
        game = create(doomed.client, seed)
        with _elsewhere(other, doomed.client) as far:
            played(far, seed, most=8 + seed % 5, game=game)
            known = far.get(f"/api/games/{game}").json()
            doomed.stop(signal.SIGKILL)
            since = perf_counter()
            answer = _first_answer(far, game)
            took.append(perf_counter() - since)
            wrong += (answer["seq"], answer["log"]) != (known["seq"], known["log"])
    answered = f"{median(took) * 1e3:.0f} ms (median), {max(took) * 1e3:.0f} ms (most)"
    print(f"{times} kills: the game answers at another server after {answered}")
    print(f"{wrong} games had lost or doubled a decision")
    other.stop()
    return int(bool(wrong))


def _first_answer(client: Client, game: str) -> dict[str, Any]:
    while True:
        try:
            answer = client.get(f"/api/games/{game}")
            if answer.status_code == 200:
                state: dict[str, Any] = answer.json()
                return state
        except HTTPError as error:
            print(error, file=sys.stderr)
