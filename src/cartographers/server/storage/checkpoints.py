"""Checkpoints: what a room was when a phase began, so that its game can be opened without a replay.

They are a cache beside the logs. One that is missing, of another version, damaged or not of this log is not
used, and the whole log is replayed then.
"""

from collections.abc import Sequence
from hmac import compare_digest
from hmac import digest as hmac
from typing import NamedTuple, Protocol

#: What the key is derived for with which they are signed.
PURPOSE = "checkpoints"


class StoredCheckpoint(NamedTuple):
    """A checkpoint as it is stored: lines of JSON, and what shows that a server wrote them."""

    game: str
    #: Empty if the game needs none any more.
    body: str
    signature: str
    #: Was somebody at the table, who will come back after a restart?
    attended: bool


def signature(key: bytes, body: str) -> str:
    """What shows that a server with this key wrote a checkpoint."""
    return hmac(key, body.encode(), "sha256").hex()


def is_signed(key: bytes, checkpoint: StoredCheckpoint) -> bool:
    """Did a server with this key write it?"""
    return compare_digest(signature(key, checkpoint.body).encode(), checkpoint.signature.encode())


def no_checkpoint(game: str) -> StoredCheckpoint:
    """That a game is to have no checkpoint."""
    return StoredCheckpoint(game, "", "", attended=False)


class CheckpointStore(Protocol):
    """Where checkpoints are stored."""

    async def save(self, checkpoints: Sequence[StoredCheckpoint]) -> None:
        """Write checkpoints in place of older ones."""

    async def attended(self, limit: int) -> list[str]:
        """The ids of games at whose tables somebody was when their checkpoints were written."""
