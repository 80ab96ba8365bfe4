"""What those who run a server ask it."""

from typing import Literal

from cartographers.server.protocol.message import Message


class Health(Message):
    """The server is alive, or can serve."""

    status: Literal["ok"]
