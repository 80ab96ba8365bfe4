"""The ladder: does each rung beat the one below it? ``python -m bench ladder --suites A-base --jobs 2``.

``python -m bench ladder a.jsonl b.jsonl`` takes the matches from files, as ``strength`` does.

A rung holds if the better player's mean is higher on the same deals, and the paired t-test gives p < 0.01.
"""

import sys
from argparse import Namespace
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

from bench.contest import (
    deals_of,
    on_suite,
    or_files,
    parser,
    played_alone,
    saying_mistakes,
    shown_by,
    suites_of,
)
from cartographers.cli.errors import CommandError
from cartographers.cli.match.request import distinct_players
from cartographers.cli.match.results_text import percent, with_margin
from cartographers.players.roster import NoSuchPlayer, player
from cartographers.table.contest.match import Match, Played
from cartographers.table.contest.results import Pair, Results

#: From the ground up; with a limit on nodes instead of time the search plays the same everywhere.
RUNGS = ("chance", "greedy", "planner", "learned", "search:500n")
#: The rungs that are looked for in matches that were played before.
PLAYED = (*RUNGS[:-1], "search:100ms", "search:1s")
DEALS = 200
SURE = 0.01
#: A suite, how many of its deals, and two players on them.
Rung = tuple[str, int, Pair]


@saying_mistakes
def ladder(told: list[str]) -> int:
    """Print a line for each rung; the exit code is 1 if one does not hold."""
    options = or_files(parser("ladder", "Check that each rung of the ladder beats the one below.", DEALS))
    options.add_argument(
        "--players", metavar="A,B", help=f"the rungs from the ground up ({', '.join(RUNGS)})"
    )
    args = options.parse_args(told)
    asked = distinct_players(args.players) if args.players else None
    if asked and len(asked) < 2:
        raise CommandError("a ladder has two rungs at least: name more players")
    found: Iterable[Rung]
    if args.files:
        found = list(between(args.files, asked or PLAYED))
    else:
        found = played(suites_of(args.suites), asked or standing_rungs(), args)
    print("| suite | rung | deals | difference | won | p | |")
    print("|---|---|--:|--:|--:|--:|---|")
    held = True
    for suite, deals, pair in found:
        print(line(suite, deals, pair), flush=True)
        held = held and holds(pair)
    return 0 if held else 1


def played(suites: Sequence[str], rungs: tuple[str, ...], args: Namespace) -> Iterator[Rung]:
    """The rungs of each suite, from matches played now."""
    for suite in suites:
        # The better of two is named first in a pair.
        shown = on_suite(suite, rungs[::-1], args.deals, args.jobs, args.out)
        for pair in steps(shown):
            yield suite, shown.deals, pair


def between(paths: Sequence[Path], rungs: tuple[str, ...]) -> Iterator[Rung]:
    """The rungs of each suite, from matches played before: each two on all deals that both played."""
    games: dict[Match, dict[str, list[Played]]] = {}
    for path in paths:
        match, found = played_alone(path)
        by_player = games.setdefault(replace(match, players=()), {})
        for game in found:
            by_player.setdefault(game.seats[0], []).append(game)
    for match, by_player in games.items():
        here = [name for name in rungs if name in by_player]
        for lower, upper in pairwise(here):
            both = replace(match, players=(upper, lower))
            shown = shown_by(both, by_player[upper] + by_player[lower], f"{upper} and {lower}")
            yield deals_of(match), shown.deals, shown.pairs[0]


def standing_rungs() -> tuple[str, ...]:
    """The rungs that are on the roster; says which are not."""
    standing = tuple(name for name in RUNGS if _is_on_the_roster(name))
    if standing != RUNGS:
        absent = ", ".join(name for name in RUNGS if name not in standing)
        print(f"not on the roster, and left out: {absent}", file=sys.stderr)
    return standing


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


def line(suite: str, deals: int, pair: Pair) -> str:
    """A rung as a line of the table."""
    cells: Sequence[str] = (
        suite,
        f"{pair.first} over {pair.second}",
        str(deals),
        with_margin(pair.difference, "+"),
        percent(pair.won),
        f"{pair.p:.1g}" if pair.p else "< 1e-300",
        "pass" if holds(pair) else "FAIL",
    )
    return f"| {' | '.join(cells)} |"
