"""A server killed at random moments under load: ``python tests/long kill --kills 1000``.

Players decide at several tables and write down what was acknowledged. After a random number of decisions the
server is killed with SIGKILL and started again over the same files: it must have all that was acknowledged,
once, and each decision under way wholly or not at all. Sent again with its id, such a decision counts once.
"""

import asyncio
import sys
import tempfile
from argparse import ArgumentParser
from pathlib import Path
from random import Random
from statistics import median
from threading import Semaphore, Thread
from time import perf_counter, sleep
from typing import NamedTuple

from cartographers.boxes import shelf
from cartographers.server.rooms.dealing import dealer_of
from cartographers.server.settings import Settings
from cartographers.server.storage.hash_chain import restore_table
from cartographers.server.storage.opening import open_store
from long.shared.forked_server import ForkedServer, unlimited
from long.shared.ledger_player import Ledger, LedgerPlayer, Violation, decisions

#: The most decisions that are acknowledged between two kills.
MOST = 60


class Done(NamedTuple):
    """What was tried, and what went wrong."""

    kills: int
    ledgers: list[Ledger]
    #: Decisions under way when the server was killed that it had, and had not, when it was started again.
    had: int
    had_not: int
    starts: list[float]
    wrong: list[str]


def kill_often(settings: Settings, kills: int, players: int, seed: int = 1) -> Done:
    """Kill a server so often, and compare what it has with what was acknowledged each time."""
    toss, count = Random(f"kills {seed}"), Semaphore(0)
    everyone = [LedgerPlayer(seed * 1000 + number, count.release) for number in range(players)]
    starts: list[float] = []
    for number in range(kills + 1):
        since = perf_counter()
        server = ForkedServer(settings)
        starts.append(perf_counter() - since)
        threads = [Thread(target=player.play, args=(server.port,)) for player in everyone]
        for thread in threads:
            thread.start()
        _wait_for(toss.randrange(1, MOST), count, threads)
        sleep(toss.random() * 0.01)
        server.kill()
        for thread in threads:
            thread.join()
        if any(player.wrong for player in everyone):
            break
        if number and number % 50 == 0:
            _tell(number, [ledger for player in everyone for ledger in player.ledgers])
    ledgers = [ledger for player in everyone for ledger in player.ledgers]
    wrong = [found for player in everyone for found in player.wrong]
    return Done(
        kills=number,
        ledgers=ledgers,
        had=sum(player.had for player in everyone),
        had_not=sum(player.had_not for player in everyone),
        starts=starts,
        wrong=wrong or asyncio.run(compare_all(settings, ledgers)),
    )


def _wait_for(number: int, count: Semaphore, threads: list[Thread]) -> None:
    """Wait for so many acknowledgements, or until all players have stopped because something is wrong."""
    while number and any(thread.is_alive() for thread in threads):
        number -= count.acquire(timeout=0.5)


async def compare_all(settings: Settings, ledgers: list[Ledger]) -> list[str]:
    """Read every game from the store, check its chain of hashes, and compare it with its ledger."""
    wrong: list[str] = []
    store = open_store(settings)
    for ledger in ledgers:
        stored = await store.load(ledger.game)
        if stored is None:
            wrong.append(f"{ledger.game} is lost")
            continue
        try:
            restore_table(shelf(), stored.events, dealer_of(stored.game), stored.game.engine)
            _settle_pending(ledger, len(stored.events))
            ledger.compare(stored)
        except ValueError as error:
            wrong.append(f"{ledger.game}: {error}")
        except Violation as error:
            wrong.append(str(error))
    await store.close()
    return wrong


def _settle_pending(ledger: Ledger, events: int) -> None:
    """A decision under way at the last kill may be stored or not."""
    if ledger.pending and events > len(ledger.table.log):
        ledger.acknowledged(ledger.pending)


def _tell(kills: int, ledgers: list[Ledger]) -> None:
    print(f"{kills} kills, {decisions(ledgers):,} acknowledged decisions", file=sys.stderr, flush=True)


def main(arguments: list[str]) -> int:
    """Kill, compare and print; the exit status of the command."""
    parser = ArgumentParser(prog="python tests/long kill")
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--players", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--database", default="", help="a PostgreSQL database instead of a file")
    args = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        done = kill_often(unlimited(Path(folder), args.database), args.kills, args.players, args.seed)
    print("| kills | games | acknowledged | under way: had | had not | start, median |")
    print("|--:|--:|--:|--:|--:|--:|")
    amounts = (done.kills, len(done.ledgers), decisions(done.ledgers), done.had, done.had_not)
    print("|", *(f"{amount:,} |" for amount in amounts), f"{median(done.starts):.2f} s |")
    print(f"{len(done.wrong)} games in which something acknowledged was lost or doubled")
    print(*done.wrong[:10], sep="\n")
    return int(bool(done.wrong))
