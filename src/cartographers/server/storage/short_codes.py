"""Codes that people type: each stands for an invitation for some hours, at all servers of a database."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeAlias

from cartographers.server.storage.database import Connection, Database

Kind: TypeAlias = Literal["game", "tournament"]


class Target(NamedTuple):
    """What a code stands for: the invitation to a table, or a tournament."""

    kind: Kind
    id: str


@dataclass(frozen=True, slots=True)
class ShortCode:
    """A code, and until when it works, in seconds since 1970."""

    code: str
    until: float


class ShortCodes:
    """Short codes in a database. Each call is one transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def code_of(
        self, target: Target, new: Callable[[], str], now: float, lifetime: float
    ) -> ShortCode | None:
        """The code of a target, made if it has none or only for half of its time; none if it is not there."""

        def write(connection: Connection) -> ShortCode | None:
            connection.execute("DELETE FROM short_codes WHERE until <= ?", (now,))
            table = {"game": "games", "tournament": "tournaments"}[target.kind]
            if not connection.execute(f"SELECT 1 FROM {table} WHERE id = ?", (target.id,)).fetchone():
                return None
            known = connection.execute(
                "SELECT code, until FROM short_codes WHERE kind = ? AND target = ? AND until > ? "
                "ORDER BY until DESC LIMIT 1",
                (*target, now + lifetime / 2),
            ).fetchone()
            while not known:
                made = (new(), *target, now + lifetime)
                written = connection.execute(
                    "INSERT INTO short_codes (code, kind, target, until) VALUES (?, ?, ?, ?) "
                    "ON CONFLICT DO NOTHING",
                    made,
                )
                known = (made[0], made[3]) if written.rowcount else None
            return ShortCode(*known)

        return await self._database.run(write)

    async def target_of(self, code: str, now: float) -> Target | None:
        """What a code stands for; none if it never did, or no longer does."""

        def read(connection: Connection) -> Target | None:
            row = connection.execute(
                "SELECT kind, target FROM short_codes WHERE code = ? AND until > ?", (code, now)
            ).fetchone()
            return Target(*row) if row else None

        return await self._database.run(read)
