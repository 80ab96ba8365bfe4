"""Answers of other kinds: given up when their client hangs up, left to the page, or open line by line."""

import asyncio
from collections.abc import AsyncIterator, Coroutine
from json import dumps
from typing import Any

from fastapi import Request, Response
from fastapi.responses import StreamingResponse
from pydantic import BaseModel

from cartographers.notation.wire import Json
from cartographers.server.basics.tasks import cancel_all
from cartographers.server.http.dependencies import json_response
from cartographers.server.protocol.message import Message
from cartographers.server.workers.job import Run, run_name

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


def page_job(run: Run, request: Json) -> Response:
    """A function that the page finds among the modules it has loaded, and its request."""
    return json_response(PageJob(run=run_name(run), request=dumps(request)))


class PageJob(Message):
    """A function of the modules that a page can load (``GET /api/engine``), and what it is called with."""

    #: ``module:function``.
    run: str
    #: JSON, which a page passes on as it is: it has numbers that JavaScript would round.
    request: str


#: nginx collects answers by itself, and would keep lines back until some kilobytes are full.
_UNBUFFERED = {"X-Accel-Buffering": "no"}


def unbuffered(lines: AsyncIterator[str], media_type: str) -> StreamingResponse:
    """An answer whose lines proxies pass on at once."""
    return StreamingResponse(lines, media_type=media_type, headers=_UNBUFFERED)
