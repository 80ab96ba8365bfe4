"""The addresses to which persons want e-mail, in a database."""

import re
from dataclasses import astuple, dataclass

from pydantic import BaseModel

from cartographers.server.storage.database import Connection, Database

_ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})+")
_LONGEST_ADDRESS = 254


def is_address(text: str) -> bool:
    """Is it an e-mail address, as mail servers everywhere take it?"""
    return len(text) <= _LONGEST_ADDRESS and _ADDRESS.fullmatch(text) is not None


@dataclass(frozen=True, slots=True)
class MailAddress:
    """Where a person wants e-mail; a person has one address."""

    #: Links in e-mail name it; another address has another one.
    id: str
    person: str
    address: str
    #: The language in which the person is told.
    language: str
    #: Has the link been followed that was sent to it? Until then nothing else is sent there.
    confirmed: bool
    #: When it was given, in seconds since 1970.
    made: float


class MailMessage(BaseModel):
    """What an e-mail says, without what all have in common."""

    subject: str
    text: str


_COLUMNS = "id, person, address, language, confirmed, made"


class MailStore:
    """Addresses for e-mail. Each call is one transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def all(self) -> list[MailAddress]:
        """All addresses."""

        def read(connection: Connection) -> list[MailAddress]:
            rows = connection.execute(f"SELECT {_COLUMNS} FROM mail_addresses")
            return [
                MailAddress(id, person, address, language, bool(confirmed), made)
                for id, person, address, language, confirmed, made in rows.fetchall()
            ]

        return await self._database.run(read)

    async def save(self, new: MailAddress) -> None:
        """Store the address of a person in place of an older one."""

        def write(connection: Connection) -> None:
            connection.execute("DELETE FROM mail_addresses WHERE person = ?", (new.person,))
            connection.execute("INSERT INTO devices (hash) VALUES (?) ON CONFLICT DO NOTHING", (new.person,))
            values = (*astuple(new)[:4], int(new.confirmed), new.made)
            connection.execute(f"INSERT INTO mail_addresses ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?)", values)

        await self._database.run(write)

    async def confirm(self, id: str) -> None:
        """The link that was sent to an address was followed."""
        await self._write("UPDATE mail_addresses SET confirmed = 1 WHERE id = ?", id)

    async def remove(self, id: str) -> None:
        """Forget an address."""
        await self._write("DELETE FROM mail_addresses WHERE id = ?", id)

    async def _write(self, statement: str, value: str) -> None:
        await self._database.run(lambda connection: connection.execute(statement, (value,)).rowcount)
