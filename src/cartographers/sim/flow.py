"""What follows when nobody is asked: scoring, monsters, the next season or game, cards, ambushes.

Each game of a batch has something to do next (``Do``). A round does each of these things once, in the order
in which one usually leads to the next; cards are turned up until no more is to be. Rounds go on until every
game asks somebody or is over.
"""

from enum import IntEnum
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from cartographers.rules.area import some
from cartographers.rules.card import AmbushCard, ExploreCard, HeroCard, RuinsCard
from cartographers.rules.sheet import draw
from cartographers.rules.terrain import MONSTER
from cartographers.sim.ambush import after_ambush, ambush
from cartographers.sim.chance import bit_of, card_from, number
from cartographers.sim.changes import changed
from cartographers.sim.compact import chosen_games
from cartographers.sim.kernels import by_kernels
from cartographers.sim.lanes import Array, choose
from cartographers.sim.monsters import ravage_area, spread_area
from cartographers.sim.opening import join, opening
from cartographers.sim.places import Places
from cartographers.sim.scoring import add_scores, season_stars
from cartographers.sim.skills import any_spots, declarations
from cartographers.sim.state import Ask, State, sheet_in
from cartographers.sim.tables import Tables

#: JAX says nothing about its types.
_one_after_another: Any = jax.lax.optimization_barrier
#: How many random numbers a round may use.
_NUMBERS_A_ROUND = 16
#: Which of them decides the card that comes up.
_CARD = 4


class Do(IntEnum):
    """What a game does next."""

    NOTHING = 0
    REVEAL = 1
    SCORE = 2
    #: The next lasting monster acts (R5.2).
    MONSTER = 3
    SEASON = 4
    AMBUSH = 5
    END = 6
    #: Another game begins in the place of one that is over.
    BEGIN = 7


def settle(tables: Tables, state: State, do: Array) -> State:
    """The games once each asks somebody or is over."""

    def another(carried: tuple[State, Array]) -> tuple[State, Array]:
        state, do = _score(tables, *_with_numbers(*carried))
        if tables.monsters:
            state, do = _monster(tables, state, do)
        state, do = _end(tables, state, do)
        state, do = _season(tables, state, do)
        return _turned_up(tables, state, do)

    begun = (state._replace(spots=()), do)
    return jax.lax.while_loop(lambda carried: jnp.any(carried[1] != Do.NOTHING), another, begun)[0]


def first_card(tables: Tables, state: State) -> State:
    """New games once each asks somebody: before the first drawing no season can end."""
    turning = jnp.full_like(state.season, Do.REVEAL)
    return _turned_up(tables, *_with_numbers(state._replace(spots=()), turning))[0]


def _turned_up(tables: Tables, state: State, do: Array) -> tuple[State, Array]:
    """Cards come up until none is left to be turned and no ambush to be met.

    In a batch some games always meet an ambush and then need another card, so that a round of its own saves
    the others from scoring, ending and beginning nothing.
    """

    def another(carried: tuple[State, Array, Array]) -> tuple[State, Array, Array]:
        state, do, again = carried
        state, do = _with_numbers(state, do, again)
        state, do = _ambush(tables, *_reveal(tables, state, do))
        return state, do, _turns(do)

    loop: tuple[State, Array, Array] = jax.lax.while_loop(
        lambda carried: jnp.any(_turns(carried[1])), another, (state, do, jnp.zeros_like(state.pending))
    )
    return loop[:2]


def _turns(do: Array) -> Array:
    return (do == Do.REVEAL) | (do == Do.AMBUSH)


def _with_numbers(state: State, do: Array, again: Array = True) -> tuple[State, Array]:
    """Random numbers that have not been used yet, for games that go on.

    A game's chance must not depend on the games beside it, so only its own rounds count.
    """
    goes_on = again & (do != Do.NOTHING)
    return state._replace(draws=state.draws + _NUMBERS_A_ROUND * goes_on), do


def count_of_next_card(state: State) -> Array:
    """The count of the random number that decides which card comes up next."""
    return state.draws + _NUMBERS_A_ROUND + _CARD


