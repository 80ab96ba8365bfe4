"""A shape that is turned, mirrored and moved over the map before it is drawn."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace

from cartographers.rules.area import SIDE, on_map
from cartographers.rules.shape import Offset, mirrored, pose, turned

#: The words that move a shape by one cell: how many rows down and columns right.
STEPS = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}


@dataclass(frozen=True, slots=True)
class HeldShape:
    """A shape in its current orientation; its top left corner may lie off the map, or nowhere yet."""

    offsets: tuple[Offset, ...]
    #: A hero's attack, as offsets from its cell.
    attack: tuple[Offset, ...] = ()
    corner: Offset | None = None

    def turned(self, times: int = 1) -> "HeldShape":
        """The shape after a number of quarter turns clockwise."""
        shape = self
        for _ in range(times % 4):
            shape = shape._moved(turned)
        return shape

    def mirrored(self) -> "HeldShape":
        """The shape with left and right exchanged."""
        return self._moved(mirrored)

    def _moved(self, move: Callable[[Iterable[Offset]], set[Offset]]) -> "HeldShape":
        offsets = pose(move(self.offsets)).offsets
        return replace(self, offsets=offsets, attack=tuple(sorted(move(self.attack))))

    def at(self, corner: Offset | None) -> "HeldShape":
        """The same shape with its corner elsewhere."""
        return replace(self, corner=corner)

    def stepped(self, word: str) -> "HeldShape":
        """The shape one cell further; it must be somewhere."""
        assert self.corner is not None
        (row, column), (down, right) = self.corner, STEPS[word]
        return self.at((row + down, column + right))

    def orientations(self) -> list["HeldShape"]:
        """All different orientations, beginning with this one."""
        shapes = [start.turned(times) for start in (self, self.mirrored()) for times in range(4)]
        return list(dict.fromkeys(shapes))

    def corners(self) -> Iterator[Offset]:
        """Every corner position at which part of the shape is on the map, row by row."""
        height, width = (max(numbers) + 1 for numbers in zip(*self.offsets, strict=True))
        for row in range(1 - height, SIDE):
            for column in range(1 - width, SIDE):
                yield row, column

    @property
    def places(self) -> list[Offset]:
        """The rows and columns it covers, including those off the map."""
        return _shifted(self.offsets, self.corner)

    @property
    def area(self) -> int:
        """The cells of the map it covers."""
        return on_map(self.places)

    @property
    def attacked(self) -> int:
        """The cells of the map that the hero would attack."""
        return on_map(_shifted(self.attack, self.corner))


def _shifted(offsets: Iterable[Offset], corner: Offset | None) -> list[Offset]:
    if corner is None:
        return []
    top, start = corner
    return [(top + row, start + column) for row, column in offsets]


def next_spot(spots: list[HeldShape], held: HeldShape, back: bool = False) -> HeldShape | None:
    """The next or previous legal spot; from anywhere else the next one in the same orientation."""
    if not spots:
        return None
    if held in spots:
        return spots[(spots.index(held) + (-1 if back else 1)) % len(spots)]
    alike = [spot for spot in spots if spot.at(None) == held.at(None)]
    if held.corner is not None:
        alike = [spot for spot in alike if spot.corner and spot.corner > held.corner] or alike
    return (alike or spots)[0]
