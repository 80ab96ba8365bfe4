"""What is sent over the sockets of a room, as the text of a ``Push``."""

from json import dumps

from cartographers.server.auth.seat_codes import SeatCodes
from cartographers.server.rooms.listeners import Listener
from cartographers.server.rooms.room import Room
from cartographers.server.rooms.state import my_decision
from cartographers.server.rooms.state_json import moment_json, now_json, state_for
from cartographers.words.book import Words


def state_push(room: Room, listener: Listener, seat_codes: SeatCodes, words: Words) -> str:
    """The state for a listener, without the lines of the log that it has been sent already."""
    log_from, changes = listener.lines_sent, bool(listener.seats_sent)
    # The last line may still change.
    listener.lines_sent = max(len(room.turn_log) - 1, 0)
    listener.changes_told = room.json_cache.changes
    state = state_for(room, listener.device, seat_codes, words, log_from, listener.seats_sent).decode()
    kind, connected, decided = ("changes", *_seats_now(room)) if changes else ("state", "[]", "[]")
    return (
        f'{{"kind":"{kind}","state":{state},"log_from":{log_from},"said":null,"seq":0,"step":0,'
        f'"connected":{connected},"decided":{decided},"watchers":0,"due":null,"now":null,"mine":[]}}'
    )


def presence_push(room: Room, listener: Listener, own: bool) -> str:
    """What has changed within the phase, perhaps also in the listener's own seats; "" if it knows it."""
    if listener.changes_told == room.json_cache.changes:
        return ""
    listener.changes_told = room.json_cache.changes
    if not room.json_cache.presence:
        room.json_cache.presence = _presence(room)
    seats = room.seats.held_by(listener.device) if own else ()
    mine = b",".join([my_decision(room, seat).model_dump_json().encode() for seat in seats])
    return (b'%s,"now":%s,"mine":[%s]}' % (room.json_cache.presence, now_json(room), mine)).decode()


def _presence(room: Room) -> bytes:
    """What is the same for all devices."""
    connected, decided = _seats_now(room)
    head = b'{"kind":"presence","state":null,"log_from":0,"said":null'
    return b'%s,"step":%d,"connected":%s,"decided":%s%s' % (
        head,
        room.game.step,
        connected.encode(),
        decided.encode(),
        moment_json(room),
    )


def _seats_now(room: Room) -> tuple[str, str]:
    """The seats that are connected, and those that have decided."""
    connected = [seat for seat in range(len(room.seats)) if room.seats.connected(seat)]
    decided = [seat for seat, decision in enumerate(room.game.sealed) if decision is not None]
    return dumps(connected), dumps(decided)
