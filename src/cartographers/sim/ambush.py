"""Ambushes: in solo the monsters walk onto the map (R11.2), in a circle the sheets are passed (R4.1)."""

from typing import Any

import jax.numpy as jnp
import numpy as np

from cartographers.rules.area import some
from cartographers.rules.terrain import MONSTER
from cartographers.sim.changes import Stroke, changed, drawn
from cartographers.sim.compact import for_those
from cartographers.sim.lanes import WORDS, Array, Lanes, Shifts
from cartographers.sim.monsters import is_one_of, target_area
from cartographers.sim.passing import to_drawers
from cartographers.sim.state import Ask, State, sheet_in, sheltered
from cartographers.sim.tables import STEPS, Tables


def ambush(tables: Tables, state: State, needed: Array) -> tuple[State, Array]:
    """An ambush comes where one is needed; and whether somebody has to decide something about it."""
    if tables.seats > 1:
        return _passed(tables, state, needed)
    before = sheet_in(tables, state)
    given = (before.empty, state.card, sheltered(state))
    area = for_those(needed, lambda part: _walk(tables, *part), given, before.empty.nowhere())
    terrain = jnp.full_like(state.coins, MONSTER)
    stroke = Stroke(area, terrain, sheltered(state) == 0, jnp.zeros_like(terrain))
    now = drawn(tables, state, before, stroke)
    state = changed(tables, state, before, now, stroke.coin)
    came = needed & some(area)[..., 0]
    state = _on_display(tables, state, came)
    if not tables.monsters:
        return _unsheltered(state, needed), jnp.zeros_like(needed)
    state, waits = _gaze(tables, state, came & (sheltered(state)[..., 0] == 0))
    return _unsheltered(state, needed), waits


def _gaze(tables: Tables, state: State, came: Array) -> tuple[State, Array]:
    """A monster that has walked onto the map may want a target there (R8.8)."""
    gazes = some(target_area(tables, state, sheet_in(tables, state))) & came[..., None]
    waits = gazes[..., 0]
    return state._replace(ask=jnp.where(waits, Ask.TARGET, state.ask), asked=state.asked | gazes), waits


def _unsheltered(state: State, after: Array) -> State:
    """What an ambush is reduced to counts for this ambush only (R9.4)."""
    if state.skilled is None:
        return state
    shelter = jnp.where(after[..., None], 0, state.skilled.shelter)
    return state._replace(skilled=state.skilled._replace(shelter=shelter))


def _walk(tables: Tables, empty: Lanes, card: Array, shelter: Array) -> Lanes:
    """The cells on which the monsters land, or what they are reduced to; nowhere without a place."""
    shifts = Shifts(empty)
    walkers = [
        (one.shape.printed, (card == number)[..., None] & (shelter == 0)) for number, one in tables.ambushes
    ]
    walkers += [(one.pose, shelter == number) for number, one in enumerate(tables.shelters, 1)]
    spots = empty.nowhere()
    for pose, walks in walkers:
        its = pose.spots(shifts)  # type: ignore[arg-type]  # shifts of lanes
        spots = spots | its * walks
    anchor = _first_on_the_way(tables, spots, card[..., None], shelter)
    area = empty.nowhere()
    for pose, walks in walkers:
        for shift in pose.shifts:
            area = area | (anchor << shift) * walks
    return area


def landing(tables: Tables, empty: Lanes, number: int) -> Lanes:
    """The cells on which the monsters of one card would land now; nowhere if there is no place for them."""
    pose = dict(tables.ambushes)[number].shape.printed
    spots: Any = pose.spots(Shifts(empty))  # type: ignore[arg-type]  # shifts of lanes
    card = jnp.full(empty.shape, number)
    anchor = _first_on_the_way(tables, spots, card, jnp.zeros_like(card))
    area = empty.nowhere()
    for shift in pose.shifts:
        area = area | anchor << shift
    return area


def _first_on_the_way(tables: Tables, spots: Lanes, card: Array, shelter: Array) -> Lanes:
    """The first of these anchors on the walk of a card, found by halving the number of steps."""
    table = jnp.asarray(tables.walk_table)
    row = ((card - tables.ambushes[0][0]) * (1 + len(tables.shelters)) + shelter) * (STEPS + 1)
    steps = jnp.zeros_like(row)
    half = STEPS // 2
    while half:
        nothing = ~some(spots & _within(table, row + steps + half))
        steps = steps + jnp.where(nothing, half, 0)
        half //= 2
    return spots & _within(table, row + steps + 1)


def _within(table: Array, row: Array) -> Lanes:
    # The row of a game without an ambush is any row: there are no spots to find.
    words = table[jnp.clip(row, 0, table.shape[0] - 1)]
    return Lanes([words[..., word] for word in range(WORDS)])


def _passed(tables: Tables, state: State, needed: Array) -> tuple[State, Array]:
    """The sheets are passed: whoever receives one with room draws the ambush on it."""
    room = some(sheet_in(tables, state).empty) & needed[..., None]
    asked = to_drawers(tables, state.card, needed, room)
    waits = jnp.any(asked, -1)
    state = _on_display(tables, state, needed & ~waits)
    ask = jnp.where(waits, Ask.AMBUSH, state.ask)
    return state._replace(ask=ask, asked=state.asked | asked), waits


def after_ambush(tables: Tables, state: State, ask: Array) -> tuple[State, Array]:
    """The ambush has been drawn on all sheets; and whether targets are to be chosen on some (R8.8)."""
    drew, targeted = ask == Ask.AMBUSH, ask == Ask.TARGET
    state = _unsheltered(state, drew)
    if not tables.monsters:
        return state, jnp.zeros_like(drew)
    gazes = some(target_area(tables, state, sheet_in(tables, state))) & drew[..., None]
    asked = to_drawers(tables, state.card, drew, gazes)
    waits = jnp.any(asked, -1)
    state = _on_display(tables, state, (drew & ~waits) | targeted)
    ask = jnp.where(waits, Ask.TARGET, state.ask)
    return state._replace(ask=ask, asked=state.asked | asked), waits


def _on_display(tables: Tables, state: State, came: Array) -> State:
    """A lasting monster that came stays on the table (R4.3)."""
    if not state.display:
        return state
    stays = came & is_one_of(tables, state.card, "lasting")
    display: list[Any] = [
        jnp.where(stays & (state.shown == place), state.card, shown)
        for place, shown in enumerate(state.display)
    ]
    return state._replace(display=tuple(display), shown=state.shown + stays.astype(np.int32))
