"""Games played on by the rules, in one future, up to the next drawing."""

from collections.abc import Sequence
from typing import NamedTuple

from cartographers.players.neural.position import Position, position
from cartographers.rules.card import AmbushCard, ExploreCard, RuinsCard
from cartographers.rules.change import earned, paid
from cartographers.rules.season import season_score
from cartographers.rules.sheet import Sheet, draw
from cartographers.rules.state import Game, Seat
from cartographers.rules.terrain import MONSTER, Terrain
from cartographers.rules.timetable import ended_early, timetable_of
from cartographers.rules.walk import walk


class Halt(NamedTuple):
    """Where a future came to: a card to draw, or the end of the game."""

    game: Game
    seat: Seat
    card: ExploreCard | None

    @property
    def position(self) -> Position:
        """The position before the drawing."""
        game = self.game
        return position(game, self.seat, game.season, game.clock, game.pending)


def drawn(game: Game, seat: Seat, terrain: Terrain, cells: int, coin: int) -> Seat:
    """A seat after a drawing, with its coins."""
    return _changed(game, seat, draw(seat.sheet, terrain, cells), coin)


def after_drawing(halt: Halt, seat: Seat) -> Position:
    """The position once the card has been drawn: its time has passed, the ruins are used up."""
    assert halt.card is not None
    return position(halt.game, seat, halt.game.season, halt.game.clock + halt.card.time, False)


def next_drawing(game: Game, seat: Seat, cards: Sequence[str]) -> Halt:
    """The next drawing in a future of a game in which nobody is asked."""
    last_season = timetable_of(game).last_season
    for key in cards:
        if not key:
            seat = seat.but(scores=(*seat.scores, season_score(game, seat)))
            if game.season == last_season or ended_early(game.setup, seat.sheet):
                return Halt(game, seat, None)
            game = game.but(season=game.season + 1, clock=0, revealed=())
            continue
        game = game.but(revealed=(*game.revealed, key))
        match game.shelf.cards[key]:
            case RuinsCard():
                game = game.but(pending=True)
            case AmbushCard() as card:
                game = game.but(met=(*game.met, key))
                area = walk(card.shape.printed, card.corner, card.way, seat.sheet.empty)
                if area:
                    seat = _changed(game, seat, draw(seat.sheet, MONSTER, area))
            case ExploreCard() as card:
                if seat.sheet.empty:
                    return Halt(game.but(card=key), seat, card)
                game = game.but(clock=game.clock + card.time, pending=False)
    return Halt(game, seat, None)


def _changed(game: Game, seat: Seat, sheet: Sheet, coin: int = 0) -> Seat:
    return paid(seat, sheet, coin + earned(game.shelf, seat.sheet, sheet))
