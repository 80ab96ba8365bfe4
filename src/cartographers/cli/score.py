"""`cartographers score`: scores maps and explains the scores."""

import sys
from argparse import Namespace
from collections.abc import Iterable, Sequence

from cartographers.boxes import shelf
from cartographers.cli.common.errors import CommandError
from cartographers.cli.common.files import STDIN, Json, is_interactive, read_lines
from cartographers.cli.common.json_lines import answer_lines
from cartographers.cli.common.lookup import look_up
from cartographers.cli.common.parser import Parser, word_list
from cartographers.cli.common.sheet_text import detect_picture, read_sheet
from cartographers.notation.cells import names
from cartographers.notation.sheet_picture import read_picture
from cartographers.rules.card import Edict
from cartographers.rules.season import monsters_toll
from cartographers.rules.sheet import Sheet
from cartographers.rules.stars import Worth, explain
from cartographers.words.book import Words

#: The key of the stars lost to monsters, beside the keys of the cards.
MONSTERS = "monsters"
QUESTION = '{"rows": ["...........", …], "cards": ["greenbough", …]}'
ANSWER = '{"scores": {"greenbough": 7, …, "monsters": 2}}'
EXAMPLES = (
    "cartographers score maps.jsonl --explain",
    "echo '11/3^1r5/1r6^r1/ff9/11/5^5/11/11/1r^6r1/5r1^3/10f' | cartographers score --cards sentinel-wood",
)


def describe(parser: Parser) -> None:
    """Add the options of the command."""
    parser.describe("help-score", EXAMPLES, question=QUESTION, answer=ANSWER)
    parser.add_argument("file", nargs="?", default=STDIN, metavar="FILE", help=parser.says("help-score.file"))
    parser.add_argument("--explain", action="store_true", help=parser.says("help-score.explain"))
    parser.add_argument("--cards", type=word_list, metavar="A,B", help=parser.says("help-score.cards"))


def run(args: Namespace, text: Words) -> int:
    """Score each map of the input."""
    cards = _cards(args.cards)
    typed = is_interactive(args.file)
    if typed:
        print(text("help-score.type"), file=sys.stderr)
    is_picture, lines = detect_picture(read_lines(args.file))
    if is_picture:
        _print_table(text, read_sheet(lines, typed), cards, args.explain)
    else:
        answer_lines(lines, lambda question: _answer(question, cards, args.explain))
    return 0


def _cards(wanted: Iterable[object] | None) -> list[Edict]:
    edicts = shelf().edicts
    if wanted is None:
        return list(edicts.values())
    return [look_up(word, "scoring-card", edicts) for word in wanted]


def _answer(question: Json, cards: Sequence[Edict], explained: bool) -> Json:
    """The scores of one line."""
    if "rows" not in question:
        raise CommandError("line-needs", 'a line needs "{name}", the 11 rows of a map', name="rows")
    if not isinstance(question["rows"], list):
        raise CommandError("line-rows", '"rows" is a list of 11 strings')
    if "cards" in question:
        if not isinstance(question["cards"], list):
            sentence = '"cards" is a list of scoring cards like ["greenbough"]'
            raise CommandError("line-cards", sentence)
        cards = _cards(question["cards"])
    sheet = read_picture(question["rows"])
    scores = {card.key: card.worth(sheet) for card in cards}
    scores[MONSTERS] = monsters_toll(sheet)
    if not explained:
        return {"scores": scores}
    parts = {card.key: _parts(card.worth, sheet) for card in cards}
    return {"scores": scores, "parts": parts | {MONSTERS: _parts(monsters_toll, sheet)}}


def _parts(worth: Worth, sheet: Sheet) -> list[Json]:
    return [
        {"kind": part.kind, "cells": names(part.cells), "stars": part.stars}
        for part in explain(worth, sheet).parts
    ]


def _print_table(text: Words, sheet: Sheet, cards: Sequence[Edict], explained: bool) -> None:
    """Print the scores of a map as a table."""
    from cartographers.commands.score_parts import part_lines

    rows = [(text(card.key), explain(card.worth, sheet), 1) for card in cards]
    rows.append((text(MONSTERS), explain(monsters_toll, sheet), -1))
    width = max(len(name) for name, _, _ in rows)
    for name, tally, sign in rows:
        first, *others = (part_lines(text, tally) if explained else []) or [""]
        print(f"{name:{width}}  {text.number(sign * tally.stars):>4}   {first}".rstrip())
        for line in others:
            print(f"{'':{width}}  {'':4}   {line}")
