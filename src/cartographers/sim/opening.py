"""The beginning of a game: an empty map, the first deck, and four edicts (R2)."""

from itertools import permutations

import jax.numpy as jnp
import numpy as np

from cartographers.rules.card import AmbushCard, HeroCard, Stack
from cartographers.sim.chance import below, bit_of, card_from, number
from cartographers.sim.lanes import Array, Lanes
from cartographers.sim.monsters import lasting_cards
from cartographers.sim.state import Ask, Skilled, State
from cartographers.sim.tables import Tables

#: The parts of a season's score: two edicts, coins, monsters.
_PARTS = 4


def blank(tables: Tables, seeds: tuple[Array, ...]) -> State:
    """A state in which nothing has happened yet, for seeds of any shape."""
    shape = jnp.shape(seeds[0])
    of_seats = (*shape, tables.seats)
    none, nobody = jnp.zeros(shape, jnp.int32), jnp.zeros(of_seats, jnp.int32)
    nowhere = Lanes.full(0, of_seats)
    seasons = len(tables.season_times)
    return State(
        terminated=none != 0,
        again=none != 0,
        illegal=nobody != 0,
        rewards=nobody,
        ask=none + Ask.OVER,
        asked=nobody != 0,
        fallback=nobody != 0,
        spots=(nowhere,) * tables.most_slots,
        reveals=none,
        revealed=(none.astype(jnp.uint32),) * 2,
        season=none,
        clock=none,
        card=none,
        pending=none != 0,
        deck=jnp.zeros(shape, jnp.uint32),
        later=jnp.zeros(shape, jnp.uint32),
        edicts=(none,) * len(Stack),
        display=(none,) * lasting_cards(tables),
        shown=none,
        acted=none,
        coins=nobody,
        scores=jnp.zeros((*of_seats, seasons, _PARTS), jnp.int16),
        boards=(nowhere,) * len(tables.changing),
        named=(nowhere,) * len(tables.monsters),
        seeds=tuple(jnp.asarray(seed, jnp.uint32) for seed in seeds),
        draws=none,
        skilled=_unskilled(tables, nobody),
    )


def _unskilled(tables: Tables, nobody: Array) -> Skilled | None:
    """No skill has been used yet; None if there are none to use."""
    if not tables.blocks:
        return None
    spots = tuple(Lanes.full(0, (*nobody.shape, block.most_slots)) for block in tables.blocks)
    return Skilled(crossed=nobody, used=nobody, shelter=nobody, terrain=nobody, spots=spots)


def opening(tables: Tables, state: State) -> State:
    """A new game with the chance of a state; what its last step brought stays."""
    fresh = blank(tables, state.seeds)._replace(
        terminated=state.terminated,
        again=state.again,
        illegal=state.illegal,
        rewards=state.rewards,
        spots=state.spots,
        reveals=state.reveals,
        revealed=state.revealed,
        draws=state.draws,
        edicts=_edicts(tables, state),
        deck=jnp.full_like(state.deck, np.uint32(tables.open_bits)),
        later=jnp.full_like(state.later, np.uint32(tables.bits(AmbushCard) | tables.bits(HeroCard))),
    )
    return join(tables, fresh, jnp.ones_like(state.pending), 2)


def join(tables: Tables, state: State, joins: Array, at: int) -> State:
    """One ambush and one hero card join the deck unseen (R2.4, R5.3), by the numbers from ``at`` on."""
    deck, later = state.deck, state.later
    for place, kind in enumerate((AmbushCard, HeroCard)):
        pile = later & np.uint32(tables.bits(kind))
        card = card_from(pile, number(state.seeds, state.draws + at + place))
        moves = jnp.where(joins & (pile != 0), bit_of(card), np.uint32(0))
        deck, later = deck | moves, later & ~moves
    return state._replace(deck=deck, later=later)


def _edicts(tables: Tables, state: State) -> tuple[Array, ...]:
    """The edicts A to D: those of the set-up, or one of each stack in any order (R2.2)."""
    if not tables.any_edicts:
        return tuple(jnp.full_like(state.season, place) for place in range(len(Stack)))
    chosen = []
    for place, kind in enumerate(Stack):
        stack = jnp.asarray(np.array(tables.stack(kind), np.int32))
        size = jnp.full_like(state.season, stack.shape[0])
        chosen.append(stack[below(number(state.seeds, state.draws + 8 + place), size)])
    orders = np.array(list(permutations(range(len(Stack)))), np.int32)
    order = below(number(state.seeds, state.draws + 12), jnp.full_like(state.season, len(orders)))
    edicts = []
    for letter in range(len(Stack)):
        stack = jnp.asarray(orders[:, letter])[order]
        edicts.append(sum(jnp.where(stack == place, card, 0) for place, card in enumerate(chosen)))
    return tuple(edicts)
