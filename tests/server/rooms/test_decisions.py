"""Decisions in a room: what counts, what is refused, lessons, bots and skipped moves."""

import pytest

from cartographers.players.chance import Chance
from cartographers.rules.decision import Decision, Destroy
from cartographers.rules.event import Committed, Revealed
from cartographers.rules.reason import Illegal
from cartographers.rules.state import Phase
from cartographers.rules.view import view
from cartographers.server.rooms.decisions import SKIP, decide, decide_for_bots, go_to_step, skip, withdraw
from cartographers.server.rooms.people import (
    leave,
)
from cartographers.server.rooms.room import Room
from cartographers.server.rooms.seats import STAND_IN
from server.live_room import AtTable, LiveRoom, bot, player, refusal


def decision_of(room: Room, seat: int, seed: int = 0) -> Decision:
    return Chance(seed).decide(view(room.game, seat))


def test_a_decision_sent_twice_counts_once_even_after_a_restart(at_table: AtTable) -> None:
    async def test(live: LiveRoom) -> None:
        step, decision, seq = live.room.game.step, live.decision(0), live.room.seq
        await decide(live.room, 0, step, "once", decision)
        await decide(live.room, 0, step, "once", decision)
        await decide((await live.open_again()), 0, step, "once", decision)
        assert len((await live.saved()).events) == live.room.seq == seq + 1

    at_table(test)


def test_a_decision_that_does_not_count_is_refused(at_table: AtTable) -> None:
    async def test(live: LiveRoom) -> None:
        room, step, decision = live.room, live.room.game.step, live.decision(0)
        assert await refusal(decide(room, 0, step - 1, "late", decision)) == (409, "stale")
        assert (await refusal(decide(room, 0, step, "none", {})))[0] == 422
        apart = {**decision, "cells": ["A1", "K11"]}
        assert await refusal(decide(room, 0, step, "apart", apart)) == (422, "shape")
        assert await refusal(withdraw(room, 0)) == (409, "not-sealed")
        room.game = room.game.but(phase=Phase.OVER)
        assert await refusal(decide(room, 0, step, "over", decision)) == (409, "game-over")
        assert len((await live.saved()).events) == room.seq

    at_table(test)


def test_nothing_is_decided_in_a_game_that_was_deleted(at_table: AtTable) -> None:
    async def test(live: LiveRoom) -> None:
        room = live.room
        assert room.bots_to_move() == {1: "chance"}
        room.close()
        assert not room.bots_to_move() and not room.over
        assert await refusal(decide(room, 0, room.game.step, "late", live.decision(0))) == (404, "no-game")

    at_table(test, player(0, "a"), bot(1))


def test_only_a_lesson_has_steps(at_table: AtTable) -> None:
    async def test(live: LiveRoom) -> None:
        assert await refusal(go_to_step(live.room, 1)) == (409, "not-a-lesson")

    at_table(test)


def test_a_step_of_a_lesson_is_saved_and_shown(at_table: AtTable) -> None:
    async def test(live: LiveRoom) -> None:
        changes = live.changes
        assert await refusal(go_to_step(live.room, 3)) == (409, "lesson-step"), "step 2 asks for a decision"
        assert live.changes == changes and (await live.saved()).game.lesson_step == 0
        await go_to_step(live.room, 2)
        assert live.changes == changes + 1 and (await live.saved()).game.lesson_step == 2

    at_table(test, player(0, "a"), lesson="placing")


def test_a_lesson_takes_only_the_decision_that_it_asks_for(at_table: AtTable) -> None:
    async def test(live: LiveRoom) -> None:
        step, decision, seq = live.room.game.step, live.decision(0), live.room.seq
        assert await refusal(decide(live.room, 0, step, "early", decision)) == (422, "lesson")
        assert live.room.seq == seq
        await go_to_step(live.room, 2)
        await decide(live.room, 0, step, "asked for", decision)
        assert live.room.seq > seq and (await live.saved()).game.lesson_step == 3

    at_table(test, player(0, "a"), lesson="placing")


def test_decisions_of_bots_count_only_for_seats_that_wait_for_a_bot(at_table: AtTable) -> None:
    async def test(live: LiveRoom) -> None:
        room = live.room
        assert room.bots_to_move() == {1: "chance", 2: "chance"}
        await decide_for_bots(room, room.game.step, {seat: decision_of(room, seat) for seat in range(3)})
        assert [sealed is not None for sealed in room.game.sealed] == [False, True, True]
        assert len((await live.saved()).events) == room.seq

    at_table(test, player(0, "a"), bot(1), bot(2))


def test_a_bot_s_decision_for_an_earlier_step_is_ignored(at_table: AtTable) -> None:
    async def test(live: LiveRoom) -> None:
        room, changes = live.room, live.changes
        await decide_for_bots(room, room.game.step - 1, {1: decision_of(room, 1)})
        assert room.game.waiting == [0, 1] and live.changes == changes

    at_table(test, player(0, "a"), bot(1))


def test_an_illegal_decision_of_a_bot_undoes_those_sent_with_it(at_table: AtTable) -> None:
    async def test(live: LiveRoom) -> None:
        room = live.room
        with pytest.raises(Illegal):
            await decide_for_bots(room, room.game.step, {1: decision_of(room, 1), 2: Destroy(1)})
        await live.decide(0)
        assert room.game.waiting == [1, 2]
        assert [type(event) for event in room.log[1:]] == [Revealed, Committed]

    at_table(test, player(0, "a"), bot(1), bot(2))


def test_a_bot_in_its_own_seat_is_not_named_in_the_log(at_table: AtTable) -> None:
    async def test(live: LiveRoom) -> None:
        room = live.room
        await leave(room, 1)
        bots = Chance(0)
        await decide_for_bots(
            room, room.game.step, {seat: bots.decide(view(room.game, seat)) for seat in (1, 2)}
        )
        assert list(room.journal.bots.values()) == [STAND_IN]

    at_table(test, player(0, "a"), player(1, "b"), bot(2))


def test_a_move_is_skipped_only_for_seats_that_have_not_decided(at_table: AtTable) -> None:
    async def test(live: LiveRoom) -> None:
        room, step = live.room, live.room.game.step
        await live.decide(0)
        await skip(room, [0, 1])
        assert room.game.step > step and list(room.journal.bots.values()) == [SKIP]

    at_table(test)
