"""Learning from turns: the stars they led to, and the ranking of their candidates."""

from dataclasses import dataclass
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp

from cartographers.players.neural.network import Size
from cartographers.players.neural.numbers import Table
from cartographers.players.neural.parts import SIGNS, season_parts
from training.neural.games import Shown
from training.neural.net import answers, logits_at, values
from training.neural.turns import NEVER, Turn

Array = Any
Tree = dict[str, Array]

#: The value a star has in the ranking that the policy learns: softmax of value / TEMPERATURE.
TEMPERATURE = 0.5
#: The weight of the values' squared error beside the policy's entropy.
VALUE_WEIGHT = 0.02
#: Adam's constants, the decay of weights, the largest gradient, and how fast the average of weights follows.
FIRST, SECOND, EPSILON, DECAY, CLIP, AVERAGE = 0.9, 0.999, 1e-8, 1e-5, 1.0, 0.998


class Lesson(NamedTuple):
    """How a net learns from a segment of turns."""

    #: The games' turns of a step, and how many of their other afterstates it learns from.
    batch: int = 1024
    others: int = 5
    #: Learn from the futures of afterstates?
    futures: bool = False
    #: The weight of what a game led to beside what its futures led to. It keeps the level of the values true,
    #: but the luck of one game is far noisier than a mean of futures.
    luck: float = 0.125
    #: The weight of the differences between the afterstates of a turn beside their level. All of them are
    #: played on in the same futures, so that their luck is the same, and their differences are far truer.
    differences: float = 10.0


class Pace(NamedTuple):
    """What changes in the course of a training: the learning rate, and the λ of TD(λ)."""

    rate: float
    trace: float


class Learner(NamedTuple):
    """Weights and what Adam remembers."""

    weights: Tree
    average: Tree
    first: Tree
    second: Tree
    step: Array


class Loss(NamedTuple):
    """What the steps of a segment lost on average."""

    total: Array
    #: The mean error of the value in stars, and the entropy of the policy.
    stars: Array
    policy: Array
    #: By how many stars the candidate that the policy likes best is behind the best one.
    behind: Array
    #: The share of the steps that were left out, as their gradient was no number.
    left_out: Array


def beginner(weights: Tree) -> Learner:
    """A learner that has learned nothing."""
    nothing = jax.tree.map(jnp.zeros_like, weights)
    return Learner(weights, weights, nothing, nothing, jnp.zeros((), jnp.int32))


def returns(turns: Turn, trace: float) -> Array:
    """What the chosen afterstates led to: TD(λ) over the turns (first axis) of each game."""
    last = jnp.where(turns.over[-1, :, None, None], turns.scores[-1], turns.expected[-1])

    def back(led_to: Array, now: tuple[Array, ...]) -> tuple[Array, Array]:
        following, over, scores = now
        mixed = (1 - trace) * following + trace * led_to
        found = jnp.where(over[:, None, None], scores, mixed)
        return found, found

    given = (turns.expected[1:], turns.over[:-1], turns.scores[:-1])
    _, found = jax.lax.scan(back, last, given, reverse=True)
    return jnp.concatenate([found, last[None]])


