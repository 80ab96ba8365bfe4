"""Drawing in the machine: what a card's drawings are worth, and what they leave behind."""

from typing import Any

from cartographers.players.native.cells import down, first_cell, neighbours, size, up, without
from cartographers.players.native.evaluate import look, weigh
from cartographers.players.native.jit import U, jit
from cartographers.rules.state import COIN_TRACK

#: The rows of a map in the machine, besides the terrains': those of ``Sheet``, then the named monsters'.
MONSTERS, HEROES, MOUNTAINS = 4, 5, 6
WASTELAND, DESTROYED, RUINED, MARKED, EMPTY = 7, 8, 9, 10, 11
DRAGON, ZOMBIE, TROLL, GORGON = 12, 13, 14, 15
ROWS = 16
#: As many different drawings as a card can have on any map, and more.
MOST = 2400

_DRAGON_COINS = 3
_TRACK = COIN_TRACK


@jit
def copy(areas: Any, to: Any) -> None:
    """Make one map like another."""
    for row in range(ROWS):
        copy_row(areas, to, row)


@jit
def copy_row(areas: Any, to: Any, row: int) -> None:
    """The same for one of its areas."""
    to[row, 0] = areas[row, 0]
    to[row, 1] = areas[row, 1]


@jit
def worth(tables: Any, weights: Any, areas: Any, at: int) -> float:
    """What a map is worth at some time of the game, without its coins."""
    total = weigh(-1, areas, weights[at, 4])
    for slot in range(4):
        if at < tables.until[slot]:
            total += weigh(tables.edicts[slot], areas, weights[at, slot])
    return total


@jit
def see(tables: Any, areas: Any, out: Any, seen: Any) -> None:
    """Everything that is looked at on a map."""
    for slot in range(5):
        look(tables.edicts[slot] if slot < 4 else -1, areas, out)
        for sight in range(out.shape[0]):
            seen[slot, sight] = out[sight]


@jit
def lay(areas: Any, terrain: int, low: Any, high: Any) -> None:
    """Draw on a map; monsters on attack marks are destroyed at once (R8.2)."""
    areas[EMPTY, 0] &= ~low
    areas[EMPTY, 1] &= ~high
    if terrain == MONSTERS:
        areas[DESTROYED, 0] |= low & areas[MARKED, 0]
        areas[DESTROYED, 1] |= high & areas[MARKED, 1]
        low &= ~areas[MARKED, 0]
        high &= ~areas[MARKED, 1]
    areas[terrain, 0] |= low
    areas[terrain, 1] |= high


@jit
def closed(areas: Any, low: Any, high: Any) -> int:
    """The mountains beside some cells that have no empty cell beside them (R3.11)."""
    near_low, near_high = neighbours(low, high)
    near_low &= areas[MOUNTAINS, 0]
    near_high &= areas[MOUNTAINS, 1]
    if (near_low | near_high) == U(0):
        return 0
    open_low, open_high = neighbours(areas[EMPTY, 0], areas[EMPTY, 1])
    return size(near_low & ~open_low, near_high & ~open_high)


@jit
def bounty(areas: Any) -> int:
    """The coins for a dragon that is overcome (R8.5)."""
    if (areas[DRAGON, 0] | areas[DRAGON, 1]) == U(0):
        return 0
    open_low, open_high = neighbours(areas[EMPTY, 0], areas[EMPTY, 1])
    low = areas[DRAGON, 0] & areas[MONSTERS, 0] & open_low
    high = areas[DRAGON, 1] & areas[MONSTERS, 1] & open_high
    return _DRAGON_COINS if (low | high) == U(0) else 0


@jit
def spots(tables: Any, pose: int, low: Any, high: Any) -> Any:
    """The anchors from which every cell of a pose lies in an area."""
    found_low, found_high = tables.anchors[pose, 0], tables.anchors[pose, 1]
    for at in range(tables.cells_in[pose]):
        moved_low, moved_high = down(low, high, tables.shifts[pose, at])
        found_low &= moved_low
        found_high &= moved_high
    return found_low, found_high


