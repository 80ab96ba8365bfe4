"""Monsters and heroes in playouts: ambushes, the actions of named monsters, heroes and their attacks."""

from cartographers.players.compiler.language import Areas, Pair, U, Word, call_act, compiled
from cartographers.players.compiler.numbering import ACTIONS, GAZE, SPREAD
from cartographers.players.native.cells import first_cell, has, neighbours, size, up, without
from cartographers.players.native.drawing import spots
from cartographers.players.native.evaluate import map_value, quick_value
from cartographers.players.native.maps import (
    DESTROYED,
    EMPTY,
    HEROES,
    MARKS,
    MONSTERS,
    NAMED,
    bounty,
    closed,
    copy,
    destroy,
    filled_track,
    lay,
)
from cartographers.players.native.scratch import Scratch
from cartographers.players.native.tables import AMBUSH, NAMELESS, Tables

_ACTIONS = len(ACTIONS)
#: Below every value.
_LEAST = -1e30
#: The owner of a map chooses the cell that costs least; a neighbour the one that costs most.
_SPARE, _HARM = 1.0, -1.0


@compiled
def meet_card(tables: Tables, areas: Areas, card: int, at: int, coins: int, scratch: Scratch) -> int:
    """An ambush or a hero comes to a map; the coins after it."""
    copy(areas, scratch.before)
    earned = bounty(tables, areas)
    if tables.kind[card] == AMBUSH:
        _ambush(tables, areas, card, at, scratch)
    else:
        _post_hero(tables, areas, card, at, scratch)
    return _paid(tables, areas, scratch.before, coins, earned)


@compiled
def act_at_season_end(tables: Tables, areas: Areas, at: int, coins: int, scratch: Scratch) -> int:
    """The lasting monsters on a map act (R5.2); the coins after it.

    They act in the order of the tables, not in the order of reveal, which a playout does not know.
    """
    copy(areas, scratch.before)
    earned = bounty(tables, areas)
    for number in range(tables.lasting.shape[0]):
        monster, action = tables.lasting[number, 0], tables.lasting[number, 1]
        if (areas[NAMED + monster, 0] | areas[NAMED + monster, 1]) == U(0):
            continue
        low, high = _cells_of(tables, areas, monster, action, scratch)
        if action == SPREAD:
            _place_monsters(areas, monster, low, high)
        else:
            _lose_one(tables, areas, (low, high), at, _SPARE, scratch)
    return _paid(tables, areas, scratch.before, coins, earned)


@compiled
def _paid(tables: Tables, areas: Areas, before: Areas, coins: int, earned: int) -> int:
    """The coins after a change of the map (R8.9)."""
    low = before[EMPTY, 0] & ~areas[EMPTY, 0]
    high = before[EMPTY, 1] & ~areas[EMPTY, 1]
    return filled_track(coins + closed(areas, low, high) + bounty(tables, areas) - earned)


@compiled
def _cells_of(tables: Tables, areas: Areas, monster: int, action: int, scratch: Scratch) -> Pair:
    """The cells that an action of a named monster is about."""
    call_act(tables.act, _ACTIONS * monster + action, areas, scratch.cells)
    return scratch.cells[0], scratch.cells[1]


@compiled
def _place_monsters(areas: Areas, monster: int, low: Word, high: Word) -> None:
    """Draw monsters on a map, perhaps named ones."""
    lay(areas, MONSTERS, low, high)
    if monster != NAMELESS:
        areas[NAMED + monster, 0] |= low
        areas[NAMED + monster, 1] |= high


@compiled
def _ambush(tables: Tables, areas: Areas, card: int, at: int, scratch: Scratch) -> None:
    """Monsters walk in solo play (R11.2); else a neighbour puts them where most empty cells are."""
    monster = tables.monster[card]
    if tables.solo:
        low, high = _walk(tables, areas, card)
    else:
        low, high = _most_room(tables, areas, tables.first[card] + 1, tables.last[card])
        if (low | high) == U(0):
            # A single cell instead is nameless (R4.2, R8.4).
            monster = NAMELESS
            low, high = _most_room(tables, areas, 0, 1)
    if (low | high) == U(0):
        return
    _place_monsters(areas, monster, low, high)
    if monster != NAMELESS:
        targets = _cells_of(tables, areas, monster, GAZE, scratch)
        _lose_one(tables, areas, targets, at, _SPARE if tables.solo else _HARM, scratch)


@compiled
def _walk(tables: Tables, areas: Areas, card: int) -> Pair:
    """Where an ambush comes to in solo play; nowhere if it fits nowhere."""
    pose = tables.pose[tables.first[card]]
    low, high = spots(tables, pose, areas[EMPTY, 0], areas[EMPTY, 1])
    step = 0
    while tables.walk[card, step] >= 0:
        anchor = tables.walk[card, step]
        if has(low, high, anchor):
            return up(tables.cells[pose, 0], tables.cells[pose, 1], anchor)
        step += 1
    return U(0), U(0)


@compiled
def _most_room(tables: Tables, areas: Areas, first: int, last: int) -> Pair:
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


@compiled
def _lose_one(tables: Tables, areas: Areas, cells: Pair, at: int, sign: float, scratch: Scratch) -> None:
    """Destroy one of some cells: the one after which the map, times the sign, is worth most."""
    low, high = cells
    if (low | high) == U(0):
        return
    saved = scratch.kept
    copy(areas, saved)
    best, best_cell = _LEAST, -1
    while low | high:
        cell = first_cell(low, high)
        low, high = without(low, high, cell)
        destroy(areas, cell)
        value = sign * map_value(tables, areas, at)
        copy(saved, areas)
        if value > best:
            best, best_cell = value, cell
    destroy(areas, best_cell)


@compiled
def _post_hero(tables: Tables, areas: Areas, card: int, at: int, scratch: Scratch) -> None:
    """A hero comes to the cell where it is worth most (R8.1)."""
    saved = scratch.kept
    copy(areas, saved)
    low, high = areas[EMPTY, 0], areas[EMPTY, 1]
    best, best_cell = _LEAST, -1
    while low | high:
        cell = first_cell(low, high)
        low, high = without(low, high, cell)
        _post_on(tables, areas, card, cell)
        value = quick_value(tables, areas, at)
        copy(saved, areas)
        if value > best:
            best, best_cell = value, cell
    if best_cell >= 0:
        _post_on(tables, areas, card, best_cell)


@compiled
def _post_on(tables: Tables, areas: Areas, card: int, cell: int) -> None:
    """Post a hero on a cell; orient the attack so that it destroys the most monsters."""
    low, high = up(U(1), U(0), cell)
    lay(areas, HEROES, low, high)
    most, best = -1, 0
    for way in range(tables.marks.shape[2]):
        low, high = tables.marks[card, cell, way, 0], tables.marks[card, cell, way, 1]
        struck = 16 * size(low & areas[MONSTERS, 0], high & areas[MONSTERS, 1])
        struck += size(low & areas[EMPTY, 0], high & areas[EMPTY, 1])
        if struck > most:
            most, best = struck, way
    for word in range(2):
        marks = tables.marks[card, cell, best, word]
        areas[MARKS, word] |= marks
        areas[DESTROYED, word] |= marks & areas[MONSTERS, word]
        areas[MONSTERS, word] &= ~marks
