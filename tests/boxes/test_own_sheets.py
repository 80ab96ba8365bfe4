"""Sheets of one's own: what can be played on and what cannot, and how they travel in set-ups and records."""

from collections.abc import Iterator
from dataclasses import replace
from json import dumps, loads

import pytest

from cartographers.boxes import shelf
from cartographers.notation.game_json import read_game, write_game
from cartographers.notation.record_json import read_record, write_record
from cartographers.notation.record_text import read_text, write_text
from cartographers.notation.recorder import record_of
from cartographers.notation.sheet_picture import write_picture
from cartographers.rules.map_sheet import LEAST_ROOM, BadSheet
from cartographers.rules.own_sheet import own_sheet, remarks
from cartographers.rules.setup import IllegalSetup, boxes_in_use, check_setup, explore_deck, sheet_of
from cartographers.table.plan import Plan, deal, plan_for
from testkit import base_setup, whole_game

LAKES = """
...........
.^..r......
...........
.......r^..
....#......
...^##.....
......r....
..r........
.........^.
.....^..r..
r..........
"""
LINE = "11/1^2r6/11/7r^2/4#6/3^##5/6r4/2r8/9^1/5^2r2/r10"


def refused(picture: str) -> tuple[str, ...]:
    """The reasons against a picture."""
    with pytest.raises(BadSheet) as wrong:
        own_sheet(picture)
    return tuple(map(str, wrong.value.reasons))


def with_row(number: int, row: str) -> str:
    """An empty sheet with one row of this kind."""
    return "/".join(row if at == number else "11" for at in range(1, 12))


def test_a_picture_of_eleven_lines_and_its_one_line_are_the_same_sheet() -> None:
    assert own_sheet(LAKES).key == own_sheet(LINE).key == LINE
    assert write_picture(own_sheet(LAKES).printed) == LAKES.split()


@pytest.mark.parametrize(
    ("picture", "reason"),
    [
        ("11/11", "a sheet has 11 rows, not 2"),
        (with_row(3, "10"), "row 3 has 10 cells instead of 11"),
        (with_row(3, "999"), "row 3 has 12 cells instead of 11"),
        (with_row(2, "4f6"), "'f' in row 2, column 5 stands for nothing"),
        (with_row(2, "4R6"), "'R' in row 2, column 5 stands for nothing"),
        ("." * 9999 + "/", "a sheet is 11 rows of 11 cells, and this text is far longer"),
    ],
)
def test_what_is_no_sheet_is_refused_with_the_place_that_is_wrong(picture: str, reason: str) -> None:
    assert refused(picture)[0] == reason


def test_every_wrong_mark_has_a_reason_and_the_right_marks_are_named_once() -> None:
    *places, marks = refused(with_row(2, "xy9"))
    assert places == [f"{mark!r} in row 2, column {at} stands for nothing" for at, mark in enumerate("xy", 1)]
    assert marks == "use . for an empty cell, ^ for a mountain, # for wasteland, r for ruins"


def test_a_long_list_of_reasons_is_cut_short() -> None:
    *_, more, marks = refused(with_row(1, "x" * 11))
    assert more == "3 more like these" and marks.startswith("use")


def test_a_sheet_needs_room_to_draw_on() -> None:
    rows = ["#" * 11] * 5 + ["######....."]
    crowded = "/".join([*rows, *["11"] * 5])
    assert own_sheet(crowded).printed.empty.bit_count() == LEAST_ROOM
    (reason,) = refused("/".join([*rows[:-1], "#######....", *["11"] * 5]))
    assert reason == "59 cells are left to draw on, and a game needs at least 60"


def said_of(picture: str) -> Iterator[str]:
    """The remarks on a picture beside the printed sheets."""
    printed = (sheet.printed for sheet in shelf().sheets.values())
    return map(str, remarks(own_sheet(picture).printed, printed))


def test_a_sheet_like_the_printed_ones_needs_no_remark() -> None:
    assert list(said_of(LAKES)) == []


def test_what_sets_a_sheet_apart_from_the_printed_ones_is_remarked() -> None:
    assert list(said_of(with_row(1, "11"))) == [
        "this sheet has 0 mountains; the printed ones have 5",
        "this sheet has 0 ruins; the printed ones have 6",
    ]
    assert "mountains with no empty cell beside them, which will bring no coin: 1 (R3.11)" in said_of(
        with_row(1, "^#9").replace("/11/", "/#10/", 1)
    )


def test_a_set_up_names_a_sheet_of_ones_own_in_one_line() -> None:
    check_setup(shelf(), base_setup(sheet=LINE))
    with pytest.raises(IllegalSetup, match="in one line: 11/1"):
        check_setup(shelf(), base_setup(sheet="/".join(LAKES.split())))
    with pytest.raises(IllegalSetup, match="cannot be played on: a sheet has 11 rows, not 2"):
        check_setup(shelf(), base_setup(sheet="11/11"))


def test_a_sheet_of_ones_own_is_from_no_box() -> None:
    """R10.2: so it brings no ruins cards into a game of Heroes."""
    setup = deal(shelf(), Plan(sheet=LAKES, explore="heroes"), seed=1)
    assert boxes_in_use(shelf(), setup) == {"heroes"}
    assert {card.key for card in explore_deck(shelf(), setup)} == {
        card.key for card in shelf().boxes["heroes"].explore
    }
    assert setup.heroes and sheet_of(shelf(), setup).printed.rule is None


def test_a_plan_with_nothing_but_a_sheet_of_ones_own_is_played_with_the_base_box() -> None:
    setup = deal(shelf(), Plan(sheet=LAKES), seed=1)
    assert (setup.sheet, setup.explore, setup.seasons, setup.stacks) == (LINE, "base", "base", ("base",))
    assert plan_for(shelf(), ["heroes"], LINE).explore == "heroes"


def test_a_record_has_a_sheet_of_ones_own_in_its_header_and_as_a_picture() -> None:
    record = record_of(shelf(), whole_game(base_setup(sheet=LINE), seed=3).log)
    text = write_text(record)
    assert f"\nsheet: {LINE}\n" in text
    assert "\n".join(f"; {row}" for row in LAKES.split()) in text
    assert read_text(shelf(), text) == record
    assert read_record(shelf(), loads(dumps(write_record(record)))) == record


def test_a_game_on_a_sheet_of_ones_own_is_read_back_from_json() -> None:
    game = whole_game(base_setup(sheet=LINE), seed=3).game
    assert read_game(shelf(), loads(dumps(write_game(game)))).seats == game.seats


def test_other_records_have_no_picture() -> None:
    record = record_of(shelf(), whole_game(base_setup(), seed=3).log)
    assert ";" not in write_text(replace(record, steps=record.steps[:3]))
