"""`cartographers match`: measures the strength of players on the same deals."""

import sys
from argparse import ArgumentParser, Namespace
from contextlib import suppress
from pathlib import Path

from cartographers.cli.common.game_options import SEED, add_game_options
from cartographers.cli.common.json_lines import write_json
from cartographers.cli.common.output_files import must_be_new, write_new
from cartographers.cli.common.parser import whole_number
from cartographers.cli.match.engine import ENGINES, runner_of
from cartographers.cli.match.match_file import MatchFile
from cartographers.cli.match.missing_games import play_missing
from cartographers.cli.match.plot import plot
from cartographers.cli.match.request import DEFAULT_DEALS, MatchRequest, match_request
from cartographers.cli.match.results_json import results_json
from cartographers.cli.match.results_text import results_text
from cartographers.contest.results import NothingPlayed, Results, results
from cartographers.contest.suite import DEALS, SUITES
from cartographers.players.roster import ROSTER
from cartographers.words.book import words

_INTERRUPTED = 130


def describe(parser: ArgumentParser) -> None:
    """Add the options of the command."""
    parser.description = """\
Let players play the same deals, each alone or all at one table: who is stronger, and how sure is that?"""
    parser.epilog = f"""\
examples:
  cartographers match --players greedy,chance --deals 200 --jobs 2
  cartographers match --players greedy,chance --suite A-base --out a-base.jsonl --plot a-base.svg
  cartographers match --players greedy,chance --seats 4 --boxes heroes,skills --json

suites of {DEALS} deals: {", ".join(SUITES)}"""
    parser.add_argument(
        "--players",
        default="greedy,chance",
        metavar="A,B",
        help=f"who plays; the first is 0 on the scale of ratings ({', '.join(ROSTER)})",
    )
    number = whole_number(1, "the number of deals")
    parser.add_argument(
        "--deals", type=number, metavar="N", help=f"how many ({DEFAULT_DEALS}; of a suite all {DEALS})"
    )
    parser.add_argument("--seed", type=SEED, metavar="N", help="the first deal; the others follow it (0)")
    parser.add_argument("--suite", metavar="NAME", help="the deals of a public suite")
    parser.add_argument(
        "--mode",
        choices=("solo", "table"),
        help="each alone (solo), or all at one table; --seats means table",
    )
    parser.add_argument(
        "--seats",
        type=whole_number(2, "the number of seats"),
        metavar="N",
        help="how many sit at one table, the players in turn (as many as players)",
    )
    _add_work_options(parser)
    add_game_options(parser)
    parser.set_defaults(boxes=None)


def _add_work_options(parser: ArgumentParser) -> None:
    """Add the options for running the games and for the output."""
    group = parser.add_argument_group("how, and where to")
    jobs = whole_number(1, "the number of jobs")
    group.add_argument("--jobs", type=jobs, metavar="J", help="games at the same time (1)")
    group.add_argument(
        "--engine", choices=ENGINES, default=ENGINES[0], help="processes on this machine, or a Ray cluster"
    )
    group.add_argument(
        "--out", type=Path, metavar="FILE", help="keep each game in this file (JSON lines), and go on from it"
    )
    group.add_argument("--json", action="store_true", help="the results as one JSON document")
    group.add_argument("--plot", type=Path, metavar="FILE", help="a picture of the results (SVG)")


def run(args: Namespace) -> int:
    """Play the missing games and print the results."""
    request = match_request(args)
    if args.plot:
        must_be_new(args.plot)
    runner = runner_of(args.engine, args.jobs)
    with MatchFile(request.match, args.out) as file:
        try:
            play_missing(file, request.deals, runner)
        except KeyboardInterrupt:
            return _interrupted(args, request, file)
        outcome = results(request.match, file.done.values(), request.deals)
    if args.plot:
        write_new(args.plot, plot(words(), outcome))
    _print_results(args, outcome)
    return 0


def _interrupted(args: Namespace, request: MatchRequest, file: MatchFile) -> int:
    """After Ctrl-C: print the results so far; the games in the file stay there."""
    text = words()
    print(text("match-stopped.kept" if args.out else "match-stopped", games=len(file.done)), file=sys.stderr)
    with suppress(NothingPlayed):
        _print_results(args, results(request.match, file.done.values(), request.deals))
    return _INTERRUPTED


def _print_results(args: Namespace, outcome: Results) -> None:
    if args.json:
        write_json(results_json(outcome))
    else:
        print("\n".join(results_text(words(), outcome)))
