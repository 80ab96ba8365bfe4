"""The devices of a table: which seats they hold, whether they are there, and under which name."""

import pytest

from cartographers.server.rooms.presence import Presence
from cartographers.server.rooms.seats import Seats
from cartographers.server.storage.stored_game import SeatRow
from server.live_room import GRACE, Clock, bot, player

# --- seats ------------------------------------------------------------------------------------------


def test_open_seats_are_those_that_nobody_has_taken(presence: Presence) -> None:
    seats = Seats([player(0, "a"), SeatRow(1, "open"), bot(2), SeatRow(3, "open")], presence)
    assert seats.open == [1, 3]


def test_a_device_that_is_renamed_keeps_its_seats_and_those_it_shares_them_with(presence: Presence) -> None:
    seats = Seats([player(0, "ab"), player(1, "a"), player(2, "c")], presence)
    seats.rename("a", "new")
    assert [seat.devices for seat in seats] == [{"b", "new"}, {"new"}, {"c"}]


@pytest.mark.parametrize(
    ("devices", "was_left", "running", "left"),
    [
        ("a", False, True, True),
        ("ab", False, True, False),
        ("a", False, False, False),
        ("ab", False, False, False),
        ("ab", True, True, True),
        ("a", True, False, True),
    ],
)
def test_a_seat_is_left_when_a_running_game_loses_its_last_device(
    presence: Presence, devices: str, was_left: bool, running: bool, left: bool
) -> None:
    seats = Seats([SeatRow(0, "human", devices=frozenset(devices), left=was_left)], presence)
    seats.drop_device(0, "a", running)
    assert seats[0].devices == set(devices) - {"a"} and seats[0].left is left


# --- presence ---------------------------------------------------------------------------------------


def test_a_device_that_is_renamed_keeps_its_sockets(presence: Presence) -> None:
    for device in ("old", "old", "new"):
        presence.socket_opened(device)
    presence.rename("old", "new")
    assert presence.any_connected(["new"]) and not presence.any_connected(["old"])
    presence.socket_closed("new")
    presence.socket_closed("new")
    assert presence.any_connected(["new"]), "the third socket is still open"
    presence.socket_closed("new")
    assert not presence.any_connected(["new"])


def test_a_device_that_is_renamed_was_seen_when_either_name_was(presence: Presence, clock: Clock) -> None:
    presence.seen("early")
    clock.now += GRACE
    for device in ("late", "later"):
        presence.seen(device)
    clock.now += GRACE
    presence.rename("late", "new")
    assert presence.any_present(["new"]), "it was seen under its old name"
    presence.rename("early", "later")
    assert presence.any_present(["later"]), "it was seen under its new name"
    assert not presence.any_present(["late", "early"])


def test_a_device_that_was_never_here_can_be_renamed(presence: Presence, clock: Clock) -> None:
    presence.seen("b")
    presence.rename("a", "c")
    assert not presence.any_connected(["a", "c"])
    clock.now += GRACE + 1
    assert not presence.any_present(["a", "b", "c"])


def test_connected_besides_are_the_other_devices_with_a_socket(presence: Presence) -> None:
    for device in "abbcd":
        presence.socket_opened(device)
    presence.socket_closed("d")
    assert presence.connected_besides({"a"}) == 2
    assert presence.connected_besides({"a", "b", "e"}) == 1
