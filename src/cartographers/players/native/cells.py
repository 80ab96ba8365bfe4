"""Areas as two 64-bit words, and what compiled functions do with them."""

from cartographers.players.compiler.language import Pair, U, Word, compiled, first, ones
from cartographers.rules.area import BOARD, COLUMNS

LOW = (1 << 64) - 1
_BOARD_HIGH = U(BOARD >> 64)
_NOT_LEFT = U(BOARD & ~COLUMNS[0] & LOW), U((BOARD & ~COLUMNS[0]) >> 64)
_NOT_RIGHT = U(BOARD & ~COLUMNS[-1] & LOW), U((BOARD & ~COLUMNS[-1]) >> 64)
_NL0, _NL1 = _NOT_LEFT
_NR0, _NR1 = _NOT_RIGHT


@compiled
def neighbours(low: Word, high: Word) -> Pair:
    """The cells that share a side with a cell of an area (R1.4)."""
    east_low, east_high = low & _NR0, high & _NR1
    west_low, west_high = low & _NL0, high & _NL1
    near_low = (low << U(11)) | (low >> U(11)) | (high << U(53))
    near_high = (high << U(11)) | (low >> U(53)) | (high >> U(11))
    near_low |= (east_low << U(1)) | (west_low >> U(1)) | (west_high << U(63))
    near_high |= (east_high << U(1)) | (east_low >> U(63)) | (west_high >> U(1))
    return near_low, near_high & _BOARD_HIGH


@compiled
def up(low: Word, high: Word, by: int) -> Pair:
    """An area moved to higher cells."""
    if by == 0:
        return low, high
    if by >= 64:
        return U(0), low << U(by - 64)
    return low << U(by), (high << U(by)) | (low >> U(64 - by))


@compiled
def down(low: Word, high: Word, by: int) -> Pair:
    """An area moved to lower cells."""
    if by == 0:
        return low, high
    if by >= 64:
        return high >> U(by - 64), U(0)
    return (low >> U(by)) | (high << U(64 - by)), high >> U(by)


@compiled
def size(low: Word, high: Word) -> int:
    """How many cells."""
    return ones(low) + ones(high)


@compiled
def first_cell(low: Word, high: Word) -> int:
    """The number of the first cell of an area that has one."""
    return first(low) if low else 64 + first(high)


@compiled
def without(low: Word, high: Word, cell: int) -> Pair:
    """An area without one cell."""
    if cell < 64:
        return low & ~(U(1) << U(cell)), high
    return low, high & ~(U(1) << U(cell - 64))


@compiled
def has(low: Word, high: Word, cell: int) -> bool:
    """Is a cell in an area?"""
    word = low >> U(cell) if cell < 64 else high >> U(cell - 64)
    return bool(word & U(1))


def pair(area: int) -> tuple[int, int]:
    """The two words of an area."""
    return area & LOW, area >> 64
