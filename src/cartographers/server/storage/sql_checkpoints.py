"""Checkpoints in an SQL database."""

from collections.abc import Sequence

from cartographers.server.storage.checkpoint_rows import save_checkpoints, select_attended
from cartographers.server.storage.checkpoints import StoredCheckpoint
from cartographers.server.storage.database import Database


class SqlCheckpoints:
    """The table of checkpoints."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def save(self, checkpoints: Sequence[StoredCheckpoint]) -> None:
        """Write checkpoints in place of older ones."""
        await self._database.run(lambda connection: save_checkpoints(connection, checkpoints))

    async def attended(self, limit: int) -> list[str]:
        """The ids of games at whose tables somebody was when their checkpoints were written."""
        return await self._database.run(lambda connection: select_attended(connection, limit))
