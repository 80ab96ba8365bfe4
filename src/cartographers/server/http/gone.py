"""Answers that are given up when their client hangs up."""

import asyncio
from collections.abc import Coroutine
from typing import Any

from fastapi import Request, Response
from pydantic import BaseModel

from cartographers.server.basics.tasks import cancel_all
from cartographers.server.http.dependencies import json_response

#: What servers write into their logs for a client that did not wait; there is no such status in HTTP.
CLIENT_GONE = 499


async def answer_unless_gone(request: Request, work: Coroutine[Any, Any, BaseModel]) -> Response:
    """Do some work and answer with what it gives; it is cancelled if the client is gone before it is done."""
    doing, gone = asyncio.ensure_future(work), asyncio.ensure_future(_gone(request))
    try:
        await asyncio.wait([doing, gone], return_when=asyncio.FIRST_COMPLETED)
        return json_response(doing.result()) if doing.done() else Response(status_code=CLIENT_GONE)
    finally:
        await cancel_all([doing, gone])


async def _gone(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
