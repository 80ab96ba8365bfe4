"""Bot accounts in the database of the games."""

from dataclasses import astuple

from cartographers.server.storage.bot_accounts import BotAccount
from cartographers.server.storage.database import Connection, Database

_COLUMNS = "device, name, owner, owner_name, anyone, since"


class SqlBotAccounts:
    """Bot accounts in a database. Each call is one transaction, or part of one with others."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, account: BotAccount, most: int) -> str:
        """Store an account; "" if that was possible, else "name" (it is taken) or "most" (of one owner)."""

        def write(connection: Connection) -> str:
            owned = connection.execute("SELECT COUNT(*) FROM bot_accounts WHERE owner = ?", (account.owner,))
            if owned.fetchone()[0] >= most:
                return "most"
            if _select(connection, "name", account.name):
                return "name"
            connection.execute(
                "INSERT INTO devices (hash) VALUES (?) ON CONFLICT DO NOTHING", (account.owner,)
            )
            *texts, anyone, since = astuple(account)
            connection.execute(
                f"INSERT INTO bot_accounts ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?)",
                (*texts, int(anyone), since),
            )
            return ""

        return await self._database.run(write)

    async def of_device(self, device: str) -> BotAccount | None:
        """The account with this token's hash."""
        found = await self._database.run(lambda connection: _select(connection, "device", device))
        return found[0] if found else None

    async def named(self, name: str) -> BotAccount | None:
        """The account of this name."""
        found = await self._database.run(lambda connection: _select(connection, "name", name))
        return found[0] if found else None

    async def of_owner(self, owner: str) -> list[BotAccount]:
        """The accounts that a person has made, by name."""
        return await self._database.run(lambda connection: _select(connection, "owner", owner))

    async def remove(self, owner: str, name: str) -> BotAccount | None:
        """Delete an account of a person; none if the person has none of this name."""

        def write(connection: Connection) -> BotAccount | None:
            found = [account for account in _select(connection, "name", name) if account.owner == owner]
            if not found:
                return None
            connection.execute("DELETE FROM bot_accounts WHERE name = ?", (name,))
            return found[0]

        return await self._database.run(write)


def _select(connection: Connection, column: str, value: str) -> list[BotAccount]:
    rows = connection.execute(
        f"SELECT {_COLUMNS} FROM bot_accounts WHERE {column} = ? ORDER BY name", (value,)
    ).fetchall()
    return [
        BotAccount(device, name, owner, owner_name, bool(anyone), since)
        for device, name, owner, owner_name, anyone, since in rows
    ]
