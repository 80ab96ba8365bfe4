"""The names by which players are called to a table."""

from collections.abc import Callable

from cartographers.players.chance import Chance
from cartographers.players.greedy import Greedy
from cartographers.players.player import Player

ROSTER: dict[str, Callable[[int], Player]] = {"greedy": Greedy, "chance": Chance}


class NoSuchPlayer(ValueError):
    """A name that is not on the roster."""


def player(name: str, seed: int) -> Player:
    """A player by name; the seed makes what it does repeatable."""
    if name not in ROSTER:
        raise NoSuchPlayer(f"there is no player {name!r}; choose from {', '.join(ROSTER)}")
    return ROSTER[name](seed)
