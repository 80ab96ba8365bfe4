"""A dealer that shuffles the cards again from some point of a game on; what has come up stays as it is."""

from cartographers.rules.state import Game
from cartographers.table.cut import Cut
from cartographers.table.dealer import SeedDealer


class Redealer(SeedDealer):
    """Deals from a seed, after the cards that had come up before the cut."""

    def __init__(self, seed: int, cut: Cut) -> None:
        super().__init__(seed)
        self._cut = cut

    def cut(self, game: Game) -> Cut:
        """The cards that had come up."""
        return self._cut