@dataclass(frozen=True, eq=False)
class Teacher:
    """Teaches nets of some size."""

    #: What is scored in which season.
    table: Table
    size: Size
    dtype: Any

    def learn(
        self, lesson: Lesson, learner: Learner, turns: Turn, pace: Pace, key: Array
    ) -> tuple[Learner, Loss]:
        """The learner after one pass over a segment of turns."""
        led_to = returns(turns, pace.trace)
        length, games = turns.over.shape
        # What the last turn led to is not known unless it was the end.
        known = jnp.ones((length, games)).at[-1].set(turns.over[-1])
        flat = jax.tree.map(
            lambda array: array.reshape(length * games, *array.shape[2:]), (turns, led_to, known)
        )
        steps = length * games // lesson.batch
        order = jax.random.permutation(key, length * games)[: steps * lesson.batch]

        def step(learner: Learner, picked: tuple[Array, Array]) -> tuple[Learner, Loss]:
            some, key = picked
            batch = jax.tree.map(lambda array: array[some], flat)
            (_, loss), gradient = jax.value_and_grad(self._loss, has_aux=True)(
                learner.weights, lesson, batch, key
            )
            left_out = 1.0 - jnp.isfinite(_norm(gradient))
            return updated(learner, gradient, pace.rate), loss._replace(left_out=left_out)

        keys = jax.random.split(jax.random.fold_in(key, 1), steps)
        learner, losses = jax.lax.scan(step, learner, (order.reshape(steps, lesson.batch), keys))
        return learner, jax.tree.map(jnp.mean, losses)

    def _loss(self, weights: Tree, lesson: Lesson, batch: tuple[Turn, Array, Array], key: Array) -> Any:
        turns, led_to, known = batch
        policy, behind = self._policy_loss(weights, turns)
        which = some_afterstates(turns, lesson.others if lesson.futures else 0, key)
        row = jnp.arange(which.shape[0])[:, None]
        shown = jax.tree.map(lambda array: array[row, which].reshape(-1, *array.shape[2:]), turns.after)
        expected = self._expected(weights, shown).reshape(*which.shape, *led_to.shape[1:])
        to_come = (jnp.arange(led_to.shape[1]) >= shown.standing.season[:, None]).reshape(*which.shape, -1)
        errors = (expected[:, 0] - led_to) * to_come[:, 0, :, None]
        loss = jnp.mean(_squares(errors) * known)
        if lesson.futures:
            missed = (expected - turns.reached[row, which]) * to_come[..., None]
            valid = turns.valid[row, which]
            loss = lesson.luck * loss + jnp.mean(_squares(missed) * valid)
            loss += lesson.differences * jnp.mean(_squares(without_mean(missed, valid)) * valid)
        stars = jnp.mean(jnp.abs(_stars(errors)) * known)
        total = VALUE_WEIGHT * loss + policy
        return total, Loss(total, stars, policy, behind, jnp.zeros(()))

    def _expected(self, weights: Tree, shown: Shown) -> Array:
        answered = values(self.size, weights, shown, self.dtype)
        return season_parts(jnp, self.table, shown.standing, answered)

    def _policy_loss(self, weights: Tree, turns: Turn) -> tuple[Array, Array]:
        policy = answers(self.size, weights, turns.before, self.dtype).policy
        logits = jnp.where(turns.legal, logits_at(policy, turns.place), NEVER)
        wanted = jax.nn.softmax(jnp.where(turns.legal, turns.value / TEMPERATURE, NEVER))
        several = jnp.sum(turns.legal, 1) > 1
        losses = -jnp.sum(wanted * jax.nn.log_softmax(logits), 1) * several
        liked = jnp.take_along_axis(turns.value, jnp.argmax(logits, 1)[:, None], 1)[:, 0]
        best = jnp.max(jnp.where(turns.legal, turns.value, NEVER), 1)
        return jnp.mean(losses), jnp.mean((best - liked) * several)


def updated(learner: Learner, gradient: Tree, rate: Array) -> Learner:
    """One step of Adam with decay of weights, and of the average of weights."""
    step = learner.step + 1
    norm = _norm(gradient)
    # A gradient that is no number would spoil all weights for good.
    scale = jnp.where(jnp.isfinite(norm), jnp.minimum(1.0, CLIP / (norm + 1e-6)), 0.0)
    gradient = {name: jnp.where(scale > 0, one * scale, 0.0) for name, one in gradient.items()}
    first = {name: FIRST * old + (1 - FIRST) * gradient[name] for name, old in learner.first.items()}
    second = {name: SECOND * old + (1 - SECOND) * gradient[name] ** 2 for name, old in learner.second.items()}
    weights = {}
    for name, old in learner.weights.items():
        change = first[name] / (1 - FIRST**step) / (jnp.sqrt(second[name] / (1 - SECOND**step)) + EPSILON)
        weights[name] = old - rate * (change + DECAY * old)
    keep = jnp.minimum(AVERAGE, (1 + step) / (10 + step))
    average = {name: keep * old + (1 - keep) * weights[name] for name, old in learner.average.items()}
    return Learner(weights, average, first, second, step)


def some_afterstates(turns: Turn, others: int, key: Array) -> Array:
    """The chosen afterstate of each turn, and some of the others that were rated."""
    games, rated = turns.valid.shape
    order = jax.random.uniform(key, (games, rated)) + turns.valid
    order = order.at[jnp.arange(games), turns.chosen].set(3.0)
    picked: Array = jax.lax.top_k(order, min(1 + others, rated))[1]
    return picked


def without_mean(errors: Array, valid: Array) -> Array:
    """The errors of a turn's afterstates less their mean."""
    many = jnp.maximum(jnp.sum(valid, 1), 1)[:, None, None]
    mean = jnp.sum(errors * valid[..., None, None], 1) / many
    return errors - mean[:, None]


def _norm(gradient: Tree) -> Array:
    return jnp.sqrt(sum(jnp.sum(one**2) for one in gradient.values()))


def _squares(errors: Array) -> Array:
    """The squared errors of all parts, and of their sum."""
    return jnp.sum(errors**2, (-1, -2)) + _stars(errors) ** 2


def _stars(parts: Array) -> Array:
    return jnp.sum(parts @ jnp.asarray(SIGNS, jnp.float32), -1)
