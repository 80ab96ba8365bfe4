"""Who may watch a game, and how many do."""

from cartographers.server.errors import no_watchers
from cartographers.server.rooms.room import Room


def check_may_watch(room: Room, device: str) -> None:
    """Raise a ``Refusal`` unless a device may see the game: as a player, its maker, or a spectator."""
    allowed = room.plan.watchers or room.over or device == room.row.maker
    if not allowed and not room.seats.held_by(device):
        raise no_watchers()


def watchers(room: Room) -> int:
    """How many devices without a seat watch now."""
    players = {device for seat in room.seats for device in seat.devices}
    return room.presence.connected_besides(players)
