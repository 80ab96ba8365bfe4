"""SQL statements that write and read checkpoints."""

from collections.abc import Sequence

from cartographers.server.storage.checkpoints import StoredCheckpoint
from cartographers.server.storage.database import Connection

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
    found = connection.execute("SELECT game FROM checkpoints WHERE attended = 1 LIMIT ?", (limit,))
    return [game for (game,) in found]
