"""A training: segments of self-play and learning, in two phases, from a seed or a checkpoint."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from cartographers.players.neural.network import Size
from cartographers.players.neural.weights import Net
from cartographers.sim.state import State
from training.neural.checkpoint import load, save
from training.neural.games import Games
from training.neural.learning import Learner, Lesson, Pace, Teacher, beginner
from training.neural.net import first_weights
from training.neural.selfplay import SelfPlay
from training.neural.turns import Play, Turn

Array = Any


class Plan(NamedTuple):
    """How a training goes: everything that its result depends on, with the seed."""

    size: Size = Size()
    games: int = 4096
    #: The turns of a segment.
    turns: int = 8
    #: The share of the training in which there are no futures.
    first_phase: float = 0.25
    futures: int = 8
    future_turns: int = 1
    batch: int = 1024
    #: How often a segment is learned from: in the first phase, and in the second.
    passes: tuple[int, int] = (2, 3)
    rate: float = 1e-3
    last_rate: float = 1e-5
    #: The share of the training after which the rate falls.
    falls: float = 0.6
    #: The λ of TD(λ): in the first phase, and at the beginning and the end of the second.
    traces: tuple[float, float, float] = (0.95, 0.9, 0.7)
    #: Numbers of 32 bits throughout, not 16.
    exact: bool = False

    def play(self, done: float) -> Play:
        """How candidates are rated once this share of the training is done."""
        if done < self.first_phase:
            return Play()
        return Play(futures=self.futures, turns=self.future_turns, spread=0.5, noise=0.3)

    def lesson(self, done: float) -> Lesson:
        """How a segment is learned from."""
        return Lesson(batch=min(self.batch, self.games * self.turns), futures=done >= self.first_phase)

    def pace(self, done: float) -> Pace:
        """The learning rate is constant, then falls evenly on a logarithmic scale."""
        fallen = min(1.0, max(0.0, (done - self.falls) / (1 - self.falls)))
        rate = self.rate * (self.last_rate / self.rate) ** fallen
        return Pace(rate, self._trace(done))

    def _trace(self, done: float) -> float:
        first, start, end = self.traces
        if done < self.first_phase:
            return first
        return start + (end - start) * (done - self.first_phase) / (1 - self.first_phase)


class Progress(NamedTuple):
    """All that a training remembers."""

    learner: Learner
    state: State
    segment: Array


class Point(NamedTuple):
    """A point of the curves: one segment."""

    segment: int
    seconds: float
    games: int
    #: The mean total of the games that ended in it.
    stars: float
    value_error: float
    policy_loss: float


class Trainer:
    """Trains a net for the games of a set-up."""

    def __init__(self, games: Games, plan: Plan, seed: int) -> None:
        self.plan, self._key = plan, jax.random.key(seed)
        dtype = jnp.float32 if plan.exact else jnp.bfloat16
        self.play = SelfPlay(games, plan.size, dtype)
        teacher = Teacher(games, plan.size, dtype)
        self._learn = jax.jit(teacher.learn, static_argnums=0)
        self._known = games.known

    def begin(self, net: Net | None = None) -> Progress:
        """The beginning, with random weights or those of a net."""
        weights = first_weights(jax.random.fold_in(self._key, 1), self.plan.size, self._known)
        if net:
            if (net.size, net.known) != (self.plan.size, self._known):
                raise ValueError("the net to begin with has another size, or was trained for other games")
            weights = {name: jnp.asarray(net.weights[name]) for name in weights}
        state = self.play.begin(jax.random.fold_in(self._key, 2), self.plan.games)
        return Progress(beginner(weights), state, jnp.zeros((), jnp.int32))

    def compile(self) -> None:
        """Compile what takes long, several functions at a time; they are kept in JAX's cache on disk."""
        begun = jax.eval_shape(self.begin)
        weights = begun.learner.weights
        with ThreadPoolExecutor() as threads:
            lowered = self.play.compilations(self.plan.play(0), weights, self.plan.games)
            compiled = [threads.submit(one.compile) for one in lowered]
            compiled += [threads.submit(one.compile) for one in self._lessons(begun)]
            for one in compiled:
                one.result()

    def _lessons(self, begun: Progress) -> Iterator[Any]:
        """What is learned with, lowered for both phases."""
        key = jax.random.key(0)

        def turn(weights: Any, state: State, key: Array) -> Turn:
            return self.play.turn(self.plan.play(0), weights, state, state, key)[1]

        one = jax.eval_shape(turn, begun.learner.average, begun.state, key)
        turns = self.plan.turns
        segment = jax.tree.map(lambda array: jax.ShapeDtypeStruct((turns, *array.shape), array.dtype), one)
        for done in (0.0, 1.0):
            yield self._learn.lower(self.plan.lesson(done), begun.learner, segment, self.plan.pace(done), key)

    def resume(self, path: Path) -> Progress:
        """The training of a checkpoint."""
        progress: Progress = load(path, jax.eval_shape(self.begin))
        return progress

    def save(self, path: Path, progress: Progress) -> None:
        """Write a checkpoint."""
        save(path, progress)

    def segment(self, progress: Progress, done: float) -> tuple[Progress, Point]:
        """One more segment: some turns of all games, then learning from them."""
        started, number = monotonic(), int(progress.segment)
        key = jax.random.fold_in(self._key, 3 + number)
        play, lesson = self.plan.play(done), self.plan.lesson(done)
        fresh = self.play.begin(jax.random.fold_in(key, 0), self.plan.games)
        state, learner = progress.state, progress.learner
        turns: list[Turn] = []
        for turn in range(self.plan.turns):
            one = jax.random.fold_in(key, 1 + turn)
            state, told = self.play.turn(play, learner.average, state, fresh, one)
            turns.append(told)
        segment: Turn = jax.tree.map(lambda *arrays: jnp.stack(arrays), *turns)
        pace = self.plan.pace(done)
        for time in range(self.plan.passes[lesson.futures]):
            learner, loss = self._learn(lesson, learner, segment, pace, jax.random.fold_in(key, 1000 + time))
        over, totals = np.asarray(segment.over), np.asarray(_total(segment.scores))
        point = Point(
            number,
            monotonic() - started,
            int(over.sum()),
            float(totals[over].mean()) if over.any() else float("nan"),
            float(loss.stars),
            float(loss.policy),
        )
        return Progress(learner, state, progress.segment + 1), point


def _total(scores: Array) -> Array:
    return jnp.sum(scores[..., :3], (-1, -2)) - jnp.sum(scores[..., 3], -1)
