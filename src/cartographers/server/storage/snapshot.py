"""The games of a store as they are at one moment, each checked; read only, also while a server uses them."""

import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from cartographers.boxes import shelf
from cartographers.rules.problem import Problem
from cartographers.server.basics.secret_key import derived
from cartographers.server.storage.checkpoint_check import Fit, fit
from cartographers.server.storage.checkpoints import PURPOSE
from cartographers.server.storage.database import Connection
from cartographers.server.storage.errors import DamagedRow, damaged
from cartographers.server.storage.hash_chain import CorruptLog, StoredEvent, good_events
from cartographers.server.storage.heads import Head, check_head
from cartographers.server.storage.heads_file import read_heads
from cartographers.server.storage.rows import select_game
from cartographers.server.storage.stored_game import StoredGame


class CannotRead(Problem):
    """A folder or a database whose games cannot be read at all."""


@dataclass(frozen=True, slots=True)
class Checked:
    """What was found out about one game."""

    game: str
    #: How many events there are, and how many of them from the beginning are good.
    events: int
    good: int
    #: What is wrong; none if the game is whole.
    wrong: Problem | None = None
    checkpoint: Fit = Fit.MISSING


class Snapshot:
    """The games as they are at one moment, and the heads that a file has of them."""

    def __init__(self, connection: Connection, heads: Mapping[str, Head], key: bytes | None) -> None:
        """``key`` is the secret key of the servers, if it is known."""
        self.connection, self.heads = connection, heads
        self._checkpoint_key = derived(key, PURPOSE) if key else None

    def check_head(self, stored: StoredGame) -> None:
        """Raise ``CorruptLog`` if a game does not fit its head."""
        head = self.heads.get(stored.game.id)
        if head:
            check_head(head, stored)

    def with_heads(self) -> set[str]:
        """The games that have a head."""
        return set(self.heads)

    def verify(self) -> Iterator[Checked]:
        """Check all games one by one, then name those that are gone."""
        games = [id for (id,) in self.connection.execute("SELECT id FROM games ORDER BY created, id")]
        for game in games:
            yield self.checked(game)
        removed = {game for (game,) in self.connection.execute("SELECT game FROM removed")}
        for game in sorted(self.with_heads() - set(games) - removed):
            yield Checked(game, 0, 0, CorruptLog("corrupt-gone", "the whole game is missing"))

    def checked(self, game: str) -> Checked:
        """What is found out about one game."""
        events: list[StoredEvent] = []
        good = 0
        try:
            stored = select_game(self.connection, game)
            assert stored is not None
            events = stored.events
            good = good_events(shelf(), events)
            self.check_head(stored)
        except (CorruptLog, DamagedRow) as wrong:
            return Checked(game, len(events), good, wrong)
        except sqlite3.Error as error:
            return Checked(game, len(events), good, damaged(str(error)))
        if good < len(events):
            sentence = "event {event} does not fit its hash or the rules"
            return Checked(game, len(events), good, CorruptLog("corrupt-event", sentence, event=good))
        checkpoint = fit(self._checkpoint_key, stored)
        other = CorruptLog("corrupt-checkpoint", "its checkpoint differs from its log")
        return Checked(game, len(events), good, other if checkpoint is Fit.WRONG else None, checkpoint)


def read_only(path: Path) -> sqlite3.Connection:
    """A connection that only reads; others may write meanwhile, and it sees nothing of that."""
    connection = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None)
    connection.execute("BEGIN")
    return connection


def heads_of(file: Path) -> dict[str, Head]:
    """The heads of a file; none if there is no such file."""
    if not file.exists():
        return {}
    with closing(read_only(file)) as connection:
        return read_heads(connection)
