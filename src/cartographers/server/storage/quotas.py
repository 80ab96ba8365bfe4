"""What people keep besides games: how many there are, and which nobody uses any more."""

from dataclasses import dataclass
from typing import Literal, NamedTuple

from cartographers.server.storage.database import Connection, Database

#: Tournaments that are not closed, bot accounts, devices that are notified, and games with a webhook.
Kind = Literal["tournaments", "bots", "subscriptions", "webhooks"]


class Count(NamedTuple):
    """How many there are of a kind."""

    own: int
    in_all: int


@dataclass(frozen=True, slots=True)
class Unused:
    """What has not been used since then is removed, in seconds since 1970."""

    #: Tournaments of which nobody has begun a deal, and all others.
    unstarted_tournaments: float
    tournaments: float
    subscriptions: float
    #: Bot accounts whose tokens have ended by then.
    bots: float


#: The rows of a kind, and those of one person.
_ROWS: dict[Kind, tuple[str, str]] = {
    "tournaments": ("tournaments WHERE over IS NULL", "host = ?"),
    "bots": ("bot_accounts WHERE 1 = 1", "owner = ?"),
    "subscriptions": ("subscriptions WHERE 1 = 1", "device = ?"),
    "webhooks": ("webhooks WHERE 1 = 1", "game IN (SELECT id FROM games WHERE maker = ?)"),
}
#: The tries at the deals of a tournament are stored under names that begin with it.
_TRIES = "tries WHERE day >= 't/' || tournaments.id || '/' AND day < 't/' || tournaments.id || '0'"


class Quotas:
    """What people keep besides games. Each call is one transaction, or part of one with others."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def count(self, kind: Kind, person: str) -> Count:
        """How many of a kind a person has, and all together."""
        rows, own = _ROWS[kind]

        def read(connection: Connection) -> Count:
            mine = connection.execute(f"SELECT COUNT(*) FROM {rows} AND {own}", (person,))
            all_together = connection.execute(f"SELECT COUNT(*) FROM {rows}")
            return Count(mine.fetchone()[0], all_together.fetchone()[0])

        return await self._database.run(read)

    async def remove_unused(self, unused: Unused, most: int) -> int:
        """Remove what nobody has used for a long time, at most so many of each kind; says how many."""

        def write(connection: Connection) -> int:
            return (
                _remove_tournaments(connection, unused, most)
                + _remove_subscriptions(connection, unused.subscriptions, most)
                + _remove_bots(connection, unused.bots, most)
            )

        return await self._database.run(write)


def _remove_tournaments(connection: Connection, unused: Unused, most: int) -> int:
    """Those that nobody began, and those whose last deal was begun, or that were closed, long ago."""
    rows = connection.execute(
        "SELECT id FROM tournaments WHERE COALESCE(over, ends, created) < ? AND created < ? "
        f"AND NOT EXISTS (SELECT 1 FROM {_TRIES}) "
        "UNION SELECT id FROM tournaments WHERE COALESCE(over, ends, created) < ? AND created < ? "
        f"AND NOT EXISTS (SELECT 1 FROM {_TRIES} AND began >= ?) LIMIT ?",
        (
            *(unused.unstarted_tournaments, unused.unstarted_tournaments),
            *(unused.tournaments, unused.tournaments, unused.tournaments, most),
        ),
    ).fetchall()
    for (id,) in rows:
        for table in ("corrections", "players"):
            connection.execute(f"DELETE FROM {table} WHERE tournament = ?", (id,))
        for table in ("tries", "shared_deals"):
            connection.execute(f"DELETE FROM {table} WHERE day >= ? AND day < ?", (f"t/{id}/", f"t/{id}0"))
        connection.execute("DELETE FROM tournaments WHERE id = ?", (id,))
    if rows:
        connection.execute(
            "DELETE FROM series WHERE NOT EXISTS "
            "(SELECT 1 FROM tournaments WHERE tournaments.series = series.id)"
        )
    return len(rows)


def _remove_subscriptions(connection: Connection, before: float, most: int) -> int:
    """Those of devices that were not here for a long time."""
    rows = connection.execute(
        "SELECT device FROM subscriptions WHERE made < ? "
        "AND NOT EXISTS (SELECT 1 FROM devices WHERE hash = subscriptions.device AND seen >= ?) "
        "AND NOT EXISTS (SELECT 1 FROM links WHERE links.device = subscriptions.device AND seen >= ?) "
        "LIMIT ?",
        (before, before, before, most),
    ).fetchall()
    for (device,) in rows:
        connection.execute("DELETE FROM subscriptions WHERE device = ?", (device,))
    return len(rows)


def _remove_bots(connection: Connection, before: float, most: int) -> int:
    """Those whose tokens have ended, and which hold no seat."""
    rows = connection.execute(
        "SELECT name FROM bot_accounts WHERE ends < ? "
        "AND NOT EXISTS (SELECT 1 FROM holders WHERE holders.device = bot_accounts.device) LIMIT ?",
        (before, most),
    ).fetchall()
    for (name,) in rows:
        connection.execute("DELETE FROM bot_accounts WHERE name = ?", (name,))
    return len(rows)
