"""SQL statements that replace a name wherever it stands. Logs have no names, so their hashes stay."""

from json import loads

from cartographers.server.features.admin.set_aside_rows import Aside, DryRun, check_bot_name_free
from cartographers.server.features.admin.things import Goes, SetAside
from cartographers.server.storage.checkpoints import delete_checkpoint
from cartographers.server.storage.database import Connection
from cartographers.server.storage.errors import DAMAGE
from cartographers.server.storage.hash_chain import canonical_json
from cartographers.server.storage.person_rows import NO_NAME


def rename(connection: Connection, name: str, device: str, new: str, aside: SetAside) -> Goes:
    """Replace a name, everybody's or only that of a person, and remember where it stood."""
    taken = Aside()
    goes = _rename(connection, taken, name, device, new or NO_NAME)
    if taken.cells or taken.rows:
        taken.store(connection, aside)
    return goes


def dry_run(connection: Connection, name: str, device: str) -> Goes:
    """Where a name stands; raises ``DryRun`` with it, so that the transaction is undone."""
    raise DryRun(_rename(connection, Aside(), name, device, NO_NAME))


def _rename(connection: Connection, taken: Aside, name: str, device: str, new: str) -> Goes:
    return taken.goes(
        games=_rename_seats(connection, taken, name, device, new)
        + (0 if device else _rename_on_paper(connection, taken, name, new))
        + _rename_at_doors(connection, taken, name, device, new),
        results=_rename_results(connection, taken, name, device, new),
        players=_rename_players(connection, taken, name, device, new),
        tournaments=_rename_tournaments(connection, taken, name, device, new),
        bots=_rename_bots(connection, taken, name, device, new),
        profiles=_rename_profiles(connection, taken, name, device, new),
    )


def _rename_seats(connection: Connection, taken: Aside, name: str, device: str, new: str) -> int:
    """In games, also in the plan, which another game may be made from."""
    held = (
        " AND EXISTS (SELECT 1 FROM holders "
        "WHERE holders.game = seats.game AND holders.seat = seats.seat AND device = ?)"
    )
    rows = connection.execute(
        f"SELECT game, seat FROM seats WHERE name = ?{held if device else ''} ORDER BY game, seat",
        (name, *([device] if device else [])),
    ).fetchall()
    for game, seat in rows:
        taken.change(connection, "seats", {"game": game, "seat": seat}, {"name": new})
        _rename_in_plan(connection, taken, game, (name, new))
    # The seat of a bot account tells whose the program is.
    marked = () if device else connection.execute("SELECT game, seat FROM seats WHERE bot = ?", (f"@{name}",))
    owned = [*marked]
    for game, seat in owned:
        taken.change(connection, "seats", {"game": game, "seat": seat}, {"bot": f"@{new}"})
        _rename_in_plan(connection, taken, game, (name, new))
    return len({game for game, _ in [*rows, *owned]})


def _rename_in_plan(connection: Connection, taken: Aside, game: str, names: tuple[str, str]) -> None:
    old, new = names
    delete_checkpoint(connection, game)
    (stored,) = connection.execute("SELECT plan FROM games WHERE id = ?", (game,)).fetchone()
    try:
        plan = loads(stored)
        seats = [seat | {"name": new} if seat.get("name") == old else seat for seat in plan.get("seats", [])]
        taken.change(connection, "games", {"id": game}, {"plan": canonical_json(plan | {"seats": seats})})
    except DAMAGE:
        pass  # nobody can open this game
    if game not in taken.games:
        taken.games.append(game)


def _rename_on_paper(connection: Connection, taken: Aside, name: str, new: str) -> int:
    """Among those who draw on paper beside a club's table."""
    written = canonical_json(name)[1:-1].replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")
    rows = connection.execute(
        "SELECT id, club FROM games WHERE club LIKE ? ESCAPE '\\'", (f'%"{written}"%',)
    ).fetchall()
    for game, stored in rows:
        club = loads(stored)
        paper = [one | {"name": new} if one["name"] == name else one for one in club["paper"]]
        taken.change(connection, "games", {"id": game}, {"club": canonical_json(club | {"paper": paper})})
        taken.games.append(game)
    return len(rows)


def _rename_at_doors(connection: Connection, taken: Aside, name: str, device: str, new: str) -> int:
    """Of those who knock at tables or wait for the next game there; whose name is hidden knocks no more."""
    rows = _rows(connection, "knocks", "id, game", ("name", name), ("person", device))
    for id, game in rows:
        if new == NO_NAME:
            taken.take(connection, "knocks", "id = ?", (id,))
        else:
            taken.change(connection, "knocks", {"id": id}, {"name": new})
        taken.games.append(game)
    return len({game for _, game in rows})


def _rename_results(connection: Connection, taken: Aside, name: str, device: str, new: str) -> int:
    rows = _rows(connection, "tries", "day, person", ("name", name), ("person", device))
    for day, person in rows:
        taken.change(connection, "tries", {"day": day, "person": person}, {"name": new})
    return len(rows)


def _rename_players(connection: Connection, taken: Aside, name: str, device: str, new: str) -> int:
    """In tournaments, also where it was told that somebody was renamed."""
    rows = _rows(connection, "players", "tournament, number", ("name", name), ("person", device))
    for tournament, number in rows:
        taken.change(connection, "players", {"tournament": tournament, "number": number}, {"name": new})
    for column in ("earlier", "later"):
        corrections = _rows(
            connection, "corrections", "tournament, number", (column, name), ("person", device)
        )
        for tournament, number in corrections:
            taken.change(
                connection, "corrections", {"tournament": tournament, "number": number}, {column: new}
            )
    return len(rows)


def _rename_tournaments(connection: Connection, taken: Aside, name: str, device: str, new: str) -> int:
    rows = _rows(connection, "tournaments", "id, settings", ("name", name), ("host", device))
    for id, stored in rows:
        settings = canonical_json(loads(stored) | {"name": new})
        taken.change(connection, "tournaments", {"id": id}, {"name": new, "settings": settings})
    return len(rows)


def _rename_bots(connection: Connection, taken: Aside, name: str, device: str, new: str) -> int:
    """Bot accounts, no two of which have one name, and the names of their owners."""
    accounts = _rows(connection, "bot_accounts", "device", ("name", name), ("owner", device))
    for (account,) in accounts:
        free = f"bot-{account[-8:]}" if new == NO_NAME else new
        check_bot_name_free(connection, free, account)
        taken.change(connection, "bot_accounts", {"device": account}, {"name": free})
    owned = _rows(connection, "bot_accounts", "device", ("owner_name", name), ("owner", device))
    for (account,) in owned:
        taken.change(connection, "bot_accounts", {"device": account}, {"owner_name": new})
    return len(accounts) + len(owned)


def _rename_profiles(connection: Connection, taken: Aside, name: str, device: str, new: str) -> int:
    """On the public pages of persons."""
    rows = _rows(connection, "profiles", "person", ("name", name), ("person", device))
    for (person,) in rows:
        taken.change(connection, "profiles", {"person": person}, {"name": new})
    return len(rows)


def _rows(
    connection: Connection, table: str, columns: str, named: tuple[str, str], whose: tuple[str, str]
) -> list[tuple[str, ...]]:
    """Some columns of the rows with a name, of everybody or of one person."""
    condition = f"{named[0]} = ?" + (f" AND {whose[0]} = ?" if whose[1] else "")
    values = (named[1], *([whose[1]] if whose[1] else []))
    rows: list[tuple[str, ...]] = connection.execute(
        f"SELECT {columns} FROM {table} WHERE {condition}", values
    ).fetchall()
    return rows
