"""The interface to what is kept: how much of it there is, which games are old, and the archive."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from cartographers.server.storage.hash_chain import StoredEvent

#: About how many bytes a game takes for each of its seats when it has been played to its end, and each
#: event that it has at its beginning, because it goes on from another game, besides its text.
SEAT_BYTES, EVENT_BYTES = 10_000, 200


def expected_size(seats: int, events: Sequence[StoredEvent]) -> int:
    """About how many bytes a new game will take."""
    return seats * SEAT_BYTES + sum(EVENT_BYTES + len(event.body) for event in events)


@dataclass(frozen=True, slots=True)
class Ages:
    """Games in which nothing has happened since then are old, in seconds since 1970."""

    #: Tables at which seats are still open.
    unstarted: float
    #: Games that were not played to their end.
    unfinished: float
    finished: float


@dataclass(frozen=True, slots=True)
class OldGame:
    """A game in which nothing has happened for a long time."""

    id: str
    #: Was it played to its end, so that its record is kept?
    finished: bool


class Archived(NamedTuple):
    """A game in the archive."""

    record: str
    #: The name of the deal that many played, if it was one of those.
    day: str | None


class Keeping(Protocol):
    """What is kept of games."""

    async def size(self) -> int:
        """The bytes that the database takes."""

    async def kept_by(self, device: str) -> int:
        """About how many bytes the games take that a device has made."""

    async def branches_beyond(self, device: str, number: int) -> list[str]:
        """The ids of the oldest "what if" games of a device that are beyond so many."""

    async def old_games(self, ages: Ages, limit: int) -> list[OldGame]:
        """Games in which nothing has happened for a long time; lessons are not among them."""

    async def remove(self, game: str, record: str = "") -> None:
        """Delete a game; its record, if there is one, goes into the archive."""

    async def archived(self, game: str) -> Archived | None:
        """What is left of a game that was put into the archive; none if there is none."""
