"""Codes that people type: making one, and what it stands for."""

from typing import Annotated

from pydantic import Field

from cartographers.server.protocol.message import WITHOUT_NUL, Message, RequestMessage

_Given = Annotated[str, Field(max_length=64), WITHOUT_NUL]


class CodeRequest(RequestMessage):
    """What a code is wanted for: the code in the invitation link of a table, or the id of a tournament."""

    invite: _Given = ""
    tournament: _Given = ""


class JoinCode(Message):
    """A code to type at ``/join``."""

    code: str
    #: Until when it works, in seconds since 1970. Asked for again before that, it is another one.
    until: float


class CodeTarget(Message):
    """What a code stands for; one of the two."""

    #: The code in the invitation link of a table.
    invite: str = ""
    #: The id of a tournament.
    tournament: str = ""
