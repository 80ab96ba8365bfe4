"""What every adviser is: something that is shown a view and says what the best decisions are worth."""

from typing import NamedTuple, Protocol

from cartographers.rules.decision import Decision
from cartographers.rules.view import View


class Advice(NamedTuple):
    """A decision and what may come of it."""

    decision: Decision
    #: The own seat's stars at the end, if this is decided now and play goes on well.
    expected: float
    #: Their standard deviation over the futures that were looked at.
    spread: float


class Adviser(Protocol):
    """Someone who looks over a player's shoulder, and sees no more than the player does."""

    def advise(self, view: View, played: Decision | None = None, most: int = 5) -> list[Advice]:
        """The best decisions, the best first, at most so many; the one played is always among them.

        All are measured on the same futures. If the one played is not among the best it comes last, besides.
        """
