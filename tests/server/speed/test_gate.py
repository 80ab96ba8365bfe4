"""The gate: of requests that come at once, each network has one answered in turn."""

import asyncio

from cartographers.server.basics.client_network import Network
from cartographers.server.speed.gate import Gate


class Loop:
    """Requests that take a second each, by a clock of their own."""

    def __init__(self) -> None:
        self.now = 0.0
        self.gate = Gate(lambda: self.now)
        self.answered: list[str] = []

    async def request(self, network: str, seconds: float = 1.0) -> None:
        await self.gate.enter(Network(network))
        self.now += seconds
        self.answered.append(network)


def test_a_stranger_is_next_however_many_requests_of_another_wait() -> None:
    async def test() -> list[str]:
        loop = Loop()
        await asyncio.gather(*(loop.request("greedy") for _ in range(30)), loop.request("stranger"))
        return loop.answered

    answered = asyncio.run(test())
    assert answered[:3] == ["greedy", "stranger", "greedy"] and len(answered) == 31


def test_who_has_had_long_answers_waits_for_those_who_had_short_ones() -> None:
    async def test() -> str:
        loop = Loop()
        long = [loop.request("l", seconds=3.0) for _ in range(3)]
        await asyncio.gather(*long, *(loop.request("s") for _ in range(6)))
        return "".join(loop.answered)

    assert asyncio.run(test()) == "lssslsssl"


def test_a_request_that_is_given_up_holds_nobody_up() -> None:
    async def test() -> list[str]:
        loop = Loop()
        first, gone, last = (asyncio.ensure_future(loop.request(name)) for name in ("a", "b", "c"))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.gather(first, last)
        await loop.request("d")
        return loop.answered

    assert asyncio.run(test()) == ["a", "c", "d"]
