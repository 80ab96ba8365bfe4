"""What a person has of puzzles is given to another person: answers, the rating and own mistakes."""

from cartographers.server.storage.database import Connection
from cartographers.server.storage.finding import Conditions, Thing, Wanted
from cartographers.server.storage.person_rows import PersonTables


def _move(connection: Connection, old: str, new: str) -> None:
    _move_answers(connection, old, new)
    _move_mistakes(connection, old, new)


def _move_answers(connection: Connection, old: str, new: str) -> None:
    """Give the answers of one person to another; where both have answered, the earlier answer is kept.

    Of two ratings the one that more answers stand behind is kept.
    """
    both = connection.execute(
        "SELECT mine.puzzle, CASE WHEN mine.at < theirs.at THEN ? ELSE ? END "
        "FROM puzzle_answers mine JOIN puzzle_answers theirs "
        "ON theirs.puzzle = mine.puzzle AND theirs.person = ? WHERE mine.person = ?",
        (new, old, new, old),
    ).fetchall()
    kept = new if _answers(connection, new) >= _answers(connection, old) else old
    for puzzle, later in both:
        connection.execute("DELETE FROM puzzle_answers WHERE puzzle = ? AND person = ?", (puzzle, later))
    connection.execute("UPDATE puzzle_answers SET person = ? WHERE person = ?", (new, old))
    connection.execute("DELETE FROM puzzle_solvers WHERE person = ?", (old if kept == new else new,))
    connection.execute("UPDATE puzzle_solvers SET person = ? WHERE person = ?", (new, old))


def _move_mistakes(connection: Connection, old: str, new: str) -> None:
    """Give the mistakes of one person to another; of one that both have, the latter's practice is kept."""
    for table, columns in (("mistakes", "puzzle"), ("mistake_searches", "game, seat")):
        connection.execute(
            f"DELETE FROM {table} WHERE person = ? AND ({columns}) IN "
            f"(SELECT {columns} FROM {table} WHERE person = ?)",
            (old, new),
        )
        connection.execute(f"UPDATE {table} SET person = ? WHERE person = ?", (new, old))


def _answers(connection: Connection, person: str) -> int:
    """How many answers stand behind the rating of a person; none if there is no rating."""
    rated = connection.execute("SELECT 1 FROM puzzle_solvers WHERE person = ?", (person,)).fetchone()
    (answers,) = connection.execute(
        "SELECT COUNT(*) FROM puzzle_answers WHERE person = ?", (person,)
    ).fetchone()
    return int(answers) if rated else 0


def find(connection: Connection, wanted: Wanted) -> list[Thing]:
    """The answers of each person to puzzles; they have no names."""
    where = Conditions(wanted).text("person").people("person {is_one}").made("at")
    rows = connection.execute(
        f"SELECT person, MAX(at), COUNT(*) FROM puzzle_answers WHERE {where} "
        "GROUP BY person ORDER BY MAX(at) DESC, person LIMIT ?",
        (*where.values, wanted.limit),
    ).fetchall()
    return [Thing(person, "", at, True, ((person, ""),), number) for person, at, number in rows]


PERSON_TABLES = PersonTables(_move)
