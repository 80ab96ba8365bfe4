"""How stars are counted: the words in which every scoring card is written (R7).

Each word counts and, asked the same question about ``Explained`` areas, also says what it counted:
the explanation of a score is the same card run on another kind of area, never a second rule.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Literal, NamedTuple

from cartographers.rules.area import (
    COLUMNS,
    ROWS,
    Area,
    cells,
    fold_regions,
    larger,
    regions,
    runs_down,
    size,
    smaller,
    squares,
    survived,
    union,
)
from cartographers.rules.sheet import Sheet

#: A number of stars, a count or a yes: an ``int`` in play, an array on lanes, a ``Tally`` explained.
Stars = Any

#: A scoring card's rule: what a map is worth to it.
Worth = Callable[[Sheet], Stars]


#: What a reason for stars is.
PartKind = Literal["cell", "line", "region", "square"]


class Part(NamedTuple):
    """One reason for stars: a cell, a line, a region or a square, and what it gives."""

    kind: PartKind
    cells: int
    stars: int


class Tally(NamedTuple):
    """A score as the parts that add up to it."""

    parts: tuple[Part, ...] = ()

    @property
    def stars(self) -> int:
        """The score."""
        return sum(part.stars for part in self.parts)

    def __add__(self, other: "Tally") -> "Tally":  # type: ignore[override]  # adds up, does not append
        return Tally(self.parts + other.parts)


class Explained:
    """An area that answers the counting words with a ``Tally`` instead of a number."""

    __slots__ = ("bits",)

    def __init__(self, bits: int) -> None:
        self.bits = bits

    def __and__(self, other: "Explained | int") -> "Explained":
        # Not in a function of its own: scores of all maps are explained in every phase.
        return Explained(self.bits & (other.bits if isinstance(other, Explained) else other))

    def __or__(self, other: "Explained | int") -> "Explained":
        return Explained(self.bits | (other.bits if isinstance(other, Explained) else other))

    def __mul__(self, so: int) -> "Explained":
        return Explained(self.bits * so)

    def __lshift__(self, by: int) -> "Explained":
        return Explained(self.bits << by)

    def __rshift__(self, by: int) -> "Explained":
        return Explained(self.bits >> by)

    def __invert__(self) -> "Explained":
        return Explained(~self.bits)

    __rand__ = __and__
    __ror__ = __or__

    def __eq__(self, other: object) -> bool:
        return self.bits == (other.bits if isinstance(other, Explained) else other)

    __hash__ = None  # type: ignore[assignment]  # compared by its cells, never a key

    def bit_count(self) -> int:
        """How many cells."""
        return self.bits.bit_count()

    def fold_regions(self, start: Any, step: Callable[[Any, Any], Any]) -> Any:
        """Go through the regions, carrying a value along."""
        for region in regions(self.bits):
            start = step(start, Explained(region))
        return start


def each_cell(area: Area, stars: int = 1) -> Any:
    """Stars for each cell of an area."""
    if type(area) is Explained:
        return Tally(tuple(Part("cell", one, stars) for one in cells(area.bits)))
    return stars * size(area)


def each_line(sheet: Sheet, lines: Sequence[int], counts: Callable[[int], Any], stars: int) -> Any:
    """Stars for each of these lines that counts."""
    if type(sheet.empty) is Explained:
        return Tally(tuple(Part("line", line, stars) for line in lines if counts(line)))
    return stars * sum([counts(line) for line in lines])


def each_region(area: Area, counts: Callable[[Area], Any], stars: int) -> Any:
    """Stars for each region of an area that counts."""
    if type(area) is Explained:
        parts = (Part("region", region, stars) for region in regions(area.bits) if counts(Explained(region)))
        return Tally(tuple(parts))
    return stars * fold_regions(area, 0, lambda number, region: number + counts(region))


def best_region(area: Area, worth: Callable[[Area], Any], stars: int = 1) -> Any:
    """Stars times the worth of the region that is worth most."""
    if type(area) is Explained:
        worths = [(worth(Explained(region)), region) for region in regions(area.bits)]
        return _one("region", max(worths, key=_first, default=(0, 0)), stars)
    return stars * fold_regions(area, 0, lambda best, region: larger(best, worth(region)))


def best_cells(area: Area, at: Callable[[Area], Area]) -> Any:
    """One star for each cell found at the region where most are found."""
    if type(area) is Explained:
        return each_cell(
            max((at(Explained(region)) for region in regions(area.bits)), key=size, default=area)
        )
    return best_region(area, lambda region: size(at(region)))


def second_region(area: Area, stars: int) -> Any:
    """Stars for each cell of the second-largest region; of two equal ones, one is the second."""
    if type(area) is Explained:
        sizes = sorted(((size(region), region) for region in regions(area.bits)), key=_first, reverse=True)
        return _one("region", (*sizes, (0, 0), (0, 0))[1], stars)

    def step(two: tuple[Any, Any], region: Area) -> tuple[Any, Any]:
        first, second = two
        now = size(region)
        return larger(first, now), larger(second, smaller(first, now))

    return stars * fold_regions(area, (0, 0), step)[1]


def longest_run_down(area: Area, stars: int) -> Any:
    """Stars for each cell of one longest unbroken vertical run."""
    return _largest("line", area, runs_down, lambda length: COLUMNS[0] & union(ROWS[:length]), stars)


def largest_square(area: Area, stars: int) -> Any:
    """Stars for each cell along one side of one largest square."""
    return _largest("square", area, squares, lambda side: union(COLUMNS[:side]) & union(ROWS[:side]), stars)


def _largest(
    kind: PartKind, area: Area, longer: Callable[[Area], Area], pattern: Callable[[int], int], stars: int
) -> Any:
    """Stars times the largest length at which a figure still fits, found by making it longer."""
    if type(area) is Explained:
        length, corners = 0, area.bits
        while corners:
            length, first, corners = length + 1, corners & -corners, longer(corners)
        return _one(kind, (length, pattern(length) * first if length else 0), stars)
    return stars * survived(area, longer)


def _one(kind: PartKind, best: tuple[int, int], stars: int) -> Tally:
    """A tally of the single best thing there is, if it is worth anything."""
    worth, area = best
    return Tally((Part(kind, area, stars * worth),)) if worth else Tally()


def _first(pair: tuple[int, int]) -> int:
    return pair[0]


def explain(worth: Worth, sheet: Sheet) -> Tally:
    """What a map is worth to a card, part by part."""
    tally: Tally = worth(_explained(sheet))
    return tally


# The four edicts and the monsters are explained one after the other.
@lru_cache(maxsize=8)
def _explained(sheet: Sheet) -> Sheet:
    """A map whose areas say what they counted."""
    return Sheet._make(Explained(area) if isinstance(area, int) else area for area in sheet)
