"""A shape in the hand: turned, mirrored and held over the map before it is drawn."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace

from cartographers.rules.area import SIDE, cell
from cartographers.rules.shape import Offset, pose


@dataclass(frozen=True, slots=True)
class HeldShape:
    """A shape as it is turned now, and the corner of its box over a cell, which may lie off the map."""

    offsets: tuple[Offset, ...]
    #: A hero's attack, as offsets from its cell.
    attack: tuple[Offset, ...] = ()
    corner: Offset | None = None

    def turned(self, times: int = 1) -> "HeldShape":
        """A quarter turn clockwise, so many times."""
        found = self
        for _ in range(times % 4):
            found = found._moved(lambda row, column: (column, -row))
        return found

    def mirrored(self) -> "HeldShape":
        """Left becomes right."""
        return self._moved(lambda row, column: (row, -column))

    def _moved(self, move: Callable[[int, int], Offset]) -> "HeldShape":
        offsets = pose({move(*offset) for offset in self.offsets}).offsets
        return replace(self, offsets=offsets, attack=tuple(sorted(move(*offset) for offset in self.attack)))

    def at(self, corner: Offset | None) -> "HeldShape":
        """The same, held elsewhere."""
        return replace(self, corner=corner)

    def ways(self) -> list["HeldShape"]:
        """The different ways of turning and mirroring it, beginning with this one."""
        ways = [start.turned(times) for start in (self, self.mirrored()) for times in range(4)]
        return list(dict.fromkeys(ways))

    def corners(self) -> Iterator[Offset]:
        """Every corner from which at least a part of it is over the map, in reading order."""
        height, width = (max(numbers) + 1 for numbers in zip(*self.offsets, strict=True))
        for row in range(1 - height, SIDE):
            for column in range(1 - width, SIDE):
                yield row, column

    @property
    def places(self) -> list[Offset]:
        """The rows and columns it is held over, also those off the map."""
        return _shifted(self.offsets, self.corner)

    @property
    def area(self) -> int:
        """The cells of the map it is held over."""
        return _on_map(self.places)

    @property
    def attacked(self) -> int:
        """The cells of the map that a hero held so attacks."""
        return _on_map(_shifted(self.attack, self.corner))


def _shifted(offsets: Iterable[Offset], corner: Offset | None) -> list[Offset]:
    if corner is None:
        return []
    top, start = corner
    return [(top + row, start + column) for row, column in offsets]


def _on_map(places: Iterable[Offset]) -> int:
    return sum(cell(row, column) for row, column in places if 0 <= row < SIDE and 0 <= column < SIDE)


def following(spots: list[HeldShape], held: HeldShape, back: bool = False) -> HeldShape | None:
    """The spot after the one held, or before it; if none is held, the next one turned the same way."""
    if not spots:
        return None
    if held in spots:
        return spots[(spots.index(held) + (-1 if back else 1)) % len(spots)]
    alike = [spot for spot in spots if spot.at(None) == held.at(None)]
    if held.corner is not None:
        alike = [spot for spot in alike if spot.corner and spot.corner > held.corner] or alike
    return (alike or spots)[0]
