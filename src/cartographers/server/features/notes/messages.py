"""Notes: short texts that players leave at a table."""

from typing import Annotated, Literal

from pydantic import Field

from cartographers.server.protocol.message import READABLE, Message, RequestMessage

#: Whom a note is for: all who play at the table, or only whoever wrote it.
For = Literal["all", "self"]


class NoteRequest(RequestMessage):
    """A note to be left. It may be longer than is allowed, so that the refusal can say by how much."""

    text: Annotated[str, Field(max_length=1200), READABLE]
    to: For = "all"


class Note(Message):
    """A note."""

    id: str
    seat: int
    #: Does whoever wrote it still sit there?
    here: bool
    #: Was it written by this device's player?
    mine: bool
    to: For
    text: str
    #: When it was written, in seconds since 1970.
    at: float


class Notes(Message):
    """The notes of a table that a player may read, the oldest first."""

    notes: list[Note]
