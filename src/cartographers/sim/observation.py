"""What a seat may know (R12), as planes and numbers for a net."""

from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from cartographers.rules.area import SIDE
from cartographers.rules.card import AmbushCard, HeroCard
from cartographers.rules.terrain import Terrain
from cartographers.sim.lanes import Array, Lanes
from cartographers.sim.names import asks, planes
from cartographers.sim.state import Ask, State, sheet_in
from cartographers.sim.tables import Tables
from cartographers.sim.unpacking import cells_of, words_of


class Observation(NamedTuple):
    """A game as one seat sees it; other seats follow clockwise."""

    #: Yes or no for each seat, plane and cell: (seats, planes, 11, 11).
    maps: Array
    #: Whole numbers about the seat and the table.
    numbers: Array


def observation(tables: Tables, state: State, seat: Array) -> Observation:
    """What a seat of one game may know."""

    def from_seat(array: Array) -> Array:
        return jnp.roll(array, -seat, 0)

    sheet = sheet_in(tables, state)
    areas = [getattr(sheet, name) for name in planes(tables)]
    lanes = [area if isinstance(area, Lanes) else Lanes.full(area, (tables.seats,)) for area in areas]
    words = jnp.stack([from_seat(words_of(area)) for area in lanes], axis=1)
    maps = cells_of(words.reshape(-1, words.shape[-1]))
    return Observation(
        maps.reshape(tables.seats, len(lanes), SIDE, SIDE), _numbers(tables, state, seat).astype(jnp.int32)
    )


def _numbers(tables: Tables, state: State, seat: Array) -> Array:
    season_time = jnp.asarray(np.array(tables.season_times))[state.season]
    scores = state.scores.astype(jnp.int32)
    stars = jnp.sum(scores[..., :3], (1, 2)) - jnp.sum(scores[..., 3], 1)
    cards = jnp.arange(len(tables.cards))
    plain = [state.season, state.clock, season_time - state.clock, state.pending]
    return jnp.concatenate(
        [
            jnp.roll(state.coins, -seat),
            jnp.roll(stars, -seat),
            jnp.stack([jnp.asarray(one, jnp.int32) for one in plain]),
            jnp.stack([state.asked[seat], state.fallback[seat]]).astype(jnp.int32),
            jax.nn.one_hot(state.ask, len(asks(tables)), dtype=jnp.int32),
            (state.card == cards).astype(jnp.int32),
            (to_come(tables, state) >> cards.astype(jnp.uint32) & 1).astype(jnp.int32),
            *(jax.nn.one_hot(edict, len(tables.edicts), dtype=jnp.int32) for edict in state.edicts),
            *_skill_numbers(tables, state, seat),
        ]
    )


def _skill_numbers(tables: Tables, state: State, seat: Array) -> list[Array]:
    """What is known about skills; the terrain drawn last is that of the seat itself."""
    skilled = state.skilled
    if skilled is None:
        return []
    places = range(1, len(tables.blocks) + 1)
    drew = jnp.where(state.ask == Ask.BESIDES, skilled.terrain[seat], -1)
    return [
        jnp.roll(skilled.crossed, -seat),
        jnp.roll((skilled.shelter > 0).astype(jnp.int32), -seat),
        *(jnp.roll((skilled.used == place).astype(jnp.int32), -seat) for place in places),
        jax.nn.one_hot(drew, len(Terrain), dtype=jnp.int32),
    ]


def to_come(tables: Tables, state: State) -> Array:
    """The cards that may still come up, as far as anybody knows: which ambushes joined the deck is secret."""
    secret = np.uint32(tables.bits(AmbushCard) | tables.bits(HeroCard))
    return state.deck & ~secret | (state.deck | state.later) & secret
