"""Where games are stored, in an SQL database: the same statements for every database."""

from collections.abc import Callable, Collection, Sequence
from json import loads
from typing import Literal

from cartographers.notation.wire import Json
from cartographers.server.storage import holders, rows, tries
from cartographers.server.storage.budgets import Budgets
from cartographers.server.storage.changes import Change
from cartographers.server.storage.checkpoints import CheckpointStore
from cartographers.server.storage.database import Connection, Database, Transaction
from cartographers.server.storage.hash_chain import StoredEvent, canonical_json
from cartographers.server.storage.holders import Holders
from cartographers.server.storage.keeping import Keeping
from cartographers.server.storage.knocks import Knocks
from cartographers.server.storage.people import People
from cartographers.server.storage.profiles import Profiles
from cartographers.server.storage.quotas import Quotas
from cartographers.server.storage.short_codes import ShortCodes
from cartographers.server.storage.site import Site
from cartographers.server.storage.stored_game import (
    GameRow,
    Rematch,
    RematchOf,
    ResultKey,
    SpentOffer,
    StoredGame,
)
from cartographers.server.storage.tries import NewTry, Tries, TryEnd


class Store:
    """Where games are stored. When a call that writes returns, its data survives a power cut.

    Each call is one transaction, or part of one with others.
    """

    def __init__(self, database: Database) -> None:
        self.database = database
        self.people = People(database)
        self.tries = Tries(database)
        self.site = Site(database)
        self.checkpoints = CheckpointStore(database)
        self.holders = Holders(database)
        self.knocks = Knocks(database)
        self.profiles = Profiles(database)
        self.short_codes = ShortCodes(database)
        self.budgets = Budgets(database)
        self.quotas = Quotas(database)
        self.keeping = Keeping(database, self.measure)

    def measure(self, connection: Connection) -> int:
        """The bytes that are used in the file of a database."""
        pages, free, size = (
            connection.execute(f"PRAGMA {what}").fetchone()[0]
            for what in ("page_count", "freelist_count", "page_size")
        )
        return int((pages - free) * size)

    def on_lost(self, call: Callable[[], None]) -> None:
        """Call a function in the event loop whenever what was read before may no longer be true.

        It is called before the requests that failed for the same reason are answered.
        """

    async def claim(self, game: str) -> str | None:
        """Become the server of a game; the address of the one that is, if another server is it."""
        return None

    async def holder(self, game: str) -> str | None:
        """The address of the server of a game, if it has one and several servers share the database."""
        return None

    async def release(self, game: str) -> None:
        """Let another server be the server of a game."""

    async def announce(self, change: Change) -> None:
        """Tell the other servers of the database what was changed."""

    async def listen(self, call: Callable[[Change], None]) -> None:
        """Call a function with each change that another server tells of, until cancelled."""

    async def create(
        self,
        stored: StoredGame,
        known_as: RematchOf | NewTry | None = None,
        offer: SpentOffer | None = None,
    ) -> None:
        """Store a new game, and with it that it is a rematch or a counted try, and takes an offer.

        Raises ``OfferSpent`` if another game has taken the offer, ``AlreadyTried`` if another one counts,
        ``RoundClosed`` if its tournament lets nobody begin.
        """

        def write(connection: Transaction) -> None:
            if offer:
                rows.spend(connection, offer, stored.game.began)
            rows.insert_game(connection, stored)
            if isinstance(known_as, RematchOf):
                rows.set_rematch(connection, known_as.game, Rematch(stored.game.id, known_as.by))
                holders.keep_since(connection, stored.game.id, known_as.game)
                holders.keep_removed(connection, stored.game.id, known_as.game)
            elif known_as:
                tries.insert(connection, stored.game.id, stored.game.began, known_as)

        await self.database.run(write)

    async def append(
        self,
        row: GameRow,
        events: Sequence[StoredEvent],
        try_end: TryEnd | None = None,
        position: str | None = None,
    ) -> None:
        """Append events to the log of a game, and write what has changed in its row; all of it or nothing.

        ``try_end`` says how a counted try has ended, ``position`` where a game without hints is from now on.
        """

        def write(connection: Transaction) -> None:
            rows.append(connection, row, events, try_end)
            if position:
                connection.execute("UPDATE games SET position = ? WHERE id = ?", (position, row.id))

        await self.database.run(write)

    async def is_played(self, positions: Collection[str], but: str) -> bool:
        """Is a game other than this one, played without hints, at one of these positions now?"""
        places = ", ".join("?" * len(positions))

        def read(connection: Connection) -> bool:
            rows = connection.execute(
                f"SELECT 1 FROM games WHERE position IN ({places}) AND over = ? AND id <> ? LIMIT 1",
                (*positions, False, but),
            )
            return rows.fetchone() is not None

        return bool(positions) and await self.database.run(read)

    async def set_deal(self, row: GameRow) -> None:
        """Write the seed and the deal of a game, to which a player has added something."""
        await self.database.run(lambda connection: rows.update_deal(connection, row))

    async def due_games(self, now: float, limit: int) -> list[str]:
        """The ids of running games whose limit for a move has passed."""

        def read(connection: Connection) -> list[str]:
            rows = connection.execute(
                "SELECT id FROM games WHERE due IS NOT NULL AND due <= ? ORDER BY due LIMIT ?", (now, limit)
            )
            return [id for (id,) in rows]

        return await self.database.run(read)

    async def load(self, game: str) -> StoredGame | None:
        """A game with its log; none if there is no such game."""
        return await self.database.run(lambda connection: rows.select_game(connection, game))

    async def has_move(self, game: str, seat: int, move_id: str) -> bool:
        """Is there a decision of a seat with this id?"""

        def read(connection: Connection) -> bool:
            values = (game, seat, move_id)
            rows = connection.execute(
                "SELECT 1 FROM events WHERE game = ? AND seat = ? AND move_id = ?", values
            )
            return rows.fetchone() is not None

        return await self.database.run(read)

    async def claim_seat(self, game: str, seat: int, device: str, name: str, bot: str = "") -> bool:
        """Give an open seat to a device; false if the seat is no longer open.

        For the device of a bot account, ``bot`` says whose it is.
        """

        def write(connection: Connection) -> bool:
            claimed = rows.fill_open_seat(connection, game, seat, "human", name, bot)
            if claimed:
                holders.insert_holder(connection, game, seat, device)
            return claimed

        return await self.database.run(write)

    async def assign_bot(self, game: str, seat: int, bot: str) -> bool:
        """Give an open seat to a bot; false if the seat is no longer open."""
        return await self.database.run(
            lambda connection: rows.fill_open_seat(connection, game, seat, "bot", "", bot)
        )

    async def add_device(self, game: str, seat: int, device: str, name: str = "") -> None:
        """Let one more device, which calls itself by a name, decide for a seat."""
        await self.database.run(
            lambda connection: holders.insert_holder(connection, game, seat, device, name)
        )

    async def free_seat(self, game: str, seat: int, kind: Literal["open", "human"]) -> None:
        """Take a seat from whoever has it; in a running game it stays a left seat (``human``) of nobody.

        Its codes are no longer valid: whoever has it next is not to share it with its old player.
        """
        await self.database.run(lambda connection: rows.free_seat(connection, game, seat, kind))

    async def fill_freed_seat(self, game: str, seat: int, device: str, name: str) -> bool:
        """Give a left seat of nobody to a device; false if somebody has it."""
        return await self.database.run(
            lambda connection: rows.fill_freed_seat(connection, game, seat, device, name)
        )

    async def release_seats(self, game: str) -> None:
        """Nobody holds a seat of a game any more; it is in nobody's list then."""

        def write(connection: Connection) -> None:
            connection.execute("DELETE FROM holders WHERE game = ?", (game,))

        await self.database.run(write)

    async def set_left(self, game: str, seat: int, left: bool) -> None:
        """Store whether a seat's player has left it to a bot."""

        def write(connection: Connection) -> None:
            connection.execute('UPDATE seats SET "left" = ? WHERE game = ? AND seat = ?', (left, game, seat))

        await self.database.run(write)

    async def seat_of_code(self, code_hash: str) -> tuple[str, int] | None:
        """The game and seat that a code gives access to."""

        def read(connection: Connection) -> tuple[str, int] | None:
            row: tuple[str, int] | None = connection.execute(
                "SELECT game, seat FROM seats WHERE invite_hash = ? OR link_hash = ?", (code_hash, code_hash)
            ).fetchone()
            return row

        return await self.database.run(read)

    async def games_of(self, device: str, over: bool, limit: int) -> list[StoredGame]:
        """The games in which a device has a seat, newest first, without their logs and without lessons.

        Those from which it was removed are among them until it has taken them off its list.
        """

        def read(connection: Connection) -> list[StoredGame]:
            games = connection.execute(
                f"SELECT {rows.GAME_COLUMNS} FROM games WHERE over = ? AND lesson IS NULL AND (id IN "
                "(SELECT game FROM holders WHERE device = ?) OR (maker = ? AND club IS NOT NULL) OR id IN "
                "(SELECT game FROM removed_players WHERE device = ? AND seen = 0)) "
                "ORDER BY created DESC LIMIT ?",
                (over, device, device, device, limit),
            ).fetchall()
            readable = rows.readable_rows(games)
            return [StoredGame(row, rows.select_seats(connection, row.id)) for row in readable]

        return await self.database.run(read)

    async def games(self, ids: Sequence[str]) -> list[StoredGame]:
        """Some games in this order, without their logs; those that are gone are left out."""

        def read(connection: Connection) -> list[StoredGame]:
            readable = rows.readable_rows(rows.select_columns(connection, ids))
            return [StoredGame(row, rows.select_seats(connection, row.id)) for row in readable]

        return await self.database.run(read)

    async def set_summary(self, game: str, summary: Json) -> None:
        """Replace the summary of a game."""

        def write(connection: Connection) -> None:
            connection.execute("UPDATE games SET summary = ? WHERE id = ?", (canonical_json(summary), game))

        await self.database.run(write)

    async def lessons_of(self, device: str) -> list[GameRow]:
        """The lessons that a device has begun, newest first."""

        def read(connection: Connection) -> list[GameRow]:
            games = connection.execute(
                f"SELECT {rows.GAME_COLUMNS} FROM games WHERE lesson IS NOT NULL AND id IN "
                "(SELECT game FROM holders WHERE device = ?) ORDER BY created DESC",
                (device,),
            )
            return list(rows.readable_rows(games))

        return await self.database.run(read)

    async def set_lesson_step(self, game: str, step: int) -> None:
        """Store the step to which the player of a lesson has read on."""

        def write(connection: Connection) -> None:
            connection.execute("UPDATE games SET lesson_step = ? WHERE id = ?", (step, game))

        await self.database.run(write)

    async def add_result(self, key: ResultKey, number: int, body: Json) -> None:
        """Store a computed result under its number; a result that is there already stays as it is."""

        def write(connection: Connection) -> None:
            connection.execute(
                "INSERT INTO findings (game, kind, seat, player, number, body) "
                "VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
                (key.game, key.kind, key.seat, key.player, number, canonical_json(body)),
            )

        await self.database.run(write)

    async def results(self, key: ResultKey) -> list[Json]:
        """The stored results for a key, by number."""

        def read(connection: Connection) -> list[Json]:
            which = "game = ? AND kind = ? AND seat = ? AND player = ?"
            values = (key.game, key.kind, key.seat, key.player)
            bodies: list[Json] = []
            stored = connection.execute(
                f"SELECT number, body FROM findings WHERE {which} ORDER BY number", values
            )
            for number, body in stored.fetchall():
                try:
                    bodies.append(loads(body))
                except ValueError:
                    # It is damaged: it and those after it are computed again.
                    connection.execute(
                        f"DELETE FROM findings WHERE {which} AND number >= ?", (*values, number)
                    )
                    break
            return bodies

        return await self.database.run(read)

    async def close(self) -> None:
        """Write what is pending and close the database."""
        await self.database.close()
