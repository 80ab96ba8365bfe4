"""The log of a game as it is stored, for the memory in docs/speed.md: values take ten times as much."""

from collections.abc import Iterable, MutableSequence, Sequence
from json import loads
from typing import overload

from cartographers.notation.wire import read_event
from cartographers.rules.event import Event


class StoredLog(MutableSequence[Event]):
    """Events that are read again whenever somebody asks for them, which is rare while a game is played."""

    def __init__(self, bodies: Iterable[str]) -> None:
        """The stored events as JSON, already verified."""
        self._stored = list(bodies)
        #: Those after them, which are not stored yet.
        self._new: list[Event] = []

    def __len__(self) -> int:
        return len(self._stored) + len(self._new)

    @overload
    def __getitem__(self, index: int) -> Event: ...
    @overload
    def __getitem__(self, index: slice) -> list[Event]: ...
    def __getitem__(self, index: int | slice) -> Event | list[Event]:
        if isinstance(index, slice):
            start, stop, step = index.indices(len(self))
            return self._between(start, stop)[::step]
        if not -len(self) <= index < len(self):
            raise IndexError(index)
        index %= len(self)
        return self._between(index, index + 1)[0]

    def _between(self, start: int, stop: int) -> list[Event]:
        known = len(self._stored)
        bodies = self._stored[start:stop]
        new = self._new[max(start - known, 0) : max(stop - known, 0)]
        return [*(read_event(loads(body)) for body in bodies), *new]

    def __setitem__(self, index: object, value: object) -> None:
        raise TypeError("what was stored is not changed")

    def __delitem__(self, index: int | slice) -> None:
        if not isinstance(index, slice) or index.indices(len(self))[1:] != (len(self), 1):
            raise TypeError("only the last events can be removed")
        start, known = index.indices(len(self))[0], len(self._stored)
        del self._new[max(start - known, 0) :]
        del self._stored[start:]

    def insert(self, index: int, value: Event) -> None:
        """Add an event at the end, which is not stored yet."""
        if index < len(self):
            raise TypeError("events are only added at the end")
        self._new.append(value)

    def stored(self, bodies: Sequence[str]) -> None:
        """The first of the new events are stored now."""
        self._stored += bodies
        del self._new[: len(bodies)]
