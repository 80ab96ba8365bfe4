"""`cartographers legal`: the legal drawings of a card on a map."""

import sys
from argparse import Namespace

from cartographers.boxes import shelf
from cartographers.cli.common.errors import CommandError
from cartographers.cli.common.files import STDIN, Json, is_interactive, read_lines
from cartographers.cli.common.json_lines import answer_lines
from cartographers.cli.common.lookup import look_up
from cartographers.cli.common.parser import Parser
from cartographers.notation.cells import names
from cartographers.notation.sheet_picture import read_picture
from cartographers.rules.card import AmbushCard, ExploreCard
from cartographers.rules.legal import ambush_choices, drawings, explore_choices, explore_turn
from cartographers.rules.rule import Choice
from cartographers.rules.sheet import Sheet
from cartographers.rules.walk import walk
from cartographers.words.book import Words

QUESTION = '{"rows": ["...........", …], "card": "great-river", "ruins": false}'
ANSWER = '{"count": 406, "fallback": false}'
SOLO = '{"cells": ["A1", …]}'
EXAMPLES = ("cartographers legal questions.jsonl --list",)


def describe(parser: Parser) -> None:
    """Add the options of the command."""
    parser.describe("help-legal", EXAMPLES, question=QUESTION, answer=ANSWER, solo=SOLO)
    parser.add_argument("file", nargs="?", default=STDIN, metavar="FILE", help=parser.says("help-legal.file"))
    parser.add_argument("--list", action="store_true", help=parser.says("help-legal.list"))


def run(args: Namespace, text: Words) -> int:
    """Answer each line of the input."""
    if is_interactive(args.file):
        print(text("help-legal.type", question=QUESTION), file=sys.stderr)
    answer_lines(read_lines(args.file), lambda question: _answer(question, args.list))
    return 0


def _answer(question: Json, listed: bool) -> Json:
    for name in ("rows", "card"):
        if name not in question:
            raise CommandError("line-needs", 'a line needs "{name}"', name=name)
    if not isinstance(question["rows"], list):
        raise CommandError("line-rows", '"rows" is a list of 11 strings')
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
    sentence = "no shape is drawn from {card}: name an explore or an ambush card"
    raise CommandError("legal-card", sentence, card=card.key)


def _flag(question: Json, name: str) -> bool:
    value = question.get(name, False)
    if not isinstance(value, bool):
        raise CommandError("line-flag", '"{name}" is true or false', name=name)
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
