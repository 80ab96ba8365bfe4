"""Work for a request whose client hangs up is given up; any other is done."""

import asyncio

import pytest
from fastapi import Request
from starlette.types import Message

from cartographers.server.features.coach.messages import SecondLook
from cartographers.server.http.answers import CLIENT_GONE, answer_unless_gone


def test_work_is_given_up_when_its_client_hangs_up() -> None:
    async def test() -> bool:
        gone, cancelled = asyncio.Event(), False

        async def receive() -> Message:
            await gone.wait()
            return {"type": "http.disconnect"}

        async def work() -> SecondLook:
            nonlocal cancelled
            try:
                gone.set()
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                cancelled = True
                raise
            raise AssertionError

        answer = await answer_unless_gone(Request({"type": "http"}, receive), work())
        return cancelled and answer.status_code == CLIENT_GONE

    assert asyncio.run(test())


def test_the_result_and_the_error_of_work_are_those_of_the_request() -> None:
    async def nothing() -> Message:
        await asyncio.Event().wait()
        raise AssertionError

    async def work() -> SecondLook:
        return SecondLook(speaks=True)

    async def fail() -> SecondLook:
        raise ValueError("no")

    async def test() -> bytes:
        request = Request({"type": "http"}, nothing)
        with pytest.raises(ValueError, match="no"):
            await answer_unless_gone(request, fail())
        return bytes((await answer_unless_gone(request, work())).body)

    assert b'"speaks":true' in asyncio.run(test())
