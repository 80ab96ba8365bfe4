"""The budget of a search for one decision: time, or a number of playouts, with which it is repeatable."""

from collections.abc import Callable
from time import perf_counter
from typing import NamedTuple

from cartographers.rules.problem import Problem

#: Says how many seconds have passed since some moment.
Clock = Callable[[], float]

#: The share of the time that is used: a step may take longer than the last, and a busy computer may be late.
MARGIN = 0.95

#: About how many playouts are made in a second, and in how many steps a budget is spent.
PLAYOUTS_PER_SECOND, STEPS = 5000, 24


class BadBudget(Problem, ValueError):
    """Text that does not describe a budget."""


class Meter:
    """Measures how much of a budget has been used."""

    def __init__(self, seconds: float, playouts: int, clock: Clock = perf_counter) -> None:
        self._seconds, self._playouts, self._clock = seconds, playouts, clock
        self._start = self._now = clock()
        self._counted, self._last_step, self._each = 0, 0.0, 0.0

    def count(self, playouts: int) -> None:
        """Record a step of so many playouts."""
        now = self._clock()
        self._counted += playouts
        self._last_step, self._now = now - self._now, now
        self._each = self._last_step / max(1, playouts)

    def allows_step(self, share: float) -> bool:
        """May another step like the last be made without exceeding this share of the budget?"""
        if self._playouts:
            return self._counted < share * self._playouts
        return self._left(share) >= self._last_step

    def fitting(self, futures: int, width: int, share: float) -> int:
        """In how many of some futures so many candidates may still be played on: where time is measured, as
        many as there is time for, if they take as long as the last did."""
        if self._playouts or not self._each:
            return futures if self.allows_step(share) else 0
        return max(0, min(futures, int(self._left(share) / (self._each * width))))

    def _left(self, share: float) -> float:
        """How many seconds are left of a share of the time."""
        return share * self._seconds * MARGIN - (self._clock() - self._start)


class Budget(NamedTuple):
    """Seconds, or a number of playouts if it is not 0."""

    seconds: float = 0.0
    playouts: int = 0
    clock: Clock = perf_counter

    def start(self) -> Meter:
        """Begin to spend it."""
        return Meter(self.seconds, self.playouts, self.clock)

    @property
    def width(self) -> int:
        """How many decisions are worth comparing with it."""
        expected = self.expected_playouts
        return 6 if expected < 100 else 10 if expected < 300 else 24 if expected < 2000 else 32

    @property
    def turns(self) -> int:
        """How many turns are worth playing on before the map is evaluated.

        Longer playouts show more and have more variance, so they pay only when there are many.
        """
        expected = self.expected_playouts
        return 3 if expected < 300 else 4 if expected < 2000 else 6

    def futures_per_step(self, width: int) -> int:
        """In how many futures so many candidates are played on at a time, so that no step takes long."""
        return max(1, int(self.expected_playouts / STEPS / width))

    @property
    def expected_playouts(self) -> float:
        """About how many playouts it is enough for."""
        return self.playouts or self.seconds * PLAYOUTS_PER_SECOND


def read_budget(text: str) -> Budget:
    """A budget as it is written: ``200ms``, ``1s``, ``500n``."""
    for unit, size in (("ms", 0.001), ("s", 1.0), ("n", 0.0)):
        number = text.removesuffix(unit)
        if number != text and number.isdigit() and int(number):
            return Budget(playouts=int(number)) if unit == "n" else Budget(seconds=size * int(number))
    raise BadBudget(
        "budget",
        "{text!r} is no time to think: write milliseconds (200ms), seconds (1s) or playouts (500n)",
        text=text,
    )
