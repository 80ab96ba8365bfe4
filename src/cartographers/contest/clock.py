"""A player whose moves are timed."""

from time import perf_counter

from cartographers.players.player import Player
from cartographers.rules.decision import Decision
from cartographers.rules.view import View


class Timed:
    """A player whose moves are timed by the wall clock, since that is how long others wait for them."""

    def __init__(self, player: Player) -> None:
        self._player = player
        self.milliseconds: list[float] = []

    def decide(self, view: View) -> Decision:
        """What the player decides."""
        began = perf_counter()
        try:
            return self._player.decide(view)
        finally:
            self.milliseconds.append(round(1e3 * (perf_counter() - began), 3))
