"""A study: games with comments, marks, arrows, other lines and tasks at their moments.

A moment is a turn, a season's scores or the end; moment 0 is before the first card.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from cartographers.notation.cells import read_cell
from cartographers.notation.record import CardStep, EndStep, Record, SeasonStep

FORMAT = "cartographers-study-1"
#: The kinds of marks on cells.
MARKS = ("circle", "check", "cross")


class Mark(NamedTuple):
    """A mark on a cell."""

    kind: str
    cell: str


class Arrow(NamedTuple):
    """An arrow from a cell to another."""

    start: str
    end: str


@dataclass(frozen=True, slots=True)
class Branch:
    """What a seat could have decided from a turn on, on the cards that came and with what others decided."""

    #: A column of a record for each turn, without coins.
    columns: tuple[str, ...]
    #: Does the study call it better than what was played? It is then what a task asks for.
    better: bool = False


@dataclass(frozen=True, slots=True)
class Remark:
    """What a study says of one seat's map at one moment."""

    moment: int
    seat: int
    comment: str = ""
    #: At most one for a cell; by kind, then in reading order.
    marks: tuple[Mark, ...] = ()
    arrows: tuple[Arrow, ...] = ()
    #: Is the reader to find the drawing of this turn before it is shown?
    find: bool = False
    branches: tuple[Branch, ...] = ()

    @property
    def is_empty(self) -> bool:
        """Does it say nothing?"""
        return not (self.comment or self.marks or self.arrows or self.find or self.branches)


@dataclass(frozen=True, slots=True)
class Chapter:
    """A game and what is said of it."""

    title: str
    record: Record
    #: By moment, then by seat.
    remarks: tuple[Remark, ...] = ()


@dataclass(frozen=True, slots=True)
class Study:
    """Some chapters under a title."""

    title: str
    chapters: tuple[Chapter, ...] = ()


def mark_order(mark: Mark) -> tuple[int, int]:
    """What marks are sorted by: their kind, then their cell in reading order."""
    return MARKS.index(mark.kind), read_cell(mark.cell)


def in_order(marks: Iterable[Mark]) -> tuple[Mark, ...]:
    """Marks by kind, then in reading order."""
    return tuple(sorted(marks, key=mark_order))


def moment_steps(record: Record) -> list[int]:
    """For each moment the number of its step in the record; -1 for moment 0."""
    steps = enumerate(record.steps)
    return [-1, *(number for number, step in steps if is_moment(step))]


def is_moment(step: object) -> bool:
    """Is a step a moment? A ruins card is part of the turn after it, lasting monsters of the scores."""
    if isinstance(step, CardStep):
        return bool(step.coins) and not step.lasting
    return isinstance(step, SeasonStep | EndStep)
