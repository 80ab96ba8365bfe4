"""The state of a game as JSON, for each device.

Most of the state is the same for all devices and for as long as a phase lasts, so it is joined of parts: the
table, each seat, and what each seat may do are written once for a phase. Only what changes within a phase is
written after every change.
"""

from cartographers.rules.state import Phase
from cartographers.rules.view import view
from cartographers.server.auth.seat_codes import SeatCodes
from cartographers.server.basics.written_json import Written, listed, merged, nested, write
from cartographers.server.protocol.own_seat import SeatAccess
from cartographers.server.protocol.state import ForDevice, Moment, SeatMoment
from cartographers.server.rooms.ending import may_be_ended_by
from cartographers.server.rooms.listeners import LARGE_TABLE
from cartographers.server.rooms.pausing import is_run_by
from cartographers.server.rooms.room import Room
from cartographers.server.rooms.seat_names import with_names
from cartographers.server.rooms.state import my_decision, seat_view, table_state
from cartographers.server.rooms.watching import watchers
from cartographers.server.show.game_fields import own_view
from cartographers.words.book import Words


def state_for(
    room: Room,
    device: str,
    seat_codes: SeatCodes,
    words: Words,
    log_from: int = 0,
    seats_sent: dict[int, Written] | None = None,
) -> Written:
    """The state a device is sent: a ``GameState``, with what is said in a language.

    The first lines of the log can be left out, and the seats that are still as they were sent before.
    """
    mine, is_creator = room.seats.held_by(device), device == room.row.maker
    free = room.seats.open or (room.row.club and room.seats.vacant)
    invited = (mine or is_creator) and free and not room.over
    moment = _moment(room)
    own = ForDevice(
        invite=seat_codes.table_code(room.id) if invited else "",
        knocking=bool(invited and room.plan.knocking),
        host=is_creator and room.row.club is not None,
        runs=is_run_by(room, device),
        now=time_sent(room),
    )
    seats = _unsent(room, _seats(room, mine, is_creator, seat_codes), seats_sent)
    lists = nested(
        seats=listed(seats),
        mine=listed([_own_seat(room, seat, seat_codes, words) for seat in mine]),
        log=_log(room, mine, log_from),
    )
    return merged(_table(room), moment, write(own), lists)


def time_sent(room: Room) -> float | None:
    """The time, if the game waits until a time: nobody else needs it."""
    due = moment_of(room).due
    return None if due is None else round(room.timer.now(), 3)


def moment_of(room: Room) -> Moment:
    """What of the table changes within a phase."""
    cache = room.json_cache
    if cache.moment is None:
        cache.moment = Moment(seq=room.seq, watchers=watchers(room), due=room.due)
    return cache.moment


def _moment(room: Room) -> Written:
    cache = room.json_cache
    if not cache.moment_json:
        cache.moment_json = write(moment_of(room))
    return cache.moment_json


def _table(room: Room) -> Written:
    """What everybody sees for as long as the phase lasts."""
    if not room.json_cache.table:
        room.json_cache.table = write(table_state(room))
    return room.json_cache.table


def _seats(room: Room, mine: list[int], is_creator: bool, seat_codes: SeatCodes) -> list[Written]:
    """All seats, those of the device marked; the maker also sees the codes of those to give away."""
    if not room.json_cache.seats_now:
        room.json_cache.seats_now = [_seat_now(room, seat) for seat in range(len(room.seats))]
    seats = [*room.json_cache.seats_now]
    for seat in mine:
        seats[seat] = _seat_now(room, seat, mine=True)
    for seat in room.seats.invited if is_creator else ():
        number = 0 if room.seats[seat].kind == "open" else room.seats[seat].link_number
        seats[seat] = _seat_now(room, seat, invite=seat_codes.code("invite", room.id, seat, number))
    return seats


def _unsent(room: Room, seats: list[Written], sent: dict[int, Written] | None) -> list[Written]:
    """Those seats that are not as they were sent, apart from what changes within a phase."""
    if sent is None:
        return seats
    changed = [seat for seat, written in room.json_cache.seats.items() if sent.get(seat) != written]
    sent.update(room.json_cache.seats)
    return [seats[seat] for seat in changed]


def _seat_now(room: Room, number: int, mine: bool = False, invite: str = "") -> Written:
    if number not in room.json_cache.seats:
        room.json_cache.seats[number] = write(seat_view(room, number))
    connected, decided = room.seats.connected(number), room.game.sealed[number] is not None
    moment = SeatMoment(connected=connected, decided=decided, mine=mine, invite=invite)
    return merged(room.json_cache.seats[number], write(moment))


def _log(room: Room, mine: list[int], start: int) -> Written:
    """The log from a line on; at a large table only with the drawings on or by the device's own seats."""
    if len(room.seats) >= LARGE_TABLE or start:
        return room.turn_log.json(mine if len(room.seats) >= LARGE_TABLE else None, start)
    if not room.json_cache.log:
        room.json_cache.log = room.turn_log.json(None)
    return room.json_cache.log


def _own_seat(room: Room, seat: int, seat_codes: SeatCodes, words: Words) -> Written:
    key = seat, words.language
    if key not in room.json_cache.own_seats:
        game = room.game
        if game.phase in (Phase.AMBUSH, Phase.DECLARE):  # it is told who draws on whose map
            game = with_names(game, list(room.seats), words)
        room.json_cache.own_seats[key] = write(own_view(view(game, seat), words))
    # It opens the seat on another device, so it is in nothing that is stored.
    has_link = not room.counted and not _is_second_hand(room, seat)
    access: SeatAccess = {
        "link": seat_codes.code("link", room.id, seat, room.seats[seat].link_number) if has_link else "",
        "may_end": may_be_ended_by(room, room.seats[seat].devices),
    }
    return merged(write(my_decision(room, seat)), room.json_cache.own_seats[key], write(access))


def _is_second_hand(room: Room, seat: int) -> bool:
    """Has the host of a club's table freed this seat? Its code, which somebody knows, opens nothing then."""
    return room.row.club is not None and room.seats[seat].link_hash is None
