"""What the log of a game is made of: only causes, so that it can never contradict itself.

Everything else (coins, scores, spreading, the end) follows from these four by the rules.
"""

from dataclasses import dataclass

from cartographers.rules.decision import Decision
from cartographers.rules.setup import Setup


@dataclass(frozen=True, slots=True)
class Began:
    """The game was set up."""

    setup: Setup


@dataclass(frozen=True, slots=True)
class Revealed:
    """The top card of the deck was turned up (R3.1)."""

    card: str


@dataclass(frozen=True, slots=True)
class Committed:
    """A seat committed a decision, which stays sealed until all have (R3.3)."""

    seat: int
    decision: Decision


@dataclass(frozen=True, slots=True)
class Withdrawn:
    """A seat took its sealed decision back."""

    seat: int


Event = Began | Revealed | Committed | Withdrawn
