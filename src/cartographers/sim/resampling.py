"""Games with other cards to come: what nobody at the table knows is dealt anew."""

import jax
import jax.numpy as jnp
import numpy as np

from cartographers.rules.card import AmbushCard, HeroCard
from cartographers.sim.chance import bit_of, card_from, seeds_with
from cartographers.sim.flow import count_of_next_card
from cartographers.sim.lanes import Array
from cartographers.sim.state import State
from cartographers.sim.tables import Tables

#: The cards that join the deck unseen, and how many of a kind may be in it.
_HIDDEN, _JOINING = (AmbushCard, HeroCard), 4
#: How many random numbers of 32 bits it takes besides the one that decides the next card.
OTHERS = 1 + _JOINING * len(_HIDDEN)
NUMBERS = 1 + OTHERS


def dealt_anew(tables: Tables, state: State, chance: Array) -> State:
    """The games with other cards to come, by random numbers: the first of them decides the next card.

    Which ambushes and heroes lie in the deck is drawn from those that may; how many there are is known.
    """
    next_card, first_seed, *joining = chance
    deck, later = state.deck, state.later
    for place, kind in enumerate(_HIDDEN):
        kinds = np.uint32(tables.bits(kind))
        pile, in_deck = (deck | later) & kinds, deck & kinds
        number, joined = jax.lax.population_count(in_deck), jnp.zeros_like(in_deck)
        for at in range(_JOINING):
            card = bit_of(card_from(pile, joining[place * _JOINING + at]))
            joins = jnp.where(at < number, card & pile, np.uint32(0))
            joined, pile = joined | joins, pile & ~joins
        deck, later = deck & ~kinds | joined, later & ~kinds | pile
    seeds = seeds_with(first_seed, count_of_next_card(state), next_card)
    return state._replace(seeds=seeds, deck=deck, later=later)
