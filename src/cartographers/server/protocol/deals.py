"""Provably fair deals: what is told before a game and after it."""

from typing import Annotated

from pydantic import Field

from cartographers.server.protocol.message import Message, RequestMessage
from cartographers.server.protocol.plans import PlanRequest

#: Random bytes of a player's own, in hexadecimal digits.
Nonce = Annotated[str, Field(pattern=r"^[0-9a-f]{32,64}$")]


class DealOffer(Message):
    """A deal for a new game."""

    #: To be sent with the request for the game, within a quarter of an hour and once.
    offer: str
    #: The SHA-256 of the server's secret.
    commitment: str


class DealShare(RequestMessage):
    """What a player adds to a deal, after its commitment was told."""

    offer: Annotated[str, Field(max_length=100)]
    nonce: Nonce


class NonceRequest(RequestMessage):
    """What a player adds to the deal of a game in which the first card lies open."""

    nonce: Nonce


class GameRequest(PlanRequest):
    """A plan, and what its maker adds to the deal."""

    deal: DealShare | None = None


class ShuffleState(Message):
    """A pile of cards before and after its shuffle, by keys, its top card first."""

    label: str
    before: list[str]
    after: list[str]
    #: The cards that have come up from it, in order; for a pile whose cards join the deck none.
    revealed: list[str]
    #: Was it shuffled with the nonces that were added after the first card?
    late: bool = False
    #: Cards that lay open before it was shuffled: in the shuffled pile they are passed over.
    known: list[str] = []


class DealState(Message):
    """How the cards of a game were shuffled; the secret and what follows from it once it is over."""

    commitment: str
    #: What each seat added; none if it added nothing.
    nonces: list[str | None]
    #: The seats whose nonces count from the second card on.
    late: list[int] = []
    #: The seats of bots, which never add anything.
    bots: list[int] = []
    #: Does it come from an uploaded record, so that nothing was told before the first card?
    uploaded: bool = False
    secret: str | None = None
    #: The number of the deal.
    number: str | None = None
    shuffles: list[ShuffleState] = []
    #: What is wrong with the cards; empty if they came as they were shuffled.
    wrong: str = ""
