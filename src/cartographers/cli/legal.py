"""`cartographers legal`: the legal drawings of a card on a map."""

import sys
from argparse import ArgumentParser, Namespace

from cartographers.cli.common.errors import CommandError
from cartographers.cli.common.input_files import STDIN, Json, is_interactive, read_lines
from cartographers.cli.common.json_lines import answer_lines
from cartographers.cli.common.lookup import look_up
from cartographers.editions import shelf
from cartographers.notation.cells import names
from cartographers.notation.sheet_picture import read_picture
from cartographers.rules.card import AmbushCard, ExploreCard
from cartographers.rules.legal import ambush_choices, drawings, explore_choices, explore_turn
from cartographers.rules.rule import Choice
from cartographers.rules.sheet import Sheet
from cartographers.rules.walk import walk


def describe(parser: ArgumentParser) -> None:
    """Add the options of the command."""
    parser.description = """\
Count, or list, the different drawings that a card allows on a map.

JSON lines in and out: {"rows": [11 strings], "card": "great-river", "ruins": false} is answered with
{"count": 406, "fallback": false}: so many drawings, and whether they are single cells because no shape of the
card can be drawn. "ruins": true when ruins are pending. An ambush card is counted on the map it is drawn on;
with "solo": true the answer is where it goes by itself, {"cells": [...]}, or {"cells": null}."""
    parser.epilog = """\
example:
  cartographers legal questions.jsonl --list"""
    parser.add_argument(
        "file", nargs="?", default=STDIN, metavar="FILE", help="what to answer; - or none: stdin"
    )
    parser.add_argument("--list", action="store_true", help="also list the drawings: [terrain, [cells]]")


def run(args: Namespace) -> int:
    """Answer each line of the input."""
    if is_interactive(args.file):
        print('Type JSON lines like {"rows": […], "card": "hamlet"}, ended by Ctrl-D:', file=sys.stderr)
    answer_lines(read_lines(args.file), lambda question: _answer(question, args.list))
    return 0


def _answer(question: Json, listed: bool) -> Json:
    for name in ("rows", "card"):
        if name not in question:
            raise CommandError(f'a line needs "{name}"')
    if not isinstance(question["rows"], list):
        raise CommandError('"rows" is a list of 11 strings')
    card = look_up(question["card"], "card", shelf().cards)
    sheet = read_picture(question["rows"])
    ruins, solo = _flag(question, "ruins"), _flag(question, "solo")
    match card:
        case ExploreCard():
            return _counted(*explore_choices(explore_turn(sheet, card, ruins)), listed)
        case AmbushCard() if solo:
            return _walked(card, sheet)
        case AmbushCard():
            return _counted(*ambush_choices(sheet, card.shape), listed)
    raise CommandError(f"no shape is drawn from {card.key}: name an explore or an ambush card")


def _flag(question: Json, name: str) -> bool:
    value = question.get(name, False)
    if not isinstance(value, bool):
        raise CommandError(f'"{name}" is true or false')
    return value


def _counted(choices: list[Choice], fallback: bool, listed: bool) -> Json:
    listing = drawings(choices)
    result: Json = {"count": len(listing), "fallback": fallback}
    if listed:
        result["drawings"] = [[terrain.key, names(area)] for terrain, area in listing]
    return result


def _walked(card: AmbushCard, sheet: Sheet) -> Json:
    """Where the ambush goes in a solo game (R11.2)."""
    area = walk(card.shape.printed, card.corner, card.way, sheet.empty)
    return {"cells": None if area is None else names(area)}
