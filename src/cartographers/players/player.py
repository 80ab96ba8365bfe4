"""What every player is: something that is shown a view and decides."""

from typing import Protocol

from cartographers.rules.decision import Decision
from cartographers.rules.view import View


class Player(Protocol):
    """Someone who sits at a table."""

    def decide(self, view: View) -> Decision:
        """A legal decision for the phase the view is asked about."""
