"""Reports: telling the host of a name, a game or a note that should not be there."""

from typing import Annotated, Literal

from pydantic import Field

from cartographers.server.protocol.message import READABLE, WITHOUT_NUL, Message, RequestMessage


class ReportRequest(RequestMessage):
    """Something that the host should look at."""

    #: A name, a whole game, the title of a tournament, a note at a table, or somebody's profile.
    kind: Literal["name", "game", "tournament", "note", "profile"]
    #: Where it was seen: at a table, in a tournament, in the results of a day or week, on a profile.
    place: Literal["game", "tournament", "day", "profile"]
    #: The game, the tournament, the day or week, the code of a profile; of a note the game and the note, with
    #: ``/`` between.
    id: Annotated[str, Field(min_length=1, max_length=64), WITHOUT_NUL]
    #: The name, title or note as it is shown; empty for a game.
    shown: Annotated[str, Field(max_length=1200), WITHOUT_NUL] = ""
    #: It is rude, somebody pretends to be another one, it tells something private, somebody cheats; or else.
    why: Literal["rude", "pretends", "private", "cheating", "other"]
    text: Annotated[str, Field(max_length=300), READABLE] = ""


class Reported(Message):
    """A report was stored."""

    #: Had this device reported the same already? Then nothing has changed.
    again: bool
