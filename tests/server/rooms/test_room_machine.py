"""Anything in any order in a room: the short form of ``python tests/long rooms``."""

from collections.abc import Iterator

import pytest

from cartographers.server.auth.seat_codes import SeatCodes
from cartographers.server.rooms.journal import Journal
from cartographers.server.rooms.room import Room
from cartographers.server.rooms.state_json import state_for
from cartographers.server.storage.store import Store
from cartographers.words.book import Words
from long.rooms import run_machine
from long.shared import room_machine
from long.shared.room_machine import RoomMachine


def test_whatever_happens_memory_is_what_is_stored_and_secrets_stay_secret() -> None:
    assert run_machine(examples=5, steps=25) > 50


@pytest.fixture
def machine() -> Iterator[RoomMachine]:
    """The machine with a game of three, driven by hand."""
    one = RoomMachine()
    one.create(["open", "bot"], {}, seed=1, skills=True)
    yield one
    one.teardown()


def test_the_machine_notices_a_repeated_decision_that_counts_twice(
    machine: RoomMachine, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never(journal: Journal, seat: int, move_id: str) -> bool:
        return False

    machine.decide(0, seed=1, again=True)
    monkeypatch.setattr(Journal, "has", never)
    with pytest.raises(Exception, match="could not be saved"):
        machine.decide(0, seed=2, again=True)


def test_the_machine_notices_a_change_that_is_not_stored(
    machine: RoomMachine, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def forgotten(store: Store, game: str, seat: int, left: bool) -> None:
        pass

    machine.memory_is_what_is_stored()
    monkeypatch.setattr(Store, "set_left", forgotten)
    machine.leave(0)
    with pytest.raises(AssertionError):
        machine.memory_is_what_is_stored()


def test_the_machine_notices_a_state_that_tells_too_much(
    machine: RoomMachine, monkeypatch: pytest.MonkeyPatch
) -> None:
    def leaking(room: Room, device: str, codes: SeatCodes, words: Words) -> bytes:
        shown = state_for(room, device, codes, words)
        return shown.removesuffix(b"}") + f',"sealed":"{room.game.sealed}"}}'.encode()

    machine.decide(0, seed=1, again=False)
    machine.nobody_is_sent_what_others_have_sealed()
    monkeypatch.setattr(room_machine, "state_for", leaking)
    with pytest.raises(AssertionError):
        machine.nobody_is_sent_what_others_have_sealed()
