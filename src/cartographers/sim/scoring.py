"""The stars at a season's end: the scoring cards' own functions, for the games whose season ended only."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import jax.numpy as jnp

from cartographers.rules.area import CELLS
from cartographers.rules.season import monsters_toll
from cartographers.sim.compact import for_those
from cartographers.sim.kernels import for_each_map
from cartographers.sim.lanes import Array
from cartographers.sim.state import State, purse, sheet_of_boards
from cartographers.sim.tables import Tables
from cartographers.sim.unpacking import area_of


class Stars(NamedTuple):
    """A season's stars of each seat, without the coins."""

    first: Array
    second: Array
    monsters: Array


def season_stars(tables: Tables, state: State, needed: Array) -> Stars:
    """What each seat scores where a season ended, elsewhere nothing."""
    first, second = _season_edicts(tables, state)
    nothing = jnp.zeros_like(state.coins)
    given = (state.boards, state.named, first, second)

    def work(part: Any) -> Stars:
        return _stars(tables, *part)

    stars: Stars = for_those(needed, work, given, Stars(nothing, nothing, nothing))
    return stars


def _stars(tables: Tables, boards: Any, named: Any, first: Array, second: Array) -> Stars:
    def worths(maps: Any) -> Iterator[Any]:
        sheet = sheet_of_boards(tables, *maps)
        yield monsters_toll(sheet)
        for edict in tables.edicts:
            yield edict.worth(sheet)

    toll, *all_worths = for_each_map(worths, (boards, named))
    one = two = jnp.zeros(boards[0].words[0].shape, jnp.int32)
    for number, worth in enumerate(all_worths):
        one = jnp.where(first[..., None] == number, worth, one)
        two = jnp.where(second[..., None] == number, worth, two)
    return Stars(one, two, toll)


def stars_of_maps(tables: Tables, maps: Array, edicts: Array) -> Array:
    """What each of four edicts would give for maps now, and what monsters would cost: on one axis of five.

    The maps are those of observations, (…, planes, 11, 11), the edicts are told by their numbers, (…, 4).
    """
    cells = maps.reshape(*maps.shape[:-2], CELLS)
    boards = tuple(area_of(cells[..., place, :]) for place in range(len(tables.changing)))

    def worths(given: Any) -> Iterator[Any]:
        # Which cells are of which named monster is not in an observation; no edict asks.
        sheet = sheet_of_boards(tables, given, (given[0].nowhere(),) * len(tables.monsters))
        yield monsters_toll(sheet)
        for edict in tables.edicts:
            yield edict.worth(sheet)

    toll, *all_worths = for_each_map(worths, boards)
    stars = [
        sum(jnp.where(edicts[..., at] == k, one, 0) for k, one in enumerate(all_worths)) for at in range(4)
    ]
    return jnp.stack([*stars, toll], -1)


def _season_edicts(tables: Tables, state: State) -> tuple[Array, Array]:
    """The numbers of the two scoring cards of the season."""
    first = second = jnp.zeros_like(state.season)
    for season, (one, two) in enumerate(tables.season_edicts):
        now = state.season == season
        first = jnp.where(now, state.edicts[one], first)
        second = jnp.where(now, state.edicts[two], second)
    return first, second


def add_scores(state: State, needed: Array, stars: Stars) -> State:
    """The scores with those of the season that ended (R5.1)."""
    coins = jnp.where(needed[..., None], purse(state), 0)
    parts = jnp.stack([stars.first, stars.second, coins, stars.monsters], axis=-1)
    season = jnp.arange(state.scores.shape[-2]) == state.season[..., None, None]
    here = season & needed[..., None, None]
    scores = jnp.where(here[..., None], parts[..., None, :].astype(state.scores.dtype), state.scores)
    total = stars.first + stars.second + coins - stars.monsters
    return state._replace(scores=scores, rewards=state.rewards + total)
