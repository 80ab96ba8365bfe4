"""Bot accounts: programs of players that may be let in at tables."""

from typing import Annotated, Any

from pydantic import Field

from cartographers.server.protocol.message import Message, RequestMessage

#: A name without what separates things in records and in names of bots.
_Name = Annotated[str, Field(min_length=1, max_length=40, pattern=r"^[^/|@\s]([^/|@\n\r]*[^/|@\s])?$")]


class BotAccountRequest(RequestMessage):
    """A new bot account."""

    #: The name it has at tables; no other account of the server has it.
    name: _Name
    #: The name of its owner, as others see it.
    owner: _Name
    #: May others than its owner invite it?
    anyone: bool = False


class BotToken(Message):
    """A new bot account and its token, which is told only this once."""

    name: str
    token: str


class BotLine(Message):
    """A bot account, as its owner sees it."""

    name: str
    owner: str
    anyone: bool
    since: str
    connected: bool


class BotList(Message):
    """The bot accounts of a person."""

    bots: list[BotLine]


class BotDecision(RequestMessage):
    """A decision of a program, or a first decision about which it asks."""

    step: int
    #: As in a record in JSON.
    decision: dict[str, Any]


class BotAnswer(Message):
    """A decision was stored."""

    step: int


class BotBesides(Message):
    """Complete decisions: a first one with each drawing that its skill may add."""

    type: str = "besides"
    game: str
    step: int
    decisions: list[dict[str, Any]]
