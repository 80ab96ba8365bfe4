"""Taking seats with the codes in links, and the addresses that links can begin with."""

from typing import Literal

from cartographers.server.protocol.games import GameLine
from cartographers.server.protocol.message import DeviceName, Message, Name, RequestMessage


class OwnKnock(Message):
    """That somebody knocks at a table, as they are told."""

    #: A seat of this game, for which they have to be let in, or one of the next game.
    wants: Literal["seat", "next"]
    #: What the one who opened the table said; whoever waits for the next game may be let in beforehand.
    answer: Literal["", "yes", "no"]
    #: The place among those who want the same, from 1 on.
    place: int


class KnockLine(Message):
    """Somebody who knocks at a table or waits for its next game, as the one who opened it is told."""

    id: str
    name: str
    wants: Literal["seat", "next"]
    #: When, in seconds since 1970.
    at: float
    #: Is a seat of the next game theirs?
    accepted: bool


class Knocks(Message):
    """Who knocks at a table, the first first: all of them for the one who opened it, and one's own knock."""

    knocks: list[KnockLine] = []
    mine: OwnKnock | None = None


class KnockAnswer(RequestMessage):
    """What the one who opened a table says to somebody who knocks."""

    let_in: bool


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
    #: Does the one who opened the table let people in, so that whoever comes knocks?
    knocking: bool = False
    #: Can one wait here for the next game?
    may_wait: bool = False
    #: What this device has knocked for, and whether the answer was no.
    knock: OwnKnock | None = None


class JoinRequest(RequestMessage):
    """Taking a seat with an invite code, or with the private code of one's own seat."""

    code: str
    name: Name = ""
    #: What the device is called in the list of those who hold the seat.
    device: DeviceName = ""


class KnockRequest(RequestMessage):
    """Knocking at a table with an invite code; waiting for its next game if no seat is free."""

    code: str
    name: Name = ""
    #: Rather the next game, though a seat is free?
    next: bool = False


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
