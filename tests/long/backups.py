"""Backups of a server under load: ``python tests/long backups --backups 100``.

Players decide at several tables and write down what was acknowledged, while one backup after the other is
made. Each must verify without a damaged game, and have all that was acknowledged before it was begun.
"""

import sqlite3
import sys
import tempfile
from argparse import ArgumentParser
from contextlib import closing
from pathlib import Path
from statistics import median
from threading import Semaphore, Thread
from time import perf_counter
from typing import NamedTuple

from cartographers.server.settings import Settings
from cartographers.server.storage.backup import back_up
from cartographers.server.storage.verifying import GAMES, verify
from long.shared.forked_server import ForkedServer, unlimited
from long.shared.ledger_player import Ledger, LedgerPlayer, decisions


class Done(NamedTuple):
    """What was tried, and what went wrong."""

    backups: int
    ledgers: list[Ledger]
    #: Games that were verified, over all backups.
    verified: int
    #: Seconds that each backup took.
    took: list[float]
    wrong: list[str]


def back_up_often(settings: Settings, backups: int, players: int, seed: int = 1) -> Done:
    """Make so many backups of a server under load, and compare each with what was acknowledged before it."""
    count = Semaphore(0)
    everyone = [LedgerPlayer(seed * 1000 + number, count.release) for number in range(players)]
    server = ForkedServer(settings)
    threads = [Thread(target=player.play, args=(server.port,)) for player in everyone]
    for thread in threads:
        thread.start()
    took, verified, wrong = list[float](), 0, list[str]()
    for _ in range(backups):
        count.acquire(timeout=30)
        ledgers = [ledger for player in everyone for ledger in list(player.ledgers)]
        before = {ledger.game: len(ledger.move_ids) for ledger in ledgers}
        with tempfile.TemporaryDirectory() as folder:
            since = perf_counter()
            back_up(settings.data, Path(folder) / "backup", settings.database)
            took.append(perf_counter() - since)
            checked = list(verify(Path(folder) / "backup"))
            wrong += [f"{found.game}: {found.wrong}" for found in checked if found.wrong]
            wrong += _missing(Path(folder) / "backup", before)
        verified += len(checked)
    server.kill()
    for thread in threads:
        thread.join()
    ledgers = [ledger for player in everyone for ledger in player.ledgers]
    wrong += [found for player in everyone for found in player.wrong]
    return Done(backups, ledgers, verified, took, wrong)


def _missing(backup: Path, before: dict[str, int]) -> list[str]:
    """The games of which a backup does not have all that had been acknowledged."""
    with closing(sqlite3.connect(backup / GAMES)) as base:
        found = dict(base.execute("SELECT game, COUNT(move_id) FROM events GROUP BY game").fetchall())
    return [
        f"{game}: {found.get(game, 0)} decisions of {number}"
        for game, number in before.items()
        if found.get(game, 0) < number
    ]


def main(arguments: list[str]) -> int:
    """Back up, compare and print; the exit status of the command."""
    parser = ArgumentParser(prog="python tests/long backups")
    parser.add_argument("--backups", type=int, default=30)
    parser.add_argument("--players", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--database", default="", help="a PostgreSQL database instead of a file")
    args = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        done = back_up_often(unlimited(Path(folder), args.database), args.backups, args.players, args.seed)
    print(f"{done.backups} backups of {len(done.ledgers)} games, {median(done.took):.2f} s each (median)")
    print(f"{decisions(done.ledgers):,} decisions acknowledged meanwhile, {done.verified:,} games verified")
    print(f"{len(done.wrong)} games damaged, or without something acknowledged")
    print(*done.wrong[:10], sep="\n", file=sys.stderr)
    return int(bool(done.wrong))
