"""`cartographers legal`: how many drawings a card allows on a map."""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from cartographers.boxes import shelf
from cartographers.notation.sheet_picture import write_picture
from cli.commands import Refused, Run

PLACEMENTS = json.loads((Path(__file__).parents[1] / "data/vectors/placements.json").read_text())
BARE, FULL = ["." * 11] * 11, ["f" * 11] * 11


def asked(**fields: object) -> str:
    return json.dumps({"rows": BARE} | fields) + "\n"


def answers(run: Run, questions: Iterable[str], words: str = "legal") -> list[Any]:
    outcome = run(words, "".join(questions))
    assert outcome.err == ""
    return [json.loads(line) for line in outcome.lines]


def rows_of(side: str) -> list[str]:
    return write_picture(shelf().sheets[side].printed)


@pytest.mark.parametrize("side", "ABCD")
def test_the_counts_on_the_bare_sheets_are_right(run: Run, side: str) -> None:
    counts = PLACEMENTS["explore"][side]
    questions = [
        asked(rows=rows_of(side), card=card, ruins=ruins) for card in counts for ruins in (False, True)
    ]
    found = answers(run, questions)
    assert [answer["count"] for answer in found] == [number for pair in counts.values() for number in pair]
    assert not any(answer["fallback"] for answer in found)


@pytest.mark.parametrize("side", "ABCD")
def test_ambushes_are_counted_and_walked(run: Run, side: str) -> None:
    rows = rows_of(side)
    counts, spots = PLACEMENTS["ambush"][side], PLACEMENTS["solo"][side]
    assert answers(run, [asked(rows=rows, card=card) for card in counts]) == [
        {"count": count, "fallback": False} for count in counts.values()
    ]
    assert answers(run, [asked(rows=rows, card=card, solo=True) for card in spots]) == [
        {"cells": cells} for cells in spots.values()
    ]


def test_the_drawings_are_listed_when_asked_for(run: Run) -> None:
    rows = ["....fffffff", *FULL[1:]]
    found = answers(run, [asked(rows=rows, card="fishing-village")], "legal --list")
    cells = ["A1", "A2", "A3", "A4"]
    assert found == [{"count": 2, "fallback": False, "drawings": [["village", cells], ["water", cells]]}]


def test_where_no_shape_fits_a_single_cell_is_counted(run: Run) -> None:
    rows = [".f." + "f" * 8, *FULL[1:]]
    (answer,) = answers(run, [asked(rows=rows, card="hamlet")])
    assert answer == {"count": 10, "fallback": True}


def test_without_an_empty_ruin_pending_ruins_mean_the_fallback(run: Run) -> None:
    (answer,) = answers(run, [asked(card="hamlet", ruins=True)])
    assert answer == {"count": 121 * 5, "fallback": True}


def test_nothing_can_be_drawn_on_a_full_map(run: Run) -> None:
    found = answers(run, [asked(rows=FULL, card="hamlet"), asked(rows=FULL, card="gnoll-raid", solo=True)])
    assert found == [{"count": 0, "fallback": True}, {"cells": None}]
    assert answers(run, [asked(rows=FULL, card="gnoll-raid")])[0]["count"] == 0


def test_who_types_is_told_what_to_type(run: Run) -> None:
    outcome = run("legal", "", by_hand=True)
    assert outcome.code == 0
    assert outcome.err.startswith('Type JSON lines such as {"rows": ["...........", …], "card": ')


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ('{"card": "hamlet"}', "Line 1: The line needs the field “rows”."),
        (asked(), "Line 1: The line needs the field “card”."),
        (asked(card="hamlett"), "Line 1: There is no card “hamlett”. Did you mean hamlet?"),
        (asked(card=3), "Line 1: There is no card “3”."),
        (asked(card="temple-ruins"), "Line 1: No shape is drawn from temple-ruins"),
        (asked(card="dal-of-jolev"), "Line 1: No shape is drawn from dal-of-jolev"),
        (asked(card="hamlet", ruins=1), "Line 1: The field “ruins” is true or false."),
        (asked(card="gnoll-raid", solo="yes"), "Line 1: The field “solo” is true or false."),
        (asked(card="hamlet", rows="."), "Line 1: The field “rows” is a list of 11 strings."),
        (asked(card="hamlet", rows=BARE[1:]), "Line 1: A map has 11 rows; this one has 10 rows."),
        ("...........", "Line 1: This is not JSON"),
    ],
)
def test_a_bad_line_is_refused_in_one_sentence(refused: Refused, line: str, said: str) -> None:
    assert refused("legal", line).startswith(said)
