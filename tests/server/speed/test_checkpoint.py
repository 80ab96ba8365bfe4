"""A room that is opened from its checkpoint is the one that the whole log gives, or is not opened so."""

from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cartographers.boxes import shelf
from cartographers.server.auth.seat_codes import SeatCodes
from cartographers.server.basics import code_version as code_version_module
from cartographers.server.basics.clocks import Clocks
from cartographers.server.rooms.decisions import withdraw
from cartographers.server.rooms.ending import end
from cartographers.server.rooms.people import change_seat
from cartographers.server.rooms.room import Room
from cartographers.server.rooms.state_json import state_for
from cartographers.server.speed import checkpoint as checkpoint_module
from cartographers.server.speed.checkpoint import Checkpoints
from cartographers.server.storage.hash_chain import restore_table
from cartographers.server.storage.stored_game import Ended, StoredGame
from cartographers.table.dealer import SeedDealer
from cartographers.words.book import words
from server.live_room import SEED, AtTable, LiveRoom, friends, player

CHECKPOINTS = Checkpoints(b"key")


def states(room: Room, folder: Path) -> list[bytes]:
    """What each device would be sent."""
    return [state_for(room, device, SeatCodes(folder), words("en")) for device in "abc"]


def room_of(live: LiveRoom, stored: StoredGame) -> Room:
    """A room from the checkpoint of a stored game."""
    opened = CHECKPOINTS.opened(stored, SeedDealer(SEED))
    assert opened
    clocks = Clocks(live.clock, live.clock)
    return Room(live.store, stored, opened.table, clocks, lambda _: None, opened.shown)


async def act(live: LiveRoom, toss: Random) -> None:
    """Somebody decides, or takes a decision back."""
    sealed = [seat for seat, decision in enumerate(live.room.game.sealed) if decision is not None]
    if sealed and toss.random() < 0.3:
        await withdraw(live.room, toss.choice(sealed))
    else:
        await live.decide(toss.choice(live.room.game.waiting))


@pytest.mark.parametrize("seed", range(3))
def test_it_is_the_room_of_the_whole_log(at_table: AtTable, tmp_path: Path, seed: int) -> None:
    async def test(live: LiveRoom) -> None:
        toss = Random(seed)
        checkpoint = CHECKPOINTS.of(live.room)
        while not live.room.over:
            await act(live, toss)
            if toss.random() < 0.5:
                continue
            stored = await live.saved()
            # The events after it are replayed.
            opened, whole = room_of(live, replace(stored, checkpoint=checkpoint)), await live.open_again()
            assert opened.game.but(news=()) == whole.game.but(news=())
            assert (opened.seq, opened.log, opened.changes) == (whole.seq, whole.log, whole.changes)
            assert opened.turn_log.lines == whole.turn_log.lines
            assert opened.turn_log.bots == whole.turn_log.bots
            assert states(opened, tmp_path) == states(whole, tmp_path)
            if toss.random() < 0.3:
                live.room = opened
            if toss.random() < 0.3 and not live.room.over:
                checkpoint = CHECKPOINTS.of(live.room)

    at_table(test, player(0, "a"), player(1, "b"), plan=friends())


