"""The queue of work: who goes next, who gives up, and who is let in front. Nothing here takes time."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from cartographers.server.basics.client_network import UNKNOWN, Network
from cartographers.server.basics.errors import Refusal
from cartographers.server.work.allowance import Allowance, AllowedWork
from cartographers.server.work.callers import Caller, Callers
from cartographers.server.work.queue import Lane, Purpose, WorkQueue

HERE, THERE = Network("192.0.2.1"), Network("192.0.2.7")


def purpose(who: str, game: str = "g", lane: Lane = Lane.TABLE) -> Purpose:
    """Somebody at a network of their own."""
    return Purpose(Caller(Network(f"at {who}"), who), game, lane)


class Server:
    """A queue with work that ends when it is told to; ``log`` has what was started."""

    def __init__(self, **slots: int) -> None:
        self.queue = WorkQueue({Lane(lane): number for lane, number in slots.items()}, lambda: self.now)
        self.now = 0.0
        self.log: list[str] = []
        self._ends: dict[str, asyncio.Event] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def ask(self, name: str, why: Purpose, seconds: float = 1.0) -> None:
        self._ends[name] = asyncio.Event()
        self.tasks[name] = asyncio.ensure_future(self._work(name, why, seconds))
        await settle()

    async def _work(self, name: str, why: Purpose, seconds: float) -> None:
        async with self.queue.turn(why, seconds):
            self.log.append(name)
            await self._ends[name].wait()

    async def end(self, *names: str) -> None:
        """Let work end, one piece a second."""
        for name in names:
            self.now += 1.0
            self._ends[name].set()
            await settle()

    async def cancel(self, name: str) -> None:
        self.tasks[name].cancel()
        await settle()

    async def close(self) -> None:
        for task in self.tasks.values():
            task.cancel()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def with_server(test: Callable[[Server], Coroutine[Any, Any, None]], **slots: int) -> None:
    async def main() -> None:
        server = Server(**slots)
        await test(server)
        await server.close()
        assert all(not server.queue.waiting(lane) + server.queue.running(lane) for lane in server.queue.slots)

    asyncio.run(main())


def test_a_greedy_address_leaves_one_process_to_others() -> None:
    async def test(server: Server) -> None:
        for number in range(300):
            await server.ask(f"greedy {number}", purpose("greedy", f"table {number}"))
        assert server.log == ["greedy 0", "greedy 1"]
        await server.ask("stranger", purpose("stranger"))
        assert server.log[-1] == "stranger"

    with_server(test, table=3)


def test_with_one_process_a_stranger_is_next_whoever_has_asked_for_how_much_before() -> None:
    async def test(server: Server) -> None:
        for number in range(50):
            await server.ask(f"greedy {number}", purpose("greedy", f"table {number}"))
        await server.ask("stranger", purpose("stranger"))
        await server.end("greedy 0")
        assert server.log == ["greedy 0", "stranger"]

    with_server(test, table=1)


def test_work_in_the_background_takes_no_process_from_those_who_wait() -> None:
    async def test(server: Server) -> None:
        for number in range(9):
            await server.ask(f"analysis {number}", purpose("ann", f"{number}", Lane.BACKGROUND))
        await server.ask("bot", purpose("ann"))
        assert server.log == ["analysis 0", "bot"]

    with_server(test, table=1, background=1)


def test_when_somebody_comes_to_a_table_its_bots_are_no_longer_in_the_background() -> None:
    async def test(server: Server) -> None:
        for game in ("far", "near"):
            await server.ask(f"1 {game}", purpose("ann", game, Lane.BACKGROUND))
            await server.ask(f"2 {game}", purpose("ann", game, Lane.BACKGROUND))
        assert server.log == ["1 far"]
        server.queue.hurry("near")
        await settle()
        assert server.log == ["1 far", "1 near"]
        await server.end("1 near")
        assert server.log == ["1 far", "1 near", "2 near"]

    with_server(test, table=1, background=1)


def test_who_gives_up_while_waiting_leaves_the_place_to_the_next() -> None:
    async def test(server: Server) -> None:
        for name in ("first", "second", "third"):
            await server.ask(name, purpose(name))
        await server.cancel("second")
        assert server.queue.waiting(Lane.TABLE) == 1
        await server.end("first")
        assert server.log == ["first", "third"]

    with_server(test, table=1)


def test_who_gives_up_at_the_moment_the_turn_comes_leaves_it_to_the_next() -> None:
    async def test(server: Server) -> None:
        for name in ("first", "second", "third"):
            await server.ask(name, purpose(name))
        server._ends["first"].set()
        await asyncio.sleep(0)
        server.tasks["second"].cancel()
        await settle()
        await settle()
        assert server.log == ["first", "third"]

    with_server(test, table=1)


def test_no_more_runs_at_once_than_there_are_processes() -> None:
    async def test(server: Server) -> None:
        for number in range(6):
            await server.ask(str(number), purpose(str(number)))
        assert (server.queue.running(Lane.TABLE), server.queue.waiting(Lane.TABLE)) == (2, 4)
        await server.end("0", "1", "2")
        assert server.log == ["0", "1", "2", "3", "4"]

    with_server(test, table=2)


ALLOWED = AllowedWork(person=10, network=15, in_all=20)


def test_limits_are_by_seconds_for_a_person_for_a_network_and_for_all() -> None:
    allowance = Allowance(ALLOWED)
    allowance.take(Caller(HERE, "ann"), 9)
    with pytest.raises(Refusal) as too_much:
        allowance.take(Caller(HERE, "ann"), 3)
    assert (too_much.value.status, too_much.value.code, too_much.value.retry_after) == (
        429,
        "too-much-work",
        2,
    )
    allowance.take(Caller(HERE, "ben"), 6)
    with pytest.raises(Refusal, match="a lot already"):
        allowance.take(Caller(HERE, "cid"), 1)
    with pytest.raises(Refusal) as busy:
        allowance.take(Caller(THERE, "dan"), 6)
    assert (busy.value.status, busy.value.code, busy.value.retry_after) == (503, "server-busy", 1)
    allowance.give_back(Caller(HERE, "ann"), 9)
    allowance.take(Caller(THERE, "dan"), 6)


def test_one_thing_may_always_be_asked_for() -> None:
    allowance = Allowance(ALLOWED)
    with allowance.use(Caller(HERE, "ann"), 1000):
        assert allowance.asked_for == 1000
    assert allowance.asked_for == 0


def test_a_long_wait_is_told_in_minutes() -> None:
    allowance = Allowance(ALLOWED)
    allowance.take(Caller(HERE, "ann"), 1)
    with pytest.raises(Refusal) as refused:
        allowance.take(Caller(HERE, "ann"), 600)
    assert refused.value.values == {"wait": 10, "unit": "minutes"} and refused.value.retry_after == 591


def test_a_person_is_known_by_the_last_network() -> None:
    callers = Callers()
    callers.saw("ann", HERE)
    callers.saw("ann", THERE)
    assert callers.of("ann") == Caller(THERE, "ann")


def test_persons_whom_nobody_has_seen_share_one_network() -> None:
    """Otherwise whoever drops cookies until the first are forgotten has a network for each of them."""
    callers = Callers()
    for number in range(10_002):
        callers.saw(f"cookie {number}", HERE)
    assert callers.of("cookie 0").network == callers.of("cookie 1").network == UNKNOWN
    assert callers.of("cookie 2").network == HERE
