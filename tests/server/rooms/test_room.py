"""A live room: what is saved, who is told, and when a bot may have to play."""

import pytest

from cartographers.players.chance import Chance
from cartographers.rules.decision import Decision, Destroy
from cartographers.rules.event import Committed, Revealed
from cartographers.rules.reason import Illegal
from cartographers.rules.state import Phase
from cartographers.rules.view import view
from cartographers.server.errors import Refusal
from cartographers.server.rooms import listeners as listeners_module
from cartographers.server.rooms.listeners import LARGE_TABLE
from cartographers.server.rooms.room import Room
from cartographers.server.rooms.seats import STAND_IN
from cartographers.server.storage.store import StorageError
from server.live_room import GRACE, AtTable, LiveRoom, bot, friends, player, refusal, sent


def decision_of(room: Room, seat: int, seed: int = 0) -> Decision:
    return Chance(seed).decide(view(room.game, seat))


def test_a_room_shows_what_was_saved_before_it_was_opened(at_table: AtTable) -> None:
    async def test(live: LiveRoom) -> None:
        assert [line.kind for line in live.room.turn_log.lines] == ["turn"]
        await live.decide(0, 1, 0)
        again = await live.open_again()
        assert again.game == live.room.game and again.seq == live.room.seq == len(again.log)
        assert again.turn_log.lines == live.room.turn_log.lines
        assert len(again.turn_log.lines) == 2 and len(again.turn_log.lines[0].drawn) == 2

    at_table(test)


def test_a_game_goes_on_in_a_room_that_was_opened_again(at_table: AtTable) -> None:
    async def test(live: LiveRoom) -> None:
        await live.decide(0, 1)
        live.room = await live.open_again()
        await live.decide(0, 1)
        assert (await live.open_again()).game == live.room.game, "the hashes are those of one chain"

    at_table(test)


def test_a_decision_sent_twice_counts_once_even_after_a_restart(at_table: AtTable) -> None:
    async def test(live: LiveRoom) -> None:
        step, decision, seq = live.room.game.step, live.decision(0), live.room.seq
        await live.room.decide(0, step, "once", decision)
        await live.room.decide(0, step, "once", decision)
        await (await live.open_again()).decide(0, step, "once", decision)
        assert len((await live.saved()).events) == live.room.seq == seq + 1

    at_table(test)


