"""What a net gains at tables of several: ``python -m strength at-tables --suites A-base --seats 3,4``.

Deals like those of a suite, but with other seeds, are played twice by two players with the same time to think
(``net_at_table``). One line of the file that is written is one deal; files that were written before are read
together with it. Luck is taken out as by ``paired``, and p is Student's, of what is left.
"""

import json
import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from time import time

from cartographers.contest.estimate import Estimate
from cartographers.contest.student import two_sided
from cartographers.players.backends import ONE_THREAD
from cartographers.players.search.budget import read_budget
from strength.paired import Game, differences
from strength.shared.contest import Misuse, parser, reports_errors, suites_of, with_files
from strength.shared.net_at_table import Deal, Job, Side, play_both_ways

#: So many seeds lie between the first deals of two kinds.
APART = 100_000
HEADS = (
    "suite",
    "seats",
    "deals",
    "with the net",
    "without",
    "difference",
    "without luck",
    "p",
    "ms a drawing",
)


@reports_errors
def main(argv: list[str]) -> int:
    """Play the deals and print what they say."""
    options = with_files(parser("at-tables", "What a net gains at tables of several.", 100))
    options.add_argument("--seats", default="2,3,4", metavar="2,3", help="how many sit at a table (2,3,4)")
    options.add_argument("--first", type=int, metavar="SEED", help="of the first deal to play")
    options.add_argument("--think", default="200ms", help="how long each seat thinks (200ms)")
    options.add_argument("--weight", type=float, help="of the net beside playouts (as in a circle today)")
    options.add_argument("--seconds", type=float, help="no deal begins after so many")
    args = options.parse_args(argv)
    read_budget(args.think)
    seats = [int(one) for one in args.seats.split(",") if one.isdigit() and 2 <= int(one) <= 4]
    if len(seats) != args.seats.count(",") + 1:
        raise Misuse(f"--seats {args.seats!r} should be some of 2, 3 and 4, such as 3,4")
    kinds = [(name, number) for name in suites_of(args.suites) for number in seats]
    deals = [deal for path in args.files for deal in _read(path)]
    if args.first is not None:
        jobs = [
            Job(name, number, args.first + APART * at + one, args.think, args.weight)
            for one in range(args.deals)
            for at, (name, number) in enumerate(kinds)
        ]
        end = None if args.seconds is None else time() + args.seconds
        deals += _played(jobs, args.jobs, end, args.out)
    if not deals:
        raise Misuse("name files of deals, or the seed of the first deal to play: --first 290000000")
    print("\n".join(table(deals)))
    return 0


def _played(jobs: Sequence[Job], processes: int, end: float | None, folder: Path | None) -> list[Deal]:
    """The deals that begin before the end, each written into the folder once it has been played."""
    os.environ.update(ONE_THREAD)
    deals = []
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        for deal in filter(None, pool.map(partial(_unless_late, end), jobs)):
            deals.append(deal)
            if folder:
                _write(folder, deal)
    return deals


def _unless_late(end: float | None, job: Job) -> Deal | None:
    return play_both_ways(job) if end is None or time() < end else None


def _write(folder: Path, deal: Deal) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "at-tables.jsonl").open("a") as file:
        file.write(json.dumps(deal) + "\n")


def _read(path: Path) -> Iterator[Deal]:
    try:
        for line in path.read_text().splitlines():
            suite, seats, seed, one, other = json.loads(line)
            yield Deal(suite, seats, seed, Side(*one), Side(*other))
    except (OSError, ValueError, TypeError) as wrong:
        raise Misuse(f"{path} is no file of deals that at-tables wrote: {wrong}") from None


def table(deals: Sequence[Deal]) -> Iterator[str]:
    """A line for each suite and number of seats, for each suite, and for all together."""
    yield _line(HEADS)
    yield _line(["---", *["--:"] * (len(HEADS) - 1)])
    for name in dict.fromkeys(deal.suite for deal in deals):
        own = [deal for deal in deals if deal.suite == name]
        seats = sorted({deal.seats for deal in own})
        for number in seats:
            yield _line(_cells(name, str(number), [deal for deal in own if deal.seats == number]))
        if len(seats) > 1:
            yield _line(_cells(name, "all", own))
    if len({deal.suite for deal in deals}) > 1:
        yield _line(_cells("all", "all", deals))


def _cells(name: str, seats: str, deals: Sequence[Deal]) -> list[str]:
    plain, without_luck = differences([(_game(deal.with_net), _game(deal.without)) for deal in deals])
    sides = [[deal.with_net for deal in deals], [deal.without for deal in deals]]
    stars = [f"{sum(side.stars for side in some) / len(some):.1f}" for some in sides]
    ms = [f"{sum(side.ms for side in some) / len(some):.0f}" for some in sides]
    return [
        name,
        seats,
        str(len(deals)),
        *stars,
        *(f"{one.mean:+.2f} ± {one.margin or 0:.2f}" for one in (plain, without_luck)),
        f"{_chance(without_luck, len(deals)):.2g}",
        " / ".join(ms),
    ]


def _game(side: Side) -> Game:
    return Game(side.stars, side.luck)


def _chance(one: Estimate, deals: int) -> float:
    """The two-sided p-value; the share of the luck that is taken out is one more number that was fitted."""
    if not one.spread or deals < 3:
        return 1.0
    return two_sided(one.mean * sqrt(deals) / one.spread, deals - 2)


def _line(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"
