"""A lobby without a server: its clocks are moved, its bots decide when told to, its disk can fail."""

import asyncio
import sqlite3
from collections.abc import Coroutine
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeVar, cast

from cartographers.boxes import shelf
from cartographers.players.chance import Chance
from cartographers.rules.view import view
from cartographers.server.basics.clocks import Clocks
from cartographers.server.lobby.lobby import Lobby
from cartographers.server.lobby.services import make_services
from cartographers.server.rooms.bots import Bots
from cartographers.server.rooms.dealing import dealer_of
from cartographers.server.rooms.decisions import decide_for_bots
from cartographers.server.rooms.listeners import Listener
from cartographers.server.rooms.people import connect, disconnect
from cartographers.server.rooms.room import Room
from cartographers.server.settings import Settings
from cartographers.server.speed.checkpoint import Checkpoints
from cartographers.server.storage.hash_chain import restore_table
from cartographers.server.storage.schema import migrate
from cartographers.server.storage.sqlite import SqliteSession
from cartographers.server.storage.store import Store
from cartographers.server.storage.stored_game import StoredCheckpoint, StoredGame
from cartographers.server.storage.writer_thread import WriterThread
from cartographers.table.table import Table

T = TypeVar("T")


class WaitingBots:
    """Bots that do nothing by themselves."""

    def start(self, room: Room) -> None:
        """Wait."""

    def hurry(self) -> None:
        """Nobody waits for them."""

    async def close(self) -> None:
        """There is nothing to close."""


class DrivenLobby:
    """A lobby over a file, and an event loop that runs only as long as something is done."""

    def __init__(self) -> None:
        self._folder = TemporaryDirectory()
        self._runner = asyncio.Runner()
        #: Seconds: the two clocks, which need not agree.
        self.monotonic, self.wall = 1000.0, 1_000_000.0
        self._sockets: list[tuple[Room, Listener]] = []
        self.checkpoints = Checkpoints(b"a key")
        self._open()

    def _open(self) -> None:
        path = Path(self._folder.name)
        self._connection = sqlite3.connect(
            path / "games.sqlite", isolation_level=None, check_same_thread=False
        )
        # What is checked is what is written, not whether it is on the disk: that is for ``powercut``.
        self._connection.execute("PRAGMA synchronous = OFF")
        migrate(self._connection)
        store = Store(WriterThread(SqliteSession(self._connection)))
        self.lobby = Lobby(
            make_services(Settings(data=path), store, Clocks(lambda: self.monotonic, lambda: self.wall))
        )
        self.lobby.services.computing.bots = cast(Bots, WaitingBots())
        self.run(self.lobby.open())

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something, and let what it has started go on for a moment."""

        async def done() -> T:
            result = await work
            await asyncio.sleep(0)
            return result

        return self._runner.run(done())

    def restart(self) -> None:
        """End the lobby and open another one over the same file."""
        self.close_sockets()
        self.run(self.lobby.close())
        self._open()

    def close(self) -> None:
        """End everything."""
        self.close_sockets()
        self.run(self.lobby.close())
        self._runner.close()
        self._folder.cleanup()

    def room(self, game: str) -> Room:
        """The room of a game."""
        return self.run(self.lobby.room(game))

    def stored(self, game: str) -> StoredGame | None:
        """A game as it is in the store."""
        return self.run(self.lobby.services.store.load(game))

    def rooms_of(self, stored: StoredGame, checkpoint: StoredCheckpoint) -> list[Room]:
        """The room of a stored game from its whole log, and if it has a checkpoint, the one from that."""
        found = self.checkpoints.opened(replace(stored, checkpoint=checkpoint), dealer_of(stored.game))
        parts = [(table_of(stored), None), *([found] if found else [])]
        clocks = self.lobby.services.clocks
        return [
            Room(self.lobby.services.store, stored, table, clocks, lambda _: None, shown)
            for table, shown in parts
        ]

    def break_disk(self, broken: bool) -> None:
        """Let every write fail from now on, or no more."""
        self._connection.execute(f"PRAGMA query_only = {'ON' if broken else 'OFF'}")

    def open_socket(self, game: str, device: str) -> None:
        """A device opens a socket at a game."""
        room = self.room(game)
        self._sockets.append((room, self.run(connect(room, device))))

    def sockets_of(self, device: str) -> int:
        """How many sockets a device has open."""
        return sum(listener.device == device for _, listener in self._sockets)

    def close_sockets(self, device: str | None = None) -> None:
        """A device closes its sockets; without one, all do."""
        for pair in list(self._sockets):
            room, listener = pair
            if device is None or listener.device == device:
                self._sockets.remove(pair)
                self.run(_disconnected(room, listener))

    def bots_decide(self, game: str, seed: int) -> None:
        """All bots that a game waits for decide."""
        room = self.room(game)
        now = room.game
        decisions = {seat: Chance(seed + seat).decide(view(now, seat)) for seat in room.bots_to_move()}
        self.run(decide_for_bots(room, now.step, decisions))


async def _disconnected(room: Room, listener: Listener) -> None:
    disconnect(room, listener)


def table_of(stored: StoredGame) -> Table:
    """The table of a stored game; raises ``CorruptLog`` if a hash of its log is wrong."""
    return restore_table(shelf(), stored.events, dealer_of(stored.game), stored.game.engine)
