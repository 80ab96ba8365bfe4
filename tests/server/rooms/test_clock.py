"""When the time for a move begins, and who is told that it is up; on a clock that only the test moves."""

from typing import Any

import pytest

from cartographers.server.protocol.pace import Pace
from cartographers.server.rooms.limits import check_absences, check_time, draw_once
from cartographers.server.rooms.pace import SEASON_LOOK, MoveTimer
from cartographers.server.rooms.people import (
    change_seat,
    connect,
    leave,
    visit,
)
from cartographers.server.rooms.seats import STAND_IN
from server.live_room import GRACE, AtTable, LiveRoom, friends, sent


def test_the_clock_begins_with_the_first_player_at_the_table(at_table: AtTable) -> None:
    async def test(live: LiveRoom) -> None:
        room = live.room
        live.clock.now += 10
        await connect(room, "a")
        began = live.clock.now
        assert room.due == began + 30
        live.clock.now += 10
        await connect(room, "b")
        assert room.due == began + 30, "it runs already"

    at_table(test, plan=friends(pace="live", absence=None, move_clock=30))


def test_the_first_move_of_a_season_has_time_for_a_look_at_the_last_one() -> None:
    now = 1000.0
    live, slow = (
        MoveTimer(Pace.model_validate(pace), now, lambda: now)
        for pace in ({"pace": "live", "move_clock": 30}, {"move_limit": 1})
    )
    for timer, limit, look in ((live, 30, SEASON_LOOK), (slow, 3600, 0)):
        timer.restart(new_season=True)
        assert timer.ends == now + limit + look
        timer.restart()
        assert timer.ends == now + limit


def test_a_stranger_does_not_start_the_clock(at_table: AtTable) -> None:
    async def test(live: LiveRoom) -> None:
        began = live.room.timer.began
        await connect(live.room, "stranger")
        assert live.room.timer.began == began

    at_table(test, plan=friends(pace="live", absence=None, move_clock=30))


def test_over_days_it_does_not_matter_who_is_at_the_table(at_table: AtTable) -> None:
    async def test(live: LiveRoom) -> None:
        began = live.room.timer.began
        await connect(live.room, "a")
        assert live.room.timer.began == began

    at_table(test, plan=friends(move_limit=48))


@pytest.mark.parametrize("pace", [{"move_limit": 48}, {"pace": "live", "move_clock": 30}])
def test_a_second_device_in_a_taken_seat_gives_no_more_time(at_table: AtTable, pace: dict[str, Any]) -> None:
    async def test(live: LiveRoom) -> None:
        began = live.room.timer.began
        await change_seat(live.room, 1, "c")
        assert live.room.timer.began == began

    at_table(test, plan=friends(**pace))


def test_a_game_whose_last_awaited_player_left_is_not_due_any_more(at_table: AtTable) -> None:
    async def test(live: LiveRoom) -> None:
        await live.decide(0)
        assert (await live.saved()).game.due == live.room.due is not None
        await leave(live.room, 1)
        assert (await live.saved()).game.due is None

    at_table(test, plan=friends(move_limit=48, on_limit="bot"))


def test_everybody_is_told_when_a_bot_draws_for_one_move(at_table: AtTable) -> None:
    async def test(live: LiveRoom) -> None:
        listener = await connect(live.room, "a")
        await sent(listener)
        draw_once(live.room, [1])
        assert await sent(listener) == "state" and live.room.bots_to_move() == {1: STAND_IN}

    at_table(test)


def test_as_time_passes_players_become_absent(at_table: AtTable) -> None:
    async def test(live: LiveRoom) -> None:
        await connect(live.room, "a")
        live.clock.now += GRACE + 1
        await check_time(live.room)
        assert live.room.seats.has_stand_in(1)

    at_table(test, plan=friends(pace="live", absence=int(GRACE)))


def test_who_is_absent_for_too_long_is_replaced_until_the_next_visit(at_table: AtTable) -> None:
    async def test(live: LiveRoom) -> None:
        room, listener = live.room, await connect(live.room, "a")
        await sent(listener)
        live.clock.now += GRACE
        check_absences(room)
        assert not room.bots_to_move() and await sent(listener) == ""
        live.clock.now += 1
        check_absences(room)
        assert room.bots_to_move() == {1: STAND_IN} and await sent(listener) == "state"
        await visit(room, "b")
        assert not room.bots_to_move() and await sent(listener) == "state"
        live.clock.now += GRACE
        check_absences(room)
        assert not room.bots_to_move(), "a visit is remembered"

    at_table(test, plan=friends(pace="live", absence=int(GRACE)))


def test_a_look_for_absent_players_may_start_bots_even_if_nobody_is_absent(
    at_table: AtTable,
) -> None:
    async def test(live: LiveRoom) -> None:
        changes = live.changes
        check_absences(live.room)
        assert live.changes == changes + 1

    at_table(test)
