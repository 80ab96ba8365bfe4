"""What a map is worth to its owner: the question every player but chance answers in its own way."""

from typing import Protocol

from cartographers.rules.change import earned, paid
from cartographers.rules.decision import Decision, Draw
from cartographers.rules.legal import coin_of, drawings, turn_of
from cartographers.rules.season import monsters_toll
from cartographers.rules.setup import edicts_of, seasons_of
from cartographers.rules.sheet import Sheet, draw
from cartographers.rules.state import Game, Seat
from cartographers.rules.view import View

#: What a decision is worth, and the decision.
Rated = tuple[float, Decision]


class Judge(Protocol):
    """Judges maps, once the card in play has been dealt with."""

    #: How many stars a coin still brings.
    coin: float

    def map(self, sheet: Sheet) -> float:
        """The worth of a map without its coins."""

    def seat(self, seat: Seat, sheet: Sheet, coin: int = 0, cost: int = 0) -> float:
        """The worth of a seat's side of the table once its map has become this one."""

    def drawings(self, view: View) -> list[Rated]:
        """Every drawing of the card without a skill, and what it leaves behind is worth."""


def plain_drawings(view: View, judge: Judge) -> list[Rated]:
    """Every drawing of the card without a skill, judged one by one."""
    shapes, me = turn_of(view.game, view.seat).shapes, view.me
    return [
        (judge.seat(me, draw(me.sheet, terrain, area), coin_of(shapes, area)), Draw(terrain, area))
        for terrain, area in drawings(view.offer().choices)
    ]


class StarsNow:
    """Looks at the season under way and no further: the stars if it ended now."""

    coin = 1.0

    def __init__(self, game: Game) -> None:
        self._shelf = game.shelf
        edicts = edicts_of(game.shelf, game.setup)
        season = seasons_of(game.shelf, game.setup)[game.season]
        self._edicts = [edicts[at].worth for at in season.edicts]

    def map(self, sheet: Sheet) -> float:
        """The season's stars without coins."""
        stars: float = sum([worth(sheet) for worth in self._edicts])
        return stars - float(monsters_toll(sheet))

    def seat(self, seat: Seat, sheet: Sheet, coin: int = 0, cost: int = 0) -> float:
        """The season's stars."""
        after = paid(seat, sheet, coin + earned(self._shelf, seat.sheet, sheet))
        return self.map(sheet) + self.coin * (after.purse - cost)

    def drawings(self, view: View) -> list[Rated]:
        """Every drawing of the card without a skill, and the stars it leaves behind."""
        return plain_drawings(view, self)
