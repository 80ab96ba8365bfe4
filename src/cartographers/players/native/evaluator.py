"""The evaluator of the bots that plan, in compiled code."""

from cartographers.players.evaluate.evaluator import Rated
from cartographers.players.evaluate.feature_evaluator import FeatureEvaluator
from cartographers.players.evaluate.weights import Weights
from cartographers.players.native.engine import Machine, Side, areas_of, machine
from cartographers.rules.decision import Draw
from cartographers.rules.sheet import Sheet
from cartographers.rules.state import Game, Seat
from cartographers.rules.timetable import time_after
from cartographers.rules.view import View


class NativeEvaluator(FeatureEvaluator):
    """Values maps by weighted features, compiled."""

    def __init__(self, game: Game, weights: Weights) -> None:
        super().__init__(game, weights)
        self.machine: Machine = machine(game.shelf, game.setup, weights)
        self._season, self._clock = time_after(game)

    def map_value(self, sheet: Sheet) -> float:
        """The value of a map without its coins."""
        return self.machine.worth(Side(areas_of(sheet), 0, 0), self._season, self._clock)

    def rate_drawings(self, view: View) -> list[Rated]:
        """Every drawing of the card without a skill, the best first."""
        game, me = view.game, view.me
        found = self.machine.rate(side(me), game.card, game.pending, game.season, game.clock)
        crossed = self.coin * me.crossed
        return [(one.worth - crossed, Draw(one.terrain, one.cells)) for one in found]


def side(seat: Seat) -> Side:
    """A seat's side of the table as the machine knows it."""
    return Side(areas_of(seat.sheet), seat.coins, seat.crossed)
