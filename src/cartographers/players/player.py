"""The interfaces of a player, who decides, and of an adviser, who says what the best decisions are worth."""

from typing import NamedTuple, Protocol

from cartographers.rules.decision import Decision
from cartographers.rules.problem import Problem
from cartographers.rules.view import View


class Forfeit(Problem):
    """A player cannot go on: it has lost this game, and the reason is told."""


class Player(Protocol):
    """A bot, or anything else that decides for a seat."""

    def decide(self, view: View) -> Decision:
        """A legal decision for the phase the view is asked about; raises ``Forfeit`` if there is none."""


class Advice(NamedTuple):
    """A decision and the stars expected from it."""

    decision: Decision
    #: The seat's expected stars at the end of the game after this decision.
    expected: float
    #: The standard deviation of the stars over the sampled futures.
    spread: float
    #: Is it the decision that playouts would take? Then its expected stars are those of the position itself,
    #: and change from turn to turn only by the cards that come.
    usual: bool = False


class Adviser(Protocol):
    """Advises a player, and sees no more than the player does."""

    def advise(self, view: View, played: Decision | None = None, most: int = 5) -> list[Advice]:
        """At most ``most`` of the best decisions, the best first; then the usual and the played decision.

        Exactly one is the usual one. It and the one played are added only if they are not among the best.
        All are measured on the same futures.
        """
