"""A training: segments of self-play and learning, in two phases, from a seed or a checkpoint."""

from collections.abc import Iterator, Sequence
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
from training.neural.kinds import seen_in
from training.neural.learning import Learner, Lesson, Pace, Teacher, beginner
from training.neural.net import first_weights
from training.neural.selfplay import SelfPlay
from training.neural.turns import Play, Turn, Widths

Array = Any
#: About so many turns a game lasts.
LONGEST = 20


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
    #: So many of the rated are played on in twice as many futures more; 0 for none.
    again: int = 0
    #: The weight of what games led to beside their futures.
    luck: float = 0.125
    #: The weight of the differences between a turn's afterstates beside their level.
    differences: float = 10.0
    #: How much futures count beside the value in the choice of a drawing, and for the policy.
    trust: float = 0.5

    def play(self, done: float, taught: bool = False) -> Play:
        """How candidates are rated once this share of the training is done.

        A net that teaches is asked for its values and likings: that is what it is to pass on.
        """
        if taught:
            return Play(spread=0.5, noise=0.3, liking=1.0)
        if done < self.first_phase:
            return Play()
        many = self.futures
        return Play(
            Widths(),
            many,
            self.future_turns,
            spread=0.5,
            noise=0.3,
            trust=self.trust,
            again=self.again,
            more_futures=2 * many,
        )

    def lesson(self, done: float, taught: bool = False) -> Lesson:
        """How a segment is learned from."""
        futures = taught or done >= self.first_phase
        return Lesson(
            batch=min(self.batch, self.games * self.turns),
            futures=futures,
            luck=self.luck,
            differences=self.differences,
        )

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
    #: The games of each kind.
    states: tuple[State, ...]
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
    #: By how many stars the drawing that the policy likes best is behind the best one.
    policy_behind: float
    #: The share of the steps of learning that were left out.
    left_out: float


