"""Games in one SQLite file, written by one thread."""

import sqlite3
from collections.abc import Sequence
from dataclasses import asdict
from json import loads
from pathlib import Path
from typing import Any, Literal

from cartographers.notation.wire import Json
from cartographers.server.storage.hash_chain import Link, canonical
from cartographers.server.storage.schema import migrate
from cartographers.server.storage.store import Branch, GameRow, SeatRow, Stored, Unwritable
from cartographers.server.storage.writer_thread import WriterThread

_LINK = "seq, step, seat, kind, body, move_id, prev_hash, hash"
_FINDING = "game, kind, seat, player, number, body"
_GAME = "id, plan, seed, seed_open, engine, created, maker, over, summary, branch"


class SqliteStore:
    """The default store: nothing to install, nothing to run."""

    def __init__(self, path: Path) -> None:
        try:
            connection = _opened(path)
        except (OSError, sqlite3.Error) as wrong:
            reason = "another server is using it" if "locked" in str(wrong) else str(wrong)
            raise Unwritable(f"no games can be kept in {path.parent}: {reason}") from None
        self._writer = WriterThread(connection)

    async def create(self, stored: Stored) -> None:
        """Keep a new game."""
        await self._writer.run(lambda connection: _create(connection, stored))

    async def append(self, game: str, links: Sequence[Link], over: bool, summary: Json) -> None:
        """Keep what happened in a game, all of it or nothing."""

        def write(connection: sqlite3.Connection) -> None:
            _add_links(connection, game, links)
            connection.execute(
                "UPDATE games SET over = ?, summary = ? WHERE id = ?", (over, canonical(summary), game)
            )

        await self._writer.run(write)

    async def load(self, game: str) -> Stored | None:
        """A game with its log."""

        def read(connection: sqlite3.Connection) -> Stored | None:
            row = connection.execute(f"SELECT {_GAME} FROM games WHERE id = ?", (game,)).fetchone()
            if row is None:
                return None
            links = connection.execute(f"SELECT {_LINK} FROM events WHERE game = ? ORDER BY seq", (game,))
            return Stored(_game(row), _seats(connection, game), [Link(*link) for link in links])

        return await self._writer.run(read)

    async def take(self, game: str, seat: int, device: str, name: str) -> bool:
        """Seat a device in an open seat; false if somebody was quicker."""

        def write(connection: sqlite3.Connection) -> bool:
            taken = _fill(connection, game, seat, "human", name, "")
            if taken:
                _hold(connection, game, seat, device)
            return taken

        return await self._writer.run(write)

    async def hand_over(self, game: str, seat: int, bot: str) -> bool:
        """Seat a bot in an open seat; false if it is not open any more."""
        return await self._writer.run(lambda connection: _fill(connection, game, seat, "bot", "", bot))

    async def hold(self, game: str, seat: int, device: str) -> None:
        """Let one more device decide for a seat."""
        await self._writer.run(lambda connection: _hold(connection, game, seat, device))

    async def leave(self, game: str, seat: int, left: bool) -> None:
        """Remember whether a seat's player has left it to a bot."""

        def write(connection: sqlite3.Connection) -> None:
            connection.execute("UPDATE seats SET left = ? WHERE game = ? AND seat = ?", (left, game, seat))

        await self._writer.run(write)

    async def behind(self, code_hash: str) -> tuple[str, int] | None:
        """The game and seat that a code opens."""

        def read(connection: sqlite3.Connection) -> tuple[str, int] | None:
            found: tuple[str, int] | None = connection.execute(
                "SELECT game, seat FROM seats WHERE invite_hash = ? OR link_hash = ?", (code_hash, code_hash)
            ).fetchone()
            return found

        return await self._writer.run(read)

    async def games_of(self, device: str, over: bool, most: int) -> list[Stored]:
        """The games in which a device has a seat, the newest first, without their logs."""

        def read(connection: sqlite3.Connection) -> list[Stored]:
            rows = connection.execute(
                f"SELECT {_GAME} FROM games WHERE over = ? AND id IN "
                "(SELECT game FROM holders WHERE device = ?) ORDER BY created DESC LIMIT ?",
                (over, device, most),
            ).fetchall()
            return [Stored(_game(row), _seats(connection, row[0])) for row in rows]

        return await self._writer.run(read)

    async def add_finding(
        self, game: str, kind: str, seat: int, player: str, number: int, told: Json
    ) -> None:
        """Keep something that was found out about a seat's game."""

        def write(connection: sqlite3.Connection) -> None:
            # Found once more it is the same: the first stays.
            connection.execute(
                f"INSERT OR IGNORE INTO findings ({_FINDING}) VALUES (?, ?, ?, ?, ?, ?)",
                (game, kind, seat, player, number, canonical(told)),
            )

        await self._writer.run(write)

    async def findings(self, game: str, kind: str, seat: int, player: str) -> list[Json]:
        """What was found out, in order."""

        def read(connection: sqlite3.Connection) -> list[Json]:
            rows = connection.execute(
                "SELECT body FROM findings WHERE game = ? AND kind = ? AND seat = ? AND player = ? "
                "ORDER BY number",
                (game, kind, seat, player),
            )
            return [loads(body) for (body,) in rows]

        return await self._writer.run(read)

    async def close(self) -> None:
        """Finish what is to be written and let go."""
        await self._writer.close()


