"""A server whose disk, database or clock fails for a while: ``python tests/long trouble``.

Players decide before, during and after each trouble. While nothing can be saved every decision is refused
with 503 and a sentence; nothing acknowledged is lost, and the same server goes on by itself afterwards. With
``--small FOLDER``, a folder on a small file system that nothing else uses, that one is really filled.
"""

import asyncio
import resource
import sys
import tempfile
from argparse import ArgumentParser
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

from cartographers.server.settings import Settings
from long.kill import compare_all
from long.shared.forked_server import ForkedServer, unlimited
from long.shared.ledger_player import LedgerPlayer, Unavailable, Violation, decisions

_DAY = 86_400
#: How often a decision is sent while a trouble lasts; after it the first may come too early.
TRIES = 25
NO_LIMIT = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)


class Scene(NamedTuple):
    """A running server, and the folder of its files."""

    server: ForkedServer
    folder: Path


#: A trouble lasts as long as its context.
Trouble = Callable[[Scene], AbstractContextManager[None]]


class Done(NamedTuple):
    """What was tried, and what went wrong."""

    acknowledged: int
    #: How many decisions were refused with 503 while the trouble lasted.
    refused: int
    wrong: list[str]


@contextmanager
def full_disk(scene: Scene) -> Iterator[None]:
    """No file may grow: what is written to a full disk fails in the same way."""
    size = max(file.stat().st_size for file in scene.folder.iterdir())
    with _limited_files(scene.server.pid, size):
        yield


@contextmanager
def no_writing(scene: Scene) -> Iterator[None]:
    """Nothing can be written, as on a disk that the system has made read-only."""
    with _limited_files(scene.server.pid, 0):
        yield


@contextmanager
def _limited_files(process: int, size: int) -> Iterator[None]:
    resource.prlimit(process, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
    try:
        yield
    finally:
        resource.prlimit(process, resource.RLIMIT_FSIZE, NO_LIMIT)


@contextmanager
def filled(scene: Scene) -> Iterator[None]:
    """The file system is full to the last byte."""
    rest = scene.folder / "rest"
    with rest.open("wb", buffering=0) as file, suppress(OSError):
        while True:
            file.write(bytes(4096))
    try:
        yield
    finally:
        rest.unlink()


def clock_set(by: float) -> Trouble:
    """The clock on the wall jumps, and later back."""

    @contextmanager
    def jump(scene: Scene) -> Iterator[None]:
        scene.server.set_clock(by)
        yield
        scene.server.set_clock(0)

    return jump


#: What happens, and whether decisions are refused meanwhile.
TROUBLES: dict[str, tuple[Trouble, bool]] = {
    "full disk": (full_disk, True),
    "nothing can be written": (no_writing, True),
    "clock a day ahead": (clock_set(_DAY), False),
    "clock 400 days back": (clock_set(-400 * _DAY), False),
}


def make_trouble(settings: Settings, trouble: Trouble, refused: bool, rounds: int = 1) -> Done:
    """Play, make trouble, play on, and compare what is stored with what was acknowledged."""
    player, server = LedgerPlayer(1, lambda: None), ForkedServer(settings)
    player.connect(server.port)
    told, wrong = 0, list[str]()
    try:
        for _ in range(rounds):
            _play(player, TRIES)
            with trouble(Scene(server, settings.data)):
                refusals = _tries(player)
            told += refusals
            if bool(refusals) != refused:
                wrong.append(f"{refusals} decisions of {TRIES} were refused during the trouble")
            _recover(player)
            _play(player, TRIES)
    except (Violation, OSError) as error:
        wrong.append(f"{type(error).__name__}: {error}")
    if not server.running:
        wrong.append("the server has ended")
    player.hang_up()
    server.stop()
    wrong += asyncio.run(compare_all(settings, player.ledgers))
    return Done(decisions(player.ledgers), told, wrong)


def _play(player: LedgerPlayer, times: int) -> None:
    for _ in range(times):
        player.step()


def _tries(player: LedgerPlayer) -> int:
    """Try to decide; how often it was refused for now."""
    refused = 0
    for _ in range(TRIES):
        try:
            player.step()
        except Unavailable:
            refused += 1
    return refused


def _recover(player: LedgerPlayer) -> None:
    """The server goes on by itself; a database is tried again at most twice a second."""
    for _ in range(2000):
        try:
            player.step()
            return
        except Unavailable:
            continue
    raise Violation("the server did not go on after the trouble")


def database_gone(rounds: int) -> Done:
    """PostgreSQL is stopped and started again."""
    # Only here, because the other troubles do not need it.
    from server.postgres_server import postgres_server

    with postgres_server() as postgres, tempfile.TemporaryDirectory() as folder:

        @contextmanager
        def gone(scene: Scene) -> Iterator[None]:
            postgres.stop()
            yield
            postgres.start()

        return make_trouble(unlimited(Path(folder), postgres.new_database()), gone, True, rounds)


def main(arguments: list[str]) -> int:
    """Make each trouble and print; the exit status of the command."""
    parser = ArgumentParser(prog="python tests/long trouble")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--small", type=Path, help="a folder on a small file system, which is filled")
    args = parser.parse_args(arguments)
    print("| trouble | rounds | acknowledged | refused with 503 | lost, doubled or wrong |")
    print("|---|--:|--:|--:|--:|")
    results: dict[str, Done] = {}
    troubles = TROUBLES | ({"a file system filled": (filled, True)} if args.small else {})
    for name, (trouble, refused) in troubles.items():
        with tempfile.TemporaryDirectory(dir=args.small if trouble is filled else None) as folder:
            results[name] = make_trouble(unlimited(Path(folder)), trouble, refused, args.rounds)
        _tell(name, args.rounds, results[name])
    results["database gone"] = database_gone(args.rounds)
    _tell("database gone", args.rounds, results["database gone"])
    for name, done in results.items():
        print(*(f"{name}: {wrong}" for wrong in done.wrong[:3]), sep="\n", end="", file=sys.stderr)
    return int(any(done.wrong for done in results.values()))


def _tell(name: str, rounds: int, done: Done) -> None:
    print(f"| {name} | {rounds} | {done.acknowledged} | {done.refused} | {len(done.wrong)} |", flush=True)
