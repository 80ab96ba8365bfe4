"""A player's budget for a decision: time, or a number of playouts so that it plays the same everywhere."""

from time import perf_counter
from typing import NamedTuple

#: How much of a time is used: a step may take longer than the last, and a busy machine may be late.
MARGIN = 0.95

#: About how many playouts are made in a second, and in how many steps a budget is spent.
PACE, STEPS = 5000, 24


class BadBudget(ValueError):
    """A setting that is no budget."""


class Spent:
    """How much of a budget has been used."""

    def __init__(self, seconds: float, playouts: int) -> None:
        self._seconds, self._playouts = seconds, playouts
        self._since = self._now = perf_counter()
        self._counted, self._step = 0, 0.0

    def count(self, playouts: int) -> None:
        """A step was made: so many more were played."""
        now = perf_counter()
        self._counted += playouts
        self._step, self._now = now - self._now, now

    def leaves_time(self, share: float) -> bool:
        """May another step like the last be made, if this share is to be spent by then?"""
        if self._playouts:
            return self._counted < share * self._playouts
        return perf_counter() - self._since + self._step <= share * self._seconds * MARGIN


class Budget(NamedTuple):
    """Seconds, or playouts if there are any."""

    seconds: float = 0.0
    playouts: int = 0

    def start(self) -> Spent:
        """Begin to spend it."""
        return Spent(self.seconds, self.playouts)

    @property
    def width(self) -> int:
        """How many decisions are worth comparing with it."""
        return 6 if self._most < 100 else 10 if self._most < 300 else 24 if self._most < 2000 else 32

    @property
    def turns(self) -> int:
        """How many turns are worth playing on before the map is valued.

        Further ahead there is more to see and more chance in it: the more often it is tried, the further.
        """
        return 3 if self._most < 300 else 4 if self._most < 2000 else 6

    def together(self, width: int) -> int:
        """In how many futures they fare at a time, so that no step takes long."""
        return max(1, int(self._most / STEPS / width))

    @property
    def _most(self) -> float:
        """About how many playouts can be made with it."""
        return self.playouts or self.seconds * PACE


def read_budget(text: str) -> Budget:
    """A budget as it is written: ``200ms``, ``1s``, ``500n``."""
    for unit, size in (("ms", 0.001), ("s", 1.0), ("n", 0.0)):
        number = text.removesuffix(unit)
        if number != text and number.isdigit() and int(number):
            return Budget(playouts=int(number)) if unit == "n" else Budget(seconds=size * int(number))
    raise BadBudget(
        f"{text!r} is no time to think: write milliseconds (200ms), seconds (1s) or playouts (500n)"
    )
