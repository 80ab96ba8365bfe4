"""A live room: what is saved, who is told, and when a bot may have to play."""

from dataclasses import replace

import pytest

from cartographers.notation.deal import Deal
from cartographers.server.basics.errors import Refusal
from cartographers.server.basics.written_json import Written
from cartographers.server.rooms import decisions
from cartographers.server.rooms import listeners as listeners_module
from cartographers.server.rooms.decisions import withdraw
from cartographers.server.rooms.listeners import LARGE_TABLE
from cartographers.server.rooms.people import connect
from cartographers.server.storage.errors import StorageError
from cartographers.server.storage.stored_game import Club, Rematch
from cartographers.table.fair import number_of
from server.live_room import AtTable, LiveRoom, friends, player, refusal, sent

DEAL = Deal("ab" * 32, ("cd" * 16, ""))


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


def test_a_room_that_was_read_again_elsewhere_writes_nothing_more(at_table: AtTable) -> None:
    async def test(live: LiveRoom) -> None:
        await live.decide(0)
        before, listener = await live.saved(), live.room.listeners.add("a")
        live.room.retire()
        assert listener.closed
        assert (await refusal(live.decide(1)))[0] == 503
        live.clock.now += 1
        live.room.timer.restart()
        for work in (live.room.save_row(), live.room.write_deal(DEAL)):
            with pytest.raises(StorageError, match="read again in the meantime"):
                await work
        assert await live.saved() == before

    at_table(test, plan=friends(limit=60))


def test_what_the_players_add_to_the_deal_is_stored(at_table: AtTable) -> None:
    async def test(live: LiveRoom) -> None:
        await live.room.write_deal(DEAL)
        (saved,) = await live.store.games(["game"])
        stored = saved.game
        assert (
            (stored.deal, stored.seed) == (live.room.row.deal, live.room.row.seed) == (DEAL, number_of(DEAL))
        )

    at_table(test)


def test_a_paused_table_of_a_club_stands_still_and_other_tables_have_no_host(at_table: AtTable) -> None:
    async def test(live: LiveRoom) -> None:
        assert not live.room.table.waits
        live.room.row = replace(live.room.row, club=Club(started=True), paused=1000.0)
        assert await refusal(live.decide(0)) == (409, "game-paused")
        live.room.row = replace(live.room.row, paused=None)
        await live.decide(0)

    at_table(test, plan=friends(host_deals=True))


def test_a_decision_can_be_changed_so_often_in_each_phase(
    at_table: AtTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(decisions, "MOST_CHANGES", 4)

    async def test(live: LiveRoom) -> None:
        for _ in range(2):
            for _ in range(2):
                await live.decide(0)
                await withdraw(live.room, 0)
            await live.decide(0)
            # A room that is opened from a checkpoint counts the changes of this phase from its log.
            assert live.room.changes_before_phase == {}
            assert (await refusal(withdraw(live.room, 0)))[0] == 429
            await live.decide(1)

    at_table(test)


def test_every_decision_is_told_and_may_be_a_bot_s_turn(at_table: AtTable) -> None:
    async def test(live: LiveRoom) -> None:
        listener = await connect(live.room, "b")
        await sent(listener)
        for work in (live.decide, lambda seat: withdraw(live.room, seat), live.decide):
            changes = live.changes
            await work(0)
            assert await sent(listener) == "presence" and await sent(listener) == ""
            assert live.changes == changes + 1
        await live.decide(1)
        assert await sent(listener) == "state" and live.changes == changes + 2

    at_table(test)


def test_nothing_is_kept_as_json_that_is_no_longer_true(at_table: AtTable) -> None:
    async def test(live: LiveRoom) -> None:
        room = live.room
        room.json_cache.table = room.json_cache.moment_json = Written(b"{}")
        room.presence_changed()
        assert (room.json_cache.table, room.json_cache.moment_json) == (b"{}", b"")
        room.changed()
        assert room.json_cache.table == b""

    at_table(test)


def test_a_decision_at_a_large_table_is_shown_to_its_own_seat_and_a_turn_to_all(
    at_table: AtTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(listeners_module, "PRESENCE_DELAY", 3600)

    async def test(live: LiveRoom) -> None:
        own, other = await connect(live.room, "a"), await connect(live.room, "b")
        await sent(own), await sent(other)
        await live.decide(0)
        assert (await sent(own), await sent(other)) == ("own decision", "")
        await withdraw(live.room, 0)
        assert (await sent(own), await sent(other)) == ("own decision", "")
        await live.decide(*range(LARGE_TABLE - 1))
        await sent(own)
        await live.decide(LARGE_TABLE - 1)
        assert (await sent(own), await sent(other)) == ("state", "state")

    at_table(test, player(0, "a"), *(player(number, "b") for number in range(1, LARGE_TABLE)))


def test_the_next_game_is_shown_to_everybody(at_table: AtTable) -> None:
    async def test(live: LiveRoom) -> None:
        room, listener = live.room, await connect(live.room, "b")
        await sent(listener)
        room.show_rematch(Rematch("next", by=0))
        assert room.row.rematch == Rematch("next", by=0) and await sent(listener) == "state"

    at_table(test)


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
