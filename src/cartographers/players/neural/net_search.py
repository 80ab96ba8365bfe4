"""The search of the neural player: playouts by features first, then futures that the policy plays on.

A future that the policy plays costs as much as many playouts, but tells more (docs/neural.md); so playouts
find the few drawings that are worth it.
"""

from itertools import islice
from random import Random
from statistics import fmean
from typing import NamedTuple

from cartographers.players.neural.playing_on import can_play_on, play_on
from cartographers.players.neural.ranking import TRUST, NetRanking
from cartographers.players.search.backend import Backend
from cartographers.players.search.budget import Budget, Meter
from cartographers.players.search.candidates import candidates
from cartographers.players.search.futures import futures
from cartographers.players.search.halving import Halving
from cartographers.rules.decision import Decision
from cartographers.rules.state import Seat
from cartographers.rules.view import View

#: As how many futures by the policy all else counts that is known of a drawing.
REST = 8
#: As how many playouts a future by the policy counts in a budget of playouts.
COST = 60
#: The share of the budget for ranking and playouts.
PLAYOUTS_SHARE = 0.25


class Stage(NamedTuple):
    """How long some drawings are played on by the policy."""

    #: How many drawings, in how many futures at a time, and for how many turns.
    drawings: int
    futures: int
    turns: int
    #: The share of the budget that is used up after it.
    share: float


#: From so many expected playouts on there is time for it: half a second.
LEAST = 2500
STAGES = (Stage(10, 2, 1, 0.65), Stage(4, 4, 2, 1.0))


class _Known(NamedTuple):
    """What is known of a drawing: its lead by playouts and the net's value, and the stars of its futures."""

    lead: float
    stars: list[float]


class NetSearch:
    """Looks ahead until its budget is used up, in games that the net is for."""

    def __init__(self, seed: int, backend: Backend, budget: Budget, ranking: NetRanking) -> None:
        self._rng, self._backend, self._budget, self._ranking = Random(seed), backend, budget, ranking

    def decide(self, view: View) -> Decision:
        """The decision that went best."""
        meter = self._budget.start()
        rated = self._ranking.rank_for_search(view, self._backend)
        if len(rated) == 1:
            return rated[0][1]
        stages = STAGES if can_play_on(view.game) else ()
        few, share = (stages[0].drawings, PLAYOUTS_SHARE) if stages else (2, 1.0)
        halving = Halving(self._backend, self._budget, TRUST, self._rng)
        wide = candidates(view, self._backend, rated[: self._budget.width])
        compared = halving.best(view, wide, meter, few, share)
        known = {one.decision: _Known(one.lead_over(compared[0], TRUST), []) for one in compared}
        for stage in stages:
            compared = compared[: stage.drawings]
            self._play_by_policy(view, {one.decision: one.seat for one in compared}, known, stage, meter)
            first = known[compared[0].decision]
            compared.sort(key=lambda one: _lead(known[one.decision], first), reverse=True)
        return compared[0].decision

    def _play_by_policy(
        self,
        view: View,
        seats: dict[Decision, Seat],
        known: dict[Decision, _Known],
        stage: Stage,
        meter: Meter,
    ) -> None:
        """Have some drawings played on by the policy, in the same futures."""
        judge, sampled = self._ranking.judge(view), futures(view.game, self._rng, stage.turns)
        while meter.allows_step(stage.share):
            some = list(islice(sampled, stage.futures))
            rows = play_on(judge, view.game, list(seats.values()), some, stage.turns)
            for decision, row in zip(seats, rows, strict=True):
                known[decision].stars.extend(row)
            meter.count(COST * len(seats) * len(some))


def _lead(one: _Known, first: _Known) -> float:
    """How many stars a drawing is better than the first; both have been played on in the same futures."""
    futures = len(one.stars)
    by_policy = fmean(one.stars) - fmean(first.stars) if futures else 0.0
    return (REST * (one.lead - first.lead) + futures * by_policy) / (REST + futures)
