"""SQL statements with which a host deletes something; all of it is set aside and can be put back."""

from collections.abc import Callable

from cartographers.server.features.admin.set_aside_rows import Aside, DryRun
from cartographers.server.features.admin.things import Goes, Kind, SetAside
from cartographers.server.storage import tries as try_rows
from cartographers.server.storage.checkpoints import delete_checkpoint
from cartographers.server.storage.database import Transaction
from cartographers.server.storage.person_rows import NO_NAME
from cartographers.server.storage.schema import references
from cartographers.server.storage.tries import STRUCK


def delete(connection: Transaction, kind: Kind, id: str, aside: SetAside) -> Goes | None:
    """Delete something and set it aside; none if there is no such thing."""
    taken = Aside()
    goes = _DELETE[kind](connection, taken, id)
    if goes is not None:
        taken.store(connection, aside)
    return goes


def _delete_game(connection: Transaction, taken: Aside, id: str) -> Goes | None:
    if not connection.execute("SELECT 1 FROM games WHERE id = ?", (id,)).fetchone():
        return None
    events = taken.delete_game(connection, id)
    seats = sum(table == "seats" for table, _ in taken.rows)
    return taken.goes(games=1, seats=seats, events=events)


def _delete_tournament(connection: Transaction, taken: Aside, id: str) -> Goes | None:
    if not taken.copy(connection, "tournaments", "id = ?", (id,)):
        return None
    counts = {
        table: taken.take(connection, table, f"{column} = ?", (id,))
        for table, column in references("tournaments")
    }
    connection.execute("DELETE FROM tournaments WHERE id = ?", (id,))
    tries = taken.take(connection, "tries", "day LIKE ?", (f"t/{id}/%",))
    # The games stay with those who played them, as games that count for nothing.
    games = connection.execute("SELECT id FROM games WHERE day LIKE ?", (f"t/{id}/%",)).fetchall()
    for (game,) in games:
        taken.change(connection, "games", {"id": game}, {"day": None})
        taken.games.append(game)
    return taken.goes(tournaments=1, players=counts["players"], results=tries)


def _delete_result(connection: Transaction, taken: Aside, id: str) -> Goes | None:
    """The row stays, without anything that others see: whoever it was may not try again.

    A try that runs is over, also after an undo: its player was told the deal meanwhile.
    """
    row = connection.execute("SELECT day FROM tries WHERE game = ?", (id,)).fetchone()
    if row is None:
        return None
    nothing = {"name": NO_NAME, "stars": None, "result": None, "mark": STRUCK}
    taken.change(connection, "tries", {"game": id}, nothing)
    try_rows.end(connection, id)
    return taken.goes(results=1)


def _delete_answers(connection: Transaction, taken: Aside, id: str) -> Goes | None:
    """All answers of a person to puzzles, and the rating that follows from them."""
    answers = taken.take(connection, "puzzle_answers", "person = ?", (id,))
    taken.take(connection, "puzzle_solvers", "person = ?", (id,))
    return taken.goes(answers=answers) if answers else None


def _delete_bot(connection: Transaction, taken: Aside, id: str) -> Goes | None:
    """A bot account by its name; where it plays, a bot of the server plays on until it is put back."""
    row = connection.execute("SELECT device FROM bot_accounts WHERE name = ?", (id,)).fetchone()
    if row is None:
        return None
    seats = connection.execute(
        "SELECT holders.game, holders.seat FROM holders JOIN games ON games.id = holders.game "
        "WHERE holders.device = ? AND games.over = 0",
        row,
    ).fetchall()
    for game, seat in seats:
        taken.change(connection, "seats", {"game": game, "seat": seat}, {'"left"': 1})
        delete_checkpoint(connection, game)
        taken.games.append(game)
    taken.take(connection, "bot_accounts", "device = ?", row)
    taken.put_out.append(row[0])
    return taken.goes(bots=1, seats=len(seats))


def _delete_note(connection: Transaction, taken: Aside, id: str) -> Goes | None:
    """A note to all; what somebody wrote to themselves is nobody else's."""
    game, _, note = id.partition("/")
    if not taken.take(connection, "notes", "game = ? AND id = ? AND whom = 'all'", (game, note)):
        return None
    # Its room is read again, so that open pages ask for the notes again.
    taken.games.append(game)
    return taken.goes(notes=1)


def _delete_profile(connection: Transaction, taken: Aside, id: str) -> Goes | None:
    """A public page by its code; whoever it was about keeps everything that was shown there."""
    return taken.goes(profiles=1) if taken.take(connection, "profiles", "code = ?", (id,)) else None


def _delete_study(connection: Transaction, taken: Aside, id: str) -> Goes | None:
    """A study; whoever writes along loses it too, until it is put back."""
    if not taken.take(connection, "studies", "id = ?", (id,)):
        return None
    taken.take(connection, "study_writers", "study = ?", (id,))
    return taken.goes(studies=1)


_DELETE: dict[str, Callable[[Transaction, Aside, str], Goes | None]] = {
    "game": _delete_game,
    "tournament": _delete_tournament,
    "result": _delete_result,
    "answers": _delete_answers,
    "bot": _delete_bot,
    "note": _delete_note,
    "profile": _delete_profile,
    "study": _delete_study,
}


def dry_run(connection: Transaction, kind: Kind, id: str) -> Goes | None:
    """What would go; raises ``DryRun`` with it, so that the transaction is undone."""
    raise DryRun(_DELETE[kind](connection, Aside(), id))
