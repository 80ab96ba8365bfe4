"""Maps as arrays, a row of two words for each area, and how drawings change them (R3, R8)."""

from cartographers.players.compiler.language import Areas, U, Word, call_bounty, compiled
from cartographers.players.compiler.numbering import AREAS
from cartographers.players.native.cells import neighbours, size, up
from cartographers.players.native.tables import Tables
from cartographers.rules.state import COIN_TRACK

#: The rows of a map besides those of the terrains an explore card can bring.
MONSTERS, HEROES, MOUNTAINS = (AREAS.index(name) for name in ("monster", "hero", "mountain"))
DESTROYED, RUINS, MARKS, EMPTY = (AREAS.index(name) for name in ("destroyed", "ruins", "marks", "empty"))
#: The first of the named monsters' rows, and the rows in which a destroyed cell is cleared.
NAMED, CLEARED = len(AREAS), MOUNTAINS

_COIN_TRACK = COIN_TRACK


@compiled
def copy(areas: Areas, to: Areas) -> None:
    """Make one map like another."""
    for row in range(areas.shape[0]):
        copy_row(areas, to, row)


@compiled
def copy_row(areas: Areas, to: Areas, row: int) -> None:
    """Copy one area of a map."""
    to[row, 0] = areas[row, 0]
    to[row, 1] = areas[row, 1]


@compiled
def lay(areas: Areas, terrain: int, low: Word, high: Word) -> None:
    """Draw on a map; monsters on attack marks are destroyed at once (R8.2)."""
    areas[EMPTY, 0] &= ~low
    areas[EMPTY, 1] &= ~high
    if terrain == MONSTERS:
        areas[DESTROYED, 0] |= low & areas[MARKS, 0]
        areas[DESTROYED, 1] |= high & areas[MARKS, 1]
        low &= ~areas[MARKS, 0]
        high &= ~areas[MARKS, 1]
    areas[terrain, 0] |= low
    areas[terrain, 1] |= high


@compiled
def destroy(areas: Areas, cell: int) -> None:
    """Destroy a cell: it is filled and has no terrain (R8.3)."""
    low, high = up(U(1), U(0), cell)
    for row in range(CLEARED):
        areas[row, 0] &= ~low
        areas[row, 1] &= ~high
    areas[EMPTY, 0] &= ~low
    areas[EMPTY, 1] &= ~high
    areas[DESTROYED, 0] |= low
    areas[DESTROYED, 1] |= high


@compiled
def closed(areas: Areas, low: Word, high: Word) -> int:
    """How many mountains beside some cells have no empty cell beside them (R3.11)."""
    near_low, near_high = neighbours(low, high)
    near_low &= areas[MOUNTAINS, 0]
    near_high &= areas[MOUNTAINS, 1]
    if (near_low | near_high) == U(0):
        return 0
    open_low, open_high = neighbours(areas[EMPTY, 0], areas[EMPTY, 1])
    return size(near_low & ~open_low, near_high & ~open_high)


@compiled
def bounty(tables: Tables, areas: Areas) -> int:
    """The coins earned so far from monsters and by the sheet's own rule (R8.5)."""
    return call_bounty(tables.bounty, tables.sheet, areas) if tables.has_bounty else 0


@compiled
def filled_track(coins: int) -> int:
    """The coins as far as the track has spaces for them (R3.12)."""
    return min(_COIN_TRACK, coins)


@compiled
def is_full(areas: Areas) -> bool:
    """Is there no empty cell?"""
    return bool((areas[EMPTY, 0] | areas[EMPTY, 1]) == U(0))