class Trainer:
    """Trains a net for some kinds of games, as many of each; or lets it learn from a net that plays them."""

    def __init__(self, kinds: Sequence[Games], plan: Plan, seed: int, teacher: Net | None = None) -> None:
        self.plan, self._key, self._kinds = plan, jax.random.key(seed), kinds
        self._known = kinds[0].known
        if any(one.known != self._known or _letters(one) != _letters(kinds[0]) for one in kinds):
            raise ValueError("games that are learned from together need the same words and scored edicts")
        if teacher and teacher.known != self._known:
            raise ValueError("the net that teaches was trained for other boxes: name the same ones")
        dtype = jnp.float32 if plan.exact else jnp.bfloat16
        self._teacher = {name: jnp.asarray(one) for name, one in teacher.weights.items()} if teacher else None
        size = teacher.size if teacher else plan.size
        self.plays = [SelfPlay(one, size, dtype) for one in kinds]
        self._learn = jax.jit(Teacher(kinds[0].table, plan.size, dtype).learn, static_argnums=0)

    def net(self, progress: Progress) -> Net:
        """The net of a training as far as it has come."""
        return Net(self.plan.size, self._known, progress.learner.average, seen_in(self._kinds))

    @property
    def _each(self) -> int:
        """How many games there are of each kind."""
        return max(1, self.plan.games // len(self._kinds))

    def begin(self, net: Net | None = None) -> Progress:
        """The beginning, with random weights or those of a net."""
        weights = first_weights(jax.random.fold_in(self._key, 1), self.plan.size, self._known)
        if net:
            if (net.size, net.known) != (self.plan.size, self._known):
                raise ValueError("the net to begin with has another size, or was trained for other games")
            weights = {name: jnp.asarray(net.weights[name]) for name in weights}
        states = self._fresh(jax.random.fold_in(self._key, 2))
        return Progress(beginner(weights), states, jnp.zeros((), jnp.int32))

    def spread_out(self, progress: Progress) -> Progress:
        """The games at turns of all kinds: those that begin together would stay together for long."""
        play = self.plan.play(0, bool(self._teacher))._replace(futures=0)
        key, states = jax.random.fold_in(self._key, 0), []
        for one, state in zip(self.plays, progress.states, strict=True):
            last = jax.random.randint(key, state.season.shape, 0, LONGEST)
            for turn in range(LONGEST):
                chance = jax.random.fold_in(key, turn)
                weights = self._teacher or progress.learner.average
                moved, _ = one.turn(play, weights, state, state, chance)
                state = one.moved_on(turn < last, moved, state)
            states.append(state)
        return progress._replace(states=tuple(states))

    def _fresh(self, key: Array) -> tuple[State, ...]:
        """New games of each kind."""
        return tuple(
            play.begin(jax.random.fold_in(key, kind), self._each) for kind, play in enumerate(self.plays)
        )

    def compile(self) -> None:
        """Compile what takes long, several functions at a time; they are kept in JAX's cache on disk."""
        begun = jax.eval_shape(self.begin)
        weights = self._teacher or begun.learner.weights
        first = self.plan.play(0, bool(self._teacher))
        with ThreadPoolExecutor() as threads:
            compiled = [
                threads.submit(one.compile)
                for play in self.plays
                for one in play.compilations(first, weights, self._each)
            ]
            compiled += [threads.submit(one.compile) for one in self._lessons(begun)]
            for one in compiled:
                one.result()

    def _lessons(self, begun: Progress) -> Iterator[Any]:
        """What is learned with, lowered for both phases."""
        key, taught = jax.random.key(0), bool(self._teacher)
        play, weights = self.plan.play(0, taught), self._teacher or begun.learner.average

        def turns(states: tuple[State, ...], weights: Any, key: Array) -> Turn:
            told = [
                one.turn(play, weights, state, state, key)[1]
                for one, state in zip(self.plays, states, strict=True)
            ]
            return _together([[one] * self.plan.turns for one in told])

        segment = jax.eval_shape(turns, begun.states, weights, key)
        for lesson in {self.plan.lesson(done, taught): done for done in (0.0, 1.0)}:
            yield self._learn.lower(lesson, begun.learner, segment, self.plan.pace(0.0), key)

    def resume(self, path: Path) -> Progress:
        """The training of a checkpoint."""
        progress: Progress = load(path, jax.eval_shape(self.begin))
        return progress

    def save(self, path: Path, progress: Progress) -> None:
        """Write a checkpoint."""
        save(path, progress)

    def segment(self, progress: Progress, done: float) -> tuple[Progress, Point]:
        """One more segment: some turns of all games, then learning from them."""
        started, number, taught = monotonic(), int(progress.segment), bool(self._teacher)
        key = jax.random.fold_in(self._key, 3 + number)
        play, lesson = self.plan.play(done, taught), self.plan.lesson(done, taught)
        learner = progress.learner
        weights = self._teacher or learner.average
        fresh, states, told = self._fresh(jax.random.fold_in(key, 0)), [], []
        for kind, one in enumerate(self.plays):
            state, turns = progress.states[kind], []
            for turn in range(self.plan.turns):
                chance = jax.random.fold_in(key, 1 + turn + self.plan.turns * kind)
                state, made = one.turn(play, weights, state, fresh[kind], chance)
                turns.append(made)
            states.append(state)
            told.append(turns)
        segment = _together(told)
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
            float(loss.behind),
            float(loss.left_out),
        )
        return Progress(learner, tuple(states), progress.segment + 1), point


def _together(told: Sequence[Sequence[Turn]]) -> Turn:
    """The turns of all kinds of games as one: turns first, then games."""
    of_kinds = [jax.tree.map(lambda *arrays: jnp.stack(arrays), *turns) for turns in told]
    together: Turn = jax.tree.map(lambda *arrays: jnp.concatenate(arrays, 1), *of_kinds)
    return together


def _letters(games: Games) -> list[Any]:
    """The edicts that each season scores."""
    return [season.edicts for season in games.table.seasons]


def _total(scores: Array) -> Array:
    return jnp.sum(scores[..., :3], (-1, -2)) - jnp.sum(scores[..., 3], -1)
