"""The fixed phrases that players can say to each other; each reads them in their own language."""

from typing import Literal

from cartographers.server.protocol.message import Message, RequestMessage

Saying = Literal["hello", "luck", "nice-map", "ouch", "moment", "your-turn", "well-played", "thanks"]


class SayRequest(RequestMessage):
    """A phrase to be said."""

    phrase: Saying


class Said(Message):
    """A phrase that the player of a seat has just said. It is not stored."""

    seat: int
    phrase: Saying
