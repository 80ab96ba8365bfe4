"""The simulator's functions for a batch of games, compiled."""

from typing import Any

import jax
import jax.numpy as jnp

from cartographers.sim import Simulator
from cartographers.sim.cards import Cards


class BatchPrograms:
    """What a batch of games needs; each function is compiled when it is first used."""

    def __init__(self, cards: Cards) -> None:
        simulator = Simulator(cards.shelf, cards.setup, any_edicts=cards.any_edicts)
        self.step = jax.jit(jax.vmap(simulator.step))
        self.observe = jax.jit(jax.vmap(simulator.observe))
        self.masks = jax.jit(jax.vmap(simulator.legal_action_mask))
        self.begin = jax.jit(jax.vmap(lambda seed, game: simulator.init(_key(seed, game))))

    def restart(self, state: Any, ended: Any, seeds: Any, games: Any) -> Any:
        """The state with new games in place of those that have ended."""
        return _replaced(jnp.asarray(ended), self.begin(seeds, games), state)


def _key(seed: Any, game: Any) -> Any:
    """The key of a game: it depends on its seed and on how many games have gone before."""
    return jax.random.fold_in(jax.random.key(seed), game)


@jax.jit
def _replaced(where: Any, new: Any, old: Any) -> Any:
    def pick(one: Any, other: Any) -> Any:
        return jnp.where(where.reshape(where.shape + (1,) * (one.ndim - 1)), one, other)

    return jax.tree.map(pick, new, old)
