"""The state of a game as JSON, for each device.

Most of the state is the same for all devices and for as long as a phase lasts, so the JSON is joined from
parts: the table, each seat, and what each seat may do are written once for a phase. Only what changes within
a phase is written after every change.
"""

from json import dumps

from cartographers.rules.view import view
from cartographers.server.auth.seat_codes import SeatCodes
from cartographers.server.rooms.ending import may_be_ended_by
from cartographers.server.rooms.listeners import LARGE_TABLE
from cartographers.server.rooms.room import Room
from cartographers.server.rooms.state import my_decision, seat_state, table_state
from cartographers.server.rooms.watching import watchers
from cartographers.server.show.game_fields import own_seat_json
from cartographers.words.book import Words

#: What changes within a phase, or differs between devices.
_OF_TABLE = {"seq", "watchers", "due", "now", "invite", "host", "seats", "mine", "log"}
_OF_SEAT = {"connected", "decided", "mine", "invite"}


def state_for(
    room: Room,
    device: str,
    seat_codes: SeatCodes,
    words: Words,
    log_from: int = 0,
    seats_sent: dict[int, bytes] | None = None,
) -> bytes:
    """The state a device is sent: JSON of a ``GameState``, with what is said in a language.

    The first lines of the log can be left out, and the seats that are still as they were sent before.
    """
    mine, is_creator = room.seats.held_by(device), device == room.row.maker
    free = room.seats.open or (room.row.club and room.seats.vacant)
    invited = (mine or is_creator) and free and not room.over
    return b'%s%s,"invite":"%s","host":%s,"seats":[%s],"mine":[%s],"log":[%s],"now":%s}' % (
        _table(room),
        moment_json(room),
        seat_codes.table_code(room.id).encode() if invited else b"",
        _bool(is_creator and room.row.club is not None),
        b",".join(_unsent(room, _seats(room, mine, is_creator, seat_codes), seats_sent)),
        b",".join([_own_seat(room, seat, seat_codes, words) for seat in mine]),
        _log(room, mine, log_from),
        now_json(room),
    )


def now_json(room: Room) -> bytes:
    """The time, after ``moment_json``. Only a game with a limit needs it."""
    return b"null" if room.json_cache.due is None else b"%.3f" % room.timer.now()


def _table(room: Room) -> bytes:
    """What everybody sees for as long as the phase lasts, without the closing brace."""
    if not room.json_cache.table:
        state = table_state(room).model_dump_json(exclude=_OF_TABLE)
        room.json_cache.table = state.removesuffix("}").encode()
    return room.json_cache.table


def moment_json(room: Room) -> bytes:
    """What of the table changes within a phase, after a comma."""
    cache = room.json_cache
    if not cache.moment:
        cache.due = room.due
        found = b',"seq":%d,"watchers":%d,"due":%s'
        cache.moment = found % (room.seq, watchers(room), dumps(cache.due).encode())
    return cache.moment


def _seats(room: Room, mine: list[int], is_creator: bool, seat_codes: SeatCodes) -> list[bytes]:
    """All seats, those of the device marked; the maker of the game also sees the codes of open ones."""
    if not room.json_cache.seats_now:
        room.json_cache.seats_now = [_seat_now(room, seat) for seat in range(len(room.seats))]
    seats = [*room.json_cache.seats_now]
    for seat in mine:
        seats[seat] = _seat_now(room, seat, mine=True)
    for seat in room.seats.open if is_creator else ():
        seats[seat] = _seat_now(room, seat, invite=seat_codes.code("invite", room.id, seat))
    return seats


def _unsent(room: Room, seats: list[bytes], sent: dict[int, bytes] | None) -> list[bytes]:
    """Those seats that are not as they were sent, apart from what changes within a phase."""
    if sent is None:
        return seats
    changed = [seat for seat, found in room.json_cache.seats.items() if sent.get(seat) != found]
    sent.update(room.json_cache.seats)
    return [seats[seat] for seat in changed]


def _seat_now(room: Room, number: int, mine: bool = False, invite: str = "") -> bytes:
    if number not in room.json_cache.seats:
        state = seat_state(room, number).model_dump_json(exclude=_OF_SEAT)
        room.json_cache.seats[number] = state.removesuffix("}").encode()
    return b'%s,"connected":%s,"decided":%s,"mine":%s,"invite":"%s"}' % (
        room.json_cache.seats[number],
        _bool(room.seats.connected(number)),
        _bool(room.game.sealed[number] is not None),
        _bool(mine),
        invite.encode(),
    )


def _log(room: Room, mine: list[int], start: int) -> bytes:
    """The log from a line on; at a large table only with the drawings on or by the device's own seats."""
    if len(room.seats) >= LARGE_TABLE or start:
        return room.turn_log.json(mine if len(room.seats) >= LARGE_TABLE else None, start)
    if not room.json_cache.log:
        room.json_cache.log = room.turn_log.json(None)
    return room.json_cache.log


def _own_seat(room: Room, seat: int, seat_codes: SeatCodes, words: Words) -> bytes:
    key = seat, words.language
    if key not in room.json_cache.own_seats:
        room.json_cache.own_seats[key] = own_seat_json(view(room.game, seat), words).encode()
    return b'%s,%s,"link":"%s","may_end":%s}' % (
        my_decision(room, seat).model_dump_json().removesuffix("}").encode(),
        room.json_cache.own_seats[key],
        # It opens the seat on another device, so it is in nothing that is stored.
        b""
        if room.counted or _is_second_hand(room, seat)
        else seat_codes.code("link", room.id, seat, room.seats[seat].link_number).encode(),
        _bool(may_be_ended_by(room, room.seats[seat].devices)),
    )


def _is_second_hand(room: Room, seat: int) -> bool:
    """Has the host of a club's table freed this seat? Its code, which somebody knows, opens nothing then."""
    return room.row.club is not None and room.seats[seat].link_hash is None


def _bool(value: bool) -> bytes:
    return b"true" if value else b"false"
