"""The fixed phrases that players can say to each other; each reads them in their own language."""

from typing import Literal

from cartographers.server.protocol.message import Message

Phrase = Literal["hello", "luck", "nice-map", "ouch", "moment", "your-turn", "well-played", "thanks"]


class PhraseRequest(Message):
    """A phrase to be said."""

    phrase: Phrase


class Said(Message):
    """A phrase that the player of a seat has just said. It is not stored."""

    seat: int
    phrase: Phrase
