"""SQL statements that set rows of any table aside, and put them back.

What is set aside is one text of JSON: whole rows that were deleted, and the former values of cells that were
changed.
"""

from collections.abc import Sequence
from json import dumps, loads
from typing import Any

from cartographers.server.features.admin.things import BotNameTaken, Goes, PartOfDeleted, Restored, SetAside
from cartographers.server.storage import person_rows, rows
from cartographers.server.storage.database import Connection, Transaction
from cartographers.server.storage.heads import HeadChange
from cartographers.server.storage.holders import LinkHash, renew_link
from cartographers.server.storage.schema import references
from cartographers.server.storage.tables import NOT_RESTORED, newest_tables

#: What is not worth putting back: a notice would come late, and a checkpoint is made again.
_NOT_KEPT = {"unsent", "checkpoints"}


class DryRun(Exception):
    """Raised so that a transaction is undone which was only to show what would go."""

    def __init__(self, goes: Goes | None) -> None:
        super().__init__("nothing was changed")
        self.goes = goes


class Aside:
    """Rows and cells that are being set aside."""

    def __init__(self) -> None:
        #: A table and one of its rows, in the order in which they are put back.
        self.rows: list[tuple[str, list[Any]]] = []
        #: A table, which row of it, a column, its value before and after.
        self.cells: list[tuple[str, dict[str, Any], str, Any, Any]] = []
        self.games: list[str] = []
        self.put_out: list[str] = []

    def copy(self, connection: Connection, table: str, condition: str, values: Sequence[Any]) -> int:
        """Remember the rows that a condition is true of; how many they are."""
        columns = newest_tables()[table].columns
        rows = connection.execute(f"SELECT {columns} FROM {table} WHERE {condition}", values).fetchall()
        self.rows += [(table, list(row)) for row in rows]
        return len(rows)

    def take(self, connection: Connection, table: str, condition: str, values: Sequence[Any]) -> int:
        """Remember the rows that a condition is true of, and delete them."""
        number = self.copy(connection, table, condition, values)
        connection.execute(f"DELETE FROM {table} WHERE {condition}", values)
        return number

    def change(self, connection: Connection, table: str, keys: dict[str, Any], new: dict[str, Any]) -> None:
        """Change cells of one row, and remember what was in them."""
        where, columns = _where(keys), list(new)
        row = connection.execute(
            f"SELECT {', '.join(columns)} FROM {table} WHERE {where}", tuple(keys.values())
        ).fetchone()
        if row is None:
            return
        for column, before in zip(columns, row, strict=True):
            if before != new[column]:
                self.cells.append((table, keys, column, before, new[column]))
        written = ", ".join(f"{column} = ?" for column in columns)
        connection.execute(f"UPDATE {table} SET {written} WHERE {where}", (*new.values(), *keys.values()))

    def copy_game(self, connection: Connection, game: str) -> int:
        """Remember a game with everything about it; how many events it has."""
        self.copy(connection, "games", "id = ?", (game,))
        copied = {
            table: self.copy(connection, table, f"{column} = ?", (game,))
            for table, column in references("games")
            if table not in _NOT_KEPT
        }
        self.games.append(game)
        return copied["events"]

    def delete_game(self, connection: Transaction, game: str) -> int:
        """Delete a game with everything about it, and remember all of it.

        A counted try stays over, also after an undo: its player was told the deal meanwhile.
        """
        events = self.copy_game(connection, game)
        person_rows.delete_game(connection, game)
        return events

    def store(self, connection: Connection, aside: SetAside) -> None:
        """Store all of it."""
        body = {
            "rows": self.rows,
            "cells": self.cells,
            "games": self.games,
        }
        connection.execute(
            "INSERT INTO set_aside (id, kind, what, at, until, body) VALUES (?, ?, ?, ?, ?, ?)",
            (*aside, dumps(body)),
        )

    def goes(self, **counts: int) -> Goes:
        """What has gone."""
        return Goes(counts, tuple(self.games), tuple(self.put_out))


