"""Sheets that are passed on in an ambush (R4.1): arrays by the owner of a map, and by who draws on it."""

from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from cartographers.rules.card import AmbushCard, Way
from cartographers.sim.lanes import Array
from cartographers.sim.tables import Tables


def to_drawers(tables: Tables, card: Array, passed: Array, by_owner: Any) -> Any:
    """Where the sheets are passed, arrays by owner as arrays by drawer."""
    return _rolled(tables, card, passed, by_owner, 1)


def to_owners(tables: Tables, card: Array, passed: Array, by_drawer: Any) -> Any:
    """Where the sheets are passed, arrays by drawer as arrays by owner."""
    return _rolled(tables, card, passed, by_drawer, -1)


def _rolled(tables: Tables, card: Array, passed: Array, value: Any, by: int) -> Any:
    ways = [one.way is Way.CLOCKWISE if isinstance(one, AmbushCard) else False for one in tables.cards]
    clockwise = jnp.asarray(np.array(ways))[card][..., None]

    def roll(array: Array) -> Array:
        there = jnp.where(clockwise, jnp.roll(array, by, -1), jnp.roll(array, -by, -1))
        return jnp.where(passed[..., None], there, array)

    return jax.tree.map(roll, value)
