"""What the measures of strength share: matches on the public suites, their options, their mistakes."""

import sys
from argparse import ArgumentParser
from collections.abc import Callable, Sequence
from pathlib import Path

from cartographers.cli.errors import CommandError
from cartographers.cli.lookup import look_up
from cartographers.cli.match.engine import runner_of
from cartographers.cli.match.match_file import MatchFile, read_match_file
from cartographers.cli.match.missing_games import play_missing
from cartographers.cli.parser import Parser, whole_number
from cartographers.table.contest.match import Match, Played
from cartographers.table.contest.results import NothingPlayed, Results, results
from cartographers.table.contest.suite import DEALS, SUITES, suite_of


def parser(name: str, about: str, deals: int) -> ArgumentParser:
    """The options of a measure."""
    made = Parser(prog=f"python -m bench {name}", description=about)
    made.add_argument("--suites", default="A-base", metavar="A,B", help="the suites, or all (A-base)")
    made.add_argument(
        "--deals", type=whole_number(1, "the number of deals"), default=deals, help=f"of each suite ({deals})"
    )
    made.add_argument("--jobs", type=whole_number(1, "the number of jobs"), default=1, help="at a time (1)")
    made.add_argument(
        "--out", type=Path, metavar="DIR", help="keep the games in this folder, and go on from it"
    )
    return made


def or_files(made: ArgumentParser) -> ArgumentParser:
    """A measure that can also be taken of matches that were played before."""
    made.add_argument("files", nargs="*", type=Path, metavar="FILE", help="matches that were played before")
    return made


def suites_of(text: str) -> list[str]:
    """The names of suites between commas."""
    return (
        list(SUITES) if text == "all" else [look_up(word, "suite", SUITES).name for word in text.split(",")]
    )


def on_suite(name: str, players: tuple[str, ...], deals: int, jobs: int, folder: Path | None) -> Results:
    """What some players make of the first deals of a suite; what is in the folder is not played again."""
    if deals > DEALS:
        raise CommandError(f"a suite has {DEALS} deals, not {deals}")
    if folder:
        folder.mkdir(parents=True, exist_ok=True)
    match = SUITES[name].match(*players)
    called = "-".join((name, *players)).replace(":", "")
    with MatchFile(match, folder / f"{called}.jsonl" if folder else None) as file:
        play_missing(file, deals, runner_of("local", jobs))
        return results(match, file.done.values(), deals)


def played_alone(path: Path) -> tuple[Match, list[Played]]:
    """A match that was played before, everyone alone."""
    match, games = read_match_file(path)
    if not match.solo:
        raise CommandError(f"{path} is a match at a table, and this is about players alone")
    return match, games


def shown_by(match: Match, games: Sequence[Played], where: str) -> Results:
    """What games that were played before have shown."""
    try:
        return results(match, games, 1 + max((game.deal for game in games), default=-1))
    except NothingPlayed as why:
        raise CommandError(f"{where}: {why}") from None


def deals_of(match: Match) -> str:
    """Which deals a match is played on: the suite's name, or what they are made of."""
    suite, plan = suite_of(match), match.plan
    if suite:
        return suite.name
    boxes = [*dict.fromkeys((plan.explore, *plan.stacks, *plan.ambushes))]
    besides = ["hero cards"] * bool(plan.heroes) + ["skills"] * bool(plan.skills)
    return f"Sheet {plan.sheet}: {', '.join(boxes + besides)}"


def saying_mistakes(measure: Callable[[list[str]], int]) -> Callable[[list[str]], int]:
    """A measure that says in one sentence what it cannot do."""

    def run(words: list[str]) -> int:
        try:
            return measure(words)
        except CommandError as error:
            print(error, file=sys.stderr)
            return 2

    return run
