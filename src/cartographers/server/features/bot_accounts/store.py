"""Bot accounts: programs of players that may be let in at tables."""

from dataclasses import astuple, dataclass, replace

from cartographers.server.names.looks import looks_like
from cartographers.server.storage import person_rows
from cartographers.server.storage.database import Connection, Database, Transaction
from cartographers.server.storage.finding import Conditions, Thing, Wanted, seconds_of, written_time
from cartographers.server.storage.person_rows import PersonTables, RemovedBot


@dataclass(frozen=True, slots=True)
class BotAccount:
    """A program that plays over the network."""

    #: What it is among devices, whose seats it holds; it has a form that no device with a cookie has.
    device: str
    #: Its name, which looks like that of no other account.
    name: str
    #: The person who made it, and the name under which others see that person.
    owner: str
    owner_name: str
    #: May makers of tables invite it who are not its owner?
    anyone: bool
    since: str
    #: The hash of its token, and until when that is valid, in seconds since 1970.
    token_hash: str
    ends: float
    #: When the token was last used, to the hour.
    used: float | None = None


_COLUMNS = "device, name, owner, owner_name, anyone, since, token_hash, ends, used"


class BotAccountStore:
    """Bot accounts in a database. Each call is one transaction, or part of one with others."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, account: BotAccount, most: int) -> str:
        """Store an account; "" if that was possible, else "name" (it is taken) or "most" (of one owner)."""

        def write(connection: Connection) -> str:
            owned = connection.execute("SELECT COUNT(*) FROM bot_accounts WHERE owner = ?", (account.owner,))
            if owned.fetchone()[0] >= most:
                return "most"
            if _like(connection, account.name) is not None:
                return "name"
            connection.execute(
                "INSERT INTO devices (hash) VALUES (?) ON CONFLICT DO NOTHING", (account.owner,)
            )
            connection.execute(
                f"INSERT INTO bot_accounts ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                astuple(account),
            )
            return ""

        return await self._database.run(write)

    async def like(self, name: str) -> str | None:
        """The name of an account that looks the same as a name."""
        return await self._database.run(lambda connection: _like(connection, name))

    async def with_token(self, token_hash: str) -> BotAccount | None:
        """The account with the token of this hash, which may have ended."""
        rows = await self._database.run(lambda connection: _select(connection, "token_hash", token_hash))
        return rows[0] if rows else None

    async def named(self, name: str) -> BotAccount | None:
        """The account of this name."""
        rows = await self._database.run(lambda connection: _select(connection, "name", name))
        return rows[0] if rows else None

    async def of_owner(self, owner: str) -> list[BotAccount]:
        """The accounts that a person has made, by name."""
        return await self._database.run(lambda connection: _select(connection, "owner", owner))

    async def renew(
        self, owner: str, name: str, anyone: bool, token_hash: str, ends: float
    ) -> BotAccount | None:
        """Give an account of a person another token; none if the person has no such account."""

        def write(connection: Connection) -> BotAccount | None:
            connection.execute(
                "UPDATE bot_accounts SET anyone = ?, token_hash = ?, ends = ?, used = NULL "
                "WHERE name = ? AND owner = ?",
                (int(anyone), token_hash, ends, name, owner),
            )
            return _account_of(connection, owner, name)

        return await self._database.run(write)

    async def remove(self, owner: str, name: str) -> RemovedBot | None:
        """Delete an account of a person, which leaves all its games; none if there is no such account."""

        def write(connection: Transaction) -> RemovedBot | None:
            account = _account_of(connection, owner, name)
            return person_rows.remove_bot(connection, account.device) if account else None

        return await self._database.run(write)


def _account_of(connection: Connection, owner: str, name: str) -> BotAccount | None:
    own = [account for account in _select(connection, "name", name) if account.owner == owner]
    return own[0] if own else None


def _like(connection: Connection, name: str) -> str | None:
    rows = connection.execute("SELECT name FROM bot_accounts ORDER BY name").fetchall()
    return looks_like(name, (other for (other,) in rows))


def _select(connection: Connection, column: str, value: str) -> list[BotAccount]:
    rows = connection.execute(
        f"SELECT {_COLUMNS} FROM bot_accounts WHERE {column} = ? ORDER BY name", (value,)
    ).fetchall()
    accounts = [BotAccount(*columns) for columns in rows]
    return [replace(account, anyone=bool(account.anyone)) for account in accounts]


def _move(connection: Connection, old: str, new: str) -> None:
    connection.execute("UPDATE bot_accounts SET owner = ? WHERE owner = ?", (new, old))


def find(connection: Connection, wanted: Wanted) -> list[Thing]:
    """Bot accounts that a host looks for."""
    where = (
        Conditions(wanted)
        .text("name", "name {like}", "owner_name {like}")
        .people("owner {is_one}")
        .made("since", written_time)
    )
    rows = connection.execute(
        f"SELECT name, since, owner, owner_name FROM bot_accounts WHERE {where} "
        "ORDER BY since DESC, name LIMIT ?",
        (*where.values, wanted.limit),
    ).fetchall()
    return [
        Thing(name, name, seconds_of(since), False, ((owner, owner_name),))
        for name, since, owner, owner_name in rows
    ]


PERSON_TABLES = PersonTables(_move)
