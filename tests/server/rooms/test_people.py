"""The people at a table: they take seats, leave and return, open sockets, are renamed or gone."""

import pytest

from cartographers.server.rooms import listeners
from cartographers.server.rooms.ending import end
from cartographers.server.rooms.people import (
    change_seat,
    connect,
    disconnect,
    leave,
    player_gone,
    rename_device,
    visit,
)
from cartographers.server.rooms.seats import STAND_IN
from cartographers.server.storage.person_rows import NO_NAME
from cartographers.server.storage.stored_game import Ended, SeatRow
from server.live_room import GRACE, AtTable, LiveRoom, player, sent


def test_a_seat_that_is_taken_has_one_device_more(at_table: AtTable) -> None:
    async def test(live: LiveRoom) -> None:
        listener = await connect(live.room, "b")
        await sent(listener)
        await change_seat(live.room, 0, "c")
        assert live.room.seats[0].devices == {"a", "c"} and await sent(listener) == "state"
        await change_seat(live.room, 1, kind="bot", bot="greedy")
        assert live.room.seats[1].devices == {"b"} and live.room.bots_to_move() == {1: "greedy"}

    at_table(test)


def test_who_leaves_is_replaced_and_returns_with_the_next_visit(at_table: AtTable) -> None:
    async def test(live: LiveRoom) -> None:
        room, listener = live.room, await connect(live.room, "a")
        await sent(listener)
        await leave(room, 1)
        assert room.bots_to_move() == {1: STAND_IN} and await sent(listener) == "state"
        assert [seat.left for seat in (await live.saved()).seats] == [False, True]
        await visit(room, "a")
        assert room.seats[1].left and await sent(listener) == "", "somebody else's visit changes nothing"
        await visit(room, "b")
        assert not room.bots_to_move() and await sent(listener) == "state"
        assert [seat.left for seat in (await live.saved()).seats] == [False, False]

    at_table(test)


def test_a_visit_to_one_seat_is_none_to_another_of_the_same_device(at_table: AtTable) -> None:
    async def test(live: LiveRoom) -> None:
        await leave(live.room, 1)
        await leave(live.room, 2)
        await visit(live.room, "b", [2])
        assert [seat.left for seat in live.room.seats] == [False, True, False]
        await visit(live.room, "b")
        assert not any(seat.left for seat in live.room.seats)

    at_table(test, player(0, "a"), player(1, "b"), player(2, "b"))


def test_the_visit_of_a_stranger_is_not_that_of_a_player(at_table: AtTable) -> None:
    async def test(live: LiveRoom) -> None:
        live.clock.now += 1
        await visit(live.room, "stranger")
        live.clock.now += GRACE
        assert live.room.presence.idle_for(GRACE)
        await visit(live.room, "a")
        assert not live.room.presence.idle_for(GRACE)

    at_table(test)


def test_a_player_who_opens_a_socket_is_back_and_the_others_are_told(at_table: AtTable) -> None:
    async def test(live: LiveRoom) -> None:
        room, listener = live.room, await connect(live.room, "a")
        await leave(room, 1)
        await sent(listener)
        assert not room.seats.connected(1)
        other = await connect(room, "b")
        assert room.seats.connected(1) and not room.seats[1].left
        assert (await sent(listener), await sent(other)) == ("state", "state")

    at_table(test)


def test_a_socket_that_is_opened_or_closed_is_told_to_the_others(
    at_table: AtTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(listeners, "COMING_DELAY", 0)

    async def test(live: LiveRoom) -> None:
        room, listener = live.room, await connect(live.room, "a")
        await sent(listener)
        changes = live.changes
        guest = await connect(room, "b")
        assert live.changes == changes + 1
        assert (await sent(listener), await sent(guest)) == ("presence", "state")
        disconnect(room, guest)
        assert live.changes == changes + 2 and not room.seats.connected(1)
        assert (await sent(listener), await sent(guest)) == ("presence", ""), "nobody listens there any more"

    at_table(test)


def test_a_device_that_is_renamed_is_known_by_its_new_name_everywhere(at_table: AtTable) -> None:
    async def test(live: LiveRoom) -> None:
        room, listener = live.room, await connect(live.room, "a")
        await sent(listener)
        changes = live.changes
        rename_device(room, "a", "new")
        assert room.seats.held_by("new") == [0] and room.seats.connected(0)
        assert room.listeners.any_looking({"new"}) and room.row.maker == "new"
        assert await sent(listener) == "state" and live.changes == changes + 1

    at_table(test)


def test_a_device_that_is_renamed_is_the_maker_only_if_it_was(at_table: AtTable) -> None:
    async def test(live: LiveRoom) -> None:
        rename_device(live.room, "b", "new")
        assert live.room.row.maker == "a"

    at_table(test)


NAMED = {"seats": [{"kind": "me", "name": "Ann"}, {"kind": "open", "name": "Ben"}]}


def named(number: int, name: str, devices: str) -> SeatRow:
    """The seat of a player with a name."""
    return SeatRow(number, "human", name=name, devices=frozenset(devices))


def test_a_player_who_no_longer_keeps_a_game_leaves_it_with_the_name(at_table: AtTable) -> None:
    async def test(live: LiveRoom) -> None:
        room, listener = live.room, await connect(live.room, "b")
        await sent(listener)
        changes = live.changes
        player_gone(room, "a", "heir", forgotten=False)
        assert [seat.devices for seat in room.seats] == [set(), {"b"}]
        assert [seat.left for seat in room.seats] == [True, False]
        assert [seat.name for seat in room.seats] == ["Ann", "Ben"] and room.row.plan == NAMED
        assert room.row.maker == "heir"
        assert await sent(listener) == "state" and live.changes == changes + 1

    at_table(test, named(0, "Ann", "a"), named(1, "Ben", "b"), plan=NAMED)


def test_the_name_of_a_player_who_is_forgotten_is_nowhere(at_table: AtTable) -> None:
    async def test(live: LiveRoom) -> None:
        room = live.room
        before = room.plan
        assert room.plan is before  # a plan of many seats is not read for every request
        player_gone(room, "b", "nobody", forgotten=True)
        assert [seat.name for seat in room.seats] == ["Ann", NO_NAME]
        assert [seat["name"] for seat in room.row.plan["seats"]] == ["Ann", ""]
        assert [seat.name for seat in room.plan.seats] == ["Ann", ""]
        assert room.row.maker == "a", "somebody else made it"

    at_table(test, named(0, "Ann", "a"), named(1, "Ben", "b"), plan=NAMED)


def test_a_player_gone_after_the_end_has_not_left(at_table: AtTable) -> None:
    async def test(live: LiveRoom) -> None:
        await end(live.room, Ended("player", (0,)))
        player_gone(live.room, "b", "nobody", forgotten=False)
        assert not live.room.seats[1].devices and not live.room.seats[1].left

    at_table(test)
