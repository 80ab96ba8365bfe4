"""A dealer that shuffles the cards again from some point of a game on; what has come up stays as it is."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Self

from cartographers.rules.card import AmbushCard
from cartographers.rules.edition import Shelf
from cartographers.rules.setup import AMBUSHES_IN_A_GAME, Setup
from cartographers.rules.state import Game
from cartographers.table.dealer import SeedDealer, shuffled


@dataclass(frozen=True, slots=True)
class Cut:
    """The cards that had come up when the rest were shuffled again."""

    season: int
    #: The cards revealed in that season, and the ambushes and heroes of the whole game, each in order.
    revealed: tuple[str, ...]
    met: tuple[str, ...]
    #: The cards revealed in each season before that one: they were dealt by somebody else.
    earlier: tuple[tuple[str, ...], ...] = ()

    @classmethod
    def of(cls, games: Iterable[Game]) -> Self:
        """The cut after the last of the games that a table went through."""
        seasons: dict[int, tuple[str, ...]] = {}
        for game in games:
            seasons[game.season] = max(seasons.get(game.season, ()), game.revealed, key=len)
        return cls(
            game.season, game.revealed, game.met, tuple(seasons[season] for season in range(game.season))
        )


class Redealer(SeedDealer):
    """Deals from a seed, after the cards that had come up before the cut."""

    def __init__(self, seed: int, cut: Cut) -> None:
        super().__init__(seed)
        self._cut = cut

    def season_deck(self, game: Game, gone: Sequence[str]) -> list[str]:
        """The deck of a season; up to that of the cut first the cards that had come up."""
        deck = super().season_deck(game, gone)
        seasons = dict(enumerate(self._cut.earlier)) | {self._cut.season: self._cut.revealed}
        known = seasons.get(game.season, ())
        return [*known, *(key for key in deck if key not in known)]

    def four_ambushes(self, setup: Setup) -> list[str]:
        """The ambush cards of the game: those that had come up, then any of the others."""
        met = [key for key in self._cut.met if key in setup.ambushes]
        others = [key for key in setup.ambushes if key not in met]
        return [*met, *shuffled(sorted(others), self.seed, "ambushes")][:AMBUSHES_IN_A_GAME]

    def heroes(self, shelf: Shelf) -> list[str]:
        """The hero cards: those that had come up, then the others."""
        met = [key for key in self._cut.met if not isinstance(shelf.cards[key], AmbushCard)]
        return [*met, *(key for key in super().heroes(shelf) if key not in met)]
