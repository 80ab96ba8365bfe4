"""Puzzles in the database of the games."""

from collections.abc import Sequence
from json import loads

from cartographers.server.storage import puzzle_rows
from cartographers.server.storage.database import Connection, Database
from cartographers.server.storage.puzzles import (
    GameToSearch,
    NewPuzzle,
    PuzzleAnswerRow,
    PuzzleRow,
    Solver,
)
from cartographers.server.storage.store import DAMAGE

#: How many games are looked through at once for one that may be watched.
_TRIED = 50
#: A finished game that anybody may watch and whose cards are no secret of others: no lesson, no "what if", no
#: deal of a day, and not one that was ended early.
_PUBLIC = "over = 1 AND lesson IS NULL AND branch IS NULL AND day IS NULL AND ended IS NULL"


class SqlPuzzles:
    """Puzzles in a database. Each call is one transaction, or part of one with others."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, puzzles: Sequence[NewPuzzle], now: float) -> int:
        """Store puzzles; says how many of them were new."""
        return await self._database.run(
            lambda connection: sum(puzzle_rows.insert(connection, one, now) for one in puzzles)
        )

    async def known(self) -> set[str]:
        """The ids of all puzzles."""
        return await self._database.run(
            lambda connection: {id for (id,) in connection.execute("SELECT id FROM puzzles").fetchall()}
        )

    async def of_ids(self, ids: Sequence[str]) -> list[PuzzleRow]:
        """Puzzles by their ids, in this order; those that there are."""
        return await self._database.run(lambda connection: puzzle_rows.select(connection, ids)) if ids else []

    async def of_day(self, day: str) -> list[str]:
        """The ids of the puzzles of a day; they are chosen when they are first asked for, and stay."""
        return await self._database.run(lambda connection: puzzle_rows.of_day(connection, day))

    async def next_for(self, person: str, besides: Sequence[str]) -> str | None:
        """An unanswered puzzle as hard as the person is strong, or else the one answered longest ago."""
        return await self._database.run(lambda connection: puzzle_rows.next_for(connection, person, besides))

    async def unanswered(self, person: str) -> int:
        """How many puzzles a person has not answered."""

        def read(connection: Connection) -> int:
            found = connection.execute(
                "SELECT COUNT(*) FROM puzzles WHERE NOT EXISTS "
                "(SELECT 1 FROM puzzle_answers WHERE puzzle = id AND person = ?)",
                (person,),
            )
            return int(found.fetchone()[0])

        return await self._database.run(read)

    async def answer(self, answer: PuzzleAnswerRow) -> tuple[PuzzleAnswerRow, bool]:
        """Store a first answer and move both ratings; the answer that counts, and whether it is this one."""
        return await self._database.run(lambda connection: puzzle_rows.answer(connection, answer))

    async def answers(self, person: str, ids: Sequence[str]) -> dict[str, PuzzleAnswerRow]:
        """A person's answers to some puzzles."""
        if not ids:
            return {}
        which = f"person = ? AND puzzle IN ({', '.join('?' * len(ids))})"
        found = await self._database.run(
            lambda connection: puzzle_rows.select_answers(connection, which, (person, *ids))
        )
        return {one.puzzle: one for one in found}

    async def all_answers(self, person: str) -> list[PuzzleAnswerRow]:
        """All answers of a person, the newest first."""
        return await self._database.run(
            lambda connection: puzzle_rows.select_answers(
                connection, "person = ? ORDER BY at DESC, puzzle", (person,)
            )
        )

    async def solver(self, person: str) -> Solver:
        """How strong a person is."""
        return await self._database.run(lambda connection: puzzle_rows.solver(connection, person))

    async def game_to_search(self, now: float, until: float) -> GameToSearch | None:
        """A finished public game that nobody looks at, which is this server's until a moment."""

        def take(connection: Connection) -> GameToSearch | None:
            found = connection.execute(
                "SELECT id, plan, COALESCE(looked, 0) FROM games LEFT JOIN puzzle_searches ON game = id "
                f"WHERE {_PUBLIC} AND (game IS NULL OR until < ?) ORDER BY began DESC LIMIT {_TRIED}",
                (now,),
            ).fetchall()
            for game, plan, looked in found:
                public = _may_be_watched(plan)
                _note(connection, game, looked, until if public else None)
                if public:
                    return GameToSearch(game, looked)
            return None

        return await self._database.run(take)

    async def searched(self, game: GameToSearch, until: float | None) -> None:
        """So many positions of a game were looked at; it is done, or this server's until a moment."""
        await self._database.run(lambda connection: _note(connection, game.game, game.looked, until))


def _may_be_watched(plan: str) -> bool:
    """Did those who made a game let others watch it?"""
    try:
        return bool(loads(plan).get("watchers", True))
    except DAMAGE:
        return False


def _note(connection: Connection, game: str, looked: int, until: float | None) -> None:
    connection.execute(
        "INSERT INTO puzzle_searches (game, looked, until) VALUES (?, ?, ?) "
        "ON CONFLICT (game) DO UPDATE SET looked = excluded.looked, until = excluded.until",
        (game, looked, until),
    )
