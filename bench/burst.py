"""One large table whose players decide almost at once: ``python -m bench burst --seats 100 --within 5``.

Counted is from the moment at which the last decision of a phase is sent until each player has the next phase.
"""

import asyncio
import gc
import tempfile
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from itertools import groupby, pairwise
from pathlib import Path
from random import Random

import uvloop

from bench.load import differences, open_sockets, tell
from bench.shared.lines import HttpLines, SocketLine
from bench.shared.prepared import Move, PreparedGame, prepare
from bench.shared.watched_server import WatchedServer, tell_report


def phases(game: PreparedGame) -> Iterator[tuple[list[Move], int]]:
    """The decisions of each phase, and the number of the next one."""
    steps = [list(moves) for _, moves in groupby(game.moves, lambda move: move.step)]
    for moves, later in pairwise(steps):
        yield moves, later[0].step


class Table:
    """A table with its sockets."""

    def __init__(self, game: PreparedGame, lines: HttpLines, sockets: Sequence[SocketLine]) -> None:
        self._game, self._lines, self._sockets = game, lines, sockets
        self.acknowledged: list[str] = []

    async def play(self, moves: Sequence[Move], following: int, within: float) -> list[float]:
        """Send the decisions of a phase within some seconds; the wait of each socket for the next one."""
        loop, toss = asyncio.get_running_loop(), Random(following)
        for socket in self._sockets:
            socket.wait_for(b'"step":%d,' % following)
        begin, times = loop.time(), sorted(toss.random() * within for _ in moves)
        sending = []
        for move, time in zip(moves, times, strict=True):
            await asyncio.sleep(max(0.0, begin + time - loop.time()))
            last = loop.time()
            sending.append(asyncio.ensure_future(self._send(move)))
        await asyncio.gather(*sending)
        return [await socket.came - last for socket in self._sockets]

    async def _send(self, move: Move) -> None:
        path = f"/api/games/{self._game.id}/seats/{move.seat}/decision"
        status, answer = await self._lines.request("POST", path, self._game.tokens[move.seat], move.body)
        assert status == 200, answer
        self.acknowledged.append(move.move_id)


async def measure(server: WatchedServer, game: PreparedGame, most: int, within: float) -> list[str]:
    """Play some phases and print how long the players waited; what was acknowledged."""
    lines, sockets = HttpLines(server.port), await open_sockets(server.port, [game])
    table, waits = Table(game, lines, sockets), []
    gc.collect()
    gc.freeze()
    gc.disable()
    server.start_again()
    for number, (moves, following) in enumerate(phases(game)):
        if number == most:
            break
        waits += await table.play(moves, following, within)
    gc.enable()
    pushed = sum(one.bytes for one in sockets) / 1e6
    print(f"{len(sockets)} seats, {most} phases: {tell('', waits)}; {pushed:.1f} MB pushed")
    return table.acknowledged


def main(arguments: list[str]) -> int:
    """Measure and print; the exit code says whether the store has exactly what was acknowledged."""
    parser = ArgumentParser(prog="python -m bench burst", description=__doc__)
    parser.add_argument("--seats", type=int, default=100)
    parser.add_argument("--phases", type=int, default=6)
    parser.add_argument("--within", type=float, default=5, help="seconds in which all decide")
    parser.add_argument("--profile", type=float, default=0, help="seconds between two looks at the server")
    args = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        (game,) = prepare(Path(folder), 1, args.seats)
        server = WatchedServer(Path(folder), args.profile)
        acknowledged = uvloop.run(measure(server, game, args.phases, args.within))
        tell_report(server.stop())
        wrong = differences(Path(folder), [game], {game.id: acknowledged})
        print(f"{len(acknowledged)} acknowledged; the store has {'something else' if wrong else 'them'}")
    return int(bool(wrong))
