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
    #: Is it what the one who plays on would decide? Then what is expected of it is what is expected now: it
    #: changes by what comes, and on average not at all.
    usual: bool = False


class Adviser(Protocol):
    """Someone who looks over a player's shoulder, and sees no more than the player does."""

    def advise(self, view: View, played: Decision | None = None, most: int = 5) -> list[Advice]:
        """The best decisions, the best first, at most so many; then the usual one and the one played.

        Exactly one is the usual one. It and the one played come besides only if they are not among the best.
        All are measured on the same futures.
        """
