"""What the code in a link gives access to."""

from typing import NamedTuple

from cartographers.server.rooms.room import Room


class Access(NamedTuple):
    """What a code gives access to."""

    room: Room
    #: The seat; none if it is any open one.
    seat: int | None
    #: Is it the private code of the seat's player?
    private: bool = False
