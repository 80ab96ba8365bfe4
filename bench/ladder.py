"""The ladder: does each rung beat the one below it? ``python -m bench ladder --suites A-base --jobs 2``.

A rung holds if the better player's mean is higher on the same deals, and the paired t-test gives p < 0.01.
"""

import sys
from collections.abc import Sequence
from itertools import pairwise

from bench.contest import on_suite, parser, saying_mistakes, suites_of
from cartographers.cli.match.asked import players_of
from cartographers.cli.match.pages import percent, with_margin
from cartographers.cli.mistake import Mistake
from cartographers.players.roster import NoSuchPlayer, player
from cartographers.table.contest.results import Pair, Results

#: From the ground up; with a limit on nodes instead of time the search plays the same everywhere.
RUNGS = ("chance", "greedy", "planner", "learned", "search:100n")
DEALS = 200
SURE = 0.01


@saying_mistakes
def ladder(told: list[str]) -> int:
    """Print a line for each rung; the exit code is 1 if one does not hold."""
    options = parser("ladder", "Check that each rung of the ladder beats the one below.", DEALS)
    options.add_argument(
        "--players", metavar="A,B", help=f"the rungs from the ground up ({', '.join(RUNGS)})"
    )
    args = options.parse_args(told)
    rungs = players_of(args.players) if args.players else standing_rungs()
    if not args.players and rungs != RUNGS:
        absent = ", ".join(name for name in RUNGS if name not in rungs)
        print(f"not on the roster, and left out: {absent}", file=sys.stderr)
    if len(rungs) < 2:
        raise Mistake("a ladder has two rungs at least: name more players")
    print("| suite | rung | difference | won | p | |")
    print("|---|---|--:|--:|--:|---|")
    held = True
    for suite in suites_of(args.suites):
        # The better of two is named first in a pair.
        shown = on_suite(suite, rungs[::-1], args.deals, args.jobs, args.out)
        for pair in steps(shown):
            print(line(suite, pair), flush=True)
            held = held and holds(pair)
    return 0 if held else 1


def standing_rungs() -> tuple[str, ...]:
    """The rungs that are on the roster."""
    return tuple(name for name in RUNGS if _is_on_the_roster(name))


def _is_on_the_roster(name: str) -> bool:
    try:
        player(name, seed=0)
    except NoSuchPlayer:
        return False
    return True


def steps(shown: Results) -> list[Pair]:
    """Each rung and the one below it, from the ground up."""
    neighbours = set(pairwise(shown.match.players))
    return [pair for pair in shown.pairs if (pair.first, pair.second) in neighbours][::-1]


def holds(pair: Pair) -> bool:
    """Is the first player surely the better one?"""
    return pair.difference.mean > 0 and pair.p < SURE


def line(suite: str, pair: Pair) -> str:
    """A rung as a line of the table."""
    cells: Sequence[str] = (
        suite,
        f"{pair.first} over {pair.second}",
        with_margin(pair.difference, "+"),
        percent(pair.won),
        f"{pair.p:.2g}",
        "pass" if holds(pair) else "FAIL",
    )
    return f"| {' | '.join(cells)} |"
