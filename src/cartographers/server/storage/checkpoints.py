"""Checkpoints, for the target of a restart in docs/speed.md: a game is opened without a replay.

One is what a room was when a phase began. They are a cache beside the logs: one that is missing, of another
version, damaged or not of this log is not used, and the whole log is replayed then.
"""

from collections.abc import Sequence
from hmac import compare_digest
from hmac import digest as hmac

from cartographers.server.storage.database import Connection, Database
from cartographers.server.storage.stored_game import StoredCheckpoint

#: What the key is derived for with which they are signed.
PURPOSE = "checkpoints"


def signature(key: bytes, body: str) -> str:
    """What shows that a server with this key wrote a checkpoint."""
    return hmac(key, body.encode(), "sha256").hex()


def is_signed(key: bytes, checkpoint: StoredCheckpoint) -> bool:
    """Did a server with this key write it?"""
    return compare_digest(signature(key, checkpoint.body).encode(), checkpoint.signature.encode())


def no_checkpoint(game: str) -> StoredCheckpoint:
    """That a game is to have no checkpoint."""
    return StoredCheckpoint(game, "", "", attended=False)


class CheckpointStore:
    """The table of checkpoints."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def save(self, checkpoints: Sequence[StoredCheckpoint]) -> None:
        """Write checkpoints in place of older ones."""
        await self._database.run(lambda connection: save_checkpoints(connection, checkpoints))

    async def attended(self, limit: int) -> list[str]:
        """The ids of games at whose tables somebody was when their checkpoints were written."""
        return await self._database.run(lambda connection: select_attended(connection, limit))


#: A game may have been deleted in the meantime.
_SAVE = (
    "INSERT INTO checkpoints (game, body, signature, attended) SELECT id, ?, ?, ? FROM games WHERE id = ? "
    "ON CONFLICT (game) DO UPDATE SET body = excluded.body, signature = excluded.signature, "
    "attended = excluded.attended"
)


def save_checkpoints(connection: Connection, checkpoints: Sequence[StoredCheckpoint]) -> None:
    """Write checkpoints in place of older ones."""
    for one in checkpoints:
        if one.body:
            connection.execute(_SAVE, (one.body, one.signature, int(one.attended), one.game))
        else:
            delete_checkpoint(connection, one.game)


def delete_checkpoint(connection: Connection, game: str) -> None:
    """Forget the checkpoint of a game, and with it the names of its players."""
    connection.execute("DELETE FROM checkpoints WHERE game = ?", (game,))


def select_checkpoint(connection: Connection, game: str) -> StoredCheckpoint | None:
    """The checkpoint of a game; none if it has none."""
    row = connection.execute(
        "SELECT body, signature, attended FROM checkpoints WHERE game = ?", (game,)
    ).fetchone()
    return StoredCheckpoint(game, str(row[0]), str(row[1]), bool(row[2])) if row else None


def select_attended(connection: Connection, limit: int) -> list[str]:
    """The games at whose tables somebody was when their checkpoints were written."""
    rows = connection.execute("SELECT game FROM checkpoints WHERE attended = 1 LIMIT ?", (limit,))
    return [game for (game,) in rows]
