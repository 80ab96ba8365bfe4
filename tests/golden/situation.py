"""A situation of a stored perft: a set-up, perhaps maps already drawn on, and the cards to come."""

from typing import Any

from cartographers.boxes import shelf
from cartographers.notation.sheet_picture import read_picture
from cartographers.notation.wire import read_setup
from cartographers.rules.game import begin
from cartographers.rules.state import Game
from cartographers.table.dealer import StackedDealer


def situation(told: dict[str, Any]) -> tuple[Game, StackedDealer]:
    """The game as the file describes it, and the order in which its cards come."""
    game = begin(shelf(), read_setup(told["setup"]))
    seats = [
        seat.but(sheet=read_picture(rows), coins=coins)
        for seat, rows, coins in zip(game.seats, told["maps"], told["coins"], strict=True)
    ]
    game = game.but(seats=tuple(seats), season=told["season"], clock=told["clock"])
    return game, StackedDealer(tuple(told["cards"]))
