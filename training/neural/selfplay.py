"""Self-play: a turn of many games at once, with rated candidates, perhaps played on in shared futures."""

from collections.abc import Iterator
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from cartographers.players.neural.network import Size, Weights
from cartographers.players.neural.parts import SIGNS, season_parts
from cartographers.rules.area import CELLS
from cartographers.sim.changes import decided
from cartographers.sim.flow import Do, after_moves, settle
from cartographers.sim.offers import legal_actions, move, with_offers
from cartographers.sim.resampling import OTHERS, dealt_anew
from cartographers.sim.simulator import Simulator
from cartographers.sim.state import State
from training.neural.games import Games, Shown
from training.neural.net import answers, logit_at, logits_at, values
from training.neural.turns import NEVER, Found, Play, Rated, Turn, Widths

Array = Any
#: What a logit counts in stars when candidates are chosen to be rated.
PRIOR = 0.5


class SelfPlay:
    """Plays games with a net of some size.

    A turn is made of few compiled functions that are used again and again: each takes long to compile.
    """

    def __init__(self, games: Games, size: Size, dtype: Any) -> None:
        self.games, self.size, self.dtype = games, size, dtype
        self.begin = jax.jit(self._begin, static_argnums=1)
        self._find_now = jax.jit(self._find, static_argnums=0)
        self._moved_now = jax.jit(self._moved_all)
        self._valued_now = jax.jit(self._valued)
        self._played_now = jax.jit(self._played)
        self._futures_now = jax.jit(self.begin_futures, static_argnums=0)
        self._best_now = jax.jit(_best, static_argnums=0)
        self._choose_now = jax.jit(_choose)
        self._finish_now = jax.jit(self._finish)
        self.moved_on = jax.jit(_where)

    def turn(
        self, play: Play, weights: Weights, state: State, fresh: State, key: Array
    ) -> tuple[State, Turn]:
        """Every game after one turn; those that were over begin anew."""
        first, second = jax.random.split(key)
        state, found = self._find_now(play.widths, weights, (state, fresh), play.spread, first)
        return self._finish_now(*self._chosen(play, weights, state, found, second))

    def _chosen(
        self, play: Play, weights: Weights, state: State, found: Found, key: Array
    ) -> tuple[State, Array, Turn]:
        """The afterstates that are chosen, and the turn as far as it is known."""
        first, second = jax.random.split(key)
        after, do = self._moved_now(state, found.action)
        shown, parts = self._valued_now(weights, after)
        best, after, do, shown, parts = self._best_now(play.widths.rated, found, after, do, shown, parts)
        reached = self.futures(play, weights, after, do, first) if play.futures else parts[1]
        if play.futures and play.again:
            reached = self.once_more(play, weights, (after, do), reached, jax.random.fold_in(first, 1))
        valued_parts = Rated(best, parts[0], parts[1], reached)
        chosen: tuple[State, Array, Turn] = self._choose_now(
            found, valued_parts, (after, do, shown), (play.noise, play.liking, play.trust), second
        )
        return chosen

    def compilations(self, play: Play, weights: Weights, games: int) -> Iterator[Any]:
        """The functions that take long to compile, lowered for so many games; any thread may compile them."""
        key, widths = jax.random.key(0), play.widths
        yield self.begin.lower(key, games)
        state = jax.eval_shape(lambda key: self._begin(key, games), key)
        yield self._find_now.lower(widths, weights, (state, state), play.spread, key)
        state, found = jax.eval_shape(
            lambda *given: self._find(widths, *given), weights, (state, state), play.spread, key
        )
        after, do = jax.eval_shape(self._moved_all, state, found.action)
        yield self._valued_now.lower(weights, after)
        yield self._played_now.lower(weights, after, do)
        after, do, turn = jax.eval_shape(
            lambda *given: self._chosen(play, *given), weights, state, found, key
        )
        yield self._finish_now.lower(after, do, turn)

    def futures(self, play: Play, weights: Weights, after: State, do: Array, key: Array) -> Array:
        """The mean parts of afterstates that are played on in the same futures."""
        rated, games = play.widths.rated, after.season.shape[0] // play.widths.rated
        parts = []
        # All futures at once, in pieces of the size for which valuing is compiled anyway.
        for piece in _pieces(self._futures_now(play, after, do, key), games * play.widths.all):
            state, doing = piece
            for _ in range(play.turns):
                state, doing = self._played_now(weights, state, doing)
            parts.append(self._valued_now(weights, state)[1])
        every = jnp.concatenate(parts)
        return jnp.mean(every.reshape(play.futures, games, rated, *every.shape[1:]), 0)

    def once_more(
        self, play: Play, weights: Weights, afterstates: tuple[State, Array], reached: Array, key: Array
    ) -> Array:
        """The mean parts once the best of the rated were played on in other futures too."""
        games, rated = reached.shape[:2]
        _, best = jax.lax.top_k(_stars(reached), play.again)
        picked = (jnp.arange(games)[:, None] * rated + best).reshape(-1)
        after, do = jax.tree.map(lambda array: array[picked], afterstates)
        widths = play.widths._replace(rated=play.again)
        again = play._replace(widths=widths, futures=play.more_futures)
        more = self.futures(again, weights, after, do, key)
        row, many = jnp.arange(games)[:, None], play.futures + play.more_futures
        both = (play.futures * reached[row, best] + play.more_futures * more) / many
        return reached.at[row, best].set(both)

    def _begin(self, key: Array, number: int) -> State:
        """New games."""
        simulator = Simulator(self.games.tables.shelf, self.games.tables.setup)
        state: State = _plain(jax.vmap(simulator.init)(jax.random.split(key, number)))
        return state

    def _find(
        self, widths: Widths, weights: Weights, states: tuple[State, State], spread: Array, key: Array
    ) -> tuple[State, Found]:
        """The candidates of a turn."""
        state, fresh = states
        state = _where(state.terminated, fresh, state)
        before = self.games.shown_to_policy(state)
        policy = answers(self.size, weights, before, self.dtype).policy
        logits, place, legal = self._logits(state, policy)
        first, second = jax.random.split(key)
        action, there = _candidates(widths, logits + spread * _gumbel(first, logits), legal, second)
        row = jnp.arange(action.shape[0])[:, None]
        return state, Found(before, action, place[row, action], there, logits[row, action])

    def _moved_all(self, state: State, action: Array) -> tuple[State, Array]:
        """The afterstates of all candidates."""
        repeated: State = jax.tree.map(lambda array: jnp.repeat(array, action.shape[1], 0), state)
        after, do = self._moved(repeated, action.reshape(-1))
        return _plain((after._replace(spots=()), do))

    def _valued(self, weights: Weights, state: State) -> tuple[Shown, Array]:
        """What is shown of afterstates, and the parts of all seasons: those that are over as scored."""
        shown = self.games.shown(state)
        answered = values(self.size, weights, shown, self.dtype)
        expected = season_parts(jnp, self.games.table, shown.standing, answered)
        season = jnp.where(state.terminated, len(self.games.table.seasons), state.season)
        over = jnp.arange(expected.shape[1]) < season[:, None]
        return shown, jnp.where(over[..., None], _scores(state), expected)

    def _played(self, weights: Weights, state: State, do: Array) -> tuple[State, Array]:
        """The games after one more turn by the policy alone."""
        state = self._settled(state, do)
        policy = answers(self.size, weights, self.games.shown_to_policy(state), self.dtype).policy
        logits, _, _ = self._logits(state, policy)
        moved, do = self._moved(state, jnp.argmax(logits, 1))
        return _plain((moved._replace(spots=()), do))

    def _finish(self, after: State, do: Array, turn: Turn) -> tuple[State, Turn]:
        """The next turn, and what this one led to."""
        state: State = _plain(self._settled(after, do))
        return state, turn._replace(over=state.terminated, scores=_scores(state))

    def _logits(self, state: State, policy: Array) -> tuple[Array, Array, Array]:
        """For each action its logit, its two places in the policy, and whether it is legal."""
        places, number = self.games.places, policy.shape[-1]
        row = places.row(state.card, state.ask, state.fallback[:, 0], jnp.where)
        of_cards = jnp.asarray(places.with_skill)[state.card]
        drawing = jnp.concatenate([jnp.asarray(places.plain)[row], of_cards], 1)
        skill = np.concatenate([np.full(places.plain.shape[1], -1, np.int32), places.skill])
        cell = jnp.arange(CELLS)[None, None, :] * number
        place = (cell + drawing[:, :, None]).reshape(drawing.shape[0], -1)
        # The last place of all is for no skill.
        also = jnp.where(skill[:, None] < 0, CELLS * number, cell[0] + skill[:, None]).reshape(1, -1)
        both = jnp.stack([place, jnp.broadcast_to(also, place.shape)], -1)
        legal = legal_actions(self.games.tables, state)[:, 0]
        # Where no skill is open, nothing is looked up for one.
        logits = logits_at(policy, both) if places.skill.size else logit_at(policy, place)
        return jnp.where(legal, logits, NEVER), both, legal

    def _moved(self, state: State, action: Array) -> tuple[State, Array]:
        """The afterstate of an action, and what the game does next."""
        tables = self.games.tables
        one = move(tables, state, action[:, None])
        goes_on = state.asked[:, 0] & one.legal[:, 0]
        moving = state._replace(asked=state.asked & goes_on[:, None])
        after, do = after_moves(tables, decided(tables, moving, one))
        return _where(goes_on, after, state), jnp.where(goes_on, do, Do.NOTHING)

    def _settled(self, state: State, do: Array) -> State:
        return with_offers(self.games.tables, settle(self.games.tables, state, do))

    def begin_futures(self, play: Play, after: State, do: Array, key: Array) -> tuple[State, Array]:
        """The afterstates in several futures: other cards to come, the same for all candidates of a game."""
        games = after.season.shape[0] // play.widths.rated
        first, second = jax.random.split(key)
        bits = jax.random.bits(first, (games,), jnp.uint32)
        # The next cards are spread evenly over the deck.
        steps = np.array([future * 2**32 // play.futures for future in range(play.futures)], np.uint32)
        cards = bits + steps[:, None]
        chance = jax.random.bits(second, (OTHERS, play.futures, games), jnp.uint32)
        cards, chance = (
            jnp.repeat(array, play.widths.rated, -1).reshape(*array.shape[:-2], -1)
            for array in (cards, chance)
        )
        state, doing = jax.tree.map(
            lambda array: jnp.broadcast_to(array, (play.futures, *array.shape)).reshape(-1, *array.shape[1:]),
            (after, do),
        )
        numbers = jnp.concatenate([cards[None], chance])
        future: tuple[State, Array] = _plain((dealt_anew(self.games.tables, state, numbers), doing))
        return future


def _plain(tree: Any) -> Any:
    """The same arrays with fixed types, so that nothing is compiled a second time for types that differ."""
    return jax.tree.map(lambda array: jax.lax.convert_element_type(array, array.dtype), tree)


def _gumbel(key: Array, like: Array) -> Array:
    return jax.random.gumbel(key, like.shape)


def _candidates(widths: Widths, logits: Array, legal: Array, key: Array) -> tuple[Array, Array]:
    """Actions by the policy and some others, and whether each is one."""
    _, best = jax.lax.top_k(jnp.where(legal, logits, NEVER), widths.best)
    rest = legal.at[jnp.arange(best.shape[0])[:, None], best].set(False)
    _, others = jax.lax.top_k(jnp.where(rest, jax.random.uniform(key, logits.shape), -1.0), widths.others)
    there = [jnp.take_along_axis(legal, best, 1), jnp.take_along_axis(rest, others, 1)]
    return jnp.concatenate([best, others], 1), jnp.concatenate(there, 1)


def _stars(parts: Array) -> Array:
    """The stars of all seasons together."""
    return jnp.sum(parts @ jnp.asarray(SIGNS, jnp.float32), -1)


def _best(rated: int, found: Found, after: State, do: Array, shown: Shown, parts: Array) -> Any:
    """The candidates that are rated: their places, their afterstates, and the parts of all and of these."""
    games, many = found.action.shape
    value = _stars(parts).reshape(games, many)
    rank = jnp.where(found.there, value + jnp.maximum(found.logit, -20.0) * PRIOR, NEVER)
    _, best = jax.lax.top_k(rank, rated)
    picked = (jnp.arange(games)[:, None] * many + best).reshape(-1)
    after, do, shown = jax.tree.map(lambda array: array[picked], (after, do, shown))
    return best, after, do, shown, (value, parts[picked].reshape(games, rated, *parts.shape[1:]))


def _choose(
    found: Found,
    found_out: Rated,
    afterstates: tuple[State, Array, Shown],
    weights: tuple[Array, Array, Array],
    key: Array,
) -> tuple[State, Array, Turn]:
    """The afterstate that each game chooses, and the turn as far as it is known.

    The weights are those of noise, of the policy's liking, and of futures beside the value.
    """
    best, value, expected, reached = found_out
    noise, liking, trust = weights
    rated = trust * _stars(reached) + (1 - trust) * _stars(expected)
    valid = jnp.take_along_axis(found.there, best, 1)
    chosen = jnp.argmax(jnp.where(valid, rated + noise * _gumbel(key, rated), NEVER), 1)
    # Futures may find all candidates better or worse; those that were not played on move with the rest.
    shift = rated - jnp.take_along_axis(value, best, 1)
    shift = jnp.sum(shift * valid, 1) / jnp.maximum(jnp.sum(valid, 1), 1)
    row = jnp.arange(chosen.shape[0])
    value = (value + shift[:, None]).at[row[:, None], best].set(rated)
    value = value + liking * jnp.maximum(found.logit, -20.0)
    after, do, shown = afterstates
    after, do = jax.tree.map(lambda array: array[row * rated.shape[1] + chosen], (after, do))
    turn = Turn(
        before=found.before,
        place=found.place,
        legal=found.there,
        value=value,
        after=jax.tree.map(lambda array: array.reshape(*rated.shape, *array.shape[1:]), shown),
        valid=valid,
        reached=reached,
        chosen=chosen,
        expected=expected[row, chosen],
        over=after.terminated,
        scores=_scores(after),
    )
    return _plain((after, do, turn))


def _pieces(tree: Any, size: int) -> list[Any]:
    """A batch as several of a size; the last may be smaller."""
    number = -(-jax.tree.leaves(tree)[0].shape[0] // size)
    return [
        jax.tree.map(lambda array, at=at: array[at * size : (at + 1) * size], tree) for at in range(number)
    ]


def _scores(state: State) -> Array:
    """The parts of each season's score so far."""
    return state.scores[:, 0].astype(jnp.float32)


def _where(so: Array, one: State, other: State) -> State:
    def pick(yes: Array, no: Array) -> Array:
        return jnp.where(so.reshape(so.shape + (1,) * (yes.ndim - so.ndim)), yes, no)

    chosen: State = jax.tree.map(pick, one, other)
    return chosen
