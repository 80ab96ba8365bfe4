"""The options shared by the commands that play games: boxes, sheet, cards, players and seed."""

from argparse import Namespace
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from re import search

from cartographers.boxes import shelf
from cartographers.cli.common.errors import CommandError
from cartographers.cli.common.files import read_all
from cartographers.cli.common.parser import Parser, whole_number, word_list
from cartographers.players.roster import check_name
from cartographers.programs.program import is_program, read_program
from cartographers.rules.setup import MOST_SEATS, Setup
from cartographers.table.dealer import SeedDealer
from cartographers.table.plan import Plan, deal, plan_for
from cartographers.table.table import Table
from cartographers.words.book import listed

#: How the name of a file ends, which no picture of a sheet does.
FILE_NAME = r"\w\.\w{2,5}$"
#: The reader of a seed.
SEED = whole_number(0, "seed")


def add_game_options(parser: Parser) -> None:
    """Add the options that choose a game."""
    says = parser.says
    group = parser.add_argument_group(parser.text("help-game"))
    boxes, sheets = listed(shelf().boxes), listed(shelf().sheets)
    group.add_argument(
        "--boxes",
        type=word_list,
        default=("base",),
        metavar="A,B",
        help=says("help-game.boxes", boxes=boxes),
    )
    group.add_argument("--sheet", default="", metavar="A", help=says("help-game.sheet", sheets=sheets))
    for option, shape in (("edicts", "A,B,C,D"), ("ambushes", "A,B")):
        group.add_argument(
            f"--{option}", type=word_list, default=(), metavar=shape, help=says(f"help-game.{option}")
        )
    group.add_argument(
        "--skills",
        nargs="?",
        const=True,
        type=word_list,
        metavar="A,B,C",
        help=says("help-game.skills"),
    )
    heroes = group.add_mutually_exclusive_group()
    heroes.add_argument("--heroes", action="store_true", default=None, help=says("help-game.heroes"))
    heroes.add_argument("--no-heroes", action="store_false", dest="heroes", help=says("help-game.no-heroes"))


def plan_from(args: Namespace, seats: int, names: Sequence[str] = ()) -> Plan:
    """The plan that the options describe; what they leave open is as the boxes recommend it."""
    plan = plan_for(shelf(), args.boxes, sheet_from(args.sheet), seats)
    return replace(
        plan,
        edicts=args.edicts,
        ambushes=args.ambushes or plan.ambushes,
        skills=plan.skills if args.skills is None else args.skills,
        heroes=plan.heroes if args.heroes is None else args.heroes,
        names=tuple(names),
    )


def sheet_from(word: str) -> str:
    """A sheet by its key, or its picture, or what is in a file."""
    if not word or word in shelf().sheets:
        return word
    if Path(word).is_file() or search(FILE_NAME, word):
        return read_all(word).strip() + "\n"
    return word


def deal_setup(plan: Plan, seed: int) -> Setup:
    """Deal the set-up of a plan from a seed."""
    return deal(shelf(), plan, seed)


def open_table(plan: Plan, seed: int) -> Table:
    """A table for a game by a plan, dealt from a seed."""
    return Table(shelf(), deal_setup(plan, seed), SeedDealer(seed))


def parse_players(text: str, person: str = "", programs: bool = False) -> list[str]:
    """The player of each seat, from text such as ``greedy,chance*3``; ``person`` is the name for a human.

    Where ``programs`` may play, a word such as ``./mybot`` names one.
    """
    seats: list[str] = []
    for word in word_list(text):
        if programs and is_program(word):
            seats.append(read_program(word).name)
            continue
        name, star, times = word.partition("*")
        if name != person:
            check_name(name, also=person)
        if star and not (times.isascii() and times.isdigit() and times.strip("0")):
            sentence = "{word!r} does not say how many: write {name}*3 for three of them"
            raise CommandError("players-how-many", sentence, word=word, name=name)
        seats += [name] * min(int(times[:9]) if star else 1, MOST_SEATS + 1)
        if len(seats) > MOST_SEATS:
            sentence = "a game has 1 to {most} players, and {text!r} names more (R2.1)"
            raise CommandError("players-too-many", sentence, most=MOST_SEATS, text=text)
    if not seats:
        raise CommandError("players-none", "nobody plays: name a player")
    return seats
