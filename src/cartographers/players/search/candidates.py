"""Candidates: decisions that are compared by playing on from each of them in the same futures."""

from collections.abc import Callable, Sequence
from statistics import fmean
from typing import NamedTuple

from cartographers.players.evaluate.evaluator import Rated
from cartographers.players.evaluate.rating import rate_decisions
from cartographers.players.search.backend import Backend
from cartographers.rules.decision import Decision, skill_of
from cartographers.rules.effect import settle_alone
from cartographers.rules.state import Phase, Seat
from cartographers.rules.view import View

#: The phases in which a decision changes the own map.
OWN_MAP_PHASES = (Phase.DRAW, Phase.HERO, Phase.GAZE, Phase.RAVAGE)


class Trust(NamedTuple):
    """How much the value without looking ahead counts beside playouts."""

    #: As much as so many playouts: its error is about that of their mean.
    playouts: float = 8
    #: And as much as this share of the playouts made: they have an error that is there in all of them.
    share: float = 0.0

    def weight(self, made: int) -> float:
        """The playouts as which it counts once so many have been made."""
        return self.playouts + self.share * made

    def times(self, factor: float) -> "Trust":
        """So many times as much."""
        return Trust(factor * self.playouts, factor * self.share)


class Ranking(NamedTuple):
    """How decisions are ranked before any is played on, and how much that counts afterwards."""

    #: The decisions worth considering, and those named besides, with their values; the best first.
    rank: Callable[[View, Backend, Sequence[Decision]], list[Rated]]
    trust: Trust


#: How the decisions of a view are ranked.
RankingFor = Callable[[View], Ranking]


class Candidate(NamedTuple):
    """A decision, the seat after it, and the results of its playouts so far."""

    decision: Decision
    #: What it is worth without looking ahead.
    value: float
    seat: Seat
    #: What is given up with it: the stars that a skill used now could have gained later in the season.
    given_up: float
    results: list[float]

    @property
    def mean_result(self) -> float:
        """The mean of its playouts, less what is given up."""
        return fmean(self.results) - self.given_up

    def lead_over(self, other: "Candidate", trust: Trust) -> float:
        """How many stars it is better than another: by playouts, with the value as a prior."""
        number = len(self.results)
        weight = trust.weight(number)
        total = weight * (self.value - other.value) + number * (self.mean_result - other.mean_result)
        return total / (weight + number)


def rank_decisions(view: View, backend: Backend, named: Sequence[Decision] = ()) -> list[Rated]:
    """All decisions worth considering, and those that are named; the best by static value first."""
    evaluator = backend.evaluator(view.game)
    rated = list(rate_decisions(view, evaluator))
    known = {decision for _, decision in rated}
    others = [decision for decision in named if decision not in known]
    rated += [
        (evaluator.seat_value(one.seat, one.seat.sheet) - one.given_up, one.decision)
        for one in candidates(view, backend, [(0.0, decision) for decision in others])
    ]
    return sorted(rated, key=lambda one: one[0], reverse=True)


#: By the evaluator's static value.
STATIC = Ranking(rank_decisions, Trust())


def by_static_value(view: View) -> Ranking:
    """The same ranking for every decision."""
    del view
    return STATIC


def candidates(view: View, backend: Backend, rated: Sequence[Rated]) -> list[Candidate]:
    """Candidates without a playout."""
    seat, least_gain = view.seat, backend.evaluator(view.game).least_skill_gain
    return [
        Candidate(
            decision,
            value,
            settle_alone(view.game, seat, decision).seats[seat],
            least_gain if skill_of(decision) else 0.0,
            [],
        )
        for value, decision in rated
    ]


def play_candidates(
    backend: Backend,
    view: View,
    compared: Sequence[Candidate],
    futures: Sequence[Sequence[str]],
    turns: int,
) -> None:
    """Play on from every candidate in some more futures and record the results."""
    rows = backend.play_on(view.game, [one.seat for one in compared], futures, turns)
    for one, row in zip(compared, rows, strict=True):
        one.results.extend(row)


def best_first(compared: Sequence[Candidate], trust: Trust) -> list[Candidate]:
    """The candidates, the best first."""
    return sorted(compared, key=lambda one: one.lead_over(compared[0], trust), reverse=True)


def changes_own_map(view: View) -> bool:
    """Does a decision change the own map, in a way that is known?"""
    return view.phase in OWN_MAP_PHASES or (view.phase is Phase.DECLARE and view.game.setup.solo)
