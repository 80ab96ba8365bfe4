"""What is printed: the sheets, the scoring cards and the size of the paper."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from cartographers.boxes import shelf
from cartographers.rules.card import Season, Stack
from cartographers.rules.map_sheet import BadSheet, MapSheet
from cartographers.rules.own_sheet import is_picture, own_sheet
from cartographers.rules.problem import Problem
from cartographers.rules.setup import cannot_be_played_on, known

#: So many different sheets are printed at once; of one sheet a printer makes as many copies as one likes.
MOST_SHEETS = 8


class CannotPrint(Problem, ValueError):
    """A wish that cannot be printed; the message says what would be right."""


_A4, _LETTER = (210.0, 297.0), (215.9, 279.4)


class PaperSize(Enum):
    """A size of paper. All is laid out on A4 or Letter, in millimetres, and made smaller for the page."""

    A4 = ("a4", _A4, _A4, 1)
    LETTER = ("letter", _LETTER, _LETTER, 1)
    A5 = ("a5", _A4, (148.0, 210.0), 1)
    #: Two sheets beside each other, to be cut: the page lies across.
    A4_TWO = ("a4-two", _A4, (297.0, 210.0), 2)
    LETTER_TWO = ("letter-two", _LETTER, (279.4, 215.9), 2)

    def __init__(self, key: str, layout: tuple[float, float], page: tuple[float, float], across: int) -> None:
        self.key, self.page, self.across = key, page, across
        self.width, self.height = layout

    @property
    def scale(self) -> float:
        """By how much a sheet is made smaller."""
        wide, high = self.page
        return min(wide / self.across / self.width, high / self.height)

    def corner(self, place: int) -> tuple[float, float]:
        """Where the upper left corner of a layout lies on the page, in the middle of its part of it."""
        wide, high = self.page
        part = wide / self.across
        return part * place + (part - self.width * self.scale) / 2, (high - self.height * self.scale) / 2


PAPER_SIZES = {size.key: size for size in PaperSize}


@dataclass(frozen=True)
class PrintPlan:
    """What is printed."""

    sheets: tuple[MapSheet, ...]
    #: The edicts A to D by their keys; none if only sheets are printed.
    edicts: tuple[str, ...]
    size: PaperSize
    #: Is there a page about ambushes, heroes and skills?
    cards: bool = False

    @property
    def seasons(self) -> tuple[Season, ...]:
        """The seasons whose stars are written down: those of the first sheet's box that has some."""
        boxes, first = shelf().boxes, self.sheets[0].key
        own = boxes[shelf().box_of[first]].seasons if first in shelf().box_of else ()
        return own or next(box.seasons for box in boxes.values() if box.seasons)


def print_plan(sheets: Sequence[str], edicts: Sequence[str], paper: str, cards: bool = False) -> PrintPlan:
    """A plan from words; raises a ``Problem`` that says what is wrong with them."""
    if not 1 <= len(sheets) <= MOST_SHEETS:
        sentence = "1 to {most} sheets are printed at once, not {sheets}"
        raise CannotPrint("print-sheets", sentence, most=MOST_SHEETS, sheets=len(sheets))
    for key in edicts:
        known(key, "scoring-card", shelf().edicts)
    if edicts and len(set(edicts)) != len(Stack):
        sentence = "name {wanted} different scoring cards, or none, not {edicts}"
        raise CannotPrint("print-edicts", sentence, wanted=len(Stack), edicts=len(set(edicts)))
    if paper not in PAPER_SIZES:
        sentence = "there is no paper size {word!r} here; choose from {choices}"
        raise CannotPrint("print-paper", sentence, word=paper, choices=list(PAPER_SIZES))
    return PrintPlan(tuple(map(_sheet, sheets)), tuple(edicts), PAPER_SIZES[paper], cards)


def _sheet(word: str) -> MapSheet:
    """A printed sheet by its key, or a sheet of one's own from its picture."""
    if not is_picture(word):
        known(word, "sheet", shelf().sheets)
        return shelf().sheets[word]
    try:
        return own_sheet(word)
    except BadSheet as wrong:
        raise cannot_be_played_on(wrong) from None
