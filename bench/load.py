"""Many live games: ``python -m bench load --games 500 --rates 50,100,150,200``.

Arrivals are open-loop: a decision is due at a time that does not depend on earlier answers, and its latency
is counted from that time, so a stall of the server delays everything that was due meanwhile. Afterwards the
store is compared with the ledger of what was acknowledged.
"""

import asyncio
import gc
import sqlite3
import tempfile
from argparse import ArgumentParser
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import cycle
from pathlib import Path
from random import Random
from statistics import quantiles

import uvloop

from bench.shared.lines import HttpLines, SocketLine, open_socket
from bench.shared.prepared import Move, PreparedGame, prepare
from bench.shared.watched_server import WatchedServer, tell_report

#: Sockets that are opened at a time before the measurement.
_OPENED_TOGETHER = 50


@dataclass
class Ledger:
    """What was acknowledged and what was not, and how long it took from the time it was due."""

    acknowledged: dict[str, list[str]] = field(default_factory=dict)
    refused: list[tuple[int, bytes]] = field(default_factory=list)
    took: list[float] = field(default_factory=list)
    #: How much later than planned decisions were sent: what the generator itself is late.
    late: list[float] = field(default_factory=list)


class LiveGame:
    """A game that goes on decision by decision; each waits for the one before it."""

    def __init__(self, game: PreparedGame, lines: HttpLines, ledger: Ledger) -> None:
        self.game, self._lines, self._ledger = game, lines, ledger
        self._moves = iter(game.moves)
        self._turn = asyncio.Lock()

    async def play(self, due: float) -> None:
        """Send the next decision, which was due at a time."""
        loop = asyncio.get_running_loop()
        self._ledger.late.append(loop.time() - due)
        async with self._turn:
            move: Move | None = next(self._moves, None)
            if move is None:
                return
            path = f"/api/games/{self.game.id}/seats/{move.seat}/decision"
            token = self.game.tokens[move.seat]
            status, answer = await self._lines.request("POST", path, token, move.body)
            self._ledger.took.append(loop.time() - due)
            if status == 200:
                self._ledger.acknowledged.setdefault(self.game.id, []).append(move.move_id)
            else:
                self._ledger.refused.append((status, answer))


async def arrivals(games: Sequence[LiveGame], rate: float, seconds: float, seed: int = 0) -> None:
    """Decisions at random times, so many a second on average, in each game in turn."""
    loop, toss = asyncio.get_running_loop(), Random(seed)
    order = cycle(toss.sample(games, len(games)))
    due = loop.time() + 0.2
    end = due + seconds
    playing = []
    while due < end:
        if (wait := due - loop.time()) > 0:
            await asyncio.sleep(wait)
        playing.append(asyncio.ensure_future(next(order).play(due)))
        due += toss.expovariate(rate)
    await asyncio.gather(*playing)


async def open_sockets(port: int, games: Sequence[PreparedGame]) -> list[SocketLine]:
    """A socket for every seat, each of which has its first state."""
    wanted = [(game.id, token) for game in games for token in game.tokens]
    sockets: list[SocketLine] = []
    for start in range(0, len(wanted), _OPENED_TOGETHER):
        group = [open_socket(port, *one) for one in wanted[start : start + _OPENED_TOGETHER]]
        opened = await asyncio.gather(*group)
        await asyncio.gather(*(one.came for one in opened))
        sockets += opened
    return sockets


def differences(folder: Path, games: Sequence[PreparedGame], acknowledged: dict[str, list[str]]) -> list[str]:
    """The games of which the store has not exactly what was stored before and acknowledged since."""
    wrong = []
    with sqlite3.connect(folder / "games.sqlite") as store:
        for game in games:
            stored = store.execute(
                "SELECT move_id FROM events WHERE game = ? AND kind = 'committed'", (game.id,)
            )
            if sorted(one for (one,) in stored) != sorted([*game.stored, *acknowledged.get(game.id, ())]):
                wrong.append(game.id)
    return wrong


def tell(what: str, seconds: Sequence[float]) -> str:
    """Percentiles in milliseconds."""
    cuts = [1e3 * cut for cut in quantiles(seconds, n=1000)]
    return f"{what} p50 {cuts[499]:.1f}, p99 {cuts[989]:.1f}, p99.9 {cuts[998]:.1f} ms"


async def measure(
    server: WatchedServer, games: Sequence[PreparedGame], rates: Sequence[float], seconds: float
) -> dict[str, list[str]]:
    """Play at each rate and print what it took; what was acknowledged in each game."""
    lines, whole = HttpLines(server.port), Ledger()
    sockets = await open_sockets(server.port, games)
    print(f"{len(sockets)} sockets in {len(games)} games: memory {server.memory:.0f} MB", flush=True)
    playing = [LiveGame(game, lines, whole) for game in games]
    # Collections of the generator would count as stalls of the server.
    gc.collect()
    gc.freeze()
    gc.disable()
    server.start_again()
    for rate in rates:
        whole.took.clear()
        whole.late.clear()
        since, sent = server.processor, sum(one.bytes for one in sockets)
        await arrivals(playing, rate, seconds, seed=int(rate))
        moves = len(whole.took)
        print(
            f"{rate:g}/s: {tell('', whole.took)}, n = {moves}; "
            f"{1e3 * (server.processor - since) / moves:.2f} ms of processor time and "
            f"{(sum(one.bytes for one in sockets) - sent) / moves / 1e3:.1f} KB pushed for each; "
            f"memory {server.memory:.0f} MB; {tell('generator late', whole.late)}",
            flush=True,
        )
    gc.enable()
    print(f"refused: {len(whole.refused)} {whole.refused[:1]}")
    return whole.acknowledged


def main(arguments: list[str]) -> int:
    """Measure and print; the exit code says whether anything acknowledged is not in the store."""
    parser = ArgumentParser(prog="python -m bench load", description=__doc__)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--rates", default="50,100,150,200", help="decisions a second, one after the other")
    parser.add_argument("--seconds", type=float, default=15, help="for each rate")
    parser.add_argument("--profile", type=float, default=0, help="seconds between two looks at the server")
    args = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        games = prepare(Path(folder), args.games, args.seats)
        server = WatchedServer(Path(folder), args.profile)
        rates = [float(rate) for rate in args.rates.split(",")]
        acknowledged = uvloop.run(measure(server, games, rates, args.seconds))
        tell_report(server.stop())
        wrong = differences(Path(folder), games, acknowledged)
        made = sum(map(len, acknowledged.values()))
        print(f"{made} decisions acknowledged; games in which the store has not exactly them: {len(wrong)}")
    return int(bool(wrong))
