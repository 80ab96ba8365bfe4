"""How far the ceiling may be: ``python -m strength ceiling --deals 40 --beam 640``.

An estimate of the most stars that anybody can make on average who does not know the order of the cards
(``ceiling_beam``), beside what hindsight finds with the same beam.
"""

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import NamedTuple

from cartographers.boxes import shelf
from cartographers.contest.estimate import estimate
from cartographers.contest.suite import SUITES
from cartographers.players.evaluate.weights import read_weights
from cartographers.players.native.engine import Engine
from cartographers.players.native.hindsight import hindsight
from cartographers.rules.game import begin
from cartographers.table.dealer import SeedDealer
from cartographers.table.plan import deal
from cartographers.table.unplayed import card_order
from strength.shared.ceiling_beam import Levels, WithoutLuck
from strength.shared.contest import Misuse, parser, reports_errors, suites_of
from strength.shared.luck import learned_levels

BEAM = 640


class Job(NamedTuple):
    """A deal of a suite, and how it is searched."""

    suite: str
    number: int
    beam: int
    levels: Levels


@reports_errors
def main(argv: list[str]) -> int:
    """Print both bounds of each suite."""
    options = parser("ceiling", "How much anybody may make who does not know the cards.", 40)
    options.add_argument("--beam", type=int, default=BEAM, help=f"how many maps are followed ({BEAM})")
    args = options.parse_args(argv)
    print("| suite | deals | beam | without luck | hindsight |")
    print("|---|--:|--:|--:|--:|")
    for name in suites_of(args.suites):
        if not name.endswith("-base"):
            raise Misuse(f"{name} has more than drawings and plain ambushes: choose A-base or B-base")
        levels = learned_levels(SUITES[name].plan)
        jobs = [Job(name, number, args.beam, levels) for number in range(args.deals)]
        with ProcessPoolExecutor(args.jobs, get_context("spawn")) as processes:
            estimates = [estimate(column) for column in zip(*processes.map(bounds, jobs), strict=True)]
        columns = " | ".join(f"{one.mean:.1f} ± {one.margin or 0:.1f}" for one in estimates)
        print(f"| {name} | {args.deals} | {args.beam} | {columns} |", flush=True)
    return 0


def bounds(job: Job) -> tuple[float, float]:
    """The best game of a deal without luck, and in hindsight."""
    suite, weights = SUITES[job.suite], read_weights("learned")
    seed = suite.seed + job.number
    setup = deal(shelf(), suite.plan, seed)
    order = card_order(shelf(), setup, SeedDealer(seed))
    compiled = Engine(shelf(), setup, weights)
    without = WithoutLuck(compiled, begin(shelf(), setup), job.beam, job.levels)
    return without.best(order), float(hindsight(shelf(), setup, order, weights, job.beam))
