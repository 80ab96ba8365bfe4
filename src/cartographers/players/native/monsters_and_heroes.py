"""Who comes to a map in the machine: monsters, heroes, and what lasts at a season's end."""

from typing import Any

from cartographers.players.native.cells import first_cell, has, neighbours, size, up, without
from cartographers.players.native.drawing import (
    DESTROYED,
    EMPTY,
    HEROES,
    MARKED,
    MONSTERS,
    MOUNTAINS,
    TROLL,
    WASTELAND,
    ZOMBIE,
    bounty,
    closed,
    copy,
    lay,
    spots,
    worth,
)
from cartographers.players.native.jit import U, jit
from cartographers.players.native.tables import WAYS
from cartographers.rules.state import COIN_TRACK

_AMBUSH = 2
_GORGON = 4
_TRACK = COIN_TRACK
_WAYS = WAYS


@jit
def visited(tables: Any, weights: Any, areas: Any, card: int, at: int, coins: int, book: Any) -> int:
    """Monsters or a hero come to a map; the coins there are then."""
    copy(areas, book.before)
    had = bounty(areas)
    if tables.kind[card] == _AMBUSH:
        ambush(tables, weights, areas, card, at, book)
    else:
        post(tables, weights, areas, card, at, book)
    return paid(areas, book.before, coins, had)


@jit
def outlasted(tables: Any, weights: Any, areas: Any, at: int, coins: int, book: Any) -> int:
    """The zombies spread and the troll ravages at a season's end; the coins there are then."""
    copy(areas, book.before)
    had = bounty(areas)
    lasting(tables, weights, areas, at, book)
    return paid(areas, book.before, coins, had)


@jit
def paid(areas: Any, saved: Any, coins: int, before: int) -> int:
    """The coins after a change of the map (R8.9)."""
    low = saved[EMPTY, 0] & ~areas[EMPTY, 0]
    high = saved[EMPTY, 1] & ~areas[EMPTY, 1]
    return min(_TRACK, coins + closed(areas, low, high) + bounty(areas) - before)


@jit
def ambush(tables: Any, weights: Any, areas: Any, card: int, at: int, book: Any) -> None:
    """Monsters come: in solo they walk (R11.2), else a neighbour puts them where they touch most room."""
    first, last = tables.first[card], tables.last[card]
    monster = tables.monster[card]
    cells_low, cells_high = U(0), U(0)
    if tables.solo:
        pose = tables.pose[first]
        low, high = spots(tables, pose, areas[EMPTY, 0], areas[EMPTY, 1])
        step = 0
        while tables.walk[card, step] >= 0:
            anchor = tables.walk[card, step]
            if has(low, high, anchor):
                cells_low, cells_high = up(tables.cells[pose, 0], tables.cells[pose, 1], anchor)
                break
            step += 1
    else:
        cells_low, cells_high = _worst(tables, areas, first + 1, last)
        if (cells_low | cells_high) == U(0):
            monster = 0
            cells_low, cells_high = _worst(tables, areas, 0, 1)
    if (cells_low | cells_high) == U(0):
        return
    lay(areas, MONSTERS, cells_low, cells_high)
    if monster:
        areas[EMPTY + monster, 0] |= cells_low
        areas[EMPTY + monster, 1] |= cells_high
    if monster == _GORGON:
        near_low, near_high = neighbours(areas[EMPTY + monster, 0], areas[EMPTY + monster, 1])
        near_low &= ~(areas[MOUNTAINS, 0] | areas[WASTELAND, 0] | areas[DESTROYED, 0])
        near_high &= ~(areas[MOUNTAINS, 1] | areas[WASTELAND, 1] | areas[DESTROYED, 1])
        lose(tables, weights, areas, near_low, near_high, at, 1.0 if tables.solo else -1.0, book)


