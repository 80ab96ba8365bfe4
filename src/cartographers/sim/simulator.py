"""The simulator: ``init``, ``step``, ``observe`` and ``legal_action_mask`` for the games of one set-up."""

from typing import Literal

import jax
import jax.numpy as jnp

from cartographers.rules.box import Shelf
from cartographers.rules.setup import Setup
from cartographers.sim.changes import decided
from cartographers.sim.compact import chosen_games
from cartographers.sim.flow import Do, after_moves, first_card, settle
from cartographers.sim.lanes import Array
from cartographers.sim.observation import Observation, observation
from cartographers.sim.offers import actions, legal_actions, move, random_actions, with_offers
from cartographers.sim.opening import blank, opening
from cartographers.sim.resampling import NUMBERS, dealt_anew
from cartographers.sim.state import Ask, State
from cartographers.sim.tables import tables
from cartographers.sim.whole_batches import on_batches


class Simulator:
    """Games of one set-up as arrays. All methods may be compiled (``jit``) and mapped (``vmap``)."""

    def __init__(
        self,
        shelf: Shelf,
        setup: Setup,
        *,
        any_edicts: bool = True,
        auto_reset: bool | Literal["next"] = False,
    ) -> None:
        """A simulator; raises ``NotSimulated`` for a set-up it cannot play.

        With ``any_edicts`` each game has edicts of its own, drawn from the stacks of the set-up. With
        ``auto_reset`` a game that ends is followed at once by another; with ``"next"`` it stays as it ended,
        so that its last observation can be made, and the next step, whatever its action, begins another.
        """
        if auto_reset not in (True, False, "next"):
            raise ValueError(f"auto_reset is True, False or 'next', not {auto_reset!r}")
        self.tables = tables(shelf, setup, any_edicts)
        self._auto_reset = auto_reset
        self._begin = on_batches(self._begin_all)
        self._step = on_batches(self._step_all)
        self._restart = on_batches(self._restart_all)
        self._mask = on_batches(lambda state: legal_actions(self.tables, state, or_nothing=True))
        self._random = on_batches(lambda state, bits: random_actions(self.tables, state, bits))

    @property
    def seats(self) -> int:
        """How many play."""
        return self.tables.seats

    @property
    def actions(self) -> int:
        """How many actions there are, legal or not."""
        return actions(self.tables)

    def init(self, key: Array) -> State:
        """A game from a key of ``jax.random``: the first card is up, and somebody is asked."""
        first, second = jax.random.bits(key, (2,), jnp.uint32)
        begun: State = self._begin(first, second)
        return begun

    def step(self, state: State, action: Array) -> State:
        """The game after an action of each seat; those of seats that are not asked do not matter.

        ``action`` has one whole number for each seat; in solo it may be the number itself. If an asked seat's
        action is not legal, the game stays as it is and ``illegal`` says whose it was.
        """
        self._check("step", state)
        action = jnp.asarray(action)
        if not jnp.issubdtype(action.dtype, jnp.integer):
            raise TypeError(f"an action is a whole number, not {action.dtype}")
        if action.shape == () and self.seats == 1:
            action = action[None]
        if action.shape != (self.seats,):
            raise ValueError(
                f"step needs one action for each of the {self.seats} seats, not an array of shape "
                f"{action.shape}; use jax.vmap(step) for a batch of games"
            )
        after: State = self._step(state, action.astype(jnp.int32))
        return after

    def legal_action_mask(self, state: State, seat: Array = 0) -> Array:
        """A yes or no for each action of a seat; if it is not asked, yes for action 0, which does nothing.

        So a policy always has something to choose, after a game's end too.
        """
        self._check("legal_action_mask", state, seat)
        return self._mask(state)[seat]

    def restart(self, state: State) -> State:
        """The same game, or another one if it is over.

        With ``step``, ``observe`` and ``restart`` one after another the last observation of a game is not
        lost, as it is with ``auto_reset=True``.
        """
        self._check("restart", state)
        after: State = self._restart(state)
        return after

    def resample(self, state: State, key: Array) -> State:
        """The same game with other cards to come: what nobody knows is dealt anew."""
        self._check("resample", state)
        return dealt_anew(self.tables, state, jax.random.bits(key, (NUMBERS,), jnp.uint32))

    def observe(self, state: State, seat: Array = 0) -> Observation:
        """What a seat may know."""
        self._check("observe", state, seat)
        return observation(self.tables, state, seat)

    def random_action(self, state: State, key: Array) -> Array:
        """A random legal action of each seat, without making the mask."""
        self._check("random_action", state)
        return self._random(state, jax.random.bits(key, (self.seats,), jnp.uint32))

    def _check(self, method: str, state: State, seat: Array = 0) -> None:
        """Raise ``ValueError`` unless it is one game of this many seats, and a seat of it."""
        if jnp.shape(state.coins) != (self.seats,):
            raise ValueError(
                f"{method} needs one game of {self.seats} seats, not a state whose coins have the shape "
                f"{jnp.shape(state.coins)}; use jax.vmap({method}) for a batch of games"
            )
        if isinstance(seat, int) and not 0 <= seat < self.seats:
            raise ValueError(f"there are the seats 0 to {self.seats - 1}, not {seat}")

    def _begin_all(self, first: Array, second: Array) -> State:
        bare = blank(self.tables, (first, second))
        state = opening(self.tables, bare._replace(again=jnp.full_like(bare.again, self._auto_reset is True)))
        return with_offers(self.tables, first_card(self.tables, state))

    def _restart_all(self, state: State) -> State:
        over = state.ask == Ask.OVER
        quiet = state._replace(
            terminated=state.terminated & ~over, rewards=jnp.where(over[..., None], 0, state.rewards)
        )
        begun = with_offers(self.tables, first_card(self.tables, opening(self.tables, quiet)))
        started: State = chosen_games(over, begun, state)
        return started

    def _step_all(self, state: State, action: Array) -> State:
        one = move(self.tables, state, action)
        illegal = state.asked & ~one.legal
        goes_on = jnp.any(state.asked, -1) & ~jnp.any(illegal, -1)
        begins = (state.ask == Ask.OVER) & (self._auto_reset == "next")
        begun = state._replace(
            terminated=state.terminated & ~state.again & ~begins,
            rewards=jnp.zeros_like(state.rewards),
            illegal=illegal,
            reveals=jnp.zeros_like(state.reveals),
        )
        moving = begun._replace(asked=begun.asked & goes_on[..., None])
        after, do = after_moves(self.tables, decided(self.tables, moving, one))
        do = jnp.where(goes_on, do, jnp.where(begins, Do.BEGIN, Do.NOTHING))
        after = chosen_games(goes_on, after, begun)
        return with_offers(self.tables, settle(self.tables, after, do))