def put_back(connection: Transaction, id: str, now: float, link_hash: LinkHash) -> Restored | None:
    """Put back what was set aside; what was changed or made again since then stays as it is.

    Games get new private links: a device may have been unlinked meanwhile that knows the former ones.
    """
    thing = connection.execute(
        "SELECT kind, what, body FROM set_aside WHERE id = ? AND until > ?", (id, now)
    ).fetchone()
    if thing is None:
        return None
    kind, what, body = thing[0], thing[1], loads(thing[2])
    if not _is_ours(body):
        return None
    parts = 0
    for table, row in body["rows"]:
        if _is_part_of_gone(connection, table, row):
            parts += 1
            continue
        _check_bot_name(connection, table, row)
        _, columns, places = newest_tables()[table]
        connection.execute(f"INSERT INTO {table} ({columns}) VALUES ({places}) ON CONFLICT DO NOTHING", row)
    if parts and parts == len(body["rows"]) and not body["cells"]:
        raise PartOfDeleted
    for table, keys, column, before, after in body["cells"]:
        if (table, column) == ("bot_accounts", "name"):
            check_bot_name_free(connection, before, keys["device"])
        unchanged = f"{column} IS NULL" if after is None else f"{column} = ?"
        connection.execute(
            f"UPDATE {table} SET {column} = ? WHERE {_where(keys)} AND {unchanged}",
            (before, *keys.values(), *([] if after is None else [after])),
        )
    put_back_games = {row[0] for table, row in body["rows"] if table == "games"}
    for game in put_back_games:
        connection.execute("DELETE FROM removed WHERE game = ?", (game,))
        connection.note(_head(connection, game))
        person_rows.leave_seats_without_holder(connection, game)
        for (seat,) in connection.execute("SELECT seat FROM seats WHERE game = ?", (game,)).fetchall():
            renew_link(connection, game, seat, link_hash)
    connection.execute("DELETE FROM set_aside WHERE id = ?", (id,))
    return Restored(kind, what, tuple(body["games"]))


def _is_ours(body: Any) -> bool:
    """Has a text only tables and columns that something is set aside from?

    It may come from a backup that was changed: names in it are no statements, and nobody becomes a host.
    """
    known = {
        name: {*table.names, *table.columns.split(", ")}  # one is "left", a word of SQL
        for name, table in newest_tables().items()
        if name not in NOT_RESTORED
    }
    return all(table in known for table, _ in body["rows"]) and all(
        {*keys, column} <= known.get(table, set()) for table, keys, column, *_ in body["cells"]
    )


def remove_bots_for_good(connection: Transaction, now: float) -> list[person_rows.RemovedBot]:
    """Take deleted bot accounts that can no longer be put back out of everything else that has them."""
    past = "SELECT body FROM set_aside WHERE kind = 'bot' AND until < ?"
    rows = [row for (body,) in connection.execute(past, (now,)).fetchall() for row in loads(body)["rows"]]
    devices = [_cell(table, row, "device") for table, row in rows if table == "bot_accounts"]
    return [person_rows.remove_bot(connection, device) for device in devices]


def check_bot_name_free(connection: Connection, name: str, device: str) -> None:
    """Raise ``BotNameTaken`` if another bot account has a name."""
    taken = "SELECT 1 FROM bot_accounts WHERE name = ? AND device <> ?"
    if connection.execute(taken, (name, device)).fetchone():
        raise BotNameTaken(name)


def _check_bot_name(connection: Connection, table: str, row: Sequence[Any]) -> None:
    if table == "bot_accounts":
        check_bot_name_free(connection, _cell(table, row, "name"), _cell(table, row, "device"))


def _is_part_of_gone(connection: Connection, table: str, row: Sequence[Any]) -> bool:
    """Is a row about something that is not there any more, like a bot or a game deleted meanwhile?"""
    parents = [
        (of, key, _cell(table, row, column))
        for of, key in (("devices", "hash"), ("games", "id"), ("tournaments", "id"))
        for name, column in references(of)
        if name == table
    ]
    return any(
        value is not None
        and connection.execute(f"SELECT 1 FROM {of} WHERE {key} = ?", (value,)).fetchone() is None
        for of, key, value in parents
    )


def _cell(table: str, row: Sequence[Any], column: str) -> Any:
    return row[newest_tables()[table].names.index(column)]


def _head(connection: Connection, game: str) -> HeadChange:
    """The head of a game that is there again."""
    seed, deal, over = connection.execute(
        "SELECT seed, deal, over FROM games WHERE id = ?", (game,)
    ).fetchone()
    dealt = rows.read_deal_hash(seed, deal)
    return HeadChange(game, rows.select_end(connection, game), dealt, dealt if over or not deal else None)


def _where(keys: dict[str, Any]) -> str:
    return " AND ".join(f"{key} = ?" for key in keys)
