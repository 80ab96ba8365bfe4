"""What is stored about persons: their devices, recovery phrases and finished games."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from cartographers.server.storage import person_rows
from cartographers.server.storage.database import Connection, Database
from cartographers.server.storage.holders import LinkHash, NewLink
from cartographers.server.storage.person_rows import LinkedDevice, Moved, PersonTables, Removed


@dataclass(frozen=True, slots=True)
class PhraseRow:
    """What is stored of a recovery phrase besides its hash."""

    since: str
    #: Which device says that it is lost, and since when, in seconds since 1970.
    lost_by: str | None = None
    lost_since: float | None = None


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A finished game of a person, as statistics need it."""

    id: str
    created: str
    #: Its summary as JSON; read by who needs it, not by the thread of the store.
    summary: str
    #: The first seat of the person.
    seat: int
    #: Was it played on from a turn of another game?
    what_if: bool = False
    #: The deal that many play, if it is one.
    day: str | None = None


class People:
    """Persons in a database. Each call is one transaction, or part of one with others."""

    def __init__(self, database: Database) -> None:
        self._database = database
        #: What features store about persons; set before anybody is moved or deleted.
        self.tables: Sequence[PersonTables]

    async def links(self) -> dict[str, str]:
        """The person of each linked device."""
        return await self._database.run(
            lambda connection: dict(connection.execute("SELECT device, person FROM links").fetchall())
        )

    async def devices(self, person: str) -> list[LinkedDevice]:
        """The linked devices of a person, the oldest first."""

        def read(connection: Connection) -> list[LinkedDevice]:
            rows = connection.execute(
                "SELECT device, name, since, seen FROM links WHERE person = ? ORDER BY since, device",
                (person,),
            )
            return [LinkedDevice(*columns) for columns in rows]

        return await self._database.run(read)

    async def known_as(self, person: str) -> list[str]:
        """By what the sockets and streams of a person are known: the person, all devices and bot accounts."""

        def read(connection: Connection) -> list[str]:
            known = connection.execute(
                "SELECT device FROM links WHERE person = ? "
                "UNION ALL SELECT device FROM bot_accounts WHERE owner = ?",
                (person, person),
            )
            return [person, *(device for (device,) in known)]

        return await self._database.run(read)

    async def known_since(self, person: str, device: str) -> str | None:
        """Since when anything is stored about a person or, if it is linked, a device; in UTC, as ISO 8601."""

        def read(connection: Connection) -> str | None:
            row: tuple[str | None] = connection.execute(
                "SELECT MIN(since) FROM (SELECT since FROM devices WHERE hash = ? "
                "UNION ALL SELECT since FROM links WHERE device = ?) AS known",
                (person, device),
            ).fetchone()
            return row[0]

        return await self._database.run(read)

    async def phrase(self, person: str) -> PhraseRow | None:
        """The recovery phrase of a person, as far as it is known; none if there is none."""

        def read(connection: Connection) -> PhraseRow | None:
            row = connection.execute(
                "SELECT since, lost_by, lost_since FROM phrases WHERE person = ?", (person,)
            ).fetchone()
            return PhraseRow(*row) if row else None

        return await self._database.run(read)

    async def is_phrase_of(self, person: str, phrase_hash: str) -> bool:
        """Is this the recovery phrase of a person?"""

        def read(connection: Connection) -> bool:
            row = connection.execute(
                "SELECT 1 FROM phrases WHERE person = ? AND hash = ?", (person, phrase_hash)
            ).fetchone()
            return row is not None

        return await self._database.run(read)

    async def set_lost(self, person: str, device: str | None, since: float | None) -> None:
        """Store that a device says that the phrase of a person is lost, or that nobody says so."""

        def write(connection: Connection) -> None:
            connection.execute(
                "UPDATE phrases SET lost_by = ?, lost_since = ? WHERE person = ?", (device, since, person)
            )

        await self._database.run(write)

    async def set_phrase(self, device: LinkedDevice, new_person: str, phrase_hash: str) -> Moved:
        """Store a phrase for the person of a device; the one before is no longer valid.

        A device that is not linked becomes the first one of a new person, who gets everything it had.
        """
        return await self._database.run(
            lambda connection: person_rows.set_phrase(
                connection, self.tables, device, new_person, phrase_hash
            )
        )

    async def link(self, device: LinkedDevice, phrase_hash: str) -> Moved | None:
        """Link a device to the person with this phrase, who gets everything of the person it was before.

        None if nobody has this phrase.
        """
        return await self._database.run(
            lambda connection: person_rows.link(connection, self.tables, device, phrase_hash)
        )

    async def set_seen(self, seen: Mapping[str, float]) -> None:
        """Store when devices, persons and bot accounts were last here; unknown ones are left out."""

        def write(connection: Connection) -> None:
            values = [(at, who) for who, at in seen.items()]
            connection.executemany("UPDATE devices SET seen = ? WHERE hash = ?", values)
            connection.executemany("UPDATE links SET seen = ? WHERE device = ?", values)
            connection.executemany("UPDATE bot_accounts SET used = ? WHERE device = ?", values)

        await self._database.run(write)

    async def unlink(self, person: str, device: str, link_hash: LinkHash) -> list[NewLink] | None:
        """Take a device from a person; none if it was none of theirs.

        It may know the private links of the person's seats, so they are made anew.
        """
        return await self._database.run(
            lambda connection: person_rows.unlink(connection, person, device, link_hash)
        )

    async def remove_game(self, person: str, game: str) -> Removed | None:
        """Take a game from a person's list; none if it was not on it.

        In a running game with others the person's seats are left to the bots.
        """
        return await self._database.run(lambda connection: person_rows.remove_game(connection, person, game))

    async def forget(self, person: str) -> Removed:
        """Delete everything about a person; in games that others keep, the seats lose their names."""
        return await self._database.run(
            lambda connection: person_rows.forget(connection, self.tables, person)
        )

    async def finished_games(self, person: str) -> list[FinishedGame]:
        """All finished games of a person, the newest first."""

        def read(connection: Connection) -> list[FinishedGame]:
            rows = connection.execute(
                "SELECT id, created, summary, MIN(seat), branch IS NOT NULL, day "
                "FROM holders JOIN games ON id = game "
                "WHERE device = ? AND over = 1 AND lesson IS NULL GROUP BY id ORDER BY created DESC, id",
                (person,),
            )
            return [
                FinishedGame(id, created, summary, seat, bool(branch), day)
                for id, created, summary, seat, branch, day in rows
            ]

        return await self._database.run(read)

    async def all_games(self, person: str) -> list[str]:
        """The ids of all games in which a person has a seat or which they host, the newest first."""

        def read(connection: Connection) -> list[str]:
            rows = connection.execute(
                "SELECT id FROM games WHERE id IN (SELECT game FROM holders WHERE device = ?) "
                "OR (maker = ? AND club IS NOT NULL) ORDER BY created DESC, id",
                (person, person),
            )
            return [game for (game,) in rows]

        return await self._database.run(read)

    async def findings(self, person: str, kind: str) -> dict[tuple[str, int], str]:
        """The computed results of a kind for the games of a person, as JSON by game and seat."""

        def read(connection: Connection) -> list[tuple[str, int, str]]:
            return connection.execute(
                "SELECT game, seat, body FROM findings WHERE kind = ? AND number = 0 AND game IN "
                "(SELECT game FROM holders WHERE device = ?)",
                (kind, person),
            ).fetchall()

        rows = await self._database.run(read)
        return {(game, seat): body for game, seat, body in rows}
