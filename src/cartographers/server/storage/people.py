"""What is stored about persons: devices, finished games, removing games and forgetting everything."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from json import loads

from cartographers.notation.wire import Json
from cartographers.server.storage import admin_rows, puzzles, tournaments, tries
from cartographers.server.storage.checkpoints import delete_checkpoint
from cartographers.server.storage.database import Connection, Database, Transaction
from cartographers.server.storage.errors import DAMAGE
from cartographers.server.storage.hash_chain import canonical_json
from cartographers.server.storage.heads import HeadChange
from cartographers.server.storage.holders import LinkHash, NewLink, move_holders, renew_links_of
from cartographers.server.storage.schema import references


@dataclass(frozen=True, slots=True)
class LinkedDevice:
    """A device of a person who has a recovery phrase."""

    device: str
    #: What the device called itself: "Firefox, Android".
    name: str
    since: str
    #: When it was last here, to the hour, in seconds since 1970.
    seen: float | None = None


@dataclass(frozen=True, slots=True)
class PhraseRow:
    """What is stored of a recovery phrase besides its hash."""

    since: str
    #: Which device says that it is lost, and since when, in seconds since 1970.
    lost_by: str | None = None
    lost_since: float | None = None


@dataclass(frozen=True, slots=True)
class Moved:
    """A device that changed hands: everything of the old person belongs to the new one."""

    old: str
    new: str


@dataclass(frozen=True, slots=True)
class Removed:
    """What became of games that a person no longer keeps."""

    #: Nobody else kept these: they are deleted.
    deleted: tuple[str, ...] = ()
    #: Others keep these: who their maker is now.
    left: tuple[tuple[str, str], ...] = ()
    #: The bot accounts that went with their owner.
    bots: tuple["RemovedBot", ...] = ()


@dataclass(frozen=True, slots=True)
class RemovedBot:
    """A bot account that was deleted, and what became of its games."""

    device: str
    games: Removed


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


class People:
    """Persons in a database. Each call is one transaction, or part of one with others."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def links(self) -> dict[str, str]:
        """The person of each linked device."""
        return await self._database.run(
            lambda connection: dict(connection.execute("SELECT device, person FROM links").fetchall())
        )

    async def devices(self, person: str) -> list[LinkedDevice]:
        """The linked devices of a person, the oldest first."""

        def read(connection: Connection) -> list[LinkedDevice]:
            found = connection.execute(
                "SELECT device, name, since, seen FROM links WHERE person = ? ORDER BY since, device",
                (person,),
            )
            return [LinkedDevice(*columns) for columns in found]

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
            lambda connection: set_phrase(connection, device, new_person, phrase_hash)
        )

    async def link(self, device: LinkedDevice, phrase_hash: str) -> Moved | None:
        """Link a device to the person with this phrase, who gets everything of the person it was before.

        None if nobody has this phrase.
        """
        return await self._database.run(lambda connection: link(connection, device, phrase_hash))

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
        return await self._database.run(lambda connection: unlink(connection, person, device, link_hash))

    async def remove_game(self, person: str, game: str) -> Removed | None:
        """Take a game from a person's list; none if it was not on it.

        In a running game with others the person's seats are left to the bots.
        """
        return await self._database.run(lambda connection: remove_game(connection, person, game))

    async def forget(self, person: str) -> Removed:
        """Delete everything about a person; in games that others keep, the seats lose their names."""
        return await self._database.run(lambda connection: forget(connection, person))

    async def finished_games(self, person: str) -> list[FinishedGame]:
        """All finished games of a person, the newest first."""

        def read(connection: Connection) -> list[FinishedGame]:
            found = connection.execute(
                "SELECT id, created, summary, MIN(seat), branch IS NOT NULL "
                "FROM holders JOIN games ON id = game "
                "WHERE device = ? AND over = 1 AND lesson IS NULL GROUP BY id ORDER BY created DESC, id",
                (person,),
            )
            return [
                FinishedGame(id, created, summary, seat, bool(branch))
                for id, created, summary, seat, branch in found
            ]

        return await self._database.run(read)

    async def all_games(self, person: str) -> list[str]:
        """The ids of all games in which a person has a seat or which they host, the newest first."""

        def read(connection: Connection) -> list[str]:
            found = connection.execute(
                "SELECT id FROM games WHERE id IN (SELECT game FROM holders WHERE device = ?) "
                "OR (maker = ? AND club IS NOT NULL) ORDER BY created DESC, id",
                (person, person),
            )
            return [game for (game,) in found]

        return await self._database.run(read)

    async def findings(self, person: str, kind: str) -> dict[tuple[str, int], str]:
        """The computed results of a kind for the games of a person, as JSON by game and seat."""

        def read(connection: Connection) -> list[tuple[str, int, str]]:
            return connection.execute(
                "SELECT game, seat, body FROM findings WHERE kind = ? AND number = 0 AND game IN "
                "(SELECT game FROM holders WHERE device = ?)",
                (kind, person),
            ).fetchall()

        found = await self._database.run(read)
        return {(game, seat): body for game, seat, body in found}


