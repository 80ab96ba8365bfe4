"""The evaluator of the bots that plan, in compiled code."""

from cartographers.players.evaluate.evaluator import Rated
from cartographers.players.evaluate.feature_evaluator import FeatureEvaluator
from cartographers.players.evaluate.weights import Weights
from cartographers.players.native.engine import SeatArrays, engine
from cartographers.rules.decision import Draw
from cartographers.rules.sheet import Sheet
from cartographers.rules.state import Game
from cartographers.rules.timetable import Time, time_after
from cartographers.rules.view import View


class NativeEvaluator(FeatureEvaluator):
    """Values maps by weighted features, compiled."""

    def __init__(self, game: Game, weights: Weights) -> None:
        super().__init__(game, weights)
        self._engine = engine(game.shelf, game.setup, weights)
        self._time = time_after(game)

    def map_value(self, sheet: Sheet) -> float:
        """The value of a map without its coins."""
        return self._engine.value(SeatArrays(self._engine.areas(sheet), 0, 0), self._time)

    def rate_drawings(self, view: View, best_only: bool = False) -> list[Rated]:
        """Every drawing of the card without a skill, the best first; or the best alone."""
        game, me = view.game, view.me
        time = Time(game.season, game.clock)
        rated = self._engine.rate(self._engine.arrays(me), game.card, game.pending, time, best_only)
        crossed = self.coin * me.crossed
        return [(one.value - crossed, Draw(one.terrain, one.cells)) for one in rated]
