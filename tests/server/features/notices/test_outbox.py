"""Repeating what was not taken, replacing what is outdated, keeping the order."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from cartographers.server.features.notices.network import OutgoingNetwork
from cartographers.server.features.notices.outbox import NO_ANSWER, Letter, Outbox
from server.push_service import PushService

DELAYS = (1.0, 2.0)


class Waits:
    """Sleeps that end at once and are remembered."""

    def __init__(self) -> None:
        self.seconds: list[float] = []

    async def __call__(self, seconds: float) -> None:
        self.seconds.append(seconds)
        await asyncio.sleep(0)


def sending(work: Callable[[Outbox], Coroutine[Any, Any, None]]) -> list[float]:
    """What an outbox waited for while it did some work."""
    waits = Waits()

    async def run() -> None:
        outbox = Outbox(OutgoingNetwork(private=True), DELAYS, waits)
        await work(outbox)
        await outbox.close()

    asyncio.run(run())
    return waits.seconds


async def idle(outbox: Outbox) -> None:
    """Wait until everything has been sent or given up."""
    while outbox.busy:
        await asyncio.sleep(0.005)


@pytest.mark.parametrize("failure", [429, 500, 503, 0])
def test_what_a_busy_server_did_not_take_is_sent_again(service: PushService, failure: int) -> None:
    service.answers.extend([(failure, ""), (failure, ""), (201, "")])

    async def work(outbox: Outbox) -> None:
        outbox.post("lane", Letter(service.address, {}, b"one"))
        await idle(outbox)

    assert sending(work) == list(DELAYS)
    assert [service.next().body for _ in range(3)] == [b"one"] * 3 and service.requests.empty()


def test_it_is_given_up_after_some_attempts(service: PushService, caplog: pytest.LogCaptureFixture) -> None:
    service.answers.extend([(503, "")] * 9)

    async def work(outbox: Outbox) -> None:
        outbox.post("lane", Letter(service.address, {}, b"one"))
        await idle(outbox)

    sending(work)
    assert service.requests.qsize() == 1 + len(DELAYS)
    assert "not delivered: status 503" in caplog.text


def test_a_server_that_asks_for_a_longer_pause_gets_it_within_reason(service: PushService) -> None:
    service.answers.extend([(429, "77"), (429, "1000000000")])

    async def work(outbox: Outbox) -> None:
        outbox.post("lane", Letter(service.address, {}, b"one"))
        await idle(outbox)

    assert sending(work) == [77, 600]


@pytest.mark.parametrize("status", [400, 401, 413, 302])
def test_what_a_server_refuses_is_not_sent_again_nor_elsewhere(service: PushService, status: int) -> None:
    service.answers.append((status, ""))

    async def work(outbox: Outbox) -> None:
        outbox.post("lane", Letter(service.address, {}, b"one"))
        await idle(outbox)

    assert sending(work) == []
    assert service.requests.qsize() == 1


def test_a_newer_message_takes_the_place_of_one_that_waits(service: PushService) -> None:
    service.answers.append((503, ""))

    async def work(outbox: Outbox) -> None:
        for body in (b"one", b"two", b"three"):
            outbox.post("lane", Letter(service.address, {}, body))
        await idle(outbox)

    sending(work)
    assert [service.next().body for _ in range(service.requests.qsize())] == [b"three", b"three"]


def test_what_must_not_be_lost_keeps_its_order(service: PushService) -> None:
    service.answers.append((503, ""))

    async def work(outbox: Outbox) -> None:
        for body in (b"one", b"two", b"three"):
            outbox.post("lane", Letter(service.address, {}, body), keep=9)
        await idle(outbox)

    sending(work)
    assert [service.next().body for _ in range(4)] == [b"one", b"one", b"two", b"three"]


def test_a_server_that_cannot_be_reached_is_no_error() -> None:
    async def work(outbox: Outbox) -> None:
        answer = await outbox.send(Letter("http://127.0.0.1:9/", {}, b""))
        assert answer.status == NO_ANSWER and not answer.good

    sending(work)