@jit
def _worst(tables: Any, areas: Any, first: int, last: int) -> Any:
    """The place among some variants where monsters have most empty cells beside them."""
    best, best_low, best_high = -1, U(0), U(0)
    for variant in range(first, last):
        pose = tables.pose[variant]
        low, high = spots(tables, pose, areas[EMPTY, 0], areas[EMPTY, 1])
        while low | high:
            anchor = first_cell(low, high)
            low, high = without(low, high, anchor)
            cells_low, cells_high = up(tables.cells[pose, 0], tables.cells[pose, 1], anchor)
            near_low, near_high = neighbours(cells_low, cells_high)
            room = size(near_low & areas[EMPTY, 0] & ~cells_low, near_high & areas[EMPTY, 1] & ~cells_high)
            if room > best:
                best, best_low, best_high = room, cells_low, cells_high
    return best_low, best_high


@jit
def lose(tables: Any, weights: Any, areas: Any, low: Any, high: Any, at: int, sign: float, book: Any) -> None:
    """Have one of some cells destroyed: that which costs the least (or, to hurt, the most)."""
    saved = book.kept
    copy(areas, saved)
    best, best_cell = -1e30, -1
    while low | high:
        cell = first_cell(low, high)
        low, high = without(low, high, cell)
        _destroy(areas, cell)
        value = sign * worth(tables, weights, areas, at)
        copy(saved, areas)
        if value > best:
            best, best_cell = value, cell
    if best_cell >= 0:
        _destroy(areas, best_cell)


@jit
def _destroy(areas: Any, cell: int) -> None:
    """A cell is filled and has no terrain (R8.3)."""
    low, high = up(U(1), U(0), cell)
    for row in range(6):
        areas[row, 0] &= ~low
        areas[row, 1] &= ~high
    areas[EMPTY, 0] &= ~low
    areas[EMPTY, 1] &= ~high
    areas[DESTROYED, 0] |= low
    areas[DESTROYED, 1] |= high


@jit
def post(tables: Any, weights: Any, areas: Any, card: int, at: int, book: Any) -> None:
    """A hero comes (R8.1): where it is worth most, struck so that it strikes most."""
    saved = book.kept
    copy(areas, saved)
    low, high = areas[EMPTY, 0], areas[EMPTY, 1]
    best, best_cell = -1e30, -1
    while low | high:
        cell = first_cell(low, high)
        low, high = without(low, high, cell)
        _stand(tables, areas, card, cell)
        value = worth(tables, weights, areas, at)
        copy(saved, areas)
        if value > best:
            best, best_cell = value, cell
    if best_cell >= 0:
        _stand(tables, areas, card, best_cell)


@jit
def _stand(tables: Any, areas: Any, card: int, cell: int) -> None:
    """A hero on a cell."""
    low, high = up(U(1), U(0), cell)
    lay(areas, HEROES, low, high)
    best, way = -1, 0
    for one in range(_WAYS):
        struck_low, struck_high = tables.marks[card, cell, one, 0], tables.marks[card, cell, one, 1]
        strikes = 16 * size(struck_low & areas[MONSTERS, 0], struck_high & areas[MONSTERS, 1])
        strikes += size(struck_low & areas[EMPTY, 0], struck_high & areas[EMPTY, 1])
        if strikes > best:
            best, way = strikes, one
    for word in range(2):
        marks = tables.marks[card, cell, way, word]
        areas[MARKED, word] |= marks
        areas[DESTROYED, word] |= marks & areas[MONSTERS, word]
        areas[MONSTERS, word] &= ~marks


@jit
def lasting(tables: Any, weights: Any, areas: Any, at: int, book: Any) -> None:
    """The zombies spread and the troll ravages (R8.6, R8.7)."""
    low, high = neighbours(areas[ZOMBIE, 0] & areas[MONSTERS, 0], areas[ZOMBIE, 1] & areas[MONSTERS, 1])
    low &= areas[EMPTY, 0]
    high &= areas[EMPTY, 1]
    if low | high:
        lay(areas, MONSTERS, low, high)
        areas[ZOMBIE, 0] |= low
        areas[ZOMBIE, 1] |= high
    low, high = neighbours(areas[TROLL, 0] & areas[MONSTERS, 0], areas[TROLL, 1] & areas[MONSTERS, 1])
    lose(tables, weights, areas, low & areas[EMPTY, 0], high & areas[EMPTY, 1], at, 1.0, book)
