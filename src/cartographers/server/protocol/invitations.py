"""Taking seats with the codes in links, and the addresses that links can begin with."""

from typing import Literal

from cartographers.server.protocol.message import Message, Name, RequestMessage
from cartographers.server.protocol.replay import GameLine


class Invitation(Message):
    """What a code gives access to, shown before it is used."""

    game: GameLine
    #: Does the code invite to any open seat, to one seat, or is it the private code of a seat?
    kind: Literal["table", "seat", "private"]
    #: Can the seat be taken, does this device hold it already, or is no seat left?
    state: Literal["open", "yours", "taken"]
    #: May a device without a seat watch?
    watchers: bool


class JoinRequest(RequestMessage):
    """Taking a seat with an invite code, or with the private code of one's own seat."""

    code: str
    name: Name = ""


class Joined(Message):
    """The game and seat that a code gave access to."""

    id: str
    seat: int


class Addresses(Message):
    """Where the server can be reached."""

    #: Was this request sent to an address that works only on the server's own machine?
    loopback: bool
    #: If it was: the addresses in the local network at which the server listens.
    network: list[str]
