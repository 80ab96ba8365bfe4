"""Routes that are made when no other has matched: a first start need not make what nobody has asked for."""

from collections.abc import Iterator

from starlette.routing import BaseRoute


class LaterRoutes(list[BaseRoute]):
    """A router's list of routes: before what is in it come others, in groups, each made when it is reached.

    A router goes through its routes until one matches. No order may matter between the groups.
    """

    def __init__(self, groups: Iterator[list[BaseRoute]]) -> None:
        super().__init__()
        self._made: list[BaseRoute] = []
        self._groups = groups

    def __iter__(self) -> Iterator[BaseRoute]:
        at = 0
        while at < len(self._made) or self._make_more():
            yield self._made[at]
            at += 1
        yield from super().__iter__()

    def _make_more(self) -> bool:
        """Make the next group that has a route, if there is one."""
        for group in self._groups:
            self._made += group
            if group:
                return True
        return False
