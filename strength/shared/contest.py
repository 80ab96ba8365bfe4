"""What the measurements of strength share: matches on the public suites, options and errors."""

import sys
from argparse import ArgumentParser
from collections.abc import Callable, Sequence
from pathlib import Path

from cartographers.cli.common.engine import ENGINES
from cartographers.cli.common.lookup import look_up
from cartographers.cli.common.parser import Parser, whole_number
from cartographers.cli.match.match_file import MatchFile, play_missing, read_match_file
from cartographers.contest.match import Match, Played
from cartographers.contest.results import NothingPlayed, Results, results
from cartographers.contest.runner import Runner
from cartographers.contest.suite import DEALS, SUITES, suite_of
from cartographers.rules.problem import Problem
from cartographers.words.book import words


class Misuse(Exception):
    """A measurement that cannot be made; the message says why."""


def parser(name: str, about: str, deals: int) -> ArgumentParser:
    """The options of a measurement."""
    options = Parser(words(), prog=f"python -m strength {name}", description=about)
    options.add_argument("--suites", default="A-base", metavar="A,B", help="the suites, or all (A-base)")
    options.add_argument(
        "--deals", type=whole_number(1, "deals"), default=deals, help=f"of each suite ({deals})"
    )
    options.add_argument("--jobs", type=whole_number(1, "jobs"), default=1, help="at a time (1)")
    options.add_argument(
        "--out", type=Path, metavar="DIR", help="keep the games in this folder, and go on from it"
    )
    return options


def with_files(options: ArgumentParser) -> ArgumentParser:
    """Add the files of matches played before."""
    options.add_argument(
        "files", nargs="*", type=Path, metavar="FILE", help="matches that were played before"
    )
    return options


def with_engine(options: ArgumentParser) -> ArgumentParser:
    """Let the games run on a Ray cluster too, which has a number of its own for games at a time."""
    options.add_argument(
        "--engine", choices=ENGINES, default=ENGINES[0], help="where the games run (local); ray: a cluster"
    )
    options.set_defaults(jobs=None)
    return options


def suites_of(text: str) -> list[str]:
    """The names of suites in a comma-separated list."""
    return (
        list(SUITES) if text == "all" else [look_up(word, "suite", SUITES).name for word in text.split(",")]
    )


def play_suite(
    name: str, players: tuple[str, ...], deals: int, runner: Runner, folder: Path | None
) -> Results:
    """The results of players on the first deals of a suite; games in the folder are not played again."""
    if deals > DEALS:
        raise Misuse(f"a suite has {DEALS} deals, not {deals}")
    if folder:
        folder.mkdir(parents=True, exist_ok=True)
    match = SUITES[name].match(*players)
    name_of_file = "-".join((name, *players)).replace(":", "").replace("/", "-")
    with MatchFile(match, folder / f"{name_of_file}.jsonl" if folder else None) as file:
        play_missing(words(), file, deals, runner)
        return results(match, file.done.values(), deals)


def read_solo_match(path: Path) -> tuple[Match, list[Played]]:
    """A solo match that was played before."""
    match, games = read_match_file(path)
    if not match.solo:
        raise Misuse(f"{path} is a match at a table, and this is about players alone")
    return match, games


def results_from(match: Match, games: Sequence[Played], where: str) -> Results:
    """The results of games that were played before."""
    try:
        return results(match, games, 1 + max((game.deal for game in games), default=-1))
    except NothingPlayed as error:
        raise Misuse(f"{where}: {error}") from None


def deals_of(match: Match) -> str:
    """The deals of a match as text: the name of the suite, or the sheet and the boxes."""
    suite, plan = suite_of(match), match.plan
    if suite:
        return suite.name
    boxes = [*dict.fromkeys((plan.explore, *plan.stacks, *plan.ambushes))]
    additions = ["hero cards"] * bool(plan.heroes) + ["skills"] * bool(plan.skills)
    return f"Sheet {plan.sheet}: {', '.join(boxes + additions)}"


def reports_errors(measurement: Callable[[list[str]], int]) -> Callable[[list[str]], int]:
    """A measurement that prints errors as one sentence."""

    def run(argv: list[str]) -> int:
        try:
            return measurement(argv)
        except (Misuse, Problem) as error:
            print(error, file=sys.stderr)
            return 2

    return run
