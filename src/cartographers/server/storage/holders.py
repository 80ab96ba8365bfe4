"""Who holds the seats of games, and to the private links that let further devices in."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime

from cartographers.server.storage.database import Connection, Database

#: The hash of the private link of a game's seat, by its number.
LinkHash = Callable[[str, int, int], str]


@dataclass(frozen=True, slots=True)
class Holder:
    """A device, or a person with several, that may decide for a seat."""

    device: str
    #: What the device called itself when it was added.
    name: str
    #: Since when; none for a seat that is older than this column.
    since: str | None
    #: When it was last here, to the hour, in seconds since 1970.
    seen: float | None


@dataclass(frozen=True, slots=True)
class NewLink:
    """The private link of a seat after it was made anew."""

    game: str
    seat: int
    number: int
    hash: str


class Holders:
    """Holders of seats in a database. Each call is one transaction, or part of one with others."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of_seat(self, game: str, seat: int) -> list[Holder]:
        """Who holds a seat, the longest first."""
        return await self._database.run(lambda connection: select_holders(connection, game, seat))

    async def game_made_at(self, device: str, created: str) -> str | None:
        """The id of the game made at a moment in which a device has a seat; none if there is none."""

        def read(connection: Connection) -> str | None:
            row = connection.execute(
                "SELECT id FROM games WHERE created = ? AND id IN "
                "(SELECT game FROM holders WHERE device = ?)",
                (created, device),
            ).fetchone()
            return str(row[0]) if row else None

        return await self._database.run(read)

    async def remove(self, game: str, seat: int, device: str, link_hash: LinkHash) -> NewLink | None:
        """Take a seat from one of those who hold it, and make its private link anew."""

        def write(connection: Connection) -> NewLink | None:
            delete_holder(connection, game, seat, device)
            return renew_link(connection, game, seat, link_hash)

        return await self._database.run(write)

    async def hand_on(self, seat: NewLink, invite_hash: str) -> None:
        """Take a seat of a game from its player; somebody else can take it with its new invitation."""
        await self._database.run(lambda connection: hand_on(connection, seat, invite_hash))

    async def is_removed(self, game: str, device: str) -> bool:
        """Has the maker of a game removed a device from it?"""
        return await self._database.run(lambda connection: is_removed(connection, game, device))

    async def renew_link(self, game: str, seat: int, link_hash: LinkHash) -> NewLink | None:
        """Make the private link of a seat anew: the earlier ones open nothing; none if it has no link."""
        return await self._database.run(lambda connection: renew_link(connection, game, seat, link_hash))


def insert_holder(connection: Connection, game: str, seat: int, device: str, name: str = "") -> None:
    """Let a device decide for a seat; inserting it twice changes nothing."""
    since = datetime.now(UTC).isoformat(timespec="milliseconds")
    connection.execute("INSERT INTO devices (hash) VALUES (?) ON CONFLICT DO NOTHING", (device,))
    connection.execute(
        "INSERT INTO holders (game, seat, device, since, name) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
        (game, seat, device, since, name),
    )
    connection.execute("DELETE FROM removed_players WHERE game = ? AND device = ?", (game, device))


def keep_since(connection: Connection, game: str, earlier: str) -> None:
    """Whoever sat in an earlier game has sat in this one since then."""
    for column in ("since", "name"):
        connection.execute(
            f"UPDATE holders SET {column} = (SELECT old.{column} FROM holders AS old WHERE old.game = ? "
            "AND old.device = holders.device ORDER BY old.seat LIMIT 1) WHERE game = ? AND device IN "
            "(SELECT device FROM holders WHERE game = ?)",
            (earlier, game, earlier),
        )


def keep_removed(connection: Connection, game: str, earlier: str) -> None:
    """Whoever was removed from an earlier game takes no seat with the link of this one, and is not told."""
    connection.execute(
        "INSERT INTO removed_players (game, device, seen) SELECT ?, device, 1 FROM removed_players "
        "WHERE game = ? AND device NOT IN (SELECT device FROM holders WHERE game = ?)",
        (game, earlier, game),
    )


