"""When a stand-in bot plays for a player: with a clock of the test's own, so nothing has to be waited for."""

import pytest

from cartographers.server.basics.errors import Refusal
from cartographers.server.rooms.presence import Presence
from cartographers.server.rooms.seats import STAND_IN, Seats, bot_account_mark
from cartographers.server.storage.stored_game import SeatRow
from server.live_room import GRACE, Clock


def seats_of(presence: Presence, *devices: str, left: tuple[int, ...] = (), live: bool = True) -> Seats:
    """A seat for each device of a live game; the letters of a name are devices of one player."""
    rows = [
        SeatRow(number, "human", devices=frozenset(one), left=number in left)
        for number, one in enumerate(devices)
    ]
    return Seats(rows, presence, live)


def test_a_player_is_absent_only_after_the_grace_period(presence: Presence, clock: Clock) -> None:
    seats = seats_of(presence, "a", "b")
    presence.socket_opened("a")
    clock.now += GRACE
    assert not seats.mark_absent([1]) and not seats.bots_to_move([1])
    clock.now += 0.1
    assert seats.mark_absent([1])
    assert seats.has_stand_in(1) and seats.bots_to_move([0, 1]) == {1: STAND_IN}
    assert not seats.mark_absent([1]), "it is not new any more"


def test_a_player_with_a_socket_is_waited_for(presence: Presence, clock: Clock) -> None:
    seats = seats_of(presence, "a", "b")
    presence.socket_opened("a")
    presence.socket_opened("b")
    clock.now += 10 * GRACE
    assert not seats.mark_absent([1]) and seats.connected(1)
    presence.socket_closed("b")
    assert not seats.connected(1) and not seats.mark_absent([1]), "the grace period begins now"
    clock.now += GRACE + 1
    assert seats.mark_absent([1])


def test_one_of_two_sockets_is_enough(presence: Presence, clock: Clock) -> None:
    seats = seats_of(presence, "a", "bc")
    for device in "abbc":
        presence.socket_opened(device)
    presence.socket_closed("b")
    presence.socket_closed("c")
    clock.now += 10 * GRACE
    assert seats.connected(1) and not seats.mark_absent([1])


def test_the_program_of_a_bot_account_is_given_up_once_it_is_gone_for_its_time(
    presence: Presence, clock: Clock
) -> None:
    def seat(number: int, devices: str, left: bool = False, mark: str = bot_account_mark("Ann")) -> SeatRow:
        return SeatRow(number, "human", bot=mark, devices=frozenset(devices), left=left)

    rows = [seat(0, "a", mark=""), seat(1, "bc"), seat(2, "d", left=True), seat(3, "e")]
    seats = Seats(rows, presence, True)
    presence.socket_opened("b")
    clock.now += 100
    assert seats.lost_bot_accounts([0, 1, 2, 3], 30) == [3]
    presence.socket_closed("b")
    clock.now += 30
    assert seats.lost_bot_accounts([0, 1, 2, 3], 30) == [3]
    clock.now += 0.1
    assert seats.lost_bot_accounts([0, 1, 2, 3], 30) == [1, 3]
    assert seats.lost_bot_accounts([0, 2], 30) == []


def test_nobody_is_absent_whom_the_game_does_not_wait_for(presence: Presence, clock: Clock) -> None:
    seats = seats_of(presence, "a", "b")
    presence.socket_opened("a")
    clock.now += 10 * GRACE
    assert not seats.mark_absent([0]) and not seats.has_stand_in(1)


def test_a_game_without_anybody_present_stands_still(presence: Presence, clock: Clock) -> None:
    seats = seats_of(presence, "a", "b")
    clock.now += 10 * GRACE
    assert not seats.mark_absent([0, 1])
    presence.seen("a")
    assert seats.mark_absent([0, 1]) and seats.bots_to_move([0, 1]) == {1: STAND_IN}
    clock.now += 10 * GRACE
    assert seats.has_stand_in(1) and not seats.bots_to_move([0, 1]), "nobody waits any more"


def test_a_player_alone_is_not_replaced_even_after_leaving(presence: Presence) -> None:
    seats = seats_of(presence, "a", left=(0,))
    presence.socket_opened("a")
    assert seats.has_stand_in(0) and not seats.bots_to_move([0])


def test_a_second_device_of_the_same_player_is_not_somebody_who_waits(
    presence: Presence, clock: Clock
) -> None:
    seats = seats_of(presence, "a", "a", left=(1,))
    presence.socket_opened("a")
    assert not seats.bots_to_move([0, 1])


def test_a_stand_in_plays_at_once_for_a_player_who_left(presence: Presence) -> None:
    seats = seats_of(presence, "a", "b", left=(1,))
    assert seats.bots_to_move([1]) == {1: STAND_IN}
    seats.change(1, left=False)
    assert not seats.bots_to_move([1])


def test_over_days_nobody_is_absent_however_long_it_takes(presence: Presence, clock: Clock) -> None:
    seats = seats_of(presence, "a", "b", live=False)
    presence.socket_opened("a")
    clock.now += 1000 * GRACE
    assert not seats.mark_absent([0, 1]) and not seats.bots_to_move([0, 1])


def test_over_days_a_stand_in_plays_while_somebody_else_still_plays(presence: Presence, clock: Clock) -> None:
    seats = seats_of(presence, "a", "b", left=(1,), live=False)
    clock.now += 1000 * GRACE
    assert seats.bots_to_move([0, 1]) == {1: STAND_IN}, "nobody has to be present"
    seats.change(0, left=True)
    assert not seats.bots_to_move([0, 1]), "bots do not play on among themselves"


def test_a_bot_draws_once_and_not_in_the_next_phase(presence: Presence) -> None:
    seats = seats_of(presence, "a", "b")
    seats.draw_once([1])
    assert seats.bots_to_move([0, 1]) == {1: STAND_IN} and seats.waited_for([0, 1]) == [0]
    assert not seats.has_stand_in(1)
    seats.new_phase()
    assert not seats.bots_to_move([0, 1]) and seats.waited_for([0, 1]) == [0, 1]


def test_a_player_who_returns_plays_again(presence: Presence, clock: Clock) -> None:
    seats = seats_of(presence, "a", "b")
    presence.socket_opened("a")
    clock.now += 10 * GRACE
    seats.mark_absent([1])
    assert seats.mark_present(1) and not seats.has_stand_in(1)
    assert not seats.mark_present(1)


def test_a_room_is_idle_when_no_device_was_seen_for_long(presence: Presence, clock: Clock) -> None:
    clock.now += 600
    assert not presence.idle_for(600)
    clock.now += 1
    assert presence.idle_for(600)
    presence.socket_opened("a")
    clock.now += 10_000
    assert not presence.idle_for(600), "a device is connected"
    presence.socket_closed("a")
    clock.now += 600
    assert not presence.idle_for(600)
    clock.now += 1
    assert presence.idle_for(600)


def test_a_room_is_not_idle_while_one_of_its_devices_comes_by(presence: Presence, clock: Clock) -> None:
    presence.seen("a")
    clock.now += 500
    presence.seen("b")
    clock.now += 500
    assert not presence.idle_for(600)


def test_a_device_decides_only_for_seats_that_it_holds(presence: Presence) -> None:
    seats = seats_of(presence, "ab", "b")
    for device, number in (("a", 0), ("b", 0), ("b", 1)):
        seats.check_held_by(device, number)
    for device, number, status in (("a", 1, 403), ("c", 0, 403), ("a", 2, 404), ("a", -1, 404)):
        with pytest.raises(Refusal) as refused:
            seats.check_held_by(device, number)
        assert refused.value.status == status
