"""Puzzles, the answers to them, and the games in which new ones are looked for."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from json import loads
from typing import Any

from cartographers.notation.wire import Json
from cartographers.puzzles.day import Known, puzzles_of_day
from cartographers.puzzles.rating import NEW_PUZZLE_DEVIATION, NEW_SOLVER, Rating, after_answer
from cartographers.server.storage.database import Connection, Database
from cartographers.server.storage.errors import DAMAGE
from cartographers.server.storage.hash_chain import canonical_json


@dataclass(frozen=True, slots=True)
class NewPuzzle:
    """A puzzle that was found or imported."""

    id: str
    #: As ``puzzles.puzzle`` writes it.
    body: Json
    rating: float
    #: The game it comes from, if it is one of this server.
    game: str = ""


@dataclass(frozen=True, slots=True)
class PuzzleRow:
    """A puzzle as it is stored."""

    id: str
    body: Json
    rating: Rating
    #: How many persons have answered it, and how many of them were right at once.
    tries: int
    solved: int


@dataclass(frozen=True, slots=True)
class PuzzleAnswerRow:
    """The first answer of a person to a puzzle; later ones are not kept."""

    puzzle: str
    person: str
    #: In seconds since 1970.
    at: float
    solved: bool
    decision: Json
    #: The rating of the person before and after it.
    before: float = 0.0
    after: float = 0.0


@dataclass(frozen=True, slots=True)
class Solver:
    """How strong somebody is, and how many puzzles in a row were right."""

    rating: Rating = field(default=NEW_SOLVER)
    streak: int = 0
    longest: int = 0
    tries: int = 0
    solved: int = 0


@dataclass(frozen=True, slots=True)
class GameToSearch:
    """A finished game in which puzzles may be, and how many of its positions were looked at."""

    game: str
    looked: int


#: How many games are looked through at once for one that may be watched.
_TRIED = 50
#: A finished game that anybody may watch and whose cards are no secret of others: no lesson, no "what if", no
#: deal of a day, and not one that was ended early.
_PUBLIC = "over = 1 AND lesson IS NULL AND branch IS NULL AND day IS NULL AND ended IS NULL"


class PuzzleStore:
    """Puzzles in a database. Each call is one transaction, or part of one with others."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, puzzles: Sequence[NewPuzzle], now: float) -> int:
        """Store puzzles; says how many of them were new."""
        return await self._database.run(
            lambda connection: sum(insert(connection, one, now) for one in puzzles)
        )

    async def known(self) -> set[str]:
        """The ids of all puzzles."""
        return await self._database.run(
            lambda connection: {id for (id,) in connection.execute("SELECT id FROM puzzles").fetchall()}
        )

    async def of_ids(self, ids: Sequence[str]) -> list[PuzzleRow]:
        """Puzzles by their ids, in this order; those that there are."""
        return await self._database.run(lambda connection: select(connection, ids)) if ids else []

    async def of_day(self, day: str) -> list[str]:
        """The ids of the puzzles of a day; they are chosen when they are first asked for, and stay."""
        return await self._database.run(lambda connection: of_day(connection, day))

    async def next_for(self, person: str, besides: Sequence[str]) -> str | None:
        """An unanswered puzzle about as hard as the person is strong, or else the one answered longest ago.

        Some puzzles are left out.
        """
        return await self._database.run(lambda connection: next_for(connection, person, besides))

    async def unanswered(self, person: str) -> int:
        """How many puzzles a person has not answered."""

        def read(connection: Connection) -> int:
            rows = connection.execute(
                "SELECT COUNT(*) FROM puzzles WHERE NOT EXISTS "
                "(SELECT 1 FROM puzzle_answers WHERE puzzle = id AND person = ?)",
                (person,),
            )
            return int(rows.fetchone()[0])

        return await self._database.run(read)

    async def answer(self, answer: PuzzleAnswerRow) -> tuple[PuzzleAnswerRow, bool]:
        """Store a first answer and move both ratings; the answer that counts, and whether it is this one."""
        return await self._database.run(lambda connection: store_answer(connection, answer))

    async def answers(self, person: str, ids: Sequence[str]) -> dict[str, PuzzleAnswerRow]:
        """A person's answers to some puzzles."""
        if not ids:
            return {}
        which = f"person = ? AND puzzle IN ({', '.join('?' * len(ids))})"
        given = await self._database.run(lambda connection: select_answers(connection, which, (person, *ids)))
        return {one.puzzle: one for one in given}

    async def all_answers(self, person: str) -> list[PuzzleAnswerRow]:
        """All answers of a person, the newest first."""
        return await self._database.run(
            lambda connection: select_answers(connection, "person = ? ORDER BY at DESC, puzzle", (person,))
        )

    async def solver(self, person: str) -> Solver:
        """How strong a person is."""
        return await self._database.run(lambda connection: solver(connection, person))

    async def game_to_search(self, now: float, until: float) -> GameToSearch | None:
        """A finished public game that nobody looks at, which is this server's until a moment."""

        def take(connection: Connection) -> GameToSearch | None:
            rows = connection.execute(
                "SELECT id, plan, COALESCE(looked, 0) FROM games LEFT JOIN puzzle_searches ON game = id "
                f"WHERE {_PUBLIC} AND (game IS NULL OR until < ?) ORDER BY began DESC LIMIT {_TRIED}",
                (now,),
            ).fetchall()
            for game, plan, looked in rows:
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


