"""An upper bound that is proven: ``python -m strength bound --deals 1000``.

No player makes more stars on average on deals like those of a suite, whether it knows the order of the cards
or not: each deal is played best in a game that is easier than the real one (``counted_game``).
"""

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from cartographers.boxes import shelf
from cartographers.contest.estimate import estimate
from cartographers.contest.suite import SUITES
from cartographers.table.dealer import SeedDealer
from cartographers.table.plan import deal
from cartographers.table.unplayed import card_order
from strength.shared.contest import Misuse, parser, reports_errors, suites_of
from strength.shared.counted_game import CountedGame


@reports_errors
def main(argv: list[str]) -> int:
    """Print the mean bound of each suite."""
    args = parser("bound", "What nobody makes more than on average.", 1000).parse_args(argv)
    print("| suite | deals | nobody makes more than |")
    print("|---|--:|--:|")
    for name in suites_of(args.suites):
        if not name.endswith("-base"):
            raise Misuse(f"{name} has more than drawings and plain ambushes: choose A-base or B-base")
        jobs = [(name, number) for number in range(args.deals)]
        with ProcessPoolExecutor(args.jobs, get_context("spawn")) as processes:
            stars = list(processes.map(most_stars, jobs, chunksize=8))
        mean = estimate(stars)
        print(f"| {name} | {args.deals} | {mean.mean:.1f} ± {mean.margin or 0:.1f} |", flush=True)
    return 0


def most_stars(job: tuple[str, int]) -> float:
    """The bound of one deal."""
    name, number = job
    suite = SUITES[name]
    seed = suite.seed + number
    setup = deal(shelf(), suite.plan, seed)
    return float(CountedGame(shelf(), setup).most_stars(card_order(shelf(), setup, SeedDealer(seed))))
