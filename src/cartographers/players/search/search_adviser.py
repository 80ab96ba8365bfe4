"""The adviser that looks ahead: which decisions are best, and how many stars to expect from each.

Decisions are compared after a few turns: played to the end, the noise of the rest of the game would hide the
differences. The expected stars at the end are measured for one decision only, the usual one; the others are
given by their difference from it.
"""

from collections.abc import Callable, Sequence
from itertools import islice
from random import Random
from statistics import fmean, pvariance
from typing import NamedTuple

from cartographers.players.evaluate.evaluator import Rated
from cartographers.players.player import Advice
from cartographers.players.search.backend import Backend
from cartographers.players.search.budget import Budget, Meter
from cartographers.players.search.candidates import (
    STATIC,
    Candidate,
    Ranking,
    Trust,
    best_first,
    candidates,
    changes_own_map,
    play_candidates,
    rank_decisions,
)
from cartographers.players.search.futures import WHOLE_GAME, futures
from cartographers.rules.decision import Decision, skill_of
from cartographers.rules.view import View

#: How many turns are played on to compare decisions.
TURNS = 4
#: The share of the budget used when all candidates have been compared, and when the best have been; the rest
#: goes to the expected stars. So many more candidates than wanted count as the best.
FIRST_ROUND, SECOND_ROUND, SPARE = 0.3, 0.6, 3


class _Question(NamedTuple):
    """What is asked of an adviser."""

    view: View
    usual: Decision
    played: Decision | None
    most: int

    @property
    def named(self) -> tuple[Decision, ...]:
        """The decisions that are in the answer whatever they are worth."""
        decisions = [self.usual] if self.played is None else [self.usual, self.played]
        return tuple(dict.fromkeys(decisions))


class SearchAdviser:
    """Looks ahead until its budget is used up, and reports what the playouts gave."""

    def __init__(
        self,
        seed: int,
        backend: Backend,
        budget: Budget,
        ranking_for: Callable[[View], Ranking] = lambda _: STATIC,
    ) -> None:
        self._rng, self._backend, self._budget = Random(seed), backend, budget
        self._ranking_for = ranking_for

    def advise(self, view: View, played: Decision | None = None, most: int = 5) -> list[Advice]:
        """The best, the usual and the played decision."""
        meter = self._budget.start()
        rated = rank_decisions(view, self._backend)
        question = _Question(view, _usual(rated), played, most)
        if not changes_own_map(view):
            return self._advise_by_value(question, rated, meter)
        ranking = self._ranking_for(view)
        compared = self._compare(question, self._candidates(question, ranking), ranking.trust, meter)
        usual = next(one for one in compared if one.decision == question.usual)
        stars = self._stars_at_the_end(view, usual, meter)
        variance = pvariance(usual.results)
        advice = [
            _advice(
                one.decision, stars, one.lead_over(usual, ranking.trust), pvariance(one.results) - variance
            )
            for one in best_first(compared, ranking.trust)
        ]
        advice = [one._replace(usual=one.decision == question.usual) for one in advice]
        return advice[:most] + [one for one in advice[most:] if one.decision in question.named]

    def _advise_by_value(self, question: _Question, rated: Sequence[Rated], meter: Meter) -> list[Advice]:
        """Advice on a decision that does not change the own map, or not in a known way.

        The order by static value stands, and the expected stars are the same for all.
        """
        view = question.view
        (usual,) = candidates(view, self._backend, [(0.0, question.usual)])
        stars = self._stars_at_the_end(view, usual._replace(seat=view.me), meter)
        decisions = [decision for _, decision in rated[: question.most]]
        decisions += [one for one in question.named if one not in decisions]
        return [_advice(one, stars)._replace(usual=one == question.usual) for one in decisions]

    def _candidates(self, question: _Question, ranking: Ranking) -> list[Candidate]:
        """The decisions that may be best, and those that are asked for."""
        rated = ranking.rank(question.view, self._backend, question.named)
        many = max(2 * question.most, self._budget.width)
        asked_for = [one for one in rated[many:] if one[1] in question.named]
        return candidates(question.view, self._backend, [*rated[:many], *asked_for])

    def _compare(
        self, question: _Question, compared: list[Candidate], trust: Trust, meter: Meter
    ) -> list[Candidate]:
        """The best candidates and those that are asked for, after playouts in the same futures."""
        sampled, few = futures(question.view.game, self._rng, TURNS), question.most + SPARE
        for share in (FIRST_ROUND, SECOND_ROUND):
            while not compared[0].results or meter.allows_step(share):
                play_candidates(self._backend, question.view, compared, list(islice(sampled, 2)), TURNS)
                meter.count(2 * len(compared))
            compared = best_first(compared, trust)
            compared = compared[:few] + [one for one in compared[few:] if one.decision in question.named]
        return compared

    def _stars_at_the_end(self, view: View, candidate: Candidate, meter: Meter) -> list[float]:
        """The stars at the end of the game in some futures after one decision."""
        alone = candidate._replace(results=[])
        sampled = futures(view.game, self._rng)
        while len(alone.results) < 2 or meter.allows_step(1):
            play_candidates(self._backend, view, [alone], list(islice(sampled, 2)), WHOLE_GAME)
            meter.count(2)
        return alone.results


def _usual(rated: Sequence[Rated]) -> Decision:
    """The decision that playouts would take: the best by static value, and never with a skill."""
    return next(decision for _, decision in rated if not skill_of(decision))


def _advice(
    decision: Decision, stars: Sequence[float], lead: float = 0.0, more_variance: float = 0.0
) -> Advice:
    """A decision with the usual one's stars, corrected by its lead over it and its larger variance."""
    spread = max(0.0, pvariance(stars) + more_variance) ** 0.5
    return Advice(decision, fmean(stars) + lead, spread)
