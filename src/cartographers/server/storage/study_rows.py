"""SQL statements for the studies of a person who becomes another one, or is deleted."""

from cartographers.server.storage.database import Connection


def move_person(connection: Connection, old: str, new: str) -> None:
    """Give the studies of one person to another; who writes a study as both writes it once."""
    connection.execute("UPDATE studies SET owner = ? WHERE owner = ?", (new, old))
    connection.execute(
        "INSERT INTO study_writers (study, person) SELECT study, ? FROM study_writers WHERE person = ? "
        "ON CONFLICT DO NOTHING",
        (new, old),
    )
    connection.execute("DELETE FROM study_writers WHERE person = ?", (old,))


def forget_person(connection: Connection, person: str) -> None:
    """Who writes along leaves no trace at the studies of a person, which go with the person."""
    connection.execute(
        "DELETE FROM study_writers WHERE study IN (SELECT id FROM studies WHERE owner = ?)", (person,)
    )
