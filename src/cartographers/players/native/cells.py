"""Areas as two 64-bit words, and what compiled functions do with them."""

from typing import Any

from cartographers.players.native.jit import U, first, jit, ones
from cartographers.rules.area import BOARD, COLUMNS

#: The two words of an area, the low one first.
Pair = Any

LOW = (1 << 64) - 1
_BOARD_HIGH = U(BOARD >> 64)
_NOT_LEFT = U(BOARD & ~COLUMNS[0] & LOW), U((BOARD & ~COLUMNS[0]) >> 64)
_NOT_RIGHT = U(BOARD & ~COLUMNS[-1] & LOW), U((BOARD & ~COLUMNS[-1]) >> 64)
_NL0, _NL1 = _NOT_LEFT
_NR0, _NR1 = _NOT_RIGHT


@jit
def neighbours(low: Any, high: Any) -> Pair:
    """The cells that share a side with a cell of an area (R1.4)."""
    east_low, east_high = low & _NR0, high & _NR1
    west_low, west_high = low & _NL0, high & _NL1
    near_low = (low << U(11)) | (low >> U(11)) | (high << U(53))
    near_high = (high << U(11)) | (low >> U(53)) | (high >> U(11))
    near_low |= (east_low << U(1)) | (west_low >> U(1)) | (west_high << U(63))
    near_high |= (east_high << U(1)) | (east_low >> U(63)) | (west_high >> U(1))
    return near_low, near_high & _BOARD_HIGH


@jit
def up(low: Any, high: Any, by: int) -> Pair:
    """An area moved to higher cells."""
    if by == 0:
        return low, high
    if by >= 64:
        return U(0), low << U(by - 64)
    return low << U(by), (high << U(by)) | (low >> U(64 - by))


@jit
def down(low: Any, high: Any, by: int) -> Pair:
    """An area moved to lower cells."""
    if by == 0:
        return low, high
    if by >= 64:
        return high >> U(by - 64), U(0)
    return (low >> U(by)) | (high << U(64 - by)), high >> U(by)


@jit
def size(low: Any, high: Any) -> int:
    """How many cells."""
    return ones(low) + ones(high)


@jit
def first_cell(low: Any, high: Any) -> int:
    """The number of the first cell of an area that has one."""
    return first(low) if low else 64 + first(high)


@jit
def without(low: Any, high: Any, cell: int) -> Pair:
    """An area without one cell."""
    if cell < 64:
        return low & ~(U(1) << U(cell)), high
    return low, high & ~(U(1) << U(cell - 64))


@jit
def has(low: Any, high: Any, cell: int) -> bool:
    """Is a cell in an area?"""
    word = low >> U(cell) if cell < 64 else high >> U(cell - 64)
    return bool(word & U(1))


def pair(area: int) -> tuple[int, int]:
    """The two words of an area."""
    return area & LOW, area >> 64
