"""Checkpoints: what a room was when a phase began, so that its game can be opened without a replay.

They are a cache beside the logs. One that is missing, of another version, damaged or not of this log is not
used, and the whole log is replayed then.
"""

from collections.abc import Sequence
from typing import NamedTuple, Protocol


class StoredCheckpoint(NamedTuple):
    """A checkpoint as it is stored: lines of JSON, and what shows that a server wrote them."""

    game: str
    #: Empty if the game needs none any more.
    body: str
    signature: str
    #: Was somebody at the table, who will come back after a restart?
    attended: bool


def no_checkpoint(game: str) -> StoredCheckpoint:
    """That a game is to have no checkpoint."""
    return StoredCheckpoint(game, "", "", attended=False)


class CheckpointStore(Protocol):
    """Where checkpoints are stored."""

    async def save(self, checkpoints: Sequence[StoredCheckpoint]) -> None:
        """Write checkpoints in place of older ones."""

    async def attended(self, limit: int) -> list[str]:
        """The ids of games at whose tables somebody was when their checkpoints were written."""
