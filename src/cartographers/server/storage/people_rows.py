"""SQL statements about persons: moving what is theirs, leaving games, deleting."""

from collections.abc import Collection
from json import loads

from cartographers.notation.wire import Json
from cartographers.server.storage import puzzle_rows, tournament_rows, try_rows
from cartographers.server.storage.checkpoint_rows import delete_checkpoint
from cartographers.server.storage.database import Connection, Transaction
from cartographers.server.storage.hash_chain import canonical_json
from cartographers.server.storage.heads import HeadChange
from cartographers.server.storage.people import LinkedDevice, Moved, Removed
from cartographers.server.storage.schema import references
from cartographers.server.storage.store import DAMAGE

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
    # Both may have had the same seat.
    connection.execute(
        "INSERT INTO holders (game, seat, device) SELECT game, seat, ? FROM holders WHERE device = ? "
        "ON CONFLICT DO NOTHING",
        (new, old),
    )
    connection.execute("DELETE FROM holders WHERE device = ?", (old,))
    connection.execute("UPDATE games SET maker = ? WHERE maker = ?", (new, old))
    connection.execute("UPDATE bot_accounts SET owner = ? WHERE owner = ?", (new, old))
    try_rows.move(connection, old, new)
    tournament_rows.move(connection, old, new)
    puzzle_rows.move(connection, old, new)
    connection.execute("UPDATE links SET person = ? WHERE person = ?", (new, old))
    connection.execute("DELETE FROM devices WHERE hash = ?", (old,))


def remove_game(connection: Transaction, person: str, game: str) -> Removed | None:
    """Take a game from a person's list; none if it was not on it."""
    if not _seats_of(connection, person, game) and game not in _hosted_by(connection, person):
        return None
    connection.execute("DELETE FROM holders WHERE device = ? AND game = ?", (person, game))
    # A program can neither start a table nor end it.
    other = connection.execute(
        "SELECT device FROM holders WHERE game = ? "
        "ORDER BY CASE WHEN device IN (SELECT device FROM bot_accounts) THEN 1 ELSE 0 END, seat LIMIT 1",
        (game,),
    ).fetchone()
    if other is None:
        delete_game(connection, game)
        return Removed(deleted=(game,))
    connection.execute(
        """UPDATE seats SET "left" = 1 WHERE game = ? AND kind = 'human' """
        "AND seat NOT IN (SELECT seat FROM holders WHERE game = ?) "
        "AND EXISTS (SELECT 1 FROM games WHERE id = ? AND over = 0)",
        (game, game, game),
    )
    connection.execute("UPDATE games SET maker = ? WHERE id = ? AND maker = ?", (other[0], game, person))
    return Removed(left=((game, other[0]),))


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
    try_rows.end(connection, game)
    connection.execute("DELETE FROM games WHERE id = ?", (game,))
    connection.execute("INSERT INTO removed (game) VALUES (?) ON CONFLICT DO NOTHING", (game,))
    connection.note(HeadChange(game, removed=True))


def forget(connection: Transaction, person: str) -> Removed:
    """Delete everything about a person."""
    connection.execute("DELETE FROM webhooks WHERE game IN (SELECT id FROM games WHERE maker = ?)", (person,))
    held = connection.execute("SELECT DISTINCT game FROM holders WHERE device = ?", (person,)).fetchall()
    games = {game for (game,) in held} | {*_hosted_by(connection, person)}
    results = [_forget_game(connection, person, game) for game in sorted(games)]
    connection.execute("UPDATE games SET maker = ? WHERE maker = ?", (NOBODY, person))
    tournament_rows.leave_hosts(connection, person)
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