#: The maker of a game whose maker is gone, or who never had a device.
NOBODY = "nobody"
#: The name of a seat whose player had everything deleted.
NO_NAME = "—"


def set_phrase(connection: Connection, device: LinkedDevice, new_person: str, phrase_hash: str) -> Moved:
    """Store a phrase for the person of a device; one that is not linked becomes the first of a new person."""
    old = _person_of(connection, device.device)
    linked = old != device.device
    moved = Moved(old, old if linked else new_person)
    if not linked:
        _move(connection, device, moved)
    connection.execute("DELETE FROM phrases WHERE person = ?", (moved.new,))
    connection.execute("INSERT INTO phrases (person, hash) VALUES (?, ?)", (moved.new, phrase_hash))
    return moved


def link(connection: Connection, device: LinkedDevice, phrase_hash: str) -> Moved | None:
    """Link a device to the person with this phrase; none if nobody has it."""
    found = connection.execute("SELECT person FROM phrases WHERE hash = ?", (phrase_hash,)).fetchone()
    if found is None:
        return None
    moved = Moved(_person_of(connection, device.device), found[0])
    _move(connection, device, moved)
    return moved


def _person_of(connection: Connection, device: str) -> str:
    row = connection.execute("SELECT person FROM links WHERE device = ?", (device,)).fetchone()
    return row[0] if row else device


def _move(connection: Connection, device: LinkedDevice, moved: Moved) -> None:
    """Give everything of one person to another, and link the device to the latter."""
    if moved.old != moved.new:
        _move_person(connection, moved.old, moved.new)
    connection.execute(
        "INSERT INTO links (device, person, name, since) VALUES (?, ?, ?, ?) "
        "ON CONFLICT (device) DO UPDATE SET person = excluded.person, name = excluded.name",
        (device.device, moved.new, device.name, device.since),
    )


def _move_person(connection: Connection, old: str, new: str) -> None:
    connection.execute("INSERT INTO devices (hash) VALUES (?) ON CONFLICT DO NOTHING", (new,))
    connection.execute("DELETE FROM phrases WHERE person = ?", (old,))
    move_holders(connection, old, new)
    connection.execute("UPDATE games SET maker = ? WHERE maker = ?", (new, old))
    connection.execute("UPDATE bot_accounts SET owner = ? WHERE owner = ?", (new, old))
    tries.move(connection, old, new)
    tournaments.move(connection, old, new)
    puzzles.move(connection, old, new)
    for column in ("reporter", "person"):
        connection.execute(f"UPDATE reports SET {column} = ? WHERE {column} = ?", (new, old))
    admin_rows.move_person(connection, old, new)
    connection.execute("UPDATE links SET person = ? WHERE person = ?", (new, old))
    connection.execute("DELETE FROM devices WHERE hash = ?", (old,))


def unlink(connection: Connection, person: str, device: str, link_hash: LinkHash) -> list[NewLink] | None:
    """Take a device, and the private links that it may know, from a person; none if it was not theirs."""
    deleted = connection.execute("DELETE FROM links WHERE person = ? AND device = ?", (person, device))
    if not deleted.rowcount:
        return None
    connection.execute(
        "UPDATE phrases SET lost_since = NULL, lost_by = NULL WHERE person = ? AND lost_by = ?",
        (person, device),
    )
    return renew_links_of(connection, person, link_hash)


def remove_game(connection: Transaction, person: str, game: str) -> Removed | None:
    """Take a game from a person's list; none if it was not on it."""
    seen = connection.execute(
        "UPDATE removed_players SET seen = 1 WHERE game = ? AND device = ? AND seen = 0", (game, person)
    )
    if seen.rowcount:
        return Removed()
    if not _seats_of(connection, person, game) and game not in _hosted_by(connection, person):
        return None
    connection.execute("DELETE FROM holders WHERE device = ? AND game = ?", (person, game))
    # A program can neither start a table nor end it.
    other = connection.execute(
        "SELECT device FROM holders WHERE game = ? "
        "ORDER BY CASE WHEN device IN (SELECT device FROM bot_accounts) THEN 1 ELSE 0 END, seat LIMIT 1",
        (game,),
    ).fetchone()
    other = (
        other
        or connection.execute(
            "SELECT maker FROM games WHERE id = ? AND club IS NOT NULL AND maker NOT IN (?, ?)",
            (game, person, NOBODY),
        ).fetchone()
    )
    if other is None:
        delete_game(connection, game)
        return Removed(deleted=(game,))
    leave_seats_without_holder(connection, game)
    made = connection.execute(
        "UPDATE games SET maker = ? WHERE id = ? AND maker = ?", (other[0], game, person)
    )
    if made.rowcount:
        # Its address and its secret are known only to who has set it, not to the next maker.
        connection.execute("DELETE FROM webhooks WHERE game = ?", (game,))
    return Removed(left=((game, other[0]),))


