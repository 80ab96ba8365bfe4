"""Changes of stored games that no server has made, and what is found of them."""

import sqlite3
from pathlib import Path
from typing import Any

import psycopg

from cartographers.server.storage.snapshot import Checked
from cartographers.server.storage.verifying import verify


def change(folder: Path, database: str, *statements: str) -> list[Any]:
    """Run statements in a database, or else in the file of a folder; what the last one found."""
    found: list[Any] = []
    if database:
        with psycopg.connect(database, autocommit=True) as connection:
            for statement in statements:
                cursor = connection.execute(statement.encode())
                found = cursor.fetchall() if cursor.description else []
        return found
    base = sqlite3.connect(folder / "games.sqlite", isolation_level=None)
    for statement in statements:
        found = base.execute(statement).fetchall()
    base.close()
    return found


def only(folder: Path, database: str = "") -> Checked:
    """What is found of the only game of a folder or a database."""
    (found,) = verify(folder, database)
    return found