def after_moves(tables: Tables, state: State) -> tuple[State, Array]:
    """What follows once everyone has moved."""
    ask = state.ask
    state, waits = _ask_besides(state)
    explored = (ask == Ask.DRAW) | (ask == Ask.BESIDES) & _is_in(tables.bits(ExploreCard), state.card)
    state, ended = _time_passes(tables, state, explored & ~waits)
    ended = ended | _full_solo(tables, state)
    do = jnp.where(waits, Do.NOTHING, jnp.where(ended, Do.SCORE, Do.REVEAL))
    if tables.blocks:
        do = jnp.where(ask == Ask.DECLARE, Do.AMBUSH, do)
    if tables.monsters:
        do = jnp.where(ask == Ask.RAVAGE, Do.MONSTER, do)
    if tables.seats > 1:
        state, targeting = after_ambush(tables, state, ask)
        do = jnp.where(targeting, Do.NOTHING, do)
    return state, do


def _ask_besides(state: State) -> tuple[State, Array]:
    """The seats that may draw something besides what they have drawn are asked; and whether there are any."""
    if state.skilled is None:
        return state._replace(asked=jnp.zeros_like(state.asked)), jnp.zeros_like(state.pending)
    drew = ((state.ask == Ask.DRAW) | (state.ask == Ask.HERO))[..., None]
    asked = drew & any_spots(state.skilled.spots)
    waits = jnp.any(asked, -1)
    return state._replace(asked=asked, ask=jnp.where(waits, Ask.BESIDES, state.ask)), waits


def _time_passes(tables: Tables, state: State, drawn: Array) -> tuple[State, Array]:
    """The time after an explore card, and whether it ended the season (R3.13); ruins are used up (R3.2)."""
    time = jnp.where(drawn, jnp.asarray(tables.times)[state.card], 0)
    clock = state.clock + time
    ended = drawn & (clock >= jnp.asarray(np.array(tables.season_times))[state.season])
    return state._replace(clock=clock, pending=state.pending & ~drawn), ended


def _full_solo(tables: Tables, state: State) -> Array:
    """Is the only map full (R11.3)?"""
    if tables.seats > 1:
        return jnp.zeros_like(state.pending)
    return ~some(sheet_in(tables, state).empty)[..., 0]


def _score(tables: Tables, state: State, do: Array) -> tuple[State, Array]:
    needed = do == Do.SCORE
    stars = season_stars(tables, state, needed)
    if by_kernels():
        # Otherwise XLA begins new games at the same time as it looks whether any season has ended, and must
        # copy all maps before.
        state, stars = _one_after_another((state, stars))
    state = add_scores(state, needed, stars)
    last = state.season == len(tables.season_times) - 1
    over = last | _full_solo(tables, state)
    follows = Do.MONSTER if tables.monsters else Do.SEASON
    return state, jnp.where(needed, jnp.where(over, Do.END, follows), do)


def _monster(tables: Tables, state: State, do: Array) -> tuple[State, Array]:
    """The next lasting monster acts; after the last one a new season begins (R5.2)."""
    turn = do == Do.MONSTER
    full = turn & _full_solo(tables, state)
    acts = turn & ~full & (state.acted < state.shown)
    card = state.card
    for place, shown in enumerate(state.display):
        card = jnp.where(acts & (state.acted == place), shown, card)
    state = state._replace(card=card, acted=state.acted + acts)
    before = now = sheet_in(tables, state)
    for name in tables.monsters:
        area = spread_area(tables, state, now, name) * acts[..., None]
        now = draw(now, MONSTER, area, name)
    asked = some(ravage_area(tables, state, now)) & acts[..., None]
    asking = jnp.any(asked, -1)
    state = changed(tables, state, before, now, jnp.zeros_like(state.coins))
    state = state._replace(
        ask=jnp.where(asking, Ask.RAVAGE, state.ask),
        asked=state.asked | asked,
    )
    do = jnp.where(asking, Do.NOTHING, do)
    do = jnp.where(turn & ~full & ~acts, Do.SEASON, do)
    return state, jnp.where(full, Do.END, do)


def _end(tables: Tables, state: State, do: Array) -> tuple[State, Array]:
    """The game is over; with auto-reset another one begins, at once or in the next step."""
    over = do == Do.END
    again = over & state.again | (do == Do.BEGIN)
    state = state._replace(
        terminated=state.terminated | over, ask=jnp.where(over & ~again, Ask.OVER, state.ask)
    )
    begun: State = chosen_games(again, opening(tables, state), state)
    return begun, jnp.where(again, Do.REVEAL, jnp.where(over, Do.NOTHING, do))