def leave_seats_without_holder(connection: Connection, game: str) -> None:
    """In a game that is not over, a bot of the server plays for seats that nobody holds any more."""
    connection.execute(
        """UPDATE seats SET "left" = 1 WHERE game = ? AND kind = 'human' """
        "AND seat NOT IN (SELECT seat FROM holders WHERE game = ?) "
        "AND EXISTS (SELECT 1 FROM games WHERE id = ? AND over = 0)",
        (game, game, game),
    )


def _seats_of(connection: Connection, person: str, game: str) -> list[int]:
    held = connection.execute("SELECT seat FROM holders WHERE device = ? AND game = ?", (person, game))
    return [seat for (seat,) in held.fetchall()]


def _hosted_by(connection: Connection, person: str) -> list[str]:
    """The club's tables of a person, who need not have a seat at them."""
    found = connection.execute("SELECT id FROM games WHERE maker = ? AND club IS NOT NULL", (person,))
    return [game for (game,) in found.fetchall()]


def delete_game(connection: Transaction, game: str) -> None:
    """Delete a game with everything about it; only that it was removed stays known."""
    for table, column in references("games"):
        connection.execute(f"DELETE FROM {table} WHERE {column} = ?", (game,))
    tries.end(connection, game)
    connection.execute("DELETE FROM games WHERE id = ?", (game,))
    connection.execute("INSERT INTO removed (game) VALUES (?) ON CONFLICT DO NOTHING", (game,))
    connection.note(HeadChange(game, removed=True))


def forget(connection: Transaction, person: str) -> Removed:
    """Delete everything about a person."""
    connection.execute("DELETE FROM webhooks WHERE game IN (SELECT id FROM games WHERE maker = ?)", (person,))
    owned = connection.execute("SELECT device FROM bot_accounts WHERE owner = ?", (person,)).fetchall()
    bots = [remove_bot(connection, device) for (device,) in owned]
    games = _games_of(connection, person)
    results = [_forget_game(connection, person, game) for game in games]
    connection.execute("UPDATE games SET maker = ? WHERE maker = ?", (NOBODY, person))
    tournaments.leave_hosts(connection, person)
    admin_rows.forget_person(connection, person, games)
    for table, column in references("devices"):
        connection.execute(f"DELETE FROM {table} WHERE {column} = ?", (person,))
    connection.execute(
        "DELETE FROM subscriptions WHERE device = ? OR device IN (SELECT device FROM links WHERE person = ?)",
        (person, person),
    )
    connection.execute(
        "DELETE FROM unsent WHERE device = ? OR device IN (SELECT device FROM links WHERE person = ?)",
        (person, person),
    )
    connection.execute("DELETE FROM phrases WHERE person = ?", (person,))
    connection.execute("DELETE FROM links WHERE person = ?", (person,))
    connection.execute("DELETE FROM devices WHERE hash = ?", (person,))
    return replace(_together(results), bots=tuple(bots))


def remove_bot(connection: Transaction, device: str) -> RemovedBot:
    """Delete a bot account, which leaves all its games."""
    results = [remove_game(connection, device, game) or Removed() for game in _games_of(connection, device)]
    connection.execute("UPDATE games SET maker = ? WHERE maker = ?", (NOBODY, device))
    connection.execute("DELETE FROM bot_accounts WHERE device = ?", (device,))
    for table, column in references("devices"):
        connection.execute(f"DELETE FROM {table} WHERE {column} = ?", (device,))
    connection.execute("DELETE FROM devices WHERE hash = ?", (device,))
    return RemovedBot(device, _together(results))


def _games_of(connection: Connection, person: str) -> list[str]:
    """The games in which a person has a seat, or which they host."""
    held = connection.execute("SELECT DISTINCT game FROM holders WHERE device = ?", (person,)).fetchall()
    return sorted({game for (game,) in held} | {*_hosted_by(connection, person)})


def _together(results: Sequence[Removed]) -> Removed:
    return Removed(
        deleted=tuple(game for result in results for game in result.deleted),
        left=tuple(game for result in results for game in result.left),
    )


def _forget_game(connection: Transaction, person: str, game: str) -> Removed:
    seats = _seats_of(connection, person, game)
    result = remove_game(connection, person, game) or Removed()
    if result.left:
        _remove_names(connection, game, seats)
    return result


def _remove_names(connection: Connection, game: str, seats: Collection[int]) -> None:
    """Remove the names of seats, also from the plan, which another game may be made from."""
    delete_checkpoint(connection, game)
    for seat in seats:
        connection.execute("UPDATE seats SET name = ? WHERE game = ? AND seat = ?", (NO_NAME, game, seat))
    (stored,) = connection.execute("SELECT plan FROM games WHERE id = ?", (game,)).fetchone()
    try:
        plan = without_names(loads(stored), seats)
    except DAMAGE:
        plan = {}  # nobody can open this game, and the names are gone
    connection.execute("UPDATE games SET plan = ? WHERE id = ?", (canonical_json(plan), game))


def without_names(plan: Json, seats: Collection[int]) -> Json:
    """A plan without the names of these seats."""
    named = enumerate(plan.get("seats", []))
    return plan | {"seats": [seat | {"name": ""} if number in seats else seat for number, seat in named]}
