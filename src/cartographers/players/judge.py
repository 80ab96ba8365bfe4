"""What a map is worth to its owner: the stars it brings now, and a share of those it will bring later."""

from cartographers.rules.area import neighbours, size
from cartographers.rules.change import earned, paid
from cartographers.rules.decision import Decision
from cartographers.rules.season import monsters_toll
from cartographers.rules.setup import edicts_of, seasons_of
from cartographers.rules.sheet import Sheet
from cartographers.rules.state import Game, Seat

#: What a decision is worth, and the decision.
Rated = tuple[float, Decision]

#: How much of a later season's stars counts now, for each season in between.
LATER = 0.55
#: How much of the monsters' toll counts for each later season: what is open now may be closed by then.
LATER_TOLL = 0.5
#: A little for each filled cell beside a mountain that may still give its coin.
CLOSING = 0.05


class Judge:
    """Judges maps for the rest of a game."""

    def __init__(self, game: Game) -> None:
        self._shelf = game.shelf
        seasons = seasons_of(game.shelf, game.setup)[game.season :]
        edicts = edicts_of(game.shelf, game.setup)
        shares = [0.0] * len(edicts)
        for later, season in enumerate(seasons):
            for at in season.edicts:
                shares[at] += LATER**later
        self._edicts = [(edict.worth, share) for edict, share in zip(edicts, shares, strict=True) if share]
        #: Each coin counts once in every season that is still to be scored (R5.1).
        self.seasons_left = len(seasons)
        self._toll = 1 + LATER_TOLL * (len(seasons) - 1)

    def map(self, sheet: Sheet) -> float:
        """The worth of a map without its coins."""
        stars: float = sum([share * edict(sheet) for edict, share in self._edicts])
        toll: int = monsters_toll(sheet)
        closed: int = size(neighbours(sheet.mountain) & ~sheet.empty)
        return stars - self._toll * toll + CLOSING * self.seasons_left * closed

    def seat(self, seat: Seat, sheet: Sheet, coin: int = 0, cost: int = 0) -> float:
        """The worth of a seat's side of the table once its map has become this one."""
        after = paid(seat, sheet, coin + earned(self._shelf, seat.sheet, sheet))
        return self.map(sheet) + self.seasons_left * (after.purse - cost)
