"""The judge who looks ahead: stars in all the seasons left, and what is seen of those still to come."""

from functools import lru_cache

from cartographers.players.evaluate.evaluator import Rated, plain_drawings
from cartographers.players.evaluate.features import common, seen_by
from cartographers.players.evaluate.weights import Weights
from cartographers.rules.card import ExploreCard
from cartographers.rules.change import earned, paid
from cartographers.rules.edition import Shelf
from cartographers.rules.setup import Setup, edicts_of, seasons_of
from cartographers.rules.sheet import Sheet
from cartographers.rules.state import Game, Phase, Seat
from cartographers.rules.view import View


def time_after(game: Game) -> tuple[int, int]:
    """The season and the clock once the card in play has been dealt with."""
    seasons = seasons_of(game.shelf, game.setup)
    if game.phase is Phase.RAVAGE:
        # The season has been scored; what a troll takes is missed in the next (R5.2).
        return game.season + 1, 0
    card = game.shelf.cards[game.card]
    spent = card.time if game.phase is Phase.DRAW and isinstance(card, ExploreCard) else 0
    return game.season, min(game.clock + spent, seasons[game.season].time)


@lru_cache(maxsize=64)
def _rows(weights: Weights, shelf: Shelf, setup: Setup) -> dict[tuple[int, int], list[list[float]]]:
    return weights.rows(shelf, setup)


class ProspectJudge:
    """Judges maps by weights, in plain Python."""

    def __init__(self, game: Game, weights: Weights) -> None:
        self._shelf = game.shelf
        season, clock = time_after(game)
        self._edicts = edicts_of(game.shelf, game.setup)
        *self._weights, self._any = _rows(weights, game.shelf, game.setup)[season, clock]
        #: Each coin counts once in every season that is still to be scored (R5.1).
        self.coin = float(len(seasons_of(game.shelf, game.setup)) - season)

    def map(self, sheet: Sheet) -> float:
        """The worth of a map without its coins."""
        worth = _dot(self._any, common(sheet))
        for edict, weights in zip(self._edicts, self._weights, strict=True):
            worth += _dot(weights, seen_by(edict, sheet))
        return worth

    def seat(self, seat: Seat, sheet: Sheet, coin: int = 0, cost: int = 0) -> float:
        """The worth of a seat's side of the table once its map has become this one."""
        after = paid(seat, sheet, coin + earned(self._shelf, seat.sheet, sheet))
        return self.map(sheet) + self.coin * (after.purse - cost)

    def drawings(self, view: View) -> list[Rated]:
        """Every drawing of the card without a skill, and what it leaves behind is worth."""
        return plain_drawings(view, self)


def _dot(weights: list[float], seen: list[int]) -> float:
    return sum([weight * number for weight, number in zip(weights, seen, strict=True)])
