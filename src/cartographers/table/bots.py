"""The bots of a game, each with a random generator that follows from the game's seed."""

from collections.abc import Sequence

from cartographers.players.player import Player
from cartographers.players.roster import player
from cartographers.rules.setup import MOST_SEATS


def bot(name: str, seed: int, seat: int) -> Player:
    """The bot at a seat of the game with this seed."""
    return player(name, seed * MOST_SEATS + seat)


def bots(names: Sequence[str], seed: int) -> list[Player]:
    """The bots at all seats of the game with this seed."""
    return [bot(name, seed, seat) for seat, name in enumerate(names)]
