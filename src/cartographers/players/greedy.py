"""A bot that evaluates all decisions and takes the best, without looking ahead."""

from collections.abc import Callable
from random import Random

from cartographers.players.evaluate.evaluator import Evaluator, SeasonEvaluator
from cartographers.players.evaluate.preference import preferred
from cartographers.players.evaluate.rating import rate_best
from cartographers.players.evaluate.style import PLAIN, Style
from cartographers.rules.decision import Decision
from cartographers.rules.state import Game
from cartographers.rules.view import View


class Greedy:
    """Takes the decision with the highest value; by default the value is the season's stars."""

    def __init__(
        self,
        seed: int = 0,
        evaluator: Callable[[Game], Evaluator] = SeasonEvaluator,
        style: Style = PLAIN,
    ) -> None:
        self._rng, self._evaluator, self._style = Random(seed), evaluator, style

    def decide(self, view: View) -> Decision:
        """The decision with the highest value; ties are broken by the style, then at random."""
        rated = rate_best(view, self._evaluator(view.game))
        return self._rng.choice(preferred(rated, self._style))
