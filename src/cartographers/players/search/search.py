"""The player who looks ahead: the best few decisions are played on in the same sampled futures.

Playing on is cut off after a few turns and the map valued as it is then. The decisions that do worse are
dropped round by round, so that the time goes to those that are hard to tell apart.
"""

from itertools import islice
from random import Random

from cartographers.players.search.backend import Mind
from cartographers.players.search.budget import Budget
from cartographers.players.search.candidates import best_first, is_own, on_trial, play_on, ranked
from cartographers.players.search.futures import futures
from cartographers.rules.decision import Decision
from cartographers.rules.view import View


class Search:
    """Looks ahead for as long as its budget lasts."""

    def __init__(self, seed: int, mind: Mind, budget: Budget) -> None:
        self._toss, self._mind, self._budget = Random(seed), mind, budget

    def decide(self, view: View) -> Decision:
        """The decision that fared best."""
        spent = self._budget.start()
        found = ranked(view, self._mind)
        if len(found) == 1 or not is_own(view):
            return found[0][1]
        tried = on_trial(view, found[: self._budget.width])
        turns = self._budget.turns
        coming = futures(view.game, self._toss, turns)
        rounds = (len(tried) - 1).bit_length()
        for number in range(1, rounds + 1):
            together = self._budget.together(len(tried))
            while not tried[0].fared or spent.leaves_time(number / rounds):
                play_on(self._mind, view, tried, list(islice(coming, together)), turns)
                spent.count(len(tried) * together)
            tried = best_first(tried)[: max(2, (len(tried) + 1) // 2)]
        return tried[0].decision
