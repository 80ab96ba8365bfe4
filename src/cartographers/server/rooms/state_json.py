"""The state of a game as JSON, for each device.

Most of the state is the same for all devices, so the JSON is joined from parts: the table, each seat and the
log are written once and cached until something changes. Only what a device's own seats may do is written for
it alone.
"""

from collections.abc import Iterable

from cartographers.server.auth.seat_codes import SeatCodes
from cartographers.server.protocol import LogLine
from cartographers.server.rooms.listeners import LARGE_TABLE
from cartographers.server.rooms.room import Room
from cartographers.server.rooms.state import my_seat, seat_state, table_state
from cartographers.words.book import Words


def state_for(room: Room, device: str, seat_codes: SeatCodes, words: Words) -> bytes:
    """The state a device is sent: JSON of a ``GameState``, with what is said in a language."""
    mine, is_creator = room.seats.held_by(device), device == room.row.maker
    key = f"device {device} {words.language}" if mine or is_creator else "spectator"
    if key not in room.json_cache:
        own_seats = (
            my_seat(room, seat, seat_codes.code("link", room.id, seat), words).model_dump_json().encode()
            for seat in mine
        )
        seats = (_seat(room, seat, seat in mine, is_creator, seat_codes) for seat in range(len(room.seats)))
        invite = (
            seat_codes.table_code(room.id)
            if (mine or is_creator) and room.seats.open and not room.over
            else ""
        )
        room.json_cache[key] = b'%s,"invite":"%s","seats":[%s],"mine":[%s],"log":[%s]' % (
            _table(room),
            invite.encode(),
            b",".join(seats),
            b",".join(own_seats),
            _log(room, mine),
        )
    # The time is never cached. Only a game with a limit needs it.
    now = b"null" if room.due is None else b"%.3f" % room.timer.now()
    return b'%s,"now":%s}' % (room.json_cache[key], now)


def _table(room: Room) -> bytes:
    """What everybody sees, without the closing brace."""
    if "table" not in room.json_cache:
        state = table_state(room).model_dump_json(exclude={"invite", "seats", "mine", "log", "now"})
        room.json_cache["table"] = state.removesuffix("}").encode()
    return room.json_cache["table"]


def _seat(room: Room, number: int, mine: bool, is_creator: bool, seat_codes: SeatCodes) -> bytes:
    if mine or (is_creator and room.seats[number].kind == "open"):
        invite = "" if mine else seat_codes.code("invite", room.id, number)
        return seat_state(room, number, mine, invite).model_dump_json().encode()
    key = f"seat {number}"
    if key not in room.json_cache:
        room.json_cache[key] = seat_state(room, number).model_dump_json().encode()
    return room.json_cache[key]


def _log(room: Room, mine: list[int]) -> bytes:
    """All turns; at a large table only with the drawings on or by the device's own seats."""
    if len(room.seats) >= LARGE_TABLE:
        return _lines_json(_with_own_drawings(line, mine) for line in room.turn_log.lines)
    if "log" not in room.json_cache:
        room.json_cache["log"] = _lines_json(room.turn_log.lines)
    return room.json_cache["log"]


def _with_own_drawings(line: LogLine, mine: list[int]) -> LogLine:
    drawn = [drawing for drawing in line.drawn if drawing.seat in mine or drawing.by in mine]
    return line.model_copy(update={"drawn": drawn})


def _lines_json(lines: Iterable[LogLine]) -> bytes:
    return b",".join(line.model_dump_json().encode() for line in lines)
