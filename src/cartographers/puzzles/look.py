"""A long look at a position: all drawings are played on in the same futures, the better ones in more.

The worse ones are dropped early, so that most of the work goes to those that are hard to tell apart.
"""

from itertools import islice
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import NamedTuple

from cartographers.players.evaluate.evaluator import Rated
from cartographers.players.search.backend import Backend
from cartographers.players.search.candidates import Candidate, candidates, play_candidates
from cartographers.players.search.futures import futures
from cartographers.rules.decision import Decision
from cartographers.rules.view import View


class Round(NamedTuple):
    """How many of the best drawings are played on, and in how many futures in all."""

    drawings: int
    futures: int


#: The rounds of a short look, with which most positions are put aside, and of a long one.
SHORT = (Round(60, 8), Round(16, 32))
LONG = (Round(10_000, 8), Round(60, 32), Round(16, 128), Round(8, 512))
#: How many turns are played on before the map is evaluated.
TURNS = 6


class Compared(NamedTuple):
    """A drawing beside the best one: the stars it is expected to lose, and the standard error of that."""

    decision: Decision
    loss: float
    error: float
    #: In how many futures the two were compared.
    futures: int


def look(
    seen: View, backend: Backend, rated: list[Rated], seed: int, rounds: tuple[Round, ...], turns: int = TURNS
) -> list[Compared]:
    """The drawings, rated by their static value, after playouts; the best first."""
    ordered = candidates(seen, backend, rated[: rounds[0].drawings])
    sampled = futures(seen.game, Random(seed), turns)
    done = 0
    for number, more in rounds:
        going_on = ordered[:number]
        new = list(islice(sampled, more - done))
        play_candidates(backend, seen, going_on, new, turns)
        done = more
        ordered = sorted(going_on, key=lambda one: -fmean(one.results)) + ordered[number:]
    best = ordered[0]
    return sorted((_compared(best, one) for one in ordered), key=lambda one: one.loss)


def _compared(best: Candidate, one: Candidate) -> Compared:
    """By the futures in which both were played on."""
    lost = [mine - other for mine, other in zip(best.results, one.results, strict=False)]
    error = stdev(lost) / sqrt(len(lost)) if len(lost) > 1 else 0.0
    return Compared(one.decision, fmean(lost), error, len(lost))
