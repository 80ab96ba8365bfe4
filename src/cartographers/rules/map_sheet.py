"""A map sheet as it is printed: its picture and, if it has one, its own rule."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from cartographers.rules.area import CELLS, SIDE
from cartographers.rules.problem import Problem
from cartographers.rules.sheet import Sheet, printed

#: The marks in the picture of a bare sheet.
MARKS = {".": "an empty cell", "^": "a mountain", "#": "wasteland", "r": "ruins"}
#: How many cells a sheet must leave free to draw on.
LEAST_ROOM = 60
_MOST_REASONS = 8


class BadSheet(Problem, ValueError):
    """A picture that is no map sheet; the reasons say where it is wrong and what would be right."""

    def __init__(self, reasons: Sequence[Problem]) -> None:
        super().__init__("sheet", "{reasons}", reasons=reasons)
        self.reasons = tuple(reasons)


def no_bounty(sheet: Sheet) -> int:
    """The rule of a sheet that has none: it brings no coins."""
    return 0


@dataclass(frozen=True, slots=True, eq=False)
class MapSheet:
    """One side of a map sheet."""

    #: What it is chosen by; for a sheet of one's own its picture in one line.
    key: str
    printed: Sheet
    #: The coins its owner has earned so far by the sheet's own rule. It must never fall while a map fills
    #: up, and is written in the words of ``rules.area``, as a scoring card is.
    bounty: Callable[[Sheet], int] = no_bounty


def map_sheet(key: str, picture: Sequence[str], bounty: Callable[[Sheet], int] = no_bounty) -> MapSheet:
    """A sheet from its picture; raises ``BadSheet`` if it cannot be played on."""
    if reasons := _reasons(picture):
        raise BadSheet(reasons)
    bare = printed(list(picture))
    return MapSheet(key, bare if bounty is no_bounty else bare._replace(rule=key), bounty)


def _reasons(picture: Sequence[str]) -> list[Problem]:
    """Everything that is wrong with a picture."""
    reasons: list[Problem] = []
    if len(picture) != SIDE:
        sentence = "a sheet has {side} rows, not {rows}"
        reasons.append(Problem("sheet-rows", sentence, side=SIDE, rows=len(picture)))
    for number, row in enumerate(picture, 1):
        reasons += _reasons_in_row(number, row)
    if len(reasons) > _MOST_REASONS:
        more = len(reasons) - _MOST_REASONS
        reasons[_MOST_REASONS:] = [Problem("sheet-more", "{more} more like these", more=more)]
    if set("".join(picture)) - set(MARKS):
        marks = ", ".join(f"{mark} for {what}" for mark, what in MARKS.items())
        reasons.append(Problem("sheet-marks", f"use {marks}"))
    room = CELLS - sum(row.count(mark) for row in picture for mark in "^#")
    if not reasons and room < LEAST_ROOM:
        sentence = "{room} cells are left to draw on, and a game needs at least {least}"
        reasons.append(Problem("sheet-room", sentence, room=room, least=LEAST_ROOM))
    return reasons


def _reasons_in_row(number: int, row: str) -> Iterator[Problem]:
    if len(row) != SIDE:
        sentence = "row {row} has {cells} cells instead of {side}"
        yield Problem("sheet-row", sentence, row=number, cells=len(row), side=SIDE)
    for column, mark in enumerate(row, 1):
        if mark not in MARKS:
            sentence = "{mark!r} in row {row}, column {column} stands for nothing"
            yield Problem("sheet-mark", sentence, mark=mark, row=number, column=column)
