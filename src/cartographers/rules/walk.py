"""The solo ambush's walk round the map (R11.2)."""

from collections.abc import Iterator
from functools import cache

from cartographers.rules.area import SIDE, cell
from cartographers.rules.card import Way
from cartographers.rules.shape import Pose

Corner = tuple[bool, bool]


def walk(one: Pose, corner: Corner, way: Way, free: int) -> int | None:
    """The first legal drawing on the way, or none."""
    spots = one.spots(free)
    for anchor in path(one.height, one.width, corner, way):
        if spots & anchor:
            return one.cells * anchor
    return None


@cache
def path(height: int, width: int, corner: Corner, way: Way) -> list[int]:
    """Every anchor of a bounding box of this size, in the order of the walk."""
    return [cell(row, column) for row, column in steps(SIDE - height, SIDE - width, corner, way)]


def steps(last_row: int, last_column: int, corner: Corner, way: Way) -> Iterator[tuple[int, int]]:
    """Every position of a bounding box's top left cell: ring after ring, inwards."""
    ring = 0
    while ring <= last_row - ring and ring <= last_column - ring:
        yield from _ring(ring, last_row - ring, ring, last_column - ring, corner, way)
        ring += 1


def _ring(top: int, bottom: int, start: int, end: int, corner: Corner, way: Way) -> list[tuple[int, int]]:
    """One ring, entered at the corner nearest the card's; a single line is walked from that end."""
    low, far = corner
    if top == bottom or start == end:
        line = [(row, column) for row in range(top, bottom + 1) for column in range(start, end + 1)]
        from_the_end = far if top == bottom else low
        return line[::-1] if from_the_end else line
    clockwise = [
        *((top, column) for column in range(start, end)),
        *((row, end) for row in range(top, bottom)),
        *((bottom, column) for column in range(end, start, -1)),
        *((row, start) for row in range(bottom, top, -1)),
    ]
    if way is Way.COUNTER_CLOCKWISE:
        clockwise.reverse()
    first = clockwise.index((bottom if low else top, end if far else start))
    return clockwise[first:] + clockwise[:first]
