"""The ids of all decisions of a game, in eight bytes each: a room has them for as long as it is open."""

from array import array
from bisect import bisect_left, insort
from collections.abc import Iterable

#: A seat, and the id that its client gave to a decision; events that are no decisions of clients have none.
Move = tuple[int | None, str | None]


class MoveIds:
    """A set of ids that never forgets one, and may, very rarely, take another one for one of them."""

    def __init__(self, moves: Iterable[Move]) -> None:
        self._hashes = array("q", sorted(map(hash, moves)))

    def add(self, move: Move) -> None:
        """Add an id."""
        insort(self._hashes, hash(move))

    def __contains__(self, move: Move) -> bool:
        place = bisect_left(self._hashes, hash(move))
        return place < len(self._hashes) and self._hashes[place] == hash(move)
