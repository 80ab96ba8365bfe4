"""What playouts do besides drawing: where they begin, what an ambush does, and what a drawing earns."""

from cartographers.rules.area import neighbours, size
from cartographers.rules.card import AmbushCard
from cartographers.rules.change import earned, paid
from cartographers.rules.sheet import Sheet, draw
from cartographers.rules.state import Game, Phase, Seat
from cartographers.rules.terrain import MONSTER
from cartographers.rules.timetable import time_after
from cartographers.rules.walk import walk


def after_card_in_play(game: Game) -> Game:
    """The game once the card in play has been dealt with."""
    season, clock = time_after(game)
    pending = game.pending and game.phase is not Phase.DRAW
    return game.but(season=season, clock=clock, pending=pending, phase=Phase.REVEAL)


def ambushed(game: Game, seat: Seat, card: AmbushCard) -> Seat:
    """Monsters walk in solo play (R11.2); else they are placed beside as many empty cells as possible."""
    empty = seat.sheet.empty
    if game.setup.solo:
        area = walk(card.shape.printed, card.corner, card.way, empty) or 0
    else:
        places = [area for pose, spots in card.shape.spots(empty) for area in pose.drawings(spots)]
        area = max(places, key=lambda one: size(neighbours(one) & empty & ~one), default=0)
    return changed(game, seat, draw(seat.sheet, MONSTER, area)) if area else seat


def changed(game: Game, seat: Seat, sheet: Sheet, coin: int = 0) -> Seat:
    """The seat with another map, and the coins that it earned by it."""
    return paid(seat, sheet, coin + earned(game.shelf, seat.sheet, sheet))