def _opened(path: Path) -> sqlite3.Connection:
    path.parent.mkdir(parents=True, exist_ok=True)
    connection = sqlite3.connect(path, timeout=0.2, isolation_level=None, check_same_thread=False)
    # Rooms in memory are a cache of this file: no second server may write to it.
    connection.execute("PRAGMA locking_mode = EXCLUSIVE")
    connection.execute("PRAGMA journal_mode = WAL")
    # Every commit is on the disk before it is acknowledged.
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    migrate(connection)
    return connection


def _create(connection: sqlite3.Connection, stored: Stored) -> None:
    game = stored.game
    connection.execute(
        f"INSERT INTO games ({_GAME}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            game.id,
            canonical(game.plan),
            game.seed,
            game.seed_open,
            game.engine,
            game.created,
            game.maker,
            game.over,
            canonical(game.summary),
            canonical(asdict(game.branch)) if game.branch else None,
        ),
    )
    for seat in stored.seats:
        connection.execute(
            "INSERT INTO seats (game, seat, kind, name, bot, invite_hash, link_hash, left) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            (
                game.id,
                seat.seat,
                seat.kind,
                seat.name,
                seat.bot,
                seat.invite_hash,
                seat.link_hash,
                seat.left,
            ),
        )
        for device in seat.devices:
            _hold(connection, game.id, seat.seat, device)
    _add_links(connection, game.id, stored.links)


def _add_links(connection: sqlite3.Connection, game: str, links: Sequence[Link]) -> None:
    connection.executemany(
        f"INSERT INTO events (game, {_LINK}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [
            (game, one.seq, one.step, one.seat, one.kind, one.body, one.move_id, one.prev_hash, one.hash)
            for one in links
        ],
    )


def _fill(connection: sqlite3.Connection, game: str, seat: int, kind: str, name: str, bot: str) -> bool:
    filled = connection.execute(
        "UPDATE seats SET kind = ?, name = ?, bot = ? WHERE game = ? AND seat = ? AND kind = 'open'",
        (kind, name, bot, game, seat),
    )
    return bool(filled.rowcount)


def _hold(connection: sqlite3.Connection, game: str, seat: int, device: str) -> None:
    connection.execute("INSERT OR IGNORE INTO devices (hash) VALUES (?)", (device,))
    connection.execute(
        "INSERT OR IGNORE INTO holders (game, seat, device) VALUES (?, ?, ?)", (game, seat, device)
    )


def _game(row: tuple[Any, ...]) -> GameRow:
    id, plan, seed, seed_open, engine, created, maker, over, summary, branch = row
    return GameRow(
        id=id,
        plan=loads(plan),
        seed=seed,
        seed_open=bool(seed_open),
        engine=engine,
        created=created,
        maker=maker,
        over=bool(over),
        summary=loads(summary),
        branch=Branch(**loads(branch)) if branch else None,
    )


def _seats(connection: sqlite3.Connection, game: str) -> list[SeatRow]:
    devices: dict[int, set[str]] = {}
    for seat, device in connection.execute("SELECT seat, device FROM holders WHERE game = ?", (game,)):
        devices.setdefault(seat, set()).add(device)
    rows = connection.execute(
        "SELECT seat, kind, name, bot, invite_hash, link_hash, left FROM seats WHERE game = ? ORDER BY seat",
        (game,),
    )
    found = []
    for seat, kind, name, bot, invite_hash, link_hash, left in rows:
        sits: Literal["human", "bot", "open"] = kind
        holders = frozenset(devices.get(seat, ()))
        found.append(SeatRow(seat, sits, name, bot, invite_hash, link_hash, bool(left), holders))
    return found
