"""The examples of docs/notation.md are correct."""

import json
from pathlib import Path
from re import MULTILINE, findall

from cartographers.boxes import shelf
from cartographers.notation.decision_text import read_column
from cartographers.notation.position_text import read_set_up
from cartographers.notation.record import log_of
from cartographers.notation.record_json import read_record, write_record
from cartographers.notation.record_text import read_text
from cartographers.notation.sheet_line import read_line
from cartographers.notation.sheet_picture import read_picture
from cartographers.rules.history import replay

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "notation.md").read_text(encoding="utf-8")
EXAMPLE = read_text(shelf(), (DOCS / "example-game.txt").read_text(encoding="utf-8"))

PICTURE, LINE, POSITION, *JSON = PAGE.split("```")[1::2]
SPRING, OTHERS = (json.loads(block.removeprefix("json")) for block in JSON)


def test_the_picture_and_the_line_are_the_map_at_the_end_of_the_example_game() -> None:
    drawn = replay(shelf(), log_of(EXAMPLE)).seats[0].sheet._replace(marks=0, named=())
    assert read_picture(PICTURE.split()) == read_line(LINE.strip()) == drawn


def test_the_position_can_be_read() -> None:
    given = read_set_up(POSITION)
    assert given.setup.position and given.setup.position.season == 1
    assert (given.setup.position.coins, given.next) == (3, ("orchard",))


def test_the_json_is_the_example_game() -> None:
    steps = write_record(EXAMPLE)["steps"]
    assert SPRING["steps"] == steps[: len(SPRING["steps"])]
    assert read_record(shelf(), SPRING).setup == EXAMPLE.setup
    assert [step for step in steps if step in OTHERS] == OTHERS


def test_every_column_of_the_list_can_be_read() -> None:
    listed = PAGE.partition("What a column can contain")[2].partition("\n#")[0]
    shown = findall(r"^- `([^`…]+)`: ", listed, MULTILINE)
    kinds = {"f": "draw", "m": "ambush", "h": "hero", "x": "destroy", "-": ""}
    assert {column[0] for column in shown} == set(kinds)
    for column in shown:
        read_column(column, kinds[column[0]])
