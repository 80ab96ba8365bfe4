"""Sheets that are passed on in an ambush (R4.1): arrays by the owner of a map, and by who draws on it."""

from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from cartographers.rules.card import AmbushCard, Way
from cartographers.sim.lanes import Array
from cartographers.sim.state import Ask, State
from cartographers.sim.tables import Tables


def to_drawers(tables: Tables, card: Array, passed: Array, by_owner: Any) -> Any:
    """Where the sheets are passed, arrays by owner as arrays by drawer."""
    return _rolled(tables, card, passed, by_owner, 1)


def to_owners(tables: Tables, card: Array, passed: Array, by_drawer: Any) -> Any:
    """Where the sheets are passed, arrays by drawer as arrays by owner."""
    return _rolled(tables, card, passed, by_drawer, -1)


def own_sources(tables: Tables, state: State) -> Array:
    """What is drawn from on each seat's map: the card in play, or what an ambush is reduced to (R9.4)."""
    card = state.card[..., None]
    if state.skilled is None or len(tables.sources) == len(tables.cards):
        return card
    shelter = state.skilled.shelter
    reduced = (shelter > 0) & (state.ask == Ask.AMBUSH)[..., None]
    return jnp.where(reduced, len(tables.cards) - 1 + shelter, card)


def sources(tables: Tables, state: State) -> Array:
    """What each seat draws from."""
    own = own_sources(tables, state)
    if own.shape != state.coins.shape or tables.seats == 1:
        return own
    drawn: Array = to_drawers(tables, state.card, state.ask == Ask.AMBUSH, own)
    return drawn


def _rolled(tables: Tables, card: Array, passed: Array, value: Any, by: int) -> Any:
    ways = [one.way is Way.CLOCKWISE if isinstance(one, AmbushCard) else False for one in tables.cards]
    clockwise = jnp.asarray(np.array(ways))[card][..., None]

    def roll(array: Array) -> Array:
        there = jnp.where(clockwise, jnp.roll(array, by, -1), jnp.roll(array, -by, -1))
        return jnp.where(passed[..., None], there, array)

    return jax.tree.map(roll, value)
