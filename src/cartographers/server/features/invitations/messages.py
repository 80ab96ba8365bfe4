"""Taking seats with the codes in links, and the addresses that links can begin with."""

from typing import Literal

from cartographers.server.protocol.games import GameLine
from cartographers.server.protocol.message import DeviceName, Message, Name, RequestMessage


class Invitation(Message):
    """What a code gives access to, shown before it is used."""

    game: GameLine
    #: Does the code invite to any open seat, to one seat, or is it the private code of a seat?
    kind: Literal["table", "seat", "private"]
    #: Can the seat be taken, does this device hold it already, or is no seat left?
    state: Literal["open", "yours", "taken"]
    #: May a device without a seat watch?
    watchers: bool
    #: The names of the people who sit there.
    people: list[str] = []


class JoinRequest(RequestMessage):
    """Taking a seat with an invite code, or with the private code of one's own seat."""

    code: str
    name: Name = ""
    #: What the device is called in the list of those who hold the seat.
    device: DeviceName = ""


class Joined(Message):
    """The game and seat that a code gave access to."""

    id: str
    seat: int


class HolderLine(Message):
    """A device, or a person with several, that may decide for a seat."""

    id: str
    #: What the device calls itself, or all devices of the person who asks; empty if it did not say.
    names: list[str]
    #: Since when, unless that was not noted yet; and when it was last here, to the hour.
    since: str | None
    seen: str | None
    #: Is it at the table now?
    connected: bool
    #: Is it the one that asks?
    this: bool
    #: May the one that asks remove it?
    removable: bool


class SeatHolders(Message):
    """Who holds a seat, the longest first."""

    holders: list[HolderLine]


class Addresses(Message):
    """Where the server can be reached."""

    #: Was this request sent to an address that works only on the server's own machine?
    loopback: bool
    #: If it was: the addresses in the local network at which the server listens.
    network: list[str]
