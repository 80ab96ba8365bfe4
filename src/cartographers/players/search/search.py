"""The bot that looks ahead: sequential halving of the best candidates over shared sampled futures.

A playout stops after a few turns and the map is evaluated there. After each round the worse half of the
candidates is dropped, so that most of the budget goes to those that are hard to tell apart.
"""

from random import Random

from cartographers.players.evaluate.preference import preferred
from cartographers.players.evaluate.style import PLAIN, Style
from cartographers.players.search.backend import Backend
from cartographers.players.search.budget import Budget
from cartographers.players.search.candidates import RankingFor, by_static_value, candidates, changes_own_map
from cartographers.players.search.halving import Halving
from cartographers.rules.decision import Decision
from cartographers.rules.view import View


class Search:
    """Looks ahead until its budget is used up."""

    def __init__(
        self,
        seed: int,
        backend: Backend,
        budget: Budget,
        style: Style = PLAIN,
        ranking_for: RankingFor = by_static_value,
    ) -> None:
        self._rng, self._backend, self._budget, self._style = Random(seed), backend, budget, style
        self._ranking_for = ranking_for

    def decide(self, view: View) -> Decision:
        """The decision whose playouts went best."""
        meter = self._budget.start()
        rank, trust = self._ranking_for(view)
        rated = rank(view, self._backend, ())
        if len(rated) == 1 or not changes_own_map(view):
            return rated[0][1]
        halving = Halving(self._backend, self._budget, trust, self._rng)
        compared = halving.best(view, candidates(view, self._backend, rated[: self._budget.width]), meter)
        leads = [(one.lead_over(compared[0], trust), one.decision) for one in compared]
        return preferred(leads, self._style)[0]
