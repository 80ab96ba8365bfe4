"""Mistakes of players, each a puzzle that only its player sees, and the games that were looked through."""

from collections.abc import Sequence
from dataclasses import dataclass
from json import loads
from typing import Any

from cartographers.notation.wire import Json
from cartographers.puzzles.mistake import Practice, Theme, practised
from cartographers.server.storage.database import Connection, Database
from cartographers.server.storage.hash_chain import canonical_json

#: The most mistakes that are kept of a person: those that are learned go first, then the oldest.
MOST = 200
#: How many games are named in which nobody has looked for mistakes.
_GAMES = 20


@dataclass(frozen=True, slots=True)
class MistakeRow:
    """A mistake of a person."""

    puzzle: str
    #: As ``puzzles.puzzle`` writes it.
    body: Json
    #: What was drawn in the game, as in a record in JSON.
    played: Json
    theme: Theme
    edict: str
    lost: float
    added: float
    practice: Practice
    #: How often it was answered, and how often rightly.
    tries: int = 0
    solved: int = 0


@dataclass(frozen=True, slots=True)
class SeatOfGame:
    """A seat of a finished game."""

    game: str
    seat: int


_COLUMNS = "puzzle, body, played, theme, edict, lost, added, level, due, tries, solved"


class MistakeStore:
    """Mistakes in a database. Each call is one transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, person: str, searched: SeatOfGame, mistakes: Sequence[MistakeRow]) -> None:
        """Store the mistakes of a game; one that is known stays as it is."""

        def write(connection: Connection) -> None:
            connection.execute("INSERT INTO devices (hash) VALUES (?) ON CONFLICT DO NOTHING", (person,))
            connection.execute(
                "INSERT INTO mistake_searches (person, game, seat) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
                (person, searched.game, searched.seat),
            )
            for one in mistakes:
                connection.execute(
                    f"INSERT INTO mistakes (person, {_COLUMNS}) "
                    "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0, 0) ON CONFLICT DO NOTHING",
                    (
                        *(person, one.puzzle, canonical_json(one.body), canonical_json(one.played)),
                        *(one.theme, one.edict, one.lost, one.added, *one.practice),
                    ),
                )
            connection.execute(
                "DELETE FROM mistakes WHERE person = ? AND puzzle NOT IN (SELECT puzzle FROM mistakes "
                "WHERE person = ? ORDER BY due IS NULL, added DESC, puzzle LIMIT ?)",
                (person, person, MOST),
            )

        await self._database.run(write)

    async def all(self, person: str) -> list[MistakeRow]:
        """All mistakes of a person; those that are due first come first."""
        return await self._database.run(
            lambda connection: _select(
                connection, "person = ? ORDER BY due IS NULL, due, lost DESC, puzzle", (person,)
            )
        )

    async def one(self, person: str, puzzle: str) -> MistakeRow | None:
        """A mistake of a person; none if it is not theirs."""
        rows = await self._database.run(
            lambda connection: _select(connection, "person = ? AND puzzle = ?", (person, puzzle))
        )
        return rows[0] if rows else None

    async def answer(
        self, person: str, puzzle: str, solved: bool, now: float
    ) -> tuple[MistakeRow, bool] | None:
        """Note an answer: the mistake then, and whether its time has moved; none if it is not theirs."""

        def write(connection: Connection) -> tuple[MistakeRow, bool] | None:
            which = (person, puzzle)
            connection.execute(
                "UPDATE mistakes SET tries = tries + 1, solved = solved + ? WHERE person = ? AND puzzle = ?",
                (int(solved), *which),
            )
            rows = _select(connection, "person = ? AND puzzle = ?", which)
            if not rows:
                return None
            before = rows[0].practice
            after = practised(before, solved, now)
            connection.execute(
                "UPDATE mistakes SET level = ?, due = ? WHERE person = ? AND puzzle = ?", (*after, *which)
            )
            (kept,) = _select(connection, "person = ? AND puzzle = ?", which)
            return kept, after != before

        return await self._database.run(write)

    async def remove(self, person: str, puzzle: str) -> bool:
        """Delete a mistake; says whether it was there."""
        return await self._database.run(
            lambda connection: bool(
                connection.execute(
                    "DELETE FROM mistakes WHERE person = ? AND puzzle = ?", (person, puzzle)
                ).rowcount
            )
        )

    async def unsearched(self, person: str) -> list[SeatOfGame]:
        """The newest games that a person has finished and in which nobody has looked for mistakes."""

        def read(connection: Connection) -> list[SeatOfGame]:
            rows = connection.execute(
                "SELECT id, MIN(seat) FROM holders JOIN games ON id = game "
                "WHERE device = ? AND over = 1 AND lesson IS NULL AND ended IS NULL AND branch IS NULL "
                "AND NOT EXISTS (SELECT 1 FROM mistake_searches searched "
                "WHERE searched.person = ? AND searched.game = id) "
                "GROUP BY id, created ORDER BY created DESC, id LIMIT ?",
                (person, person, _GAMES),
            )
            return [SeatOfGame(game, seat) for game, seat in rows.fetchall()]

        return await self._database.run(read)


def _select(connection: Connection, condition: str, values: Sequence[Any]) -> list[MistakeRow]:
    rows = connection.execute(f"SELECT {_COLUMNS} FROM mistakes WHERE {condition}", list(values)).fetchall()
    return [
        MistakeRow(
            puzzle, loads(body), loads(played), theme, edict, lost, added, Practice(level, due), *counts
        )
        for puzzle, body, played, theme, edict, lost, added, level, due, *counts in rows
    ]