@jit
def touching(tables: Any, pose: int, low: Any, high: Any) -> Any:
    """The anchors from which a cell of a pose lies in an area."""
    found_low, found_high = U(0), U(0)
    for at in range(tables.cells_in[pose]):
        moved_low, moved_high = down(low, high, tables.shifts[pose, at])
        found_low |= moved_low
        found_high |= moved_high
    return found_low, found_high


@jit
def rate(
    tables: Any, weights: Any, areas: Any, card: int, pending: bool, coins: int, at: int, left: int, book: Any
) -> int:
    """Write down every drawing of an explore card and what it is worth; how many there are."""
    ruins_low = areas[RUINED, 0] & areas[EMPTY, 0]
    ruins_high = areas[RUINED, 1] & areas[EMPTY, 1]
    count = 0
    for variant in range(tables.first[card], tables.last[card]):
        pose = tables.pose[variant]
        low, high = spots(tables, pose, areas[EMPTY, 0], areas[EMPTY, 1])
        if pending:
            duty_low, duty_high = touching(tables, pose, ruins_low, ruins_high)
            low &= duty_low
            high &= duty_high
        count = _rate_spots(tables, weights, areas, variant, low, high, coins, at, left, book, count)
    if count == 0:
        for variant in range(5):
            count = _rate_spots(
                tables,
                weights,
                areas,
                variant,
                areas[EMPTY, 0],
                areas[EMPTY, 1],
                coins,
                at,
                left,
                book,
                count,
            )
    return count


@jit
def rate_some(
    tables: Any,
    weights: Any,
    areas: Any,
    card: int,
    coins: int,
    at: int,
    left: int,
    book: Any,
    changed_low: Any,
    changed_high: Any,
    best: Any,
    listed: int,
) -> int:
    """The same for the drawings on or beside what is different on a map, and for those that were best."""
    near_low, near_high = neighbours(changed_low, changed_high)
    near_low |= changed_low
    near_high |= changed_high
    count = 0
    for variant in range(tables.first[card], tables.last[card]):
        pose = tables.pose[variant]
        low, high = spots(tables, pose, areas[EMPTY, 0], areas[EMPTY, 1])
        beside_low, beside_high = touching(tables, pose, near_low, near_high)
        count = _rate_spots(
            tables,
            weights,
            areas,
            variant,
            low & beside_low,
            high & beside_high,
            coins,
            at,
            left,
            book,
            count,
        )
    for place in range(listed):
        variant, anchor = best[place, 0], best[place, 1]
        pose = tables.pose[variant]
        low, high = up(tables.cells[pose, 0], tables.cells[pose, 1], anchor)
        taken = (low & ~areas[EMPTY, 0]) | (high & ~areas[EMPTY, 1])
        if taken == U(0) and (low & near_low | high & near_high) == U(0):
            only_low, only_high = up(U(1), U(0), anchor)
            count = _rate_spots(
                tables, weights, areas, variant, only_low, only_high, coins, at, left, book, count
            )
    return count


@jit
def _rate_spots(
    tables: Any,
    weights: Any,
    areas: Any,
    variant: int,
    low: Any,
    high: Any,
    coins: int,
    at: int,
    left: int,
    book: Any,
    count: int,
) -> int:
    """The same for one variant."""
    terrain, pose, coin = tables.terrain[variant], tables.pose[variant], tables.coin[variant]
    saved = book.saved
    copy(areas, saved)
    before = bounty(areas)
    while low | high:
        anchor = first_cell(low, high)
        low, high = without(low, high, anchor)
        cells_low, cells_high = up(tables.cells[pose, 0], tables.cells[pose, 1], anchor)
        lay(areas, terrain, cells_low, cells_high)
        gained = coin + closed(areas, cells_low, cells_high) + bounty(areas) - before
        now = min(_TRACK, coins + gained)
        book.variant[count] = variant
        book.anchor[count] = anchor
        book.coins[count] = now
        book.value[count] = worth(tables, weights, areas, at) + left * now
        count += 1
        copy_row(saved, areas, terrain)
        copy_row(saved, areas, EMPTY)
        copy_row(saved, areas, DESTROYED)
    return count
