"""Listeners: who is sent the state, and who learns now or later only what has changed within a phase."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from cartographers.server.protocol.games import Said
from cartographers.server.rooms import listeners as module
from cartographers.server.rooms.listeners import LARGE_TABLE, Due, Listeners
from server.live_room import due, sent


def run(test: Callable[[], Awaitable[Any]]) -> None:
    async def main() -> None:
        await test()

    asyncio.run(main())


def test_a_new_listener_is_sent_the_state_once() -> None:
    async def test() -> None:
        listener = Listeners(2).add("a")
        assert await sent(listener) == "state" and await sent(listener) == ""

    run(test)


def test_several_changes_are_one_update() -> None:
    async def test() -> None:
        listeners = Listeners(2)
        listener = listeners.add("a")
        listeners.notify()
        listeners.notify()
        listener.notify_presence()
        assert await sent(listener) == "state" and await sent(listener) == ""
        listener.notify_presence()
        assert await sent(listener) == "presence"

    run(test)


def test_at_a_small_table_everybody_learns_at_once_who_has_decided() -> None:
    async def test() -> None:
        listeners = Listeners(LARGE_TABLE - 1)
        both = [listeners.add("a"), listeners.add("b")]
        assert [await sent(one) for one in both] == ["state", "state"]
        listeners.notify_decided({"a"})
        assert [await sent(one) for one in both] == ["own decision", "presence"]
        assert [await sent(one) for one in both] == ["", ""]

    run(test)


def test_at_a_large_table_the_others_learn_who_has_decided_after_a_delay(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, "PRESENCE_DELAY", 0)

    async def test() -> None:
        listeners = Listeners(LARGE_TABLE)
        both = [listeners.add("a"), listeners.add("b")]
        assert [await sent(one) for one in both] == ["state", "state"]
        listeners.notify_decided({"a"})
        assert await sent(both[0]) == "own decision"
        assert await due(both[1]) == Due(False, True, False, [])
        listeners.notify()
        assert [await sent(one) for one in both] == ["state", "state"]

    run(test)


def test_who_comes_and_goes_is_told_after_a_delay(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "COMING_DELAY", 0)

    async def test() -> None:
        listeners = Listeners(2)
        listener = listeners.add("a")
        assert await sent(listener) == "state"
        listeners.notify_presence_soon()
        listeners.notify_presence_soon()
        assert await sent(listener) == "presence" and await sent(listener) == ""

    run(test)


def test_a_decision_at_a_large_table_does_not_wait_for_who_comes_and_goes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, "PRESENCE_DELAY", 0)

    async def test() -> None:
        listeners = Listeners(LARGE_TABLE)
        listener = listeners.add("a")
        assert await sent(listener) == "state"
        listeners.notify_presence_soon()
        listeners.notify_decided({"b"})
        assert await sent(listener) == "presence"

    run(test)


def test_only_a_new_phase_leaves_lines_of_the_log_out() -> None:
    async def test() -> None:
        listeners = Listeners(2)
        listener = listeners.add("a")
        listener.lines_sent = 3
        listeners.notify_phase()
        assert await sent(listener) == "state" and listener.lines_sent == 3
        listeners.notify()
        assert await sent(listener) == "state" and listener.lines_sent == 0

    run(test)


def test_a_listener_that_was_removed_is_sent_nothing() -> None:
    async def test() -> None:
        listeners = Listeners(2)
        listener = listeners.add("a")
        assert await sent(listener) == "state"
        listeners.remove(listener)
        listeners.notify()
        assert await sent(listener) == ""

    run(test)


def test_a_phrase_is_sent_to_everybody_and_only_once() -> None:
    async def test() -> None:
        listeners = Listeners(2)
        both = [listeners.add("a"), listeners.add("b")]
        assert [await sent(one) for one in both] == ["state", "state"]
        first, second = Said(seat=0, phrase="hello"), Said(seat=1, phrase="thanks")
        listeners.notify_said(first)
        listeners.notify_said(second)
        assert [await due(one) for one in both] == [Due(False, False, False, [first, second])] * 2
        assert [await due(one) for one in both] == [None, None]
        listeners.notify()
        assert [await due(one) for one in both] == [Due(True, False, False, [])] * 2

    run(test)


def test_a_player_looks_if_one_of_their_devices_shows_the_page() -> None:
    async def test() -> None:
        listeners = Listeners(2)
        seen, _ = listeners.add("a"), listeners.add("b")
        assert listeners.any_looking({"a", "c"})
        seen.visible = False
        assert not listeners.any_looking({"a", "c"}) and listeners.any_looking({"a", "b"})

    run(test)


def test_a_listener_of_a_device_that_is_renamed_is_known_by_the_new_name() -> None:
    async def test() -> None:
        listeners = Listeners(2)
        one, other = listeners.add("old"), listeners.add("b")
        listeners.rename("old", "new")
        assert (one.device, other.device) == ("new", "b")

    run(test)
