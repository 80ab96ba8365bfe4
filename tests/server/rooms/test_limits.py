"""The time for a move: live with a clock, over days with a limit; all on a clock that only the test moves."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from cartographers.rules.view import view
from cartographers.server.basics.errors import Refusal
from cartographers.server.rooms.decisions import SKIP, decide, decide_for_bots, withdraw
from cartographers.server.rooms.limits import check_time
from cartographers.server.rooms.people import change_seat, connect, disconnect, leave, visit
from cartographers.server.rooms.room import Room
from cartographers.server.rooms.seats import STAND_IN
from cartographers.table.skipped_move import skipped_move
from server.live_room import LiveRoom, friends, player

DAY = 86_400
Test = Callable[[LiveRoom], Awaitable[None]]
#: Runs a test with two friends and their pace.
WithFriends = Callable[..., None]


@pytest.fixture
def at_pace(tmp_path: Path) -> WithFriends:
    def run(test: Test, **pace: Any) -> None:
        async def main() -> None:
            live = LiveRoom(tmp_path, player(0, "a"), player(1, "b"), plan=friends(**pace))
            await live.store.create(live.stored)
            live.room.timer.restart()
            try:
                await test(live)
            finally:
                await live.store.close()

        asyncio.run(main())

    return run


async def stand_in_decides(live: LiveRoom) -> None:
    """What the bots of the server do: decide for whom the room names."""
    room = live.room
    decisions = {seat: skipped_move(view(room.game, seat)) for seat in room.bots_to_move()}
    await decide_for_bots(room, room.game.step, decisions)


def due(room: Room) -> float | None:
    """Until when a room waits for its players."""
    return room.due


def drawn_by(room: Room) -> dict[int | None, str]:
    """The bot, if any, that drew for each seat on the first card."""
    return {one.by: one.bot for one in room.turn_log.lines[0].drawn}


def test_without_a_limit_a_friend_late_by_three_days_is_waited_for(at_pace: WithFriends) -> None:
    async def test(live: LiveRoom) -> None:
        await live.decide(0)
        live.clock.now += 3 * DAY
        await check_time(live.room)
        assert due(live.room) is None and live.room.game.waiting == [1]
        assert not live.room.bots_to_move() and await live.store.due_games(live.clock.now, 9) == []

    at_pace(test)


def test_a_skipped_move_is_the_smallest_one_and_the_log_says_so(at_pace: WithFriends) -> None:
    async def test(live: LiveRoom) -> None:
        room = live.room
        await live.decide(0)
        expected = skipped_move(view(room.game, 1))
        live.clock.now += 2 * DAY - 1
        await check_time(room)
        assert room.game.waiting == [1], "one second is left"
        live.clock.now += 1
        assert await live.store.due_games(live.clock.now, 9) == ["game"]
        await check_time(room)
        assert drawn_by(room) == {0: "", 1: SKIP}
        assert not room.seats.has_stand_in(1) and room.game.waiting == [0, 1]
        assert due(room) == live.clock.now + 2 * DAY, "the next move has its full time"
        again = await live.open_again()
        assert again.turn_log.lines == room.turn_log.lines and again.due == due(room)
        assert any(getattr(event, "decision", None) == expected for event in room.log)

    at_pace(test, move_limit=48, on_limit="skip")


def test_a_bot_plays_until_the_late_friend_is_back(at_pace: WithFriends) -> None:
    async def test(live: LiveRoom) -> None:
        room = live.room
        await live.decide(0)
        live.clock.now += 2 * DAY
        await check_time(room)
        assert room.bots_to_move() == {1: STAND_IN} and room.seats.has_stand_in(1) and due(room) is None
        await stand_in_decides(live)
        assert drawn_by(room) == {0: "", 1: STAND_IN}
        assert room.bots_to_move() == {1: STAND_IN}, "also for the next card"
        again = await live.open_again()
        assert again.bots_to_move() == {1: STAND_IN}, "also after a restart"
        live.clock.now += 5 * DAY
        await visit(room, "b")
        assert not room.bots_to_move() and due(room) == live.clock.now + 2 * DAY
        assert (await live.saved()).game.due == due(room)

    at_pace(test, move_limit=48, on_limit="bot")


def test_bots_do_not_play_on_when_everybody_is_late(at_pace: WithFriends) -> None:
    async def test(live: LiveRoom) -> None:
        live.clock.now += 2 * DAY
        await check_time(live.room)
        assert [seat.left for seat in live.room.seats] == [True, True]
        assert not live.room.bots_to_move() and due(live.room) is None
        await visit(live.room, "a")
        assert live.room.bots_to_move() == {1: STAND_IN}

    at_pace(test, move_limit=48, on_limit="bot")


def test_a_game_that_is_ended_waits_for_nobody_and_nobody_can_decide(at_pace: WithFriends) -> None:
    async def test(live: LiveRoom) -> None:
        room = live.room
        await live.decide(0)
        live.clock.now += 2 * DAY
        await check_time(room)
        saved = (await live.saved()).game
        assert saved.over and saved.due is None and saved.summary["waiting"] == []
        assert saved.ended is not None and (saved.ended.why, saved.ended.seats) == ("limit", (1,))
        for one in (room, await live.open_again()):
            assert one.over and not one.game.over and one.due is None and not one.bots_to_move()
            with pytest.raises(Refusal, match="over"):
                await decide(one, 1, one.game.step, "late", live.decision(1))
            with pytest.raises(Refusal, match="over"):
                await withdraw(one, 0)
        await check_time(room)
        assert await live.store.due_games(live.clock.now, 9) == []

    at_pace(test, move_limit=48, on_limit="end")


@pytest.mark.parametrize("on_limit", ["skip", "bot", "end"])
def test_a_limit_survives_a_restart(at_pace: WithFriends, on_limit: str) -> None:
    async def test(live: LiveRoom) -> None:
        await live.decide(0, 1)
        began = live.clock.now
        await live.decide(0)
        live.clock.now += DAY
        live.room = await live.open_again()
        assert due(live.room) == began + 2 * DAY
        live.clock.now += DAY
        await check_time(live.room)
        assert live.room.over or live.room.seats.has_stand_in(1) or live.room.game.waiting == [0, 1]

    at_pace(test, move_limit=48, on_limit=on_limit)


def test_no_time_runs_before_everybody_has_sat_down(tmp_path: Path) -> None:
    async def main() -> None:
        live = LiveRoom(tmp_path, player(0, "a"), player(1, ""), plan=friends(move_limit=1))
        live.room.seats.change(1, kind="open")
        await live.store.create(live.stored)
        live.clock.now += 9 * DAY
        assert due(live.room) is None
        await change_seat(live.room, 1, "b", kind="human", name="Ben")
        assert due(live.room) == live.clock.now + 3600
        assert (await live.saved()).game.due == due(live.room)
        await live.store.close()

    asyncio.run(main())


def test_the_clock_of_a_live_game_lets_a_bot_draw_for_one_move(at_pace: WithFriends) -> None:
    async def test(live: LiveRoom) -> None:
        room = live.room
        await connect(room, "a")
        await connect(room, "b")
        await live.decide(0)
        live.clock.now += 29
        await check_time(room)
        assert not room.bots_to_move() and due(room) == live.clock.now + 1
        live.clock.now += 1
        await check_time(room)
        assert room.bots_to_move() == {1: STAND_IN} and not room.seats.has_stand_in(1)
        await stand_in_decides(live)
        assert drawn_by(room) == {0: "", 1: STAND_IN}
        assert not room.bots_to_move() and due(room) == live.clock.now + 30

    at_pace(test, pace="live", move_clock=30)


async def time_runs_out(live: LiveRoom) -> None:
    """Nobody who is waited for decides in time, and what bots are asked for is drawn."""
    live.clock.now += 40
    await check_time(live.room)
    while live.room.bots_to_move():
        step = live.room.game.step
        await stand_in_decides(live)
        if live.room.game.step != step:
            return


def test_after_two_moves_without_a_sign_a_connected_player_counts_as_away(at_pace: WithFriends) -> None:
    async def test(live: LiveRoom) -> None:
        room = live.room
        await connect(room, "a")
        await connect(room, "b")
        await live.decide(0)
        await time_runs_out(live)
        assert not room.seats.has_stand_in(1), "once can happen to anybody"
        await live.decide(0)
        await time_runs_out(live)
        assert room.seats.has_stand_in(1) and room.bots_to_move() == {1: STAND_IN}, "the others do not wait"
        await visit(room, "b")
        assert not room.bots_to_move() and due(room) == live.clock.now + 30, (
            "whoever is back has the whole time"
        )

    at_pace(test, pace="live", move_clock=30)


def test_who_presses_something_but_is_slow_is_not_away(at_pace: WithFriends) -> None:
    async def test(live: LiveRoom) -> None:
        room = live.room
        await connect(room, "a")
        await connect(room, "b")
        for _ in range(4):
            await live.decide(*(seat for seat in room.game.waiting if seat == 0))
            await visit(room, "b")
            await time_runs_out(live)
        assert not room.seats.has_stand_in(1)

    at_pace(test, pace="live", move_clock=30)


def test_bots_do_not_play_a_game_among_themselves_while_all_look_away(at_pace: WithFriends) -> None:
    async def test(live: LiveRoom) -> None:
        room = live.room
        await connect(room, "a")
        await connect(room, "b")
        for _ in range(2):
            await time_runs_out(live)
        step = room.game.step
        for _ in range(5):
            await time_runs_out(live)
        assert room.game.step == step and due(room) is None and not room.bots_to_move()
        await visit(room, "a")
        assert due(room) == live.clock.now + 30 and room.bots_to_move() == {1: STAND_IN}

    at_pace(test, pace="live", move_clock=30)


def test_the_clock_of_a_live_game_stands_still_while_nobody_is_there(at_pace: WithFriends) -> None:
    async def test(live: LiveRoom) -> None:
        room = live.room
        listener = await connect(room, "a")
        disconnect(room, listener)
        live.clock.now += DAY
        await check_time(room)
        assert due(room) is None and not room.bots_to_move()
        assert (await live.saved()).game.due is None, "no sweep has to open it"
        await connect(room, "stranger")
        assert due(room) is None
        await connect(room, "b")
        assert due(room) == live.clock.now + 30

    at_pace(test, pace="live", absence=None, move_clock=30)


def test_in_a_live_game_without_an_absence_a_bot_never_comes(at_pace: WithFriends) -> None:
    async def test(live: LiveRoom) -> None:
        await connect(live.room, "a")
        live.clock.now += DAY
        await check_time(live.room)
        assert not live.room.bots_to_move()

    at_pace(test, pace="live", absence=None)


def test_a_player_who_draws_again_after_the_bot_is_named_in_the_log(at_pace: WithFriends) -> None:
    async def test(live: LiveRoom) -> None:
        room = live.room
        await leave(room, 1)
        await stand_in_decides(live)
        await visit(room, "b")
        await withdraw(room, 1)
        await live.decide(1, 0)
        assert drawn_by(room) == {0: "", 1: ""}

    at_pace(test)


def test_a_game_without_invited_players_waits_whatever_its_plan_says(tmp_path: Path) -> None:
    async def main() -> None:
        plan = {"seats": [{"kind": "me"}, {"kind": "me"}], "move_limit": 1, "on_limit": "end"}
        live = LiveRoom(tmp_path, player(0, "a"), player(1, "a"), plan=plan)
        await live.store.create(live.stored)
        live.clock.now += 9 * DAY
        await check_time(live.room)
        assert due(live.room) is None and not live.room.over
        await live.store.close()

    asyncio.run(main())
