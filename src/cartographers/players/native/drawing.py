"""Rating the drawings of an explore card in compiled code."""

from typing import NamedTuple

from cartographers.players.compiler.language import Areas, Ints2, Pair, Reals, U, Word, compiled
from cartographers.players.native.cells import down, first_cell, neighbours, up, without
from cartographers.players.native.evaluate import map_value, quick_value
from cartographers.players.native.maps import (
    DESTROYED,
    EMPTY,
    RUINS,
    bounty,
    closed,
    copy,
    copy_row,
    filled_track,
    lay,
)
from cartographers.players.native.scratch import FALLBACKS, Scratch
from cartographers.players.native.tables import Tables

#: How many of the drawings that were best at a first look are valued by all features.
LOOKED_AT = 6
#: Below every value.
_LEAST = -1e30


class Turn(NamedTuple):
    """An explore turn: the card, the coins before it, and the time after it."""

    card: int
    #: Are ruins pending?
    pending: bool
    coins: int
    #: The row of the weights.
    at: int
    seasons_left: int
    #: Is a first look enough, by fewer features?
    quick: bool


class Places(NamedTuple):
    """The anchors at which a variant may be drawn."""

    variant: int
    low: Word
    high: Word


class Change(NamedTuple):
    """How a map differs from one whose best drawings are known."""

    low: Word
    high: Word
    #: Variant and anchor of each of the best drawings there, and how many there are.
    best: Ints2
    listed: int


@compiled
def spots(tables: Tables, pose: int, low: Word, high: Word) -> Pair:
    """The anchors from which every cell of a pose lies in an area."""
    all_low, all_high = tables.anchors[pose, 0], tables.anchors[pose, 1]
    for at in range(tables.cells_in[pose]):
        moved_low, moved_high = down(low, high, tables.shifts[pose, at])
        all_low &= moved_low
        all_high &= moved_high
    return all_low, all_high


@compiled
def touching(tables: Tables, pose: int, low: Word, high: Word) -> Pair:
    """The anchors from which a cell of a pose lies in an area."""
    any_low, any_high = U(0), U(0)
    for at in range(tables.cells_in[pose]):
        moved_low, moved_high = down(low, high, tables.shifts[pose, at])
        any_low |= moved_low
        any_high |= moved_high
    return any_low, any_high


@compiled
def rate(tables: Tables, areas: Areas, turn: Turn, scratch: Scratch) -> int:
    """Write every drawing of a turn and its value to the scratch; how many there are."""
    ruins_low = areas[RUINS, 0] & areas[EMPTY, 0]
    ruins_high = areas[RUINS, 1] & areas[EMPTY, 1]
    count = 0
    for variant in range(tables.first[turn.card], tables.last[turn.card]):
        pose = tables.pose[variant]
        low, high = spots(tables, pose, areas[EMPTY, 0], areas[EMPTY, 1])
        if turn.pending:
            duty_low, duty_high = touching(tables, pose, ruins_low, ruins_high)
            low &= duty_low
            high &= duty_high
        count = _rate_places(tables, areas, turn, Places(variant, low, high), scratch, count)
    if count == 0:
        for variant in range(FALLBACKS):
            places = Places(variant, areas[EMPTY, 0], areas[EMPTY, 1])
            count = _rate_places(tables, areas, turn, places, scratch, count)
    return count


@compiled
def rate_changed(tables: Tables, areas: Areas, turn: Turn, change: Change, scratch: Scratch) -> int:
    """Rate only the drawings on or beside what has changed, and those that were best before."""
    near_low, near_high = neighbours(change.low, change.high)
    near_low |= change.low
    near_high |= change.high
    count = 0
    for variant in range(tables.first[turn.card], tables.last[turn.card]):
        pose = tables.pose[variant]
        low, high = spots(tables, pose, areas[EMPTY, 0], areas[EMPTY, 1])
        beside_low, beside_high = touching(tables, pose, near_low, near_high)
        places = Places(variant, low & beside_low, high & beside_high)
        count = _rate_places(tables, areas, turn, places, scratch, count)
    for place in range(change.listed):
        variant, anchor = change.best[place, 0], change.best[place, 1]
        pose = tables.pose[variant]
        low, high = up(tables.cells[pose, 0], tables.cells[pose, 1], anchor)
        taken = (low & ~areas[EMPTY, 0]) | (high & ~areas[EMPTY, 1])
        if taken == U(0) and (low & near_low | high & near_high) == U(0):
            only_low, only_high = up(U(1), U(0), anchor)
            count = _rate_places(tables, areas, turn, Places(variant, only_low, only_high), scratch, count)
    return count


@compiled
def _rate_places(
    tables: Tables, areas: Areas, turn: Turn, places: Places, scratch: Scratch, count: int
) -> int:
    """Rate the drawings of one variant; the map is as before afterwards."""
    variant, low, high = places.variant, places.low, places.high
    terrain, pose, coin = tables.terrain[variant], tables.pose[variant], tables.coin[variant]
    saved = scratch.saved
    copy(areas, saved)
    before = bounty(tables, areas)
    while low | high:
        anchor = first_cell(low, high)
        low, high = without(low, high, anchor)
        cells_low, cells_high = up(tables.cells[pose, 0], tables.cells[pose, 1], anchor)
        lay(areas, terrain, cells_low, cells_high)
        gained = coin + closed(areas, cells_low, cells_high) + bounty(tables, areas) - before
        coins = filled_track(turn.coins + gained)
        scratch.variant[count] = variant
        scratch.anchor[count] = anchor
        scratch.coins[count] = coins
        value = quick_value(tables, areas, turn.at) if turn.quick else map_value(tables, areas, turn.at)
        scratch.value[count] = value + turn.seasons_left * coins
        count += 1
        copy_row(saved, areas, terrain)
        copy_row(saved, areas, EMPTY)
        copy_row(saved, areas, DESTROYED)
    return count


@compiled
def draw_best(tables: Tables, areas: Areas, turn: Turn, count: int, scratch: Scratch) -> int:
    """Draw the best of the rated drawings; the coins after it.

    After a first look those that seem best are valued once more, by all features.
    """
    best = _best_of(scratch.value, count)
    if turn.quick:
        copy(areas, scratch.saved)
        highest = _LEAST
        for _ in range(min(LOOKED_AT, count)):
            number = _best_of(scratch.value, count)
            draw_variant(tables, areas, scratch.variant[number], scratch.anchor[number])
            value = map_value(tables, areas, turn.at) + turn.seasons_left * scratch.coins[number]
            copy(scratch.saved, areas)
            if value > highest:
                highest, best = value, number
            scratch.value[number] = _LEAST
    draw_variant(tables, areas, scratch.variant[best], scratch.anchor[best])
    return scratch.coins[best]


@compiled
def _best_of(values: Reals, count: int) -> int:
    """The first of the highest values."""
    best = 0
    for number in range(1, count):
        if values[number] > values[best]:
            best = number
    return best


@compiled
def draw_variant(tables: Tables, areas: Areas, variant: int, anchor: int) -> None:
    """Draw a variant at an anchor."""
    pose = tables.pose[variant]
    low, high = up(tables.cells[pose, 0], tables.cells[pose, 1], anchor)
    lay(areas, tables.terrain[variant], low, high)
