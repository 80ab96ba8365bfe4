"""What is sent over the sockets of a room, as the text of a ``Push``."""

from cartographers.server.auth.seat_codes import SeatCodes
from cartographers.server.basics.written_json import Written, listed, merged, nested, write
from cartographers.server.protocol.games import PushHead
from cartographers.server.rooms.listeners import Listener
from cartographers.server.rooms.room import Room
from cartographers.server.rooms.state import my_decision
from cartographers.server.rooms.state_json import moment_of, state_for, time_sent
from cartographers.words.book import Words

_NONE, _NO_SEATS = write(None), listed(())


def state_push(room: Room, listener: Listener, seat_codes: SeatCodes, words: Words) -> str:
    """The state for a listener, without the lines of the log that it has been sent already."""
    head = PushHead(kind="state", log_from=listener.lines_sent)
    if listener.seats_sent:
        head.kind, head.connected, head.decided = "changes", _connected(room), _decided(room)
    # The last line may still change.
    listener.lines_sent = max(len(room.turn_log) - 1, 0)
    listener.changes_told = room.json_cache.changes
    state = state_for(room, listener.device, seat_codes, words, head.log_from, listener.seats_sent)
    return _push(write(head), state=state)


def presence_push(room: Room, listener: Listener, own: bool) -> str:
    """What has changed within the phase, perhaps also in the listener's own seats; "" if it knows it."""
    if listener.changes_told == room.json_cache.changes:
        return ""
    listener.changes_told = room.json_cache.changes
    if not room.json_cache.presence:
        room.json_cache.presence = write(_presence(room))
    seats = room.seats.held_by(listener.device) if own else ()
    mine = listed([write(my_decision(room, seat)) for seat in seats])
    return _push(room.json_cache.presence, now=write(time_sent(room)), mine=mine)


def _push(head: Written, state: Written = _NONE, now: Written = _NONE, mine: Written = _NO_SEATS) -> str:
    return merged(head, nested(state=state, now=now, mine=mine)).decode()


def _presence(room: Room) -> PushHead:
    """What is the same for all devices."""
    return PushHead(
        kind="presence",
        step=room.game.step,
        connected=_connected(room),
        decided=_decided(room),
        **moment_of(room).model_dump(),
    )


def _connected(room: Room) -> list[int]:
    return [seat for seat in range(len(room.seats)) if room.seats.connected(seat)]


def _decided(room: Room) -> list[int]:
    return [seat for seat, decision in enumerate(room.game.sealed) if decision is not None]