_ANSWER = "puzzle, person, at, solved, decision, before, after"


def insert(connection: Connection, new: NewPuzzle, now: float) -> bool:
    """Store a puzzle unless it is there; says whether it was new."""
    noted = connection.execute(
        "INSERT INTO puzzles (id, body, game, added, rating, deviation, tries, solved) "
        "VALUES (?, ?, ?, ?, ?, ?, 0, 0) ON CONFLICT DO NOTHING",
        (new.id, canonical_json(new.body), new.game, now, new.rating, NEW_PUZZLE_DEVIATION),
    )
    return bool(noted.rowcount)


def select(connection: Connection, ids: Sequence[str]) -> list[PuzzleRow]:
    """Puzzles by their ids, in this order."""
    selected = connection.execute(
        "SELECT id, body, rating, deviation, tries, solved FROM puzzles "
        f"WHERE id IN ({', '.join('?' * len(ids))})",
        list(ids),
    ).fetchall()
    rows = {
        row[0]: PuzzleRow(row[0], loads(row[1]), Rating(row[2], row[3]), row[4], row[5]) for row in selected
    }
    return [rows[id] for id in ids if id in rows]


def of_day(connection: Connection, day: str) -> list[str]:
    """The puzzles of a day; they are chosen the first time."""
    chosen = "SELECT puzzle FROM puzzle_days WHERE day = ? ORDER BY number"
    chosen_ids = [id for (id,) in connection.execute(chosen, (day,)).fetchall()]
    if chosen_ids:
        return chosen_ids
    known = connection.execute(
        "SELECT id, rating, (SELECT COUNT(*) FROM puzzle_days WHERE puzzle = id) FROM puzzles"
    ).fetchall()
    for number, id in enumerate(puzzles_of_day(day, [Known(*row) for row in known])):
        connection.execute(
            "INSERT INTO puzzle_days (day, number, puzzle) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
            (day, number, id),
        )
    # Another server may have been a moment earlier.
    return [id for (id,) in connection.execute(chosen, (day,)).fetchall()]


def next_for(connection: Connection, person: str, besides: Sequence[str]) -> str | None:
    """An unanswered puzzle, the nearest in strength; or else the one answered longest ago."""
    others = f"id NOT IN ({', '.join('?' * len(besides))})" if besides else "0 = 0"
    row = connection.execute(
        f"SELECT id FROM puzzles WHERE {others} "
        "AND NOT EXISTS (SELECT 1 FROM puzzle_answers WHERE puzzle = id AND person = ?) "
        "ORDER BY ABS(rating - ?), id LIMIT 1",
        (*besides, person, solver(connection, person).rating.value),
    ).fetchone()
    if not row:
        row = connection.execute(
            f"SELECT id FROM puzzles JOIN puzzle_answers ON puzzle = id WHERE {others} AND person = ? "
            "ORDER BY seen, id LIMIT 1",
            (*besides, person),
        ).fetchone()
    return row[0] if row else None


