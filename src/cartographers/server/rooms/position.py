"""A position of a game as a short text, by which it is recognised wherever it is told again.

It follows from the set-up and from what lies open, without the card in play and without names: whoever tells
a game again may give others, and an answer that depends on it tells nothing of cards still hidden.
"""

from dataclasses import replace
from functools import lru_cache
from hashlib import sha256

from cartographers.rules.setup import Setup
from cartographers.rules.state import Game
from cartographers.server.show.scores import rows

#: After fewer cards many games are alike.
_ALIKE = 3


def position_of(game: Game) -> str | None:
    """The position of a game; none near the beginning."""
    if game.turned <= _ALIKE and game.setup.position is None:
        return None
    maps = "/".join(row for seat in game.seats for row in rows(seat.sheet))
    return sha256(f"{_written(game.setup)} {game.season} {maps}".encode()).hexdigest()[:32]


@lru_cache(maxsize=256)
def _written(setup: Setup) -> str:
    return repr(replace(setup, names=()))