def test_what_was_written_of_the_state_is_not_written_again(
    at_table: AtTable, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(live: LiveRoom) -> None:
        await live.decide(0, 1, 0)
        known = states(live.room, tmp_path)
        stored = replace(await live.saved(), checkpoint=CHECKPOINTS.of(live.room))
        monkeypatch.setattr("cartographers.server.rooms.state_json.own_view", None)
        assert states(room_of(live, stored), tmp_path) == known

    at_table(test, player(0, "a"), player(1, "b"), plan=friends())


def test_what_was_written_of_the_state_is_used_only_with_the_same_seats(
    at_table: AtTable, tmp_path: Path
) -> None:
    async def test(live: LiveRoom) -> None:
        states(live.room, tmp_path)
        checkpoint = CHECKPOINTS.of(live.room)
        await change_seat(live.room, 1, name="Cleo")
        stored = replace(await live.saved(), seats=list(live.room.seats), checkpoint=checkpoint)
        assert b"Cleo" in states(room_of(live, stored), tmp_path)[0]

    at_table(test, player(0, "a"), player(1, "b"), plan=friends())


def test_a_player_who_was_away_is_not_away_after_a_restart(at_table: AtTable, tmp_path: Path) -> None:
    async def test(live: LiveRoom) -> None:
        live.clock.now += 1000
        live.room.presence.seen("a")
        assert live.room.seats.mark_absent([1])
        live.room.changed()
        assert b'"minded":true' in states(live.room, tmp_path)[0]
        stored = replace(await live.saved(), checkpoint=CHECKPOINTS.of(live.room))
        assert b'"minded":true' not in states(room_of(live, stored), tmp_path)[0]

    at_table(test, player(0, "a"), player(1, "b"), plan=friends(pace="live", absence=90))


def damaged(stored: StoredGame, **changes: Any) -> StoredGame:
    assert stored.checkpoint
    return replace(stored, checkpoint=stored.checkpoint._replace(**changes))


def test_one_that_is_not_of_this_log_or_not_ours_is_not_used(
    at_table: AtTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(live: LiveRoom) -> None:
        await live.decide(0, 1, 0, 1)
        checkpoint = CHECKPOINTS.of(live.room)
        stored = replace(await live.saved(), checkpoint=checkpoint)
        dealer = SeedDealer(SEED)
        assert CHECKPOINTS.opened(stored, dealer)
        changed = replace(stored.events[1], body='{"revealed":"farmland"}')
        for other in (
            replace(stored, checkpoint=None),
            replace(stored, events=[stored.events[0], changed, *stored.events[2:]]),
            replace(stored, events=stored.events[:3]),
            replace(stored, game=replace(stored.game, id="another")),
            damaged(stored, body=checkpoint.body.replace('"coins":0', '"coins":9')),
            damaged(stored, body=""),
            damaged(stored, signature="0" * 64),
            damaged(stored, signature="ž"),
        ):
            assert CHECKPOINTS.opened(other, dealer) is None
        assert Checkpoints(b"another key").opened(stored, dealer) is None
        monkeypatch.setattr(checkpoint_module, "code_version", lambda: "another version")
        assert CHECKPOINTS.opened(stored, dealer) is None

    at_table(test, player(0, "a"), player(1, "b"))


def test_if_a_later_event_is_wrong_the_whole_log_says_what(at_table: AtTable) -> None:
    async def test(live: LiveRoom) -> None:
        await live.decide(0, 1)
        checkpoint = CHECKPOINTS.of(live.room)
        await live.decide(0)
        stored = replace(await live.saved(), checkpoint=checkpoint)
        *good, last = stored.events
        for wrong in (
            replace(last, hash="0" * 64),
            replace(last, body="{"),
            replace(last, body=last.body.replace('"committed":0', '"committed":7')),
        ):
            other = replace(stored, events=[*good, wrong])
            assert CHECKPOINTS.opened(other, SeedDealer(SEED)) is None
            with pytest.raises(ValueError):
                restore_table(shelf(), other.events, SeedDealer(SEED), "1")

    at_table(test, player(0, "a"), player(1, "b"))


def test_no_code_of_a_link_is_stored_and_nothing_that_is_sealed(at_table: AtTable, tmp_path: Path) -> None:
    async def test(live: LiveRoom) -> None:
        empty = CHECKPOINTS.of(live.room).body
        await live.decide(0)
        assert CHECKPOINTS.of(live.room).body == empty
        sent = states(live.room, tmp_path)[0].decode()
        link = SeatCodes(tmp_path).code("link", "game", 0)
        assert link in sent and link not in CHECKPOINTS.of(live.room).body

    at_table(test, player(0, "a"), player(1, "b"))


def test_a_game_that_was_ended_has_none(at_table: AtTable) -> None:
    async def test(live: LiveRoom) -> None:
        await end(live.room, Ended("player", (0,)))
        assert not CHECKPOINTS.of(live.room).body

    at_table(test, player(0, "a"))


def test_the_version_of_the_code_covers_code_and_texts(tmp_path: Path) -> None:
    (tmp_path / "words").mkdir()
    text, code = tmp_path / "words" / "page.ftl", tmp_path / "rule.py"
    text.write_text("star = Star")
    code.write_text("STARS = 1")
    (tmp_path / "static").mkdir()
    known = list(code_version_module.contents(tmp_path))
    (tmp_path / "static" / "page.json").write_text("{}")
    assert list(code_version_module.contents(tmp_path)) == known
    for file in (text, code):
        file.write_text(file.read_text() + "2")
        assert list(code_version_module.contents(tmp_path)) != known
        known = list(code_version_module.contents(tmp_path))
