"""Sequential halving: candidates are played on, the worse half is dropped, and so on."""

from itertools import islice
from random import Random
from typing import NamedTuple

from cartographers.players.search.backend import Backend
from cartographers.players.search.budget import Budget, Meter
from cartographers.players.search.candidates import Candidate, Trust, best_first, play_candidates
from cartographers.players.search.futures import futures
from cartographers.rules.view import View


class Halving(NamedTuple):
    """Plays candidates on in the same sampled futures, so that most playouts go to the best of them."""

    backend: Backend
    budget: Budget
    trust: Trust
    rng: Random

    def best(
        self, view: View, compared: list[Candidate], meter: Meter, few: int = 2, share: float = 1.0
    ) -> list[Candidate]:
        """The best few, the best first, once this share of the budget is used up."""
        turns = self.budget.turns
        sampled, sizes = futures(view.game, self.rng, turns), [len(compared)]
        while sizes[-1] > few:
            sizes.append(max(few, (sizes[-1] + 1) // 2))
        for number, size in enumerate(sizes, 1):
            compared = compared[:size]
            most = self.budget.futures_per_step(size)
            part = share * number / len(sizes)
            while step := meter.fitting(most, size, part) if compared[0].results else most:
                play_candidates(self.backend, view, compared, list(islice(sampled, step)), turns)
                meter.count(size * step)
            compared = best_first(compared, self.trust)
        return compared
