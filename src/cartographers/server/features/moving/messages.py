"""Messages about games that move."""

from typing import Annotated, Any, Literal

from pydantic import Field

from cartographers.server.protocol.message import Message, RequestMessage
from cartographers.server.protocol.plans import PlanRequest, Seed


class WholeGame(Message):
    """A game with everything that is needed to go on elsewhere."""

    id: str
    #: Its cards cannot be read in it at a glance.
    whole: str


class WholeGames(Message):
    """All games of a device that can move."""

    games: list[WholeGame]


class MovedGameRequest(RequestMessage):
    """A game that comes from elsewhere."""

    whole: Annotated[str, Field(max_length=60_000)]


class Content(RequestMessage):
    """What is in the text of a whole game."""

    version: Literal[1] = 1
    created: Annotated[str, Field(pattern=r"^[0-9T:.+-]{1,40}$")]
    plan: PlanRequest
    seed: Seed
    #: Was the deal chosen, so that it is no secret?
    seed_open: bool
    deal: str | None
    log: list[dict[str, Any]]
