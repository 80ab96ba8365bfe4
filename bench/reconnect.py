"""Many sockets at once: ``python -m bench reconnect --sockets 1000``.

All are lost and opened again at the same moment: once while the server runs on, and once after it was stopped
and started, when it has no game in memory. Counted is until each has the state of its game.
"""

import asyncio
import tempfile
from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter
from urllib.request import urlopen

import uvloop

from bench.load import open_sockets, tell
from bench.shared.lines import SocketLine, open_socket
from bench.shared.prepared import PreparedGame, prepare
from bench.shared.watched_server import WatchedServer, tell_report

SEATS = 4


async def all_at_once(port: int, games: Sequence[PreparedGame]) -> tuple[list[SocketLine], list[float]]:
    """Open the sockets of all games; the seconds until each has its state."""
    loop = asyncio.get_running_loop()
    since = loop.time()
    wanted = [(game.id, token) for game in games for token in game.tokens]
    opened = await asyncio.gather(*(open_socket(port, *one) for one in wanted))
    return list(opened), [await one.came - since for one in opened]


async def storm(server: WatchedServer, games: Sequence[PreparedGame], times: int) -> None:
    """Lose all sockets and open them again, several times."""
    sockets = await open_sockets(server.port, games)
    took: list[float] = []
    server.start_again()
    for _ in range(times):
        for socket in sockets:
            socket.close()
        await asyncio.sleep(1)
        sockets, waits = await all_at_once(server.port, games)
        took += waits
    print(f"{len(sockets)} sockets at once, {times} times: in sync after {tell('', took)}", flush=True)


async def after_restart(server: WatchedServer, games: Sequence[PreparedGame]) -> None:
    """Open all sockets at a server that has just been started."""
    sockets, took = await all_at_once(server.port, games)
    print(f"{len(sockets)} sockets at once, no game in memory: in sync after {tell('', took)}", flush=True)


def main(arguments: list[str]) -> int:
    """Measure and print."""
    parser = ArgumentParser(prog="python -m bench reconnect", description=__doc__)
    parser.add_argument("--sockets", type=int, default=1000)
    parser.add_argument("--times", type=int, default=3)
    parser.add_argument("--profile", type=float, default=0, help="seconds between two looks at the server")
    args = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        games = prepare(Path(folder), args.sockets // SEATS, SEATS)
        server = WatchedServer(Path(folder), args.profile)
        uvloop.run(storm(server, games, args.times))
        tell_report(server.stop())
        since = perf_counter()
        server = WatchedServer(Path(folder))
        with urlopen(f"http://127.0.0.1:{server.port}/api/catalogue") as answer:
            answer.read()
        print(f"restart to first answer {perf_counter() - since:.2f} s with {len(games)} games in the store")
        uvloop.run(after_restart(server, games))
        server.stop()
    return 0
