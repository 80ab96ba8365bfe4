"""Power cuts, simulated by dropped writes: ``python tests/long powercut --cuts 1000``.

Games are played on the real store in a process whose calls of the system are traced. At random places of the
trace the power is cut: what was not synced is lost in part, sector by sector. The real store then opens what
the disk holds: every acknowledged decision must be there, and every chain of hashes must hold.
"""

import asyncio
import sys
import tempfile
from argparse import ArgumentParser
from pathlib import Path
from random import Random
from typing import NamedTuple

from cartographers.server.settings import Settings
from cartographers.server.storage.errors import CannotOpenStore
from cartographers.server.storage.hash_chain import CorruptLog
from cartographers.server.storage.heads_file import FILE as HEADS
from cartographers.server.storage.opening import open_store
from cartographers.server.storage.store import Store
from long.shared import traced_writer
from long.shared.disk_trace import FOLDER, Call, Disk, is_possible, traced
from long.shared.driven_lobby import table_of
from long.shared.traced_writer import ACKNOWLEDGED

DATABASE = [f"{file}{part}" for file in ("games.sqlite", HEADS) for part in ("", "-wal", "-journal")]
#: Of each game the number of acknowledged events, and the hash of the last.
Ledger = dict[str, tuple[int, str]]


class Done(NamedTuple):
    """What was tried, and what went wrong."""

    cuts: int
    #: Acknowledged decisions that had to be found again, over all cuts.
    compared: int
    wrong: list[str]


def record(folder: Path, decisions: int) -> list[Call]:
    """The calls of a process that plays so many decisions."""
    played = folder / "played"
    command = [sys.executable, traced_writer.__file__, str(played), str(decisions)]
    calls = traced(command, folder / "trace")
    wanted = {str(played / name): name for name in (FOLDER, *DATABASE, ACKNOWLEDGED)}
    return [call._replace(path=wanted[call.path]) for call in calls if call.path in wanted]


def cut_often(calls: list[Call], cuts: int, seed: int = 1) -> Done:
    """Cut the power at so many places, and compare each time."""
    toss = Random(f"cuts {seed}")
    first = next(at for at, call in enumerate(calls) if call.path == ACKNOWLEDGED)
    places = sorted(toss.randrange(first, len(calls) + 1) for _ in range(cuts))
    disk, ledger, at, wrong = Disk(), Ledger(), 0, list[str]()
    compared = 0
    for place in places:
        for call in calls[at:place]:
            if call.path == ACKNOWLEDGED:
                game, events, last = call.data.decode().split()
                ledger[game] = int(events), last
            else:
                disk.do(call)
        at = place
        with tempfile.TemporaryDirectory() as folder:
            for name, data in disk.after_power_cut(toss).items():
                (Path(folder) / name).write_bytes(data)
            found = asyncio.run(compare(Path(folder), ledger))
        compared += sum(events for events, _ in ledger.values())
        wrong += [f"cut at call {place}: {found}"] if found else []
    return Done(cuts, compared, wrong)


async def compare(folder: Path, ledger: Ledger) -> str:
    """What is wrong with a disk: empty if it has what was acknowledged."""
    try:
        store = open_store(Settings(data=folder))
    except CannotOpenStore as error:
        return f"the store cannot be opened: {error}"
    try:
        for game, (events, last) in ledger.items():
            wrong = await _wrong_with(store, game, events, last)
            if wrong:
                return wrong
    finally:
        await store.close()
    return ""


async def _wrong_with(store: Store, game: str, events: int, last: str) -> str:
    try:
        stored = await store.load(game)
    except CorruptLog as error:
        return f"{game}: {error}"
    if stored is None or len(stored.events) < events:
        return f"{game} has {len(stored.events) if stored else 0} events, {events} were acknowledged"
    if stored.events[events - 1].hash != last:
        return f"{game} has another event in place of an acknowledged one"
    try:
        table_of(stored)
    except CorruptLog as error:
        return f"{game}: {error}"
    return ""


def main(arguments: list[str]) -> int:
    """Cut the power, compare and print; the exit status of the command."""
    parser = ArgumentParser(prog="python tests/long powercut")
    parser.add_argument("--cuts", type=int, default=100)
    parser.add_argument("--decisions", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args(arguments)
    if not is_possible():
        print("powercut needs strace, and the right to trace a process", file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory() as folder:
        calls = record(Path(folder), args.decisions)
    done = cut_often(calls, args.cuts, args.seed)
    syncs = sum(call.kind == "sync" for call in calls)
    print(f"{args.decisions} decisions: {len(calls):,} calls traced, {syncs:,} of them syncs")
    print(f"{done.cuts:,} power cuts, {done.compared:,} acknowledged events looked for")
    print(f"{len(done.wrong)} disks on which something acknowledged was lost or damaged")
    print(*done.wrong[:10], sep="\n")
    return int(bool(done.wrong))
