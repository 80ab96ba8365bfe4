"""The people at a table: a device is renamed, a player is gone, a game is ended, deleted or played again."""

import pytest

from cartographers.players.chance import Chance
from cartographers.rules.view import view
from cartographers.server.rooms.room import SKIP
from cartographers.server.rooms.seats import STAND_IN
from cartographers.server.storage.people_rows import NO_NAME
from cartographers.server.storage.store import Ended, Rematch, SeatRow
from server.live_room import AtTable, LiveRoom, bot, friends, player, refusal, sent

# --- devices and players ----------------------------------------------------------------------------


def test_a_device_that_is_renamed_is_known_by_its_new_name_everywhere(at_table: AtTable) -> None:
    async def test(live: LiveRoom) -> None:
        room, listener = live.room, await live.room.connect("a")
        await sent(listener)
        changes = live.changes
        room.rename_device("a", "new")
        assert room.seats.held_by("new") == [0] and room.seats.connected(0)
        assert room.listeners.any_looking({"new"}) and room.row.maker == "new"
        assert await sent(listener) == "state" and live.changes == changes + 1

    at_table(test)


def test_a_device_that_is_renamed_is_the_maker_only_if_it_was(at_table: AtTable) -> None:
    async def test(live: LiveRoom) -> None:
        live.room.rename_device("b", "new")
        assert live.room.row.maker == "a"

    at_table(test)


NAMED = {"seats": [{"kind": "me", "name": "Ann"}, {"kind": "open", "name": "Ben"}]}


def named(number: int, name: str, devices: str) -> SeatRow:
    """The seat of a player with a name."""
    return SeatRow(number, "human", name=name, devices=frozenset(devices))


def test_a_player_who_no_longer_keeps_a_game_leaves_it_with_the_name(at_table: AtTable) -> None:
    async def test(live: LiveRoom) -> None:
        room, listener = live.room, await live.room.connect("b")
        await sent(listener)
        changes = live.changes
        room.player_gone("a", "heir", forgotten=False)
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
        room.player_gone("b", "nobody", forgotten=True)
        assert [seat.name for seat in room.seats] == ["Ann", NO_NAME]
        assert [seat["name"] for seat in room.row.plan["seats"]] == ["Ann", ""]
        assert [seat.name for seat in room.plan.seats] == ["Ann", ""]
        assert room.row.maker == "a", "somebody else made it"

    at_table(test, named(0, "Ann", "a"), named(1, "Ben", "b"), plan=NAMED)


def test_a_player_gone_after_the_end_has_not_left(at_table: AtTable) -> None:
    async def test(live: LiveRoom) -> None:
        await live.room.end(Ended("player", (0,)))
        live.room.player_gone("b", "nobody", forgotten=False)
        assert not live.room.seats[1].devices and not live.room.seats[1].left

    at_table(test)


# --- the end of a game ------------------------------------------------------------------------------


def test_nothing_is_decided_in_a_game_that_was_deleted(at_table: AtTable) -> None:
    async def test(live: LiveRoom) -> None:
        room = live.room
        assert room.bots_to_move() == {1: "chance"}
        room.close()
        assert not room.bots_to_move() and not room.over
        assert await refusal(room.decide(0, room.game.step, "late", live.decision(0))) == (404, "no-game")

    at_table(test, player(0, "a"), bot(1))


def test_a_game_is_ended_once_and_everybody_is_told(at_table: AtTable) -> None:
    async def test(live: LiveRoom) -> None:
        room, listener = live.room, await live.room.connect("b")
        await sent(listener)
        await room.end(Ended("player", (0,)))
        assert room.over and not room.bots_to_move() and await sent(listener) == "state"
        assert await refusal(room.end(Ended("player", (1,)))) == (409, "game-over")
        assert room.row.ended == (await live.saved()).game.ended == Ended("player", (0,))

    at_table(test, player(0, "a"), player(1, "b"), bot(2))


def test_the_next_game_is_shown_to_everybody(at_table: AtTable) -> None:
    async def test(live: LiveRoom) -> None:
        room, listener = live.room, await live.room.connect("b")
        await sent(listener)
        room.show_rematch(Rematch("next", by=0))
        assert room.row.rematch == Rematch("next", by=0) and await sent(listener) == "state"

    at_table(test)


def test_with_others_only_the_maker_may_end_a_game(at_table: AtTable) -> None:
    async def test(live: LiveRoom) -> None:
        may = live.room.may_be_ended_by
        assert may(frozenset("ax")) and not may(frozenset("bx"))
        await live.room.end(Ended("player", (0,)))
        assert not may(frozenset("a")), "it is ended already"

    at_table(test, player(0, "a"), player(1, "b"), bot(2))


def test_a_player_alone_with_bots_may_end_the_game_whoever_made_it(at_table: AtTable) -> None:
    async def test(live: LiveRoom) -> None:
        assert live.room.may_be_ended_by(frozenset("b"))

    at_table(test, player(0, "b"), bot(1), player(2, "bc"))


def test_a_lesson_is_not_ended(at_table: AtTable) -> None:
    async def test(live: LiveRoom) -> None:
        assert not live.room.may_be_ended_by(frozenset("a"))

    at_table(test, player(0, "a"), lesson="placing")


# --- help -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("asked", "hints", "coached"),
    [(True, True, True), (True, False, False), (False, True, False), (False, False, False)],
)
def test_the_coach_looks_on_if_asked_to_and_hints_are_allowed(
    at_table: AtTable, asked: bool, hints: bool, coached: bool
) -> None:
    async def test(live: LiveRoom) -> None:
        assert live.room.coached is coached

    at_table(test, plan=friends(coached=asked, hints=hints))


def test_a_bot_in_its_own_seat_is_not_named_in_the_log(at_table: AtTable) -> None:
    async def test(live: LiveRoom) -> None:
        room = live.room
        await room.leave(1)
        bots = Chance(0)
        await room.decide_for_bots(
            room.game.step, {seat: bots.decide(view(room.game, seat)) for seat in (1, 2)}
        )
        assert list(room.journal.bots.values()) == [STAND_IN]

    at_table(test, player(0, "a"), player(1, "b"), bot(2))


def test_a_move_is_skipped_only_for_seats_that_have_not_decided(at_table: AtTable) -> None:
    async def test(live: LiveRoom) -> None:
        room, step = live.room, live.room.game.step
        await live.decide(0)
        await room.skip([0, 1])
        assert room.game.step > step and list(room.journal.bots.values()) == [SKIP]

    at_table(test)
