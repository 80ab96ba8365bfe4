"""Bot accounts: programs of players that may be let in at tables."""

from typing import Annotated

from pydantic import Field

from cartographers.server.protocol.decisions import Decision
from cartographers.server.protocol.message import Message, Name, RequestMessage

#: Days for which a token is valid unless another number is wished, and at most.
TOKEN_DAYS, MOST_TOKEN_DAYS = 365, 730
_Days = Annotated[int, Field(ge=1, le=MOST_TOKEN_DAYS)]


class BotAccountRequest(RequestMessage):
    """A new bot account."""

    #: The name it has at tables; it looks like that of no other account of the server. Without / | and @.
    name: Name
    #: The name of its owner, as others see it.
    owner: Name
    #: May it sit at tables of others than its owner?
    anyone: bool = False
    #: For how many days its token is valid.
    days: _Days = TOKEN_DAYS


class BotTokenRequest(RequestMessage):
    """Another token for a bot account; the one before is no longer valid."""

    #: May the bot sit at tables of others than its owner?
    anyone: bool = False
    #: For how many days the token is valid.
    days: _Days = TOKEN_DAYS


class BotToken(Message):
    """A bot account and its new token, which is told only this once."""

    name: str
    token: str
    #: Until when it is valid.
    ends: str


class BotLine(Message):
    """A bot account, as its owner sees it."""

    name: str
    owner: str
    anyone: bool
    since: str
    #: Until when its token is valid, and when it was last used, to the hour.
    ends: str
    used: str | None
    connected: bool


class BotList(Message):
    """The bot accounts of a person."""

    bots: list[BotLine]


class BotDecision(RequestMessage):
    """A decision of a program, or a first decision about which it asks."""

    step: int
    #: As in a record in JSON.
    decision: Decision


class BotAnswer(Message):
    """A decision was stored."""

    step: int


class BotBesides(Message):
    """Complete decisions: a first one with each drawing that its skill may add."""

    type: str = "besides"
    game: str
    step: int
    decisions: list[Decision]
