"""What notices keep: subscriptions of devices, webhooks of games, and what is still to be sent."""

from collections.abc import Collection, Sequence
from dataclasses import astuple, dataclass
from time import time
from typing import Literal, TypeAlias

from cartographers.server.storage.database import Connection, Database
from cartographers.server.storage.person_rows import PersonTables, move_one

#: What has happened and is to be told: a turn began, a game is over, somebody took a seat.
Happening: TypeAlias = Literal["turn", "over", "seat"]


@dataclass(frozen=True, slots=True)
class Unsent:
    """Something that has happened, or a message about it to one recipient."""

    id: str
    game: str
    kind: Happening | Literal["push", "webhook", "mail"]
    #: When it was written; notices are read in this order.
    at: float
    #: Of a turn its step, of somebody who took a seat the seat.
    number: int = 0
    #: Of a push message the device, of an e-mail the id of its address.
    device: str = ""
    #: The message as JSON; empty as long as it is not decided who is told.
    body: str = ""


@dataclass(frozen=True, slots=True)
class Subscription:
    """Where and how a device can be sent push messages; each device of a person has its own."""

    device: str
    #: The address at its browser's push service.
    endpoint: str
    #: The keys with which messages for it are encrypted, in base64.
    p256dh: str
    auth: str
    #: The language in which it is told.
    language: str


@dataclass(frozen=True, slots=True)
class Webhook:
    """The address that is told how a game goes on, and the secret that signs what it is sent."""

    game: str
    url: str
    secret: str
    language: str


_SUBSCRIPTION = "device, endpoint, p256dh, auth, language"
_WEBHOOK = "game, url, secret, language"
_UNSENT = "id, game, kind, at, number, device, body"


class NoticeStore:
    """Who wants to be told. Each call is one transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def subscriptions(self) -> list[Subscription]:
        """The subscriptions of all devices."""

        def read(connection: Connection) -> list[Subscription]:
            rows = connection.execute(f"SELECT {_SUBSCRIPTION} FROM subscriptions")
            return [Subscription(*row) for row in rows]

        return await self._database.run(read)

    async def save_subscription(self, subscription: Subscription) -> None:
        """Store a device's subscription in place of an older one of the device or of its address."""

        def write(connection: Connection) -> None:
            connection.execute(
                "DELETE FROM subscriptions WHERE device = ? OR endpoint = ?",
                (subscription.device, subscription.endpoint),
            )
            connection.execute(
                f"INSERT INTO subscriptions ({_SUBSCRIPTION}, made) VALUES (?, ?, ?, ?, ?, ?)",
                (*astuple(subscription), time()),
            )

        await self._database.run(write)

    async def remove_subscription(self, endpoint: str) -> None:
        """Forget a subscription."""
        await self._write("DELETE FROM subscriptions WHERE endpoint = ?", endpoint)

    async def webhooks(self) -> list[Webhook]:
        """The webhooks of all games."""

        def read(connection: Connection) -> list[Webhook]:
            return [Webhook(*row) for row in connection.execute(f"SELECT {_WEBHOOK} FROM webhooks")]

        return await self._database.run(read)

    async def save_webhook(self, webhook: Webhook) -> None:
        """Store a game's webhook in place of an older one."""

        def write(connection: Connection) -> None:
            connection.execute("DELETE FROM webhooks WHERE game = ?", (webhook.game,))
            connection.execute(f"INSERT INTO webhooks ({_WEBHOOK}) VALUES (?, ?, ?, ?)", astuple(webhook))

        await self._database.run(write)

    async def remove_webhook(self, game: str) -> None:
        """Forget a game's webhook."""
        await self._write("DELETE FROM webhooks WHERE game = ?", game)

    async def _write(self, statement: str, value: str) -> None:
        await self._database.run(lambda connection: connection.execute(statement, (value,)))


class UnsentNotices:
    """The notices that are to be sent."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def all(self) -> list[Unsent]:
        """All of them, the oldest first."""

        def read(connection: Connection) -> list[Unsent]:
            return [Unsent(*row) for row in connection.execute(f"SELECT {_UNSENT} FROM unsent ORDER BY at")]

        return await self._database.run(read)

    async def has(self, id: str) -> bool:
        """Is this one still to be sent?"""

        def read(connection: Connection) -> bool:
            return connection.execute("SELECT 1 FROM unsent WHERE id = ?", (id,)).fetchone() is not None

        return await self._database.run(read)

    async def replace(self, done: Collection[str], new: Sequence[Unsent]) -> None:
        """Forget those with these ids and store new ones; all of it or nothing."""

        def write(connection: Connection) -> None:
            connection.executemany("DELETE FROM unsent WHERE id = ?", [(id,) for id in done])
            connection.executemany(
                f"INSERT INTO unsent ({_UNSENT}) VALUES (?, ?, ?, ?, ?, ?, ?)", [astuple(one) for one in new]
            )

        await self._database.run(write)


def _move(connection: Connection, old: str, new: str) -> None:
    move_one(connection, "mail_addresses", old, new)


def _forget(connection: Connection, person: str) -> None:
    """Also what only devices of the person are known by; webhooks go with whoever has set them."""
    connection.execute("DELETE FROM webhooks WHERE game IN (SELECT id FROM games WHERE maker = ?)", (person,))
    for table in ("subscriptions", "unsent"):
        connection.execute(
            f"DELETE FROM {table} WHERE device = ? OR device IN (SELECT device FROM links WHERE person = ?)",
            (person, person),
        )


PERSON_TABLES = PersonTables(_move, _forget)