def store_answer(connection: Connection, new: PuzzleAnswerRow) -> tuple[PuzzleAnswerRow, bool]:
    """Store a first answer and move both ratings; of a later one only when it was."""
    connection.execute("INSERT INTO devices (hash) VALUES (?) ON CONFLICT DO NOTHING", (new.person,))
    noted = connection.execute(
        f"INSERT INTO puzzle_answers ({_ANSWER}, seen) VALUES (?, ?, ?, ?, ?, 0, 0, ?) "
        "ON CONFLICT DO NOTHING",
        (new.puzzle, new.person, new.at, int(new.solved), canonical_json(new.decision), new.at),
    )
    which = (new.puzzle, new.person)
    if noted.rowcount:
        before, after = _rate(connection, new)
        connection.execute(
            "UPDATE puzzle_answers SET before = ?, after = ? WHERE puzzle = ? AND person = ?",
            (before, after, *which),
        )
    else:
        connection.execute(
            "UPDATE puzzle_answers SET seen = ? WHERE puzzle = ? AND person = ?", (new.at, *which)
        )
    (kept,) = select_answers(connection, "puzzle = ? AND person = ?", which)
    return kept, bool(noted.rowcount)


def _rate(connection: Connection, new: PuzzleAnswerRow) -> tuple[float, float]:
    """Move the ratings of a puzzle and of who answered it; the latter before and after."""
    # It comes first, so that the row is this transaction's when it is read.
    connection.execute(
        "UPDATE puzzles SET tries = tries + 1, solved = solved + ? WHERE id = ?",
        (int(new.solved), new.puzzle),
    )
    connection.execute(
        "INSERT INTO puzzle_solvers (person, rating, deviation, streak, longest) VALUES (?, ?, ?, 0, 0) "
        "ON CONFLICT DO NOTHING",
        (new.person, *Solver().rating),
    )
    connection.execute(
        "UPDATE puzzle_solvers SET streak = CASE WHEN ? = 1 THEN streak + 1 ELSE 0 END WHERE person = ?",
        (int(new.solved), new.person),
    )
    (puzzle,) = select(connection, [new.puzzle])
    before = solver(connection, new.person).rating
    mine, its = after_answer(before, puzzle.rating, new.solved)
    connection.execute("UPDATE puzzles SET rating = ?, deviation = ? WHERE id = ?", (*its, new.puzzle))
    connection.execute(
        "UPDATE puzzle_solvers SET rating = ?, deviation = ?, "
        "longest = CASE WHEN streak > longest THEN streak ELSE longest END WHERE person = ?",
        (*mine, new.person),
    )
    return before.value, mine.value


def solver(connection: Connection, person: str) -> Solver:
    """How strong a person is."""
    row = connection.execute(
        "SELECT rating, deviation, streak, longest FROM puzzle_solvers WHERE person = ?", (person,)
    ).fetchone()
    if not row:
        return Solver()
    tries, solved = connection.execute(
        "SELECT COUNT(*), COALESCE(SUM(solved), 0) FROM puzzle_answers WHERE person = ?", (person,)
    ).fetchone()
    rating, deviation, streak, longest = row
    return Solver(Rating(rating, deviation), streak, longest, int(tries), int(solved))


def select_answers(connection: Connection, condition: str, values: Sequence[Any]) -> list[PuzzleAnswerRow]:
    """The answers that a condition, perhaps with an order, is true of."""
    rows = connection.execute(f"SELECT {_ANSWER} FROM puzzle_answers WHERE {condition}", list(values))
    return [
        PuzzleAnswerRow(puzzle, person, at, bool(solved), loads(decision), before, after)
        for puzzle, person, at, solved, decision, before, after in rows.fetchall()
    ]
