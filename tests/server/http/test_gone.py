"""Work for a request whose client hangs up is given up; any other is done."""

import asyncio

import pytest
from fastapi import Request
from starlette.types import Message

from cartographers.server.errors import Refusal
from cartographers.server.http.gone import unless_gone


def test_work_is_given_up_when_its_client_hangs_up() -> None:
    async def test() -> bool:
        gone, cancelled = asyncio.Event(), False

        async def receive() -> Message:
            await gone.wait()
            return {"type": "http.disconnect"}

        async def work() -> str:
            nonlocal cancelled
            try:
                gone.set()
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                cancelled = True
                raise
            return "never"

        with pytest.raises(Refusal):
            await unless_gone(Request({"type": "http"}, receive), work())
        return cancelled

    assert asyncio.run(test())


def test_the_result_and_the_error_of_work_are_those_of_the_request() -> None:
    async def nothing() -> Message:
        await asyncio.Event().wait()
        raise AssertionError

    async def work() -> str:
        return "done"

    async def fail() -> str:
        raise ValueError("no")

    async def test() -> str:
        request = Request({"type": "http"}, nothing)
        with pytest.raises(ValueError, match="no"):
            await unless_gone(request, fail())
        return await unless_gone(request, work())

    assert asyncio.run(test()) == "done"