def test_what_the_disk_does_not_take_has_not_happened(
    at_table: AtTable, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def full(*_: object) -> None:
        raise StorageError("database or disk is full")

    async def test(live: LiveRoom) -> None:
        before, changes = live.room.game, live.changes
        with monkeypatch.context() as broken:
            broken.setattr(live.store, "append", full)
            with pytest.raises(Refusal) as refused:
                await live.decide(0)
        assert refused.value.status == 503 and "disk is full" in caplog.text
        assert live.room.game == before and live.changes == changes
        await live.decide(1)
        assert [seat for seat, sealed in enumerate(live.room.game.sealed) if sealed] == [1]

    at_table(test)


def test_every_decision_is_told_and_may_be_a_bot_s_turn(at_table: AtTable) -> None:
    async def test(live: LiveRoom) -> None:
        listener = await live.room.connect("b")
        await sent(listener)
        for work in (live.decide, live.room.withdraw, live.decide):
            live.room.json_cache["old"], changes = b"", live.changes
            await work(0)
            assert await sent(listener) == "state" and await sent(listener) == ""
            assert live.changes == changes + 1 and not live.room.json_cache

    at_table(test)


def test_a_decision_at_a_large_table_is_shown_to_its_own_seat_and_a_turn_to_all(
    at_table: AtTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(listeners_module, "PRESENCE_DELAY", 3600)

    async def test(live: LiveRoom) -> None:
        own, other = await live.room.connect("a"), await live.room.connect("b")
        await sent(own), await sent(other)
        await live.decide(0)
        assert (await sent(own), await sent(other)) == ("state", "")
        await live.room.withdraw(0)
        assert (await sent(own), await sent(other)) == ("state", "")
        await live.decide(*range(LARGE_TABLE - 1))
        await sent(own)
        await live.decide(LARGE_TABLE - 1)
        assert (await sent(own), await sent(other)) == ("state", "state")

    at_table(test, player(0, "a"), *(player(number, "b") for number in range(1, LARGE_TABLE)))


def test_a_decision_that_does_not_count_is_refused(at_table: AtTable) -> None:
    async def test(live: LiveRoom) -> None:
        room, step, decision = live.room, live.room.game.step, live.decision(0)
        assert await refusal(room.decide(0, step - 1, "late", decision)) == (409, "stale")
        assert (await refusal(room.decide(0, step, "none", {})))[0] == 422
        apart = {**decision, "cells": ["A1", "K11"]}
        assert await refusal(room.decide(0, step, "apart", apart)) == (422, "shape")
        assert await refusal(room.withdraw(0)) == (409, "not-sealed")
        room.game = room.game.but(phase=Phase.OVER)
        assert await refusal(room.decide(0, step, "over", decision)) == (409, "game-over")
        assert len((await live.saved()).events) == room.seq

    at_table(test)


# --- lessons ----------------------------------------------------------------------------------------


def test_only_a_lesson_has_steps(at_table: AtTable) -> None:
    async def test(live: LiveRoom) -> None:
        assert await refusal(live.room.go_to_step(1)) == (409, "not-a-lesson")

    at_table(test)


def test_a_step_of_a_lesson_is_saved_and_shown(at_table: AtTable) -> None:
    async def test(live: LiveRoom) -> None:
        changes = live.changes
        assert await refusal(live.room.go_to_step(3)) == (409, "lesson-step"), "step 2 asks for a decision"
        assert live.changes == changes and (await live.saved()).game.lesson_step == 0
        await live.room.go_to_step(2)
        assert live.changes == changes + 1 and (await live.saved()).game.lesson_step == 2

    at_table(test, player(0, "a"), lesson="placing")


def test_a_lesson_takes_only_the_decision_that_it_asks_for(at_table: AtTable) -> None:
    async def test(live: LiveRoom) -> None:
        step, decision, seq = live.room.game.step, live.decision(0), live.room.seq
        assert await refusal(live.room.decide(0, step, "early", decision)) == (422, "lesson")
        assert live.room.seq == seq
        await live.room.go_to_step(2)
        await live.room.decide(0, step, "asked for", decision)
        assert live.room.seq > seq and (await live.saved()).game.lesson_step == 3

    at_table(test, player(0, "a"), lesson="placing")


# --- bots -------------------------------------------------------------------------------------------


def test_decisions_of_bots_count_only_for_seats_that_wait_for_a_bot(at_table: AtTable) -> None:
    async def test(live: LiveRoom) -> None:
        room = live.room
        assert room.bots_to_move() == {1: "chance", 2: "chance"}
        await room.decide_for_bots(room.game.step, {seat: decision_of(room, seat) for seat in range(3)})
        assert [sealed is not None for sealed in room.game.sealed] == [False, True, True]
        assert len((await live.saved()).events) == room.seq

    at_table(test, player(0, "a"), bot(1), bot(2))


def test_a_bot_s_decision_for_an_earlier_step_is_ignored(at_table: AtTable) -> None:
    async def test(live: LiveRoom) -> None:
        room, changes = live.room, live.changes
        await room.decide_for_bots(room.game.step - 1, {1: decision_of(room, 1)})
        assert room.game.waiting == [0, 1] and live.changes == changes

    at_table(test, player(0, "a"), bot(1))


def test_an_illegal_decision_of_a_bot_undoes_those_sent_with_it(at_table: AtTable) -> None:
    async def test(live: LiveRoom) -> None:
        room = live.room
        with pytest.raises(Illegal):
            await room.decide_for_bots(room.game.step, {1: decision_of(room, 1), 2: Destroy(1)})
        await live.decide(0)
        assert room.game.waiting == [1, 2]
        assert [type(event) for event in room.log[1:]] == [Revealed, Committed]

    at_table(test, player(0, "a"), bot(1), bot(2))


# --- seats and presence -----------------------------------------------------------------------------


def test_a_seat_that_is_taken_has_one_device_more(at_table: AtTable) -> None:
    async def test(live: LiveRoom) -> None:
        listener = await live.room.connect("b")
        await sent(listener)
        await live.room.change_seat(0, "c")
        assert live.room.seats[0].devices == {"a", "c"} and await sent(listener) == "state"
        await live.room.change_seat(1, kind="bot", bot="greedy")
        assert live.room.seats[1].devices == {"b"} and live.room.bots_to_move() == {1: "greedy"}

    at_table(test)


def test_who_leaves_is_replaced_and_returns_with_the_next_visit(at_table: AtTable) -> None:
    async def test(live: LiveRoom) -> None:
        room, listener = live.room, await live.room.connect("a")
        await sent(listener)
        await room.leave(1)
        assert room.bots_to_move() == {1: STAND_IN} and await sent(listener) == "state"
        assert [seat.left for seat in (await live.saved()).seats] == [False, True]
        await room.visit("a")
        assert room.seats[1].left and await sent(listener) == "", "somebody else's visit changes nothing"
        await room.visit("b")
        assert not room.bots_to_move() and await sent(listener) == "state"
        assert [seat.left for seat in (await live.saved()).seats] == [False, False]

    at_table(test)


def test_a_visit_to_one_seat_is_none_to_another_of_the_same_device(at_table: AtTable) -> None:
    async def test(live: LiveRoom) -> None:
        await live.room.leave(1)
        await live.room.leave(2)
        await live.room.visit("b", [2])
        assert [seat.left for seat in live.room.seats] == [False, True, False]
        await live.room.visit("b")
        assert not any(seat.left for seat in live.room.seats)

    at_table(test, player(0, "a"), player(1, "b"), player(2, "b"))


def test_who_is_absent_for_too_long_is_replaced_until_the_next_visit(at_table: AtTable) -> None:
    async def test(live: LiveRoom) -> None:
        room, listener = live.room, await live.room.connect("a")
        await sent(listener)
        live.clock.now += GRACE
        room.check_absences()
        assert not room.bots_to_move() and await sent(listener) == ""
        live.clock.now += 1
        room.check_absences()
        assert room.bots_to_move() == {1: STAND_IN} and await sent(listener) == "state"
        await room.visit("b")
        assert not room.bots_to_move() and await sent(listener) == "state"
        live.clock.now += GRACE
        room.check_absences()
        assert not room.bots_to_move(), "a visit is remembered"

    at_table(test, plan=friends(pace="live", absence=int(GRACE)))


def test_the_visit_of_a_stranger_is_not_that_of_a_player(at_table: AtTable) -> None:
    async def test(live: LiveRoom) -> None:
        live.clock.now += 1
        await live.room.visit("stranger")
        live.clock.now += GRACE
        assert live.room.presence.idle_for(GRACE)
        await live.room.visit("a")
        assert not live.room.presence.idle_for(GRACE)

    at_table(test)


def test_a_look_for_absent_players_may_start_bots_even_if_nobody_is_absent(
    at_table: AtTable,
) -> None:
    async def test(live: LiveRoom) -> None:
        changes = live.changes
        live.room.check_absences()
        assert live.changes == changes + 1

    at_table(test)


def test_a_player_who_opens_a_socket_is_back_and_the_others_are_told(at_table: AtTable) -> None:
    async def test(live: LiveRoom) -> None:
        room, listener = live.room, await live.room.connect("a")
        await room.leave(1)
        await sent(listener)
        assert not room.seats.connected(1)
        other = await room.connect("b")
        assert room.seats.connected(1) and not room.seats[1].left
        assert (await sent(listener), await sent(other)) == ("state", "state")

    at_table(test)


def test_a_socket_that_is_opened_or_closed_is_told_to_the_others(at_table: AtTable) -> None:
    async def test(live: LiveRoom) -> None:
        room, listener = live.room, await live.room.connect("a")
        await sent(listener)
        changes = live.changes
        guest = await room.connect("b")
        assert live.changes == changes + 1
        assert (await sent(listener), await sent(guest)) == ("state", "state")
        room.disconnect(guest)
        assert live.changes == changes + 2 and not room.seats.connected(1)
        assert (await sent(listener), await sent(guest)) == ("state", ""), "nobody listens there any more"

    at_table(test)
