"""Everything that is stored about a person: given to another one, or deleted, in one transaction.

The tables of features are among it, because a person is moved or deleted whole or not at all: each feature
says what has to be done in its own.
"""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from json import loads

from cartographers.notation.wire import Json
from cartographers.server.storage import site, tries
from cartographers.server.storage.checkpoints import delete_checkpoint
from cartographers.server.storage.database import Connection, Transaction
from cartographers.server.storage.errors import DAMAGE
from cartographers.server.storage.hash_chain import canonical_json
from cartographers.server.storage.heads import HeadChange
from cartographers.server.storage.holders import LinkHash, NewLink, move_holders, renew_links_of
from cartographers.server.storage.knocks import move_knocks
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


def _leave(connection: Connection, person: str) -> None:
    """Nothing but what refers to ``devices`` is to be deleted."""


@dataclass(frozen=True, slots=True)
class PersonTables:
    """How a feature gives what it stores about one person to another, and deletes it.

    Rows that refer to ``devices`` are deleted without it, after it, and after the games of the person.
    """

    move: Callable[[Connection, str, str], None]
    forget: Callable[[Connection, str], None] = _leave


#: The maker of a game whose maker is gone, or who never had a device.
NOBODY = "nobody"
#: The name of a seat whose player had everything deleted.
NO_NAME = "—"


def set_phrase(
    connection: Connection,
    tables: Sequence[PersonTables],
    device: LinkedDevice,
    new_person: str,
    phrase_hash: str,
) -> Moved:
    """Store a phrase for the person of a device; one that is not linked becomes the first of a new person."""
    old = _person_of(connection, device.device)
    linked = old != device.device
    moved = Moved(old, old if linked else new_person)
    if not linked:
        _move(connection, tables, device, moved)
    connection.execute("DELETE FROM phrases WHERE person = ?", (moved.new,))
    connection.execute("INSERT INTO phrases (person, hash) VALUES (?, ?)", (moved.new, phrase_hash))
    return moved


def link(
    connection: Connection, tables: Sequence[PersonTables], device: LinkedDevice, phrase_hash: str
) -> Moved | None:
    """Link a device to the person with this phrase; none if nobody has it."""
    row = connection.execute("SELECT person FROM phrases WHERE hash = ?", (phrase_hash,)).fetchone()
    if row is None:
        return None
    moved = Moved(_person_of(connection, device.device), row[0])
    _move(connection, tables, device, moved)
    return moved


def _person_of(connection: Connection, device: str) -> str:
    row = connection.execute("SELECT person FROM links WHERE device = ?", (device,)).fetchone()
    return row[0] if row else device


def _move(connection: Connection, tables: Sequence[PersonTables], device: LinkedDevice, moved: Moved) -> None:
    """Give everything of one person to another, and link the device to the latter."""
    if moved.old != moved.new:
        _move_person(connection, tables, moved.old, moved.new)
    connection.execute(
        "INSERT INTO links (device, person, name, since) VALUES (?, ?, ?, ?) "
        "ON CONFLICT (device) DO UPDATE SET person = excluded.person, name = excluded.name",
        (device.device, moved.new, device.name, device.since),
    )


def _move_person(connection: Connection, tables: Sequence[PersonTables], old: str, new: str) -> None:
    connection.execute("INSERT INTO devices (hash) VALUES (?) ON CONFLICT DO NOTHING", (new,))
    connection.execute("DELETE FROM phrases WHERE person = ?", (old,))
    move_holders(connection, old, new)
    connection.execute("UPDATE games SET maker = ? WHERE maker = ?", (new, old))
    tries.move(connection, old, new)
    move_knocks(connection, old, new)
    move_one(connection, "profiles", old, new)
    site.move(connection, old, new)
    for of_feature in tables:
        of_feature.move(connection, old, new)
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
    rows = connection.execute("SELECT id FROM games WHERE maker = ? AND club IS NOT NULL", (person,))
    return [game for (game,) in rows.fetchall()]


def delete_game(connection: Transaction, game: str) -> None:
    """Delete a game with everything about it; only that it was removed stays known."""
    for table, column in references("games"):
        connection.execute(f"DELETE FROM {table} WHERE {column} = ?", (game,))
    tries.end(connection, game)
    connection.execute("DELETE FROM games WHERE id = ?", (game,))
    connection.execute("INSERT INTO removed (game) VALUES (?) ON CONFLICT DO NOTHING", (game,))
    connection.note(HeadChange(game, removed=True))


def forget(connection: Transaction, tables: Sequence[PersonTables], person: str) -> Removed:
    """Delete everything about a person."""
    for of_feature in tables:
        of_feature.forget(connection, person)
    owned = connection.execute("SELECT device FROM bot_accounts WHERE owner = ?", (person,)).fetchall()
    bots = [remove_bot(connection, device) for (device,) in owned]
    games = games_of(connection, person)
    results = [_forget_game(connection, person, game) for game in games]
    connection.execute("UPDATE games SET maker = ? WHERE maker = ?", (NOBODY, person))
    for table, column in references("devices"):
        connection.execute(f"DELETE FROM {table} WHERE {column} = ?", (person,))
    connection.execute("DELETE FROM phrases WHERE person = ?", (person,))
    connection.execute("DELETE FROM links WHERE person = ?", (person,))
    connection.execute("DELETE FROM devices WHERE hash = ?", (person,))
    return replace(_together(results), bots=tuple(bots))


def remove_bot(connection: Transaction, device: str) -> RemovedBot:
    """Delete a bot account, which leaves all its games."""
    results = [remove_game(connection, device, game) or Removed() for game in games_of(connection, device)]
    connection.execute("UPDATE games SET maker = ? WHERE maker = ?", (NOBODY, device))
    connection.execute("DELETE FROM bot_accounts WHERE device = ?", (device,))
    for table, column in references("devices"):
        connection.execute(f"DELETE FROM {table} WHERE {column} = ?", (device,))
    connection.execute("DELETE FROM devices WHERE hash = ?", (device,))
    return RemovedBot(device, _together(results))


def games_of(connection: Connection, person: str) -> list[str]:
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


def move_one(connection: Connection, table: str, old: str, new: str) -> None:
    """Give what a person has one of to another, who keeps their own if there is one."""
    connection.execute(
        f"DELETE FROM {table} WHERE person = ? AND EXISTS (SELECT 1 FROM {table} WHERE person = ?)",
        (old, new),
    )
    connection.execute(f"UPDATE {table} SET person = ? WHERE person = ?", (new, old))
