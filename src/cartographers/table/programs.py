"""Players that are programs, called to their seats."""

from cartographers.players.player import Player
from cartographers.players.roster import player
from cartographers.rules.setup import MOST_SEATS


def program(name: str, seed: int, seat: int) -> Player:
    """A program at a seat of the game with this seed."""
    return player(name, seed * MOST_SEATS + seat)