def _season(tables: Tables, state: State, do: Array) -> tuple[State, Array]:
    """Cards go back, one ambush and one hero join, a new season begins (R5.3), with another skill (R9.1)."""
    begins = do == Do.SEASON
    deck = jnp.where(begins, state.deck | np.uint32(tables.open_bits), state.deck)
    state = state._replace(
        season=state.season + begins,
        clock=jnp.where(begins, 0, state.clock),
        acted=jnp.where(begins, 0, state.acted),
        deck=deck,
    )
    if state.skilled is not None:
        used = jnp.where(begins[..., None], 0, state.skilled.used)
        state = state._replace(skilled=state.skilled._replace(used=used))
    return join(tables, state, begins, 0), jnp.where(begins, Do.REVEAL, do)


def _reveal(tables: Tables, state: State, do: Array) -> tuple[State, Array]:
    """A card comes up; a ruins card and then another (R3.1, R3.2)."""
    turning = do == Do.REVEAL
    more, card, deck, pending = turning, state.card, state.deck, state.pending
    reveals, (high, low) = state.reveals, state.revealed
    for extra in range(1 + tables.bits(RuinsCard).bit_count()):
        top = card_from(deck, number(state.seeds, state.draws + _CARD + extra))
        card = jnp.where(more, top, card)
        deck = jnp.where(more, deck & ~bit_of(top), deck)
        reveals = reveals + more
        high = jnp.where(more, high << np.uint32(5) | low >> np.uint32(27), high)
        low = jnp.where(more, low << np.uint32(5) | top.astype(jnp.uint32), low)
        more = more & _is_in(tables.bits(RuinsCard), card)
        pending = pending | more
    state = state._replace(card=card, deck=deck, pending=pending, reveals=reveals, revealed=(high, low))
    return _face_up(tables, state, do, turning)


def _face_up(tables: Tables, state: State, do: Array, turning: Array) -> tuple[State, Array]:
    """What the card that came up asks, and of whom."""
    room = some(sheet_in(tables, state).empty)
    explores = turning & _is_in(tables.bits(ExploreCard), state.card)
    heroic = turning & _is_in(tables.bits(HeroCard), state.card)
    ambushes = turning & _is_in(tables.bits(AmbushCard), state.card)
    asked = room & (explores | heroic)[..., None]
    nobody = ~jnp.any(asked, -1)
    ask = jnp.where(explores, Ask.DRAW, jnp.where(heroic, Ask.HERO, state.ask))
    state = state._replace(ask=ask, asked=jnp.where(turning[..., None], asked, state.asked))
    state, ended = _time_passes(tables, state, explores & nobody)
    after = jnp.where(nobody, jnp.where(ended, Do.SCORE, Do.REVEAL), Do.NOTHING)
    state, declaring = _ask_declarations(tables, state, ambushes)
    after = jnp.where(declaring, Do.NOTHING, jnp.where(ambushes, Do.AMBUSH, after))
    return state, choose(turning, after, do)


def _ask_declarations(tables: Tables, state: State, ambushes: Array) -> tuple[State, Array]:
    """In an ambush the seats that may declare a skill are asked (R9.4); and whether there are any."""
    if not tables.blocks:
        return state, jnp.zeros_like(ambushes)
    sheet = sheet_in(tables, state)
    may = any_spots(declarations(tables, state, sheet, Places(sheet, state.pending)))
    asked = may & ambushes[..., None]
    waits = jnp.any(asked, -1)
    ask = jnp.where(waits, Ask.DECLARE, state.ask)
    return state._replace(ask=ask, asked=state.asked | asked), waits


def _ambush(tables: Tables, state: State, do: Array) -> tuple[State, Array]:
    needed = do == Do.AMBUSH
    state, waits = ambush(tables, state, needed)
    after = jnp.where(_full_solo(tables, state), Do.SCORE, Do.REVEAL)
    return state, jnp.where(needed, jnp.where(waits, Do.NOTHING, after), do)


def _is_in(pile: int, card: Array) -> Array:
    return np.uint32(pile) >> card.astype(jnp.uint32) & 1 != 0
