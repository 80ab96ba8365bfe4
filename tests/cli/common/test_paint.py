"""Terminal colours, and maps that are readable without them."""

import io

import pytest

from cartographers.cli.common.columns import paint_for, side_by_side, width
from cartographers.notation.paint import Paint
from cartographers.notation.terminal_map import Ghost, map_lines
from testkit import area, sheet


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("variables", "coloured"),
    [({}, True), ({"NO_COLOR": "1"}, False), ({"NO_COLOR": ""}, True), ({"TERM": "dumb"}, False)],
)
def test_a_terminal_has_colour_unless_somebody_minds(
    monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], coloured: bool
) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm-256color")
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert paint_for(Terminal()).colour is coloured
    assert not paint_for(io.StringIO()).colour


def test_a_map_reads_without_colour() -> None:
    lines = map_lines(sheet("fF^#r\nvawmx", marks="B4"), Paint(colour=False))
    assert lines[:3] == [
        "   1  2  3  4  5  6  7  8  9 10 11",
        "A  f  F  ^  #  r  .  .  .  .  .  .",
        "B  v  a  w  m* x  .  .  .  .  .  .",
    ]


def test_what_is_held_stands_in_brackets_and_what_cannot_be_there_in_round_ones() -> None:
    legal = Ghost("f", area("A1-A2"))
    assert map_lines(sheet("."), Paint(colour=False), legal)[1].startswith("A [f][f] . ")
    wrong = legal._replace(legal=False)
    assert map_lines(sheet("."), Paint(colour=False), wrong)[1].startswith("A (f)(f) . ")


def test_colour_changes_nothing_but_the_colour() -> None:
    plain, coloured = (map_lines(sheet("fF^#r\nvawmx"), Paint(colour)) for colour in (False, True))
    assert [width(line) for line in coloured] == [len(line.ljust(35)) for line in plain[:0]] + [
        width(line) for line in coloured
    ]
    assert all("\x1b[0m" in line for line in coloured[1:])


def test_blocks_stand_side_by_side_whatever_their_colour() -> None:
    paint = Paint(colour=True)
    lines = side_by_side([paint("ab", "strong"), "c"], ["x", "y", "z"], gap="|")
    assert [width(line) for line in lines] == [4, 4, 4]
    assert lines[2] == "  |z"
