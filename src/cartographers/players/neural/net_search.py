"""The search of the neural player: playouts by features first, then futures that the policy plays on.

A future that the policy plays costs as much as many playouts, but tells more (docs/research/neural.md); so
playouts find the few drawings that are worth it.
"""

from itertools import islice
from random import Random
from statistics import fmean
from typing import NamedTuple

from cartographers.players.neural.playing_on import can_play_on, play_on
from cartographers.players.neural.ranking import NetRanking
from cartographers.players.search.backend import Backend
from cartographers.players.search.budget import Budget, Meter
from cartographers.players.search.candidates import Candidate, candidates
from cartographers.players.search.futures import futures, one_for_each_next_card
from cartographers.players.search.halving import Halving
from cartographers.rules.decision import Decision
from cartographers.rules.view import View

#: As how many futures by the policy all else counts that is known of a drawing.
REST = 8
#: As how many playouts a future by the policy counts in a budget of playouts.
COST = 60
#: The share of the budget for ranking and playouts.
PLAYOUTS_SHARE = 0.25
#: How many drawings are played on for one turn, and how many of them for two.
ONE_TURN, TWO_TURNS = 10, 4
#: How many drawings at a time are played on for one turn, and in how many futures at a time for two turns:
#: few, so that there is little more to wait for when the time is up.
TOGETHER = 2

#: From so many expected playouts on there is time for it: half a second.
LEAST = 2500


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
        by_policy = can_play_on(view.game)
        few, share = (ONE_TURN, PLAYOUTS_SHARE) if by_policy else (2, 1.0)
        trust = self._ranking.trust(view)
        halving = Halving(self._backend, self._budget, trust, self._rng)
        wide = candidates(view, self._backend, rated[: self._budget.width])
        compared = halving.best(view, wide, meter, few, share)
        if not by_policy:
            return compared[0].decision
        known = {one.decision: _Known(one.lead_over(compared[0], trust), []) for one in compared}
        compared = self._one_turn(view, compared, known, meter)
        compared = self._two_turns(view, compared[:TWO_TURNS], known, meter)
        return compared[0].decision

    def _one_turn(
        self, view: View, compared: list[Candidate], known: dict[Decision, _Known], meter: Meter
    ) -> list[Candidate]:
        """Play drawings on for one turn, once with each card that may come: as many as there is time for."""
        each, done = one_for_each_next_card(view.game, self._rng, 1), 0
        while done < len(compared) and (not done or meter.allows_step(1.0)):
            self._play_by_policy(view, compared[done : done + TOGETHER], each, 1, known, meter)
            done += TOGETHER
        return _best_first(compared[:done], known)

    def _two_turns(
        self, view: View, compared: list[Candidate], known: dict[Decision, _Known], meter: Meter
    ) -> list[Candidate]:
        """Play drawings on for two turns, as long as there is time."""
        sampled = futures(view.game, self._rng, 2)
        while meter.allows_step(1.0):
            self._play_by_policy(view, compared, list(islice(sampled, TOGETHER)), 2, known, meter)
        return _best_first(compared, known)

    def _play_by_policy(
        self,
        view: View,
        some: list[Candidate],
        sampled: list[list[str]],
        turns: int,
        known: dict[Decision, _Known],
        meter: Meter,
    ) -> None:
        """Have some drawings played on by the policy, in the same futures."""
        seats = [one.seat for one in some]
        rows = play_on(self._ranking.evaluator(view), view.game, seats, sampled, turns)
        for one, row in zip(some, rows, strict=True):
            known[one.decision].stars.extend(row)
        meter.count(COST * len(some) * len(sampled))


def _best_first(compared: list[Candidate], known: dict[Decision, _Known]) -> list[Candidate]:
    first = known[compared[0].decision]
    return sorted(compared, key=lambda one: _lead(known[one.decision], first), reverse=True)


def _lead(one: _Known, first: _Known) -> float:
    """How many stars a drawing is better than the first; both have been played on in the same futures."""
    futures = len(one.stars)
    by_policy = fmean(one.stars) - fmean(first.stars) if futures else 0.0
    return (REST * (one.lead - first.lead) + futures * by_policy) / (REST + futures)
