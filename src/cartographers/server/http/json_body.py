"""The body of a request: JSON in UTF-8, all of whose texts can be written again."""

from collections.abc import Callable, Coroutine
from json import dumps, loads
from typing import Any

from fastapi import Request, Response
from fastapi.routing import APIRoute


class JsonRequest(Request):
    """A request whose body is read strictly."""

    async def json(self) -> Any:
        """The body; raises ``ValueError`` for what is not UTF-8 and for half of a surrogate pair."""
        text = (await self.body()).decode()
        value = loads(text)
        if "\\u" in text:
            # JSON can escape half a pair, which no other text can contain.
            dumps(value, ensure_ascii=False).encode()
        return value


class JsonRoute(APIRoute):
    """A route whose body is read strictly. FastAPI answers the errors with 400, or 422 for bad syntax."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        """The function that answers a request."""
        answer = super().get_route_handler()

        async def read_strictly(request: Request) -> Response:
            return await answer(JsonRequest(request.scope, request.receive))

        return read_strictly
