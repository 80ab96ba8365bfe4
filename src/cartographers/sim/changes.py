"""What is drawn on the maps, by the rules' own functions, and the coins for it (R8.9)."""

from typing import NamedTuple

import jax.numpy as jnp

from cartographers.rules.area import only_if
from cartographers.rules.change import bounties, mountains_closed
from cartographers.rules.sheet import Sheet, destroy, draw, mark
from cartographers.rules.state import COIN_TRACK
from cartographers.rules.terrain import MONSTER
from cartographers.sim.blocks import FIRST
from cartographers.sim.lanes import Array, Lanes, moved
from cartographers.sim.offers import Move
from cartographers.sim.passing import sources, to_owners
from cartographers.sim.skills import besides_spots, paid
from cartographers.sim.state import Ask, State, sheet_in, sheltered, with_sheet
from cartographers.sim.tables import Tables


class Stroke(NamedTuple):
    """What is drawn on each map; a map on which nothing is drawn has an empty area."""

    area: Lanes
    #: The terrain, by its number.
    terrain: Array
    #: Do monsters carry the name on their card (R8.4)?
    named: Array
    coin: Array


def changed(tables: Tables, state: State, before: Sheet, now: Sheet, coin: Array) -> State:
    """The state with changed maps and the coins for them, as far as the track has spaces (R3.12)."""
    coins = coin + mountains_closed(before.empty & ~now.empty, now) + bounties(tables.shelf, before, now)
    state = with_sheet(tables, state, now)
    return state._replace(coins=jnp.minimum(COIN_TRACK, state.coins + coins))


def drawn(tables: Tables, state: State, sheet: Sheet, stroke: Stroke) -> Sheet:
    """The sheet with a stroke on each map, each terrain drawn where it is the one."""
    for terrain in tables.drawn:
        if terrain is not MONSTER:
            sheet = draw(sheet, terrain, only_if(stroke.terrain == terrain, stroke.area))
    monsters = only_if(stroke.terrain == MONSTER, stroke.area)
    for number, card in tables.ambushes:
        if card.monster:
            its = stroke.named & (state.card == number)[..., None]
            sheet = draw(sheet, MONSTER, only_if(its, monsters), card.monster.name)
            monsters = only_if(~its, monsters)
    return draw(sheet, MONSTER, monsters)


def decided(tables: Tables, state: State, one: Move) -> State:
    """The state once every seat that was asked has made its move."""
    stroke = _stroke(tables, state, one)
    before = sheet_in(tables, state)
    now = drawn(tables, state, before, stroke)
    if tables.heroes:
        now = mark(now, _marks(tables, state, one))
    if tables.monsters:
        now = destroy(now, _target(tables, state, one))
    after = changed(tables, state, before, now, stroke.coin)
    if after.skilled is None:
        return after
    after = paid(tables, after, one.skill, one.slot)
    assert after.skilled is not None
    spots = besides_spots(tables, state, after, stroke.area, one.slot)
    used = (state.asked & (one.skill > 0))[..., None]
    return after._replace(
        skilled=after.skilled._replace(
            terrain=stroke.terrain, spots=tuple(one_skills * ~used for one_skills in spots)
        )
    )


def _stroke(tables: Tables, state: State, one: Move) -> Stroke:
    """What the moves draw, by the owners of the maps."""
    source = sources(tables, state)
    row = jnp.asarray(tables.cell_table)[_cell_row(tables, one, source)]
    single = state.fallback & (one.skill == 0)
    low = jnp.where(single, jnp.uint32(1), row[..., 0])
    high = jnp.where(single, jnp.uint32(0), row[..., 1])
    draws = state.asked & ((state.ask <= Ask.AMBUSH)[..., None] | (one.skill > 0))
    coin = jnp.where(single | ~draws, 0, row[..., 2].astype(jnp.int32))
    in_draw = (state.ask == Ask.DRAW)[..., None]
    terrain = jnp.where(single & in_draw, one.terrain, _terrain(tables, state, one, source))
    stroke = Stroke(
        moved(low, high, one.anchor) * draws, terrain, ~in_draw & ~single & (one.skill == 0), coin
    )
    if tables.seats == 1:
        return stroke
    stroke = Stroke(*to_owners(tables, state.card, state.ask == Ask.AMBUSH, stroke))
    return stroke._replace(named=stroke.named & (sheltered(state) == 0))


def _cell_row(tables: Tables, one: Move, source: Array) -> Array:
    if not tables.blocks:
        return source * tables.most_slots + one.slot
    starts, widths = (jnp.asarray(table)[one.skill] for table in tables.cell_rows)
    return starts + source * widths + one.slot


def _terrain(tables: Tables, state: State, one: Move, source: Array) -> Array:
    """The number of the terrain that each move draws; that of a skill may be the one drawn first."""
    table = jnp.asarray(tables.terrain_table)
    if state.skilled is None:
        return table[source, one.terrain]
    block = len(tables.sources) + (one.skill - 1) * len(tables.cards) + state.card[..., None]
    terrain = table[jnp.where(one.skill > 0, block, source), one.terrain]
    return jnp.where(terrain == FIRST, state.skilled.terrain, terrain)


def _marks(tables: Tables, state: State, one: Move) -> Lanes:
    """The attack marks of the heroes put on the maps (R8.1)."""
    area = state.boards[0].nowhere()
    table = jnp.asarray(tables.mark_table)
    cells = table.shape[0] // (len(tables.heroes) * tables.most_slots)
    for place, (number, _) in enumerate(tables.heroes):
        its = state.asked & ((state.ask == Ask.HERO) & (state.card == number))[..., None]
        row = table[(place * tables.most_slots + one.slot) * cells + one.anchor]
        area = area | Lanes([row[..., word] for word in range(len(area.words))]) * its
    return area


def _target(tables: Tables, state: State, one: Move) -> Lanes:
    """The cells chosen to be destroyed, by the owners of the maps (R8.7, R8.8)."""
    chooses = state.asked & ((state.ask == Ask.TARGET) | (state.ask == Ask.RAVAGE))[..., None]
    single = jnp.ones_like(state.boards[0].words[0])
    area: Lanes = moved(single, jnp.zeros_like(single), one.anchor) * chooses
    if tables.seats == 1:
        return area
    passed: Lanes = to_owners(tables, state.card, state.ask == Ask.TARGET, area)
    return passed
