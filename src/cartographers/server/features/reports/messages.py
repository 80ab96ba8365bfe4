"""Reports: telling the host of a name or a game that should not be there."""

from typing import Annotated, Literal

from pydantic import Field

from cartographers.server.protocol.message import READABLE, WITHOUT_NUL, Message, RequestMessage


class ReportRequest(RequestMessage):
    """Something that the host should look at."""

    #: A name, a whole game, or the title of a tournament.
    kind: Literal["name", "game", "tournament"]
    #: Where it was seen: at a table, in a tournament, in the results of a day or week.
    place: Literal["game", "tournament", "day"]
    #: The game, the tournament, or the day or week.
    id: Annotated[str, Field(min_length=1, max_length=64), WITHOUT_NUL]
    #: The name or title as it is shown; empty for a game.
    shown: Annotated[str, Field(max_length=200), WITHOUT_NUL] = ""
    #: It is rude, somebody pretends to be another one, it tells something private, somebody cheats; or else.
    why: Literal["rude", "pretends", "private", "cheating", "other"]
    text: Annotated[str, Field(max_length=300), READABLE] = ""


class Reported(Message):
    """A report was stored."""

    #: Had this device reported the same already? Then nothing has changed.
    again: bool
