"""The interface of a player: it is shown a view and decides."""

from typing import Protocol

from cartographers.rules.decision import Decision
from cartographers.rules.problem import Problem
from cartographers.rules.view import View


class Forfeit(Problem):
    """A player cannot go on: it has lost this game, and the reason is told."""


class Player(Protocol):
    """A bot, or anything else that decides for a seat."""

    def decide(self, view: View) -> Decision:
        """A legal decision for the phase the view is asked about; raises ``Forfeit`` if there is none."""
