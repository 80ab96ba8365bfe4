"""The states that devices are sent, written out as JSON.

At a table of many most of a state is the same for everyone, so it is put together from parts: what lies on
the table, each seat and the log are written once, only what a device's own seats may do for it alone.
"""

from collections.abc import Iterable

from cartographers.rules.view import view
from cartographers.server.auth.seat_codes import SeatCodes
from cartographers.server.protocol import LogLine
from cartographers.server.rooms.listeners import LARGE_TABLE
from cartographers.server.rooms.room import Room
from cartographers.server.rooms.state import my_seat, seat_state, table_state


def state_for(room: Room, device: str, seat_codes: SeatCodes) -> bytes:
    """The state a device is sent; kept until something changes."""
    mine, maker = room.seats_of(device), device == room.row.maker
    key = f"device {device}" if mine or maker else "spectator"
    if key not in room.answers:
        own = (
            my_seat(view(room.game, seat), seat_codes.code("link", room.id, seat)).model_dump_json().encode()
            for seat in mine
        )
        seats = (_seat(room, seat, seat in mine, maker, seat_codes) for seat in range(len(room.seats)))
        room.answers[key] = b'%s,"seats":[%s],"mine":[%s],"log":[%s]}' % (
            _table(room),
            b",".join(seats),
            b",".join(own),
            _log(room, mine),
        )
    return room.answers[key]


def _table(room: Room) -> bytes:
    """What everyone sees, up to the brace that would close it."""
    if "table" not in room.answers:
        told = table_state(room).model_dump_json(exclude={"seats", "mine", "log"})
        room.answers["table"] = told.removesuffix("}").encode()
    return room.answers["table"]


def _seat(room: Room, number: int, mine: bool, maker: bool, seat_codes: SeatCodes) -> bytes:
    if mine or (maker and room.seats[number].kind == "open"):
        invite = "" if mine else seat_codes.code("invite", room.id, number)
        return seat_state(room, number, mine, invite).model_dump_json().encode()
    key = f"seat {number}"
    if key not in room.answers:
        room.answers[key] = seat_state(room, number).model_dump_json().encode()
    return room.answers[key]


def _log(room: Room, mine: list[int]) -> bytes:
    """All turns; at a large table only with what was drawn on or by the own seats."""
    if len(room.seats) >= LARGE_TABLE:
        return _written(_own(line, mine) for line in room.book.lines)
    if "log" not in room.answers:
        room.answers["log"] = _written(room.book.lines)
    return room.answers["log"]


def _own(line: LogLine, mine: list[int]) -> LogLine:
    drawn = [one for one in line.drawn if one.seat in mine or one.by in mine]
    return line.model_copy(update={"drawn": drawn})


def _written(lines: Iterable[LogLine]) -> bytes:
    return b",".join(line.model_dump_json().encode() for line in lines)
