"""A player who looks at everything that may be done and takes what leaves the best map behind."""

from collections.abc import Callable
from random import Random

from cartographers.players.evaluate.evaluator import Judge, StarsNow
from cartographers.players.evaluate.rating import rated
from cartographers.rules.decision import Decision
from cartographers.rules.state import Game
from cartographers.rules.view import View


class Greedy:
    """Greedy for what its judge values: by itself, for the stars of the season under way."""

    def __init__(self, seed: int = 0, judge: Callable[[Game], Judge] = StarsNow) -> None:
        self._toss, self._judge = Random(seed), judge

    def decide(self, view: View) -> Decision:
        """The decision that is worth most, by chance one of them if there are several."""
        found = rated(view, self._judge(view.game))
        best = max(worth for worth, _ in found)
        return self._toss.choice([decision for worth, decision in found if worth == best])
