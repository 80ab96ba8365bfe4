"""How much work may be asked for at once: by a person, from a network, and by all together."""

from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TypeVar

from cartographers.server.basics.client_network import Network
from cartographers.server.basics.errors import ComeAgain, Refusal
from cartographers.server.work.callers import Caller

T = TypeVar("T")

#: Less than this is left over from rounding.
_NOTHING = 1e-6


@dataclass(frozen=True, slots=True)
class AllowedWork:
    """Seconds of work that may be waiting or under way."""

    person: float
    network: float
    in_all: float


class Allowance:
    """Counts the expected seconds of work that was asked for and is not done yet."""

    def __init__(self, allowed: AllowedWork) -> None:
        self._allowed = allowed
        self._persons: defaultdict[str, float] = defaultdict(float)
        self._networks: defaultdict[Network, float] = defaultdict(float)
        self._in_all = 0.0

    @property
    def asked_for(self) -> float:
        """The seconds of all work that is not done yet."""
        return self._in_all

    @contextmanager
    def use(self, caller: Caller, seconds: float) -> Iterator[None]:
        """Count work as asked for until the end of the context; raises a ``Refusal``."""
        self.take(caller, seconds)
        try:
            yield
        finally:
            self.give_back(caller, seconds)

    def take(self, caller: Caller, seconds: float) -> None:
        """Count work as asked for; raises a ``Refusal`` if it would be too much.

        One piece of work is never too much for somebody for whom nothing is under way.
        """
        own = max(
            _over(self._persons.get(caller.person, 0.0), seconds, self._allowed.person),
            _over(self._networks.get(caller.network, 0.0), seconds, self._allowed.network),
        )
        if own > 0:
            raise too_much_work(own)
        others = _over(self._in_all, seconds, self._allowed.in_all)
        if others > 0:
            raise server_busy(others)
        self._count(caller, seconds)

    def give_back(self, caller: Caller, seconds: float) -> None:
        """Work is done or given up."""
        self._count(caller, -seconds)

    def _count(self, caller: Caller, seconds: float) -> None:
        self._in_all += seconds
        _add(self._persons, caller.person, seconds)
        _add(self._networks, caller.network, seconds)


def _add(counter: defaultdict[T, float], who: T, seconds: float) -> None:
    counter[who] += seconds
    if counter[who] < _NOTHING:
        del counter[who]


def _over(asked_for: float, more: float, allowed: float) -> float:
    return asked_for + more - allowed if asked_for > _NOTHING else 0.0


def too_much_work(seconds: float) -> Refusal:
    """Too many: this person or network has asked for as much as is allowed already."""
    sentence = "You have asked for a lot already; try again in {wait} {unit}."
    return ComeAgain(429, "too-much-work", sentence, seconds=seconds)


def server_busy(seconds: float) -> Refusal:
    """Unavailable: all together have asked for more than the server can do."""
    sentence = "The server has a lot to compute just now; try again in {wait} {unit}."
    return ComeAgain(503, "server-busy", sentence, seconds=seconds)