def move_holders(connection: Connection, old: str, new: str) -> None:
    """Give the seats of one person to another; if both had a seat, the longer time counts."""
    connection.execute(
        "INSERT INTO holders (game, seat, device, since, name) "
        "SELECT game, seat, ?, since, name FROM holders WHERE device = ? ON CONFLICT (device, game, seat) "
        "DO UPDATE SET since = CASE WHEN holders.since IS NULL OR holders.since <= excluded.since "
        "THEN holders.since ELSE excluded.since END",
        (new, old),
    )
    connection.execute("DELETE FROM holders WHERE device = ?", (old,))
    connection.execute(
        "INSERT INTO removed_players (game, device, seen) SELECT game, ?, seen FROM removed_players "
        "WHERE device = ? AND game NOT IN (SELECT game FROM holders WHERE device = ?) ON CONFLICT DO NOTHING",
        (new, old, new),
    )
    connection.execute("DELETE FROM removed_players WHERE device = ?", (old,))


def select_holders(connection: Connection, game: str, seat: int) -> list[Holder]:
    """Who holds a seat, the longest first."""
    rows = connection.execute(
        "SELECT device, name, holders.since, seen FROM holders JOIN devices ON hash = device "
        "WHERE game = ? AND seat = ? ORDER BY COALESCE(holders.since, ''), device",
        (game, seat),
    )
    return [Holder(*columns) for columns in rows]


def delete_holder(connection: Connection, game: str, seat: int, device: str) -> None:
    """Take a seat from one of those who hold it."""
    connection.execute("DELETE FROM holders WHERE game = ? AND seat = ? AND device = ?", (game, seat, device))


def hand_on(connection: Connection, seat: NewLink, invite_hash: str) -> None:
    """Take a seat of a game from its player, and give it other codes: an invitation and a private link."""
    which = seat.game, seat.seat
    connection.execute(
        "INSERT INTO removed_players (game, device) SELECT game, device FROM holders "
        "WHERE game = ? AND seat = ? AND device NOT IN (SELECT device FROM bot_accounts) "
        "ON CONFLICT (game, device) DO UPDATE SET seen = 0",
        which,
    )
    connection.execute("DELETE FROM holders WHERE game = ? AND seat = ?", which)
    connection.execute(
        """UPDATE seats SET bot = '', invite_hash = ?, link_hash = ?, link_number = ?, "left" = 1 """
        "WHERE game = ? AND seat = ?",
        (invite_hash, seat.hash, seat.number, *which),
    )


def is_removed(connection: Connection, game: str, device: str) -> bool:
    """Has the maker of a game removed a device from it?"""
    statement = "SELECT 1 FROM removed_players WHERE game = ? AND device = ?"
    return connection.execute(statement, (game, device)).fetchone() is not None


def renew_link(connection: Connection, game: str, seat: int, link_hash: LinkHash) -> NewLink | None:
    """Give a seat the next private link; none if it has none."""
    row = connection.execute(
        "SELECT link_number FROM seats WHERE game = ? AND seat = ? AND link_hash IS NOT NULL", (game, seat)
    ).fetchone()
    if row is None:
        return None
    number = row[0] + 1
    link = NewLink(game, seat, number, link_hash(game, seat, number))
    connection.execute(
        "UPDATE seats SET link_number = ?, link_hash = ? WHERE game = ? AND seat = ?",
        (link.number, link.hash, game, seat),
    )
    return link


def renew_links_of(connection: Connection, person: str, link_hash: LinkHash) -> list[NewLink]:
    """Give all seats of a person the next private link."""
    held = connection.execute("SELECT game, seat FROM holders WHERE device = ?", (person,)).fetchall()
    links = [renew_link(connection, game, seat, link_hash) for game, seat in held]
    return [link for link in links if link]
