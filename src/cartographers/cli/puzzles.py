"""`cartographers puzzles`: find puzzles in games, check them once more, or give them to a server."""

import sys
from argparse import Namespace
from collections.abc import Iterator
from dataclasses import dataclass

from cartographers.boxes import shelf
from cartographers.cli.common.errors import CommandError
from cartographers.cli.common.files import parse_object, read_lines
from cartographers.cli.common.game_options import SEED, add_game_options, open_table, parse_players, plan_from
from cartographers.cli.common.json_lines import write_json
from cartographers.cli.common.parser import Parser, whole_number
from cartographers.cli.common.progress import Progress
from cartographers.cli.common.record_files import load_record
from cartographers.cli.common.server_options import add_places, settings_from
from cartographers.notation.record import log_of
from cartographers.players.roster import player
from cartographers.puzzles.finder import find, holds
from cartographers.puzzles.position import positions
from cartographers.puzzles.puzzle import Puzzle, read_puzzle, write_puzzle
from cartographers.rules.event import Event
from cartographers.rules.problem import Problem
from cartographers.table.opening import play_out
from cartographers.words.book import Words

EXAMPLES = (
    "cartographers puzzles my-game.txt > found.jsonl",
    "cartographers puzzles --play 20 --players planner --boxes heroes --seed 1 > found.jsonl",
    "cartographers puzzles --check found.jsonl > checked.jsonl",
    "cartographers puzzles --import checked.jsonl --data ./games",
)
#: The seed of the second look at a puzzle, beside that of the first.
_SECOND = 1_000_003


@dataclass
class _Counts:
    """What has become of the positions."""

    positions: int = 0
    found: int = 0
    kept: int = 0


def describe(parser: Parser) -> None:
    """Add the options of the command."""
    says = parser.says
    parser.describe("help-puzzles", EXAMPLES)
    parser.add_argument("files", nargs="*", metavar="RECORD", help=says("help-puzzles.files"))
    parser.add_argument("--play", type=whole_number(1, "games"), metavar="N", help=says("help-puzzles.play"))
    parser.add_argument("--players", default="planner", metavar="WHO", help=says("help-puzzles.players"))
    parser.add_argument("--seed", type=SEED, default=0, metavar="N", help=says("help-simulate.seed"))
    parser.add_argument("--check", metavar="FILE", help=says("help-puzzles.check"))
    parser.add_argument("--import", dest="given", metavar="FILE", help=says("help-puzzles.import"))
    add_places(parser)
    add_game_options(parser)


def run(args: Namespace, text: Words) -> int:
    """Find, check or import puzzles."""
    if args.given:
        return _import(args, text)
    if args.check:
        return _check(args, text)
    if not args.files and not args.play:
        sentence = "say in which games to look: name records, or let bots play some with --play 20"
        raise CommandError("puzzles-no-games", sentence)
    counts = _Counts()
    with Progress(text, "progress-games", len(args.files) + (args.play or 0)) as bar:
        for log in _logs(args):
            for puzzle in _found(log, args.seed, counts):
                write_json(write_puzzle(puzzle))
                sys.stdout.flush()
            bar.step()
    said = text("puzzles-found", positions=counts.positions, found=counts.found, kept=counts.kept)
    print(said, file=sys.stderr)
    return 0


def _logs(args: Namespace) -> Iterator[list[Event]]:
    for name in args.files:
        yield list(log_of(load_record(name)))
    seats = parse_players(args.players)
    plan = plan_from(args, len(seats))
    for seed in range(args.seed, args.seed + (args.play or 0)):
        table = open_table(plan, seed)
        play_out(table, [player(name, seed) for name in seats])
        yield list(table.log)


def _found(log: list[Event], seed: int, counts: _Counts) -> Iterator[Puzzle]:
    """The puzzles of a game that a second look confirms."""
    for position in positions(shelf(), log):
        counts.positions += 1
        puzzle = find(position.game, seed)
        if puzzle:
            counts.found += 1
            if holds(puzzle, seed + _SECOND):
                counts.kept += 1
                yield puzzle


def _read(name: str) -> Iterator[Puzzle]:
    """The puzzles of a file, one in each line."""
    for number, line in enumerate(read_lines(name), 1):
        if not line.strip():
            continue
        try:
            yield read_puzzle(shelf(), parse_object(line))
        except Problem as wrong:
            raise CommandError("at-line", "line {line}: {wrong}", line=number, wrong=wrong) from None


def _check(args: Namespace, text: Words) -> int:
    counts = _Counts()
    for puzzle in _read(args.check):
        counts.found += 1
        if holds(puzzle, args.seed):
            counts.kept += 1
            write_json(write_puzzle(puzzle))
            sys.stdout.flush()
    print(text("puzzles-checked", found=counts.found, kept=counts.kept), file=sys.stderr)
    return 0


def _import(args: Namespace, text: Words) -> int:
    given = list(_read(args.given))
    # Only here: the command itself needs no server.
    from cartographers.server.features.puzzles.importing import import_puzzles

    new = import_puzzles(given, settings_from(args))
    print(text("puzzles-imported", new=new, all=len(given)))
    return 0
