"""Who may watch a game, and how many do."""

from cartographers.server.basics.errors import no_watchers
from cartographers.server.rooms.room import Room


def check_may_watch(room: Room, device: str, nowhere: bool = False) -> None:
    """Raise a ``Refusal`` unless a device may see the game: as a player, its maker, or a spectator.

    ``nowhere`` says that the host of the server lets nobody watch running games.
    """
    allowed = (room.plan.watchers and not nowhere) or room.over or device == room.row.maker
    if not allowed and not room.seats.held_by(device):
        raise no_watchers()


def put_out_watchers(room: Room) -> None:
    """Close the sockets of those who only watch a running game."""
    if not room.over:
        players = {device for seat in room.seats for device in seat.devices}
        room.listeners.put_out_others({*players, room.row.maker})


def watchers(room: Room) -> int:
    """How many devices without a seat watch now."""
    players = {device for seat in room.seats for device in seat.devices}
    return room.presence.connected_besides(players)
