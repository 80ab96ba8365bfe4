"""The ladder: does each rung beat the one below it? ``python -m strength ladder --suites A-base --jobs 2``.

``python -m strength ladder a.jsonl b.jsonl`` reads the matches from files, as ``strength`` does.

A rung holds if the better player's mean is higher on the same deals, and the paired t-test gives p < 0.01.
"""

import sys
from argparse import Namespace
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

from cartographers.cli.common.columns import percent
from cartographers.cli.common.engine import runner_of
from cartographers.cli.match.request import distinct_players
from cartographers.cli.match.results_text import with_margin
from cartographers.contest.match import Match, Played
from cartographers.contest.results import Pair, Results
from cartographers.players.player_name import NoSuchPlayer
from cartographers.players.roster import player
from cartographers.words.book import words
from strength.shared.contest import (
    Misuse,
    deals_of,
    parser,
    play_suite,
    read_solo_match,
    reports_errors,
    results_from,
    suites_of,
    with_engine,
    with_files,
)

#: From the weakest up; with a limit on nodes instead of time the search plays the same on every machine.
RUNGS = ("chance", "greedy", "planner", "learned", "search:500n")
#: The rungs to look for in matches that were played before.
PLAYED = (*RUNGS[:-1], "search:100ms", "search:1s")
DEALS = 200
SIGNIFICANT = 0.01
#: A suite, the number of its deals, and two players on them.
Rung = tuple[str, int, Pair]


@reports_errors
def main(argv: list[str]) -> int:
    """Print a line for each rung; the exit code is 1 if one does not hold."""
    about = "Check that each rung of the ladder beats the one below."
    options = with_engine(with_files(parser("ladder", about, DEALS)))
    options.add_argument(
        "--players", metavar="A,B", help=f"the rungs from the ground up ({', '.join(RUNGS)})"
    )
    args = options.parse_args(argv)
    players = distinct_players(args.players) if args.players else None
    if players and len(players) < 2:
        raise Misuse("a ladder has two rungs at least: name more players")
    rungs: Iterable[Rung]
    if args.files:
        rungs = list(between(args.files, players or PLAYED))
    else:
        rungs = played(suites_of(args.suites), players or known_rungs(), args)
    print("| suite | rung | deals | difference | won | p | |")
    print("|---|---|--:|--:|--:|--:|---|")
    held = True
    for suite, deals, pair in rungs:
        print(line(suite, deals, pair), flush=True)
        held = held and holds(pair)
    return 0 if held else 1


def played(suites: Sequence[str], rungs: tuple[str, ...], args: Namespace) -> Iterator[Rung]:
    """The rungs of each suite, from matches played now."""
    runner = runner_of(args.engine, args.jobs)
    for suite in suites:
        # The better of two is named first in a pair.
        results = play_suite(suite, rungs[::-1], args.deals, runner, args.out)
        for pair in steps(results):
            yield suite, results.deals, pair


def between(paths: Sequence[Path], rungs: tuple[str, ...]) -> Iterator[Rung]:
    """The rungs of each suite, from matches played before: each pair on all deals that both played."""
    games: dict[Match, dict[str, list[Played]]] = {}
    for path in paths:
        match, played_before = read_solo_match(path)
        by_player = games.setdefault(replace(match, players=()), {})
        for game in played_before:
            by_player.setdefault(game.seats[0], []).append(game)
    for match, by_player in games.items():
        here = [name for name in rungs if name in by_player]
        for lower, upper in pairwise(here):
            both = replace(match, players=(upper, lower))
            results = results_from(both, by_player[upper] + by_player[lower], f"{upper} and {lower}")
            yield deals_of(match), results.deals, results.pairs[0]


def known_rungs() -> tuple[str, ...]:
    """The rungs that are on the roster; prints which are not."""
    known = tuple(name for name in RUNGS if _is_on_the_roster(name))
    if known != RUNGS:
        absent = ", ".join(name for name in RUNGS if name not in known)
        print(f"not on the roster, and left out: {absent}", file=sys.stderr)
    return known


def _is_on_the_roster(name: str) -> bool:
    try:
        player(name, seed=0)
    except NoSuchPlayer:
        return False
    return True


def steps(results: Results) -> list[Pair]:
    """Each rung with the one below it, from the weakest up."""
    neighbours = set(pairwise(results.match.players))
    return [pair for pair in results.pairs if (pair.first, pair.second) in neighbours][::-1]


def holds(pair: Pair) -> bool:
    """Is the first player significantly better?"""
    return pair.difference.mean > 0 and pair.p < SIGNIFICANT


def line(suite: str, deals: int, pair: Pair) -> str:
    """A rung as a line of the table."""
    cells: Sequence[str] = (
        suite,
        f"{pair.first} over {pair.second}",
        str(deals),
        with_margin(words(), pair.difference, signed=True),
        percent(words(), pair.won),
        f"{pair.p:.1g}" if pair.p else "< 1e-300",
        "pass" if holds(pair) else "FAIL",
    )
    return f"| {' | '.join(cells)} |"
