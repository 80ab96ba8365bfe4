"""The neural player: the net's candidates by the net's value, perhaps with playouts besides."""

from cartographers.players.neural.ranking import NetRanking
from cartographers.players.player import Player
from cartographers.rules.decision import Decision
from cartographers.rules.view import View


class Neural:
    """Decides by a net; where the net is not for such games, another player decides.

    With a search that ranks by the same net it looks ahead.
    """

    def __init__(self, ranking: NetRanking, other: Player, search: Player | None = None) -> None:
        self._ranking, self._other, self._search = ranking, other, search

    def decide(self, view: View) -> Decision:
        """The best decision."""
        if self._search:
            known = self._ranking.knows_with_playouts(view)
            return (self._search if known else self._other).decide(view)
        if self._ranking.knows(view):
            return self._ranking.rank(view)[0][1]
        return self._other.decide(view)
