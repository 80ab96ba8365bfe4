"""R12: a seat is sent the same whatever is hidden from it; in short, ``python tests/long secrecy``."""

import pytest

from cartographers.server.rooms.listeners import Listener
from cartographers.server.rooms.pushes import presence_push
from cartographers.server.rooms.room import Room
from long.secrecy import Share, check_share
from long.shared import twin_rooms

SHORT = Share(seed=20, pairs=240, seats=12)


def test_what_a_seat_is_sent_does_not_depend_on_what_is_hidden_from_it() -> None:
    done = check_share(SHORT)
    assert done.wrong == []
    assert all(done.pairs[seats] >= 60 for seats in (1, 2, 4, 12))
    assert all(done.hidden[seats] for seats in (2, 4, 12)), "something was sealed otherwise"


def with_seed(room: Room, listener: Listener, own: bool) -> str:
    return presence_push(room, listener, own) + f"{room.row.seed}"


def with_sealed(room: Room, listener: Listener, own: bool) -> str:
    return presence_push(room, listener, own) + f"{room.game.sealed}"


@pytest.mark.parametrize("leaking", [with_seed, with_sealed])
def test_a_message_that_tells_too_much_is_noticed(leaking: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(twin_rooms, "presence_push", leaking)
    assert check_share(Share(seed=20, pairs=40, seats=4)).wrong
