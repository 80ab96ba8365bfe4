"""The interface to notices that are still to be sent, and that a restart must not lose."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Literal, Protocol, TypeAlias

#: What has happened and is to be told: a turn began, a game is over, somebody took a seat.
Happening: TypeAlias = Literal["turn", "over", "seat"]


@dataclass(frozen=True, slots=True)
class Unsent:
    """Something that has happened, or a message about it to one recipient."""

    id: str
    game: str
    kind: Happening | Literal["push", "webhook"]
    #: When it was written; notices are read in this order.
    at: float
    #: Of a turn its step, of somebody who took a seat the seat.
    number: int = 0
    #: Of a push message the device.
    device: str = ""
    #: The message as JSON; empty as long as it is not decided who is told.
    body: str = ""


class UnsentNotices(Protocol):
    """The notices that are to be sent."""

    async def all(self) -> list[Unsent]:
        """All of them, the oldest first."""

    async def has(self, id: str) -> bool:
        """Is this one still to be sent?"""

    async def replace(self, done: Collection[str], new: Sequence[Unsent]) -> None:
        """Forget those with these ids and store new ones; all of it or nothing."""
