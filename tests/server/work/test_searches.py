"""Searches that players wait for: shared, remembered, given up by who leaves, never taken from others."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from cartographers.server.basics.client_network import Network
from cartographers.server.basics.errors import Refusal
from cartographers.server.work import searches
from cartographers.server.work.allowance import Allowance, AllowedWork
from cartographers.server.work.callers import Caller
from cartographers.server.work.queue import Lane, Purpose, WorkQueue
from cartographers.server.work.searches import Searches
from cartographers.server.workers.job import WorkerFailed

PLENTY = AllowedWork(1000, 1000, 1000)


class Advice:
    """An adviser with one process, who answers when told to."""

    def __init__(self, allowed: AllowedWork = PLENTY) -> None:
        self.queue = WorkQueue({Lane.ADVICE: 1})
        self.allowance = Allowance(allowed)
        self.searches = Searches[str, str](self.queue, self.allowance)
        self.begun: list[str] = []
        self._answers: asyncio.Queue[str | Exception] = asyncio.Queue()

    def ask(self, key: str, who: str = "ann") -> "asyncio.Task[str]":
        purpose = Purpose(Caller(Network(who), who), key, Lane.ADVICE)
        return asyncio.ensure_future(
            self.searches.result(key, purpose, 1.0, lambda: self._search(key, purpose))
        )

    async def _search(self, key: str, purpose: Purpose) -> str:
        async with self.queue.turn(purpose, 1.0):
            self.begun.append(key)
            answer = await self._answers.get()
            if isinstance(answer, Exception):
                raise answer
            return answer

    async def answer(self, answer: str | Exception) -> None:
        self._answers.put_nowait(answer)
        await settle()


async def settle() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


def run(test: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(test())


def test_two_who_ask_the_same_wait_for_one_search_and_later_it_is_remembered() -> None:
    async def test() -> None:
        advice = Advice()
        first, second = advice.ask("a"), advice.ask("a", "ben")
        await settle()
        await advice.answer("draw")
        assert await first == await second == await advice.ask("a") == "draw"
        assert advice.begun == ["a"] and advice.allowance.asked_for == 0

    run(test)


def test_who_leaves_gives_up_what_nobody_else_waits_for() -> None:
    async def test() -> None:
        advice = Advice()
        running, left, shared, other = (
            advice.ask("a"),
            advice.ask("b"),
            advice.ask("c"),
            advice.ask("c", "ben"),
        )
        await settle()
        for task in (left, shared):
            task.cancel()
        await settle()
        assert advice.queue.waiting(Lane.ADVICE) == 1 and advice.allowance.asked_for == 2
        await advice.answer("one")
        await advice.answer("two")
        assert (await running, await other) == ("one", "two")
        assert advice.begun == ["a", "c"]

    run(test)


def test_who_asks_again_while_it_is_given_up_gets_an_answer() -> None:
    async def test() -> None:
        advice = Advice()
        running, left = advice.ask("a"), advice.ask("b")
        await settle()
        left.cancel()
        await asyncio.sleep(0)
        again = advice.ask("b")
        await settle()
        await advice.answer("one")
        await advice.answer("two")
        assert (await running, await again) == ("one", "two")

    run(test)


def test_a_search_that_has_begun_is_finished_and_remembered_even_if_its_asker_leaves() -> None:
    async def test() -> None:
        advice = Advice()
        left = advice.ask("a")
        await settle()
        left.cancel()
        await settle()
        await advice.answer("draw")
        assert await advice.ask("a") == "draw" and advice.begun == ["a"]

    run(test)


def test_however_many_ask_nobody_loses_a_search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(searches, "_CACHE_SIZE", 2)

    async def test() -> None:
        advice = Advice()
        asked = [advice.ask(f"{number}", f"person {number}") for number in range(9)]
        await settle()
        for number in range(9):
            await advice.answer(str(number))
        assert len(await asyncio.gather(*asked)) == 9

    run(test)


def test_who_asks_for_too_much_is_told_when_to_come_again_and_others_are_served() -> None:
    async def test() -> None:
        advice = Advice(AllowedWork(person=2, network=2, in_all=10))
        asked = [advice.ask(key) for key in "ab"]
        await settle()
        with pytest.raises(Refusal) as refused:
            await advice.ask("c")
        assert (refused.value.status, refused.value.retry_after) == (429, 1)
        ben = advice.ask("d", "ben")
        await settle()
        for word in ("one", "two", "three"):
            await advice.answer(word)
        assert await ben == "two" and [await one for one in asked] == ["one", "three"]

    run(test)


def test_a_search_that_failed_is_not_remembered() -> None:
    async def test() -> None:
        advice = Advice()
        failed = advice.ask("a")
        await settle()
        await advice.answer(WorkerFailed("it died"))
        with pytest.raises(WorkerFailed):
            await failed
        again = advice.ask("a")
        await settle()
        await advice.answer("draw")
        assert await again == "draw"

    run(test)
