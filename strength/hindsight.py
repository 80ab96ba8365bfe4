"""The best scores possible on the deals of a suite: ``python -m strength hindsight --suites A-base``.

For each deal a beam search that knows the order of the cards finds the best game it can: a lower bound of
what is possible, to which a player's total can be compared.
"""

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from cartographers.boxes import shelf
from cartographers.contest.estimate import estimate
from cartographers.contest.suite import SUITES
from cartographers.players.evaluate.weights import read_weights
from cartographers.players.native.hindsight import hindsight as bound
from cartographers.table.dealer import SeedDealer
from cartographers.table.plan import deal
from cartographers.table.unplayed import card_order
from strength.shared.contest import parser, reports_errors, suites_of

BEAM = 2000


@reports_errors
def main(argv: list[str]) -> int:
    """Print the mean of each suite."""
    options = parser("hindsight", "What the deals of a suite had in them.", 100)
    options.add_argument("--beam", type=int, default=BEAM, help=f"how many maps are followed ({BEAM})")
    args = options.parse_args(argv)
    print("| suite | deals | beam | mean bound |")
    print("|---|--:|--:|--:|")
    for name in suites_of(args.suites):
        jobs = [(name, number, args.beam) for number in range(args.deals)]
        with ProcessPoolExecutor(args.jobs, get_context("spawn")) as processes:
            stars = list(processes.map(stars_in, jobs))
        mean = estimate(stars)
        print(f"| {name} | {args.deals} | {args.beam} | {mean.mean:.1f} ± {mean.margin:.1f} |", flush=True)
    return 0


def stars_in(job: tuple[str, int, int]) -> float:
    """The bound of one deal."""
    name, number, beam = job
    suite = SUITES[name]
    seed = suite.seed + number
    setup = deal(shelf(), suite.plan, seed)
    return float(
        bound(shelf(), setup, card_order(shelf(), setup, SeedDealer(seed)), read_weights("learned"), beam)
    )
