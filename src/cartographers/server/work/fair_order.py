"""A fair order of things that wait: at each level of a path, whoever has had least time is next."""

from collections import deque
from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

T = TypeVar("T")

#: How many that do not wait may be remembered before those are forgotten who are owed nothing.
_REMEMBERED = 1000


class FairOrder(Generic[T]):
    """Things that wait, each at the end of a path like network, person and game.

    Among the networks the one goes next that has had the least time, then among its persons, then
    among the games of that person; within a game, the first that came. Who comes anew or comes back starts
    level with the others: time that was not used is not saved up.
    """

    def __init__(self) -> None:
        #: The next level of those who wait, and at the end of a path the things themselves.
        self._waiting: dict[str, FairOrder[T]] = {}
        self._things: deque[T] = deque()
        #: The seconds that each has had, and those that the last one had before its turn.
        self._had: dict[str, float] = {}
        self._level = 0.0

    def __bool__(self) -> bool:
        return bool(self._things or self._waiting)

    def push(self, path: Sequence[str], thing: T) -> None:
        """Let a thing wait."""
        if not path:
            self._things.append(thing)
            return
        name = path[0]
        if name not in self._waiting:
            self._forget_level()
            self._waiting[name] = FairOrder()
            self._had[name] = max(self._had.get(name, 0.0), self._level)
        self._waiting[name].push(path[1:], thing)

    def pop(self, may_go: Callable[[str], bool] = lambda _: True) -> T | None:
        """Take the next thing of those at the first level that may go; none if none may."""
        if self._things:
            return self._things.popleft()
        name = min(filter(may_go, self._waiting), key=self._had.__getitem__, default=None)
        if name is None:
            return None
        self._level = self._had[name]
        # Of several who have had as much, those go first who have waited longer.
        below = self._waiting.pop(name)
        thing = below.pop()
        if below:
            self._waiting[name] = below
        return thing

    def remove(self, path: Sequence[str], thing: T) -> None:
        """Let a thing wait no longer."""
        if not path:
            self._things.remove(thing)
            return
        self._waiting[path[0]].remove(path[1:], thing)
        if not self._waiting[path[0]]:
            del self._waiting[path[0]]

    def charge(self, path: Sequence[str], seconds: float) -> None:
        """Count time that somebody has had; less than nothing corrects an earlier estimate."""
        if path:
            self._had[path[0]] = self._had.get(path[0], self._level) + seconds
            if path[0] in self._waiting:
                self._waiting[path[0]].charge(path[1:], seconds)

    def _forget_level(self) -> None:
        """Forget those who do not wait and have had no more than the others."""
        if len(self._had) > len(self._waiting) + _REMEMBERED:
            self._had = {
                name: had for name, had in self._had.items() if name in self._waiting or had > self._level
            }
