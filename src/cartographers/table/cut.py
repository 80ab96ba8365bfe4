"""The cards that had come up when the rest of a game's cards were shuffled again."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Self

from cartographers.rules.state import Game


@dataclass(frozen=True, slots=True)
class Cut:
    """The cards that had come up, up to some season."""

    season: int = 0
    #: The cards revealed in that season, and the ambushes and heroes of the whole game, each in order.
    revealed: tuple[str, ...] = ()
    met: tuple[str, ...] = ()
    #: The cards revealed in each season before that one: they were dealt by somebody else.
    earlier: tuple[tuple[str, ...], ...] = ()

    @classmethod
    def of(cls, games: Iterable[Game]) -> Self:
        """The cut after the last of the games that a table went through."""
        seasons: dict[int, tuple[str, ...]] = {}
        for game in games:
            seasons[game.season] = max(seasons.get(game.season, ()), game.revealed, key=len)
        return cls(
            game.season,
            game.revealed,
            game.met,
            tuple(seasons.get(season, ()) for season in range(game.season)),
        )

    def cards(self, season: int) -> tuple[str, ...]:
        """The cards that had come up in a season."""
        if season == self.season:
            return self.revealed
        return self.earlier[season] if season < len(self.earlier) else ()


#: All cards are shuffled once.
NO_CUT = Cut()
