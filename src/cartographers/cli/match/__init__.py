"""`cartographers match`: measures the strength of players on the same deals."""

import sys
from argparse import Namespace
from contextlib import suppress
from pathlib import Path

from cartographers.cli.common.engine import add_engine_options, runner_of
from cartographers.cli.common.files import must_be_new, write_new
from cartographers.cli.common.game_options import SEED, add_game_options
from cartographers.cli.common.json_lines import write_json
from cartographers.cli.common.parser import Parser, whole_number
from cartographers.cli.match.match_file import MatchFile, play_missing
from cartographers.cli.match.plot import plot
from cartographers.cli.match.program_games import programs_of
from cartographers.cli.match.request import DEFAULT_DEALS, MatchRequest, match_request
from cartographers.cli.match.results_json import results_json
from cartographers.cli.match.results_text import results_text
from cartographers.contest.results import NothingPlayed, Results, results
from cartographers.contest.suite import DEALS, SUITES
from cartographers.players.player_name import ROSTER
from cartographers.words.book import Words, listed

_INTERRUPTED = 130
EXAMPLES = (
    "cartographers match --players greedy,chance --deals 200 --jobs 2",
    "cartographers match --players greedy,chance --suite A-base --out a-base.jsonl --plot a-base.svg",
    "cartographers match --players greedy,chance --seats 4 --boxes heroes,skills --json",
    "cartographers match --players ./mybot,search:100ms --deals 20",
)


def describe(parser: Parser) -> None:
    """Add the options of the command."""
    says = parser.says
    parser.describe("help-match", EXAMPLES)
    suites = parser.text("help-match.suites", deals=DEALS, suites=listed(SUITES))
    parser.epilog = f"{parser.epilog}\n\n{suites}"
    who = says("help-match.players", players=listed(ROSTER))
    parser.add_argument("--players", default="greedy,chance", metavar="A,B", help=who)
    number = whole_number(1, "deals")
    many = says("help-match.deals", default=DEFAULT_DEALS, all=DEALS)
    parser.add_argument("--deals", type=number, metavar="N", help=many)
    parser.add_argument("--seed", type=SEED, metavar="N", help=says("help-simulate.seed"))
    parser.add_argument("--suite", metavar="NAME", help=says("help-match.suite"))
    parser.add_argument("--mode", choices=("solo", "table"), help=says("help-match.mode"))
    seats = whole_number(2, "seats")
    parser.add_argument("--seats", type=seats, metavar="N", help=says("help-match.seats"))
    _add_work_options(parser)
    add_game_options(parser)
    parser.set_defaults(boxes=None)


def _add_work_options(parser: Parser) -> None:
    """Add the options for running the games and for the output."""
    says = parser.says
    group = parser.add_argument_group(parser.text("help-match.work"))
    add_engine_options(group, says)
    group.add_argument("--out", type=Path, metavar="FILE", help=says("help-match.out"))
    group.add_argument("--json", action="store_true", help=says("help-match.json"))
    group.add_argument("--plot", type=Path, metavar="FILE", help=says("help-match.plot"))


def run(args: Namespace, text: Words) -> int:
    """Play the missing games and print the results."""
    request = match_request(args)
    if args.plot:
        must_be_new(args.plot)
    runner = runner_of(args.engine, args.jobs)
    with MatchFile(request.match, args.out) as file, programs_of(request.match):
        try:
            play_missing(text, file, request.deals, runner)
        except KeyboardInterrupt:
            return _interrupted(text, args, request, file)
        outcome = results(request.match, file.done.values(), request.deals)
    if args.plot:
        write_new(args.plot, plot(text, outcome))
    _print_results(text, args, outcome)
    return 0


def _interrupted(text: Words, args: Namespace, request: MatchRequest, file: MatchFile) -> int:
    """After Ctrl-C: print the results so far; the games in the file stay there."""
    print(text("match-stopped.kept" if args.out else "match-stopped", games=len(file.done)), file=sys.stderr)
    with suppress(NothingPlayed):
        _print_results(text, args, results(request.match, file.done.values(), request.deals))
    return _INTERRUPTED


def _print_results(text: Words, args: Namespace, outcome: Results) -> None:
    if args.json:
        write_json(results_json(outcome))
    else:
        print("\n".join(results_text(text, outcome)))
