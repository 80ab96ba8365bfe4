"""Work for a request that is given up when its client hangs up."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from fastapi import Request

from cartographers.server.coach.hints import no_hint
from cartographers.server.tasks import cancel_all

T = TypeVar("T")


async def unless_gone(request: Request, work: Coroutine[Any, Any, T]) -> T:
    """Do some work; it is cancelled if the client is gone before it is done."""
    doing, gone = asyncio.ensure_future(work), asyncio.ensure_future(_gone(request))
    try:
        await asyncio.wait([doing, gone], return_when=asyncio.FIRST_COMPLETED)
        if doing.done():
            return doing.result()
        raise no_hint()  # nobody reads it
    finally:
        await cancel_all([doing, gone])


async def _gone(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
