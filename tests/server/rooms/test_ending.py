"""Who may end a game for all, and that it is ended once."""

from functools import partial

from cartographers.server.rooms.ending import end, may_be_ended_by
from cartographers.server.rooms.people import (
    connect,
)
from cartographers.server.storage.stored_game import Ended
from server.live_room import AtTable, LiveRoom, bot, player, refusal, sent


def test_a_game_is_ended_once_and_everybody_is_told(at_table: AtTable) -> None:
    async def test(live: LiveRoom) -> None:
        room, listener = live.room, await connect(live.room, "b")
        await sent(listener)
        await end(room, Ended("player", (0,)))
        assert room.over and not room.bots_to_move() and await sent(listener) == "state"
        assert await refusal(end(room, Ended("player", (1,)))) == (409, "game-over")
        assert room.row.ended == (await live.saved()).game.ended == Ended("player", (0,))

    at_table(test, player(0, "a"), player(1, "b"), bot(2))


def test_with_others_only_the_maker_may_end_a_game(at_table: AtTable) -> None:
    async def test(live: LiveRoom) -> None:
        may = partial(may_be_ended_by, live.room)
        assert may(frozenset("ax")) and not may(frozenset("bx"))
        await end(live.room, Ended("player", (0,)))
        assert not may(frozenset("a")), "it is ended already"

    at_table(test, player(0, "a"), player(1, "b"), bot(2))


def test_a_player_alone_with_bots_may_end_the_game_whoever_made_it(at_table: AtTable) -> None:
    async def test(live: LiveRoom) -> None:
        assert may_be_ended_by(live.room, frozenset("b"))

    at_table(test, player(0, "b"), bot(1), player(2, "bc"))


def test_a_lesson_is_not_ended(at_table: AtTable) -> None:
    async def test(live: LiveRoom) -> None:
        assert not may_be_ended_by(live.room, frozenset("a"))

    at_table(test, player(0, "a"), lesson="placing")
