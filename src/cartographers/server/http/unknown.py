"""What is answered below ``/api`` where no route takes a request."""

from starlette.exceptions import HTTPException
from starlette.routing import BaseRoute, Match, Route
from starlette.types import Receive, Scope, Send


class UnknownAddress:
    """Refuses every request: 405 with the methods that the address has, 404 if it has none."""

    def __init__(self, routes: list[BaseRoute]) -> None:
        self._routes = routes

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuse a request."""
        methods = {
            method
            for route in self._routes
            if isinstance(route, Route) and route.matches(scope)[0] is Match.PARTIAL
            for method in route.methods or ()
        }
        if methods:
            raise HTTPException(405, headers={"Allow": ", ".join(sorted(methods))})
        raise HTTPException(404)
