"""Evaluators: what a map is worth to its owner, as every bot but ``chance`` answers in its own way."""

from typing import Protocol

from cartographers.players.evaluate.skill_timing import usual_gain
from cartographers.rules.change import earned, paid
from cartographers.rules.decision import Decision, Draw
from cartographers.rules.legal import coin_of, drawings, turn_of
from cartographers.rules.season import monsters_toll
from cartographers.rules.sheet import Sheet, draw
from cartographers.rules.state import Game, Seat
from cartographers.rules.timetable import season_edicts
from cartographers.rules.view import View

#: A decision with its value in front.
Rated = tuple[float, Decision]


class Evaluator(Protocol):
    """Values maps as of the time when the card in play has been dealt with."""

    #: How many stars a coin still brings.
    coin: float
    #: How many stars a skill must gain to be used now and not later.
    least_skill_gain: float

    def map_value(self, sheet: Sheet) -> float:
        """The value of a map without its coins."""

    def seat_value(self, seat: Seat, sheet: Sheet, coin: int = 0, cost: int = 0) -> float:
        """The value of a seat, coins included, once its map has become this one."""

    def rate_drawings(self, view: View, best_only: bool = False) -> list[Rated]:
        """Every drawing of the card without a skill, with the value of what it leaves.

        For whoever wants only the best, worse ones may be left out.
        """


def rate_one_by_one(view: View, evaluator: Evaluator) -> list[Rated]:
    """Every drawing of the card without a skill, evaluated one by one."""
    shapes, me = turn_of(view.game, view.seat).shapes, view.me
    return [
        (evaluator.seat_value(me, draw(me.sheet, terrain, area), coin_of(shapes, area)), Draw(terrain, area))
        for terrain, area in drawings(view.offer().choices)
    ]


class SeasonEvaluator:
    """Values a map by the stars it would score if the season ended now."""

    coin = 1.0

    def __init__(self, game: Game) -> None:
        self._shelf, self.least_skill_gain = game.shelf, usual_gain(game)
        self._edicts = [edict.worth for edict in season_edicts(game, game.season)]

    def map_value(self, sheet: Sheet) -> float:
        """The season's stars without coins."""
        stars: float = sum([worth(sheet) for worth in self._edicts])
        return stars - float(monsters_toll(sheet))

    def seat_value(self, seat: Seat, sheet: Sheet, coin: int = 0, cost: int = 0) -> float:
        """The season's stars."""
        after = paid(seat, sheet, coin + earned(self._shelf, seat.sheet, sheet))
        return self.map_value(sheet) + self.coin * (after.purse - cost)

    def rate_drawings(self, view: View, best_only: bool = False) -> list[Rated]:
        """Every drawing of the card without a skill, with the season's stars after it."""
        return rate_one_by_one(view, self)
