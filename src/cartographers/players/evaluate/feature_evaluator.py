"""The evaluator of the bots that plan: stars in all seasons left, and features weighted by the time left."""

from functools import lru_cache

from cartographers.players.evaluate.evaluator import Rated, rate_one_by_one
from cartographers.players.evaluate.weights import Weights
from cartographers.rules.box import Shelf
from cartographers.rules.change import earned, paid
from cartographers.rules.setup import Setup
from cartographers.rules.sheet import Sheet
from cartographers.rules.state import Game, Seat
from cartographers.rules.timetable import Time, time_after, timetable_of
from cartographers.rules.view import View


@lru_cache(maxsize=64)
def _rows(weights: Weights, shelf: Shelf, setup: Setup) -> dict[Time, list[list[float]]]:
    return weights.rows(shelf, setup)


class FeatureEvaluator:
    """Values maps by weighted features, in plain Python."""

    def __init__(self, game: Game, weights: Weights) -> None:
        self._shelf, self._features = game.shelf, weights.features.of_map
        time, times = time_after(game), timetable_of(game)
        self._edicts = times.edicts
        *self._weights, self._common = _rows(weights, game.shelf, game.setup)[time]
        self.least_skill_gain = weights.least_skill_gain(game)
        self.coin = float(times.seasons_left(time.season))

    def map_value(self, sheet: Sheet) -> float:
        """The value of a map without its coins."""
        value = _dot(self._common, self._features(None, sheet))
        for edict, weights in zip(self._edicts, self._weights, strict=True):
            value += _dot(weights, self._features(edict, sheet))
        return value

    def seat_value(self, seat: Seat, sheet: Sheet, coin: int = 0, cost: int = 0) -> float:
        """The value of a seat, coins included, once its map has become this one."""
        after = paid(seat, sheet, coin + earned(self._shelf, seat.sheet, sheet))
        return self.map_value(sheet) + self.coin * (after.purse - cost)

    def rate_drawings(self, view: View, best_only: bool = False) -> list[Rated]:
        """Every drawing of the card without a skill, with the value of what it leaves."""
        return rate_one_by_one(view, self)


def _dot(weights: list[float], numbers: list[int]) -> float:
    return sum([weight * number for weight, number in zip(weights, numbers, strict=True)])
