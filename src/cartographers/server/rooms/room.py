"""A live room: one game with its table, its seats and its listeners.

Only what is saved is shown: what is committed to the table is written to the store, and only then sent to the
listeners; if it cannot be written, the table drops it. `decisions`, `people`, `limits` and `ending` say what
can happen in a room.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from math import inf

from cartographers.notation.deal import Deal
from cartographers.notation.wire import Json
from cartographers.rules.event import Committed, Event, Withdrawn
from cartographers.rules.history import history
from cartographers.rules.state import Game
from cartographers.server.basics.clocks import Clocks
from cartographers.server.basics.errors import Refusal, no_space, not_saved
from cartographers.server.protocol.plans import PlanRequest
from cartographers.server.rooms.dealing import dealer_of
from cartographers.server.rooms.journal import Journal
from cartographers.server.rooms.json_cache import JsonCache, Shown
from cartographers.server.rooms.lesson import PlayedLesson
from cartographers.server.rooms.listeners import Listeners
from cartographers.server.rooms.pace import MoveTimer, pace_of
from cartographers.server.rooms.position import position_of
from cartographers.server.rooms.presence import Presence
from cartographers.server.rooms.room_log import RoomLog
from cartographers.server.rooms.seats import Seats
from cartographers.server.rooms.summary import due_in, row_after, try_end
from cartographers.server.storage.errors import NoSpace, StorageError
from cartographers.server.storage.hash_chain import Origin
from cartographers.server.storage.store import Store
from cartographers.server.storage.stored_game import GameRow, Rematch, StoredGame
from cartographers.table.fair import number_of
from cartographers.table.table import Table

logger = logging.getLogger(__name__)


class Room:
    """A game in memory. Everything in it but presence can be restored from the store."""

    def __init__(
        self,
        store: Store,
        stored: StoredGame,
        table: Table,
        clocks: Clocks,
        on_change: Callable[["Room"], None],
        shown: Shown | None = None,
    ) -> None:
        """``on_change`` is called after every change, and when it may be a bot's turn.

        What is shown is made from the log, unless it is known for its first events.
        """
        self.id = stored.game.id
        self.row = stored.game
        pace = pace_of(self.row.plan)
        self.timer = MoveTimer(pace, self.row.began, clocks.wall)
        self.presence = Presence((pace and pace.absence) or inf, clocks.monotonic)
        self.seats = Seats(stored.seats, self.presence, self.timer.live)
        self.listeners = Listeners(len(stored.seats))
        shown = shown or Shown()
        self.turn_log = RoomLog(shown.lines, shown.last_line)
        self.lesson = PlayedLesson(self.row.lesson, self.row.lesson_step) if self.row.lesson else None
        self.json_cache = shown.json_cache or JsonCache()
        self.store, self.on_change = store, on_change
        #: Used only by who holds the lock; what is in it and not saved yet is shown to nobody.
        self.table = table
        club = self.row.club
        table.waits = club is not None and (not club.started or self.host_deals)
        self.journal = Journal(store, stored, table, shown.digest)
        #: The stored plan and what it was read as: with many seats reading it takes a while.
        self._read_plan: tuple[Json, PlanRequest] | None = None
        #: Held while anything is decided or written.
        self.lock = asyncio.Lock()
        self.closed = False
        #: Is this room no longer the one of its game, because the store may have been changed by others?
        self.retired = False
        #: Held while a seat is taken or the next game is made, so that two cannot do it at once.
        self.seating = asyncio.Lock()
        #: The game after the first ``seq`` events, which are saved; the table may be ahead of it.
        self.game: Game = table.game
        self.seq = shown.events
        #: How often each seat has decided on the card in play, or taken a decision back.
        self.changes: Counter[int] = Counter(shown.changes)
        #: The same when the phase under way began.
        self.changes_before_phase = dict(shown.changes)
        self._publish(row_after(self.row, table.game, self.seats, self.timer))
        table.log = self.journal.log

    @property
    def over(self) -> bool:
        """Is nothing left to decide, because the game is over or because it was ended?"""
        return self.game.over or self.row.ended is not None

    @property
    def counted(self) -> bool:
        """Is it somebody's counted try at a deal that many play?"""
        return self.row.shared is not None and self.row.shared.counted

    @property
    def host_deals(self) -> bool:
        """Does each card of a club's table wait for the host?"""
        return self.row.club is not None and bool(self.row.plan.get("host_deals"))

    @property
    def paused(self) -> bool:
        """Does nobody decide, because a club's table is not started or the game is paused?"""
        return self.row.paused is not None

    def check_goes_on(self) -> None:
        """Raise a ``Refusal`` if it is paused."""
        if self.paused:
            raise Refusal(409, "game-paused", "This game has not been started, or is paused.")

    @property
    def due(self) -> float | None:
        """Until when the game waits for those who have not decided; none if for as long as it takes.

        In a live game no time runs while nobody is at the table.
        """
        standing_still = self.over or self.paused or (self.timer.live and not self.seats.anybody_connected)
        return None if standing_still else due_in(self.game, self.seats, self.timer)

    @property
    def plan(self) -> PlanRequest:
        """The request it was created from; without the names of players who had theirs deleted."""
        if self._read_plan is None or self._read_plan[0] is not self.row.plan:
            self._read_plan = self.row.plan, PlanRequest.model_validate(self.row.plan)
        return self._read_plan[1]

    @property
    def coached(self) -> bool:
        """Does the coach look at each decision before it is sent?"""
        return self.plan.coached and self.plan.allows_hints

    @property
    def log(self) -> list[Event]:
        """The saved events."""
        return list(self.table.log[: self.seq])

    def games(self, events: int) -> list[Game]:
        """The game after each of its first ``events`` events, computed again from the log."""
        return [step.after for step in history(self.game.shelf, self.log[:events])]

    def bots_to_move(self) -> dict[int, str]:
        """The seats the game waits for that a bot decides for, each with the name of its bot."""
        still = self.over or self.paused or self.closed or self.retired
        return {} if still else self.seats.bots_to_move(self.game.waiting)

    async def save(self, origins: Sequence[Origin]) -> None:
        """Write the table's new events to the store, then publish them."""
        began, position = self.timer.began, None
        if self.table.game.step != self.game.step:
            self.timer.restart(new_season=self.table.game.season != self.game.season)
        try:
            self._check_current()
            if self.table.game.step != self.game.step and not self.plan.allows_hints:
                position = position_of(self.table.game)
            row = row_after(self.row, self.table.game, self.seats, self.timer)
            await self.journal.append(row, self.table, self.seq, origins, position)
        except OSError as error:
            self.table.cut(self.seq)
            self.timer.began = began
            logger.error("a decision could not be saved: %s", error)
            raise (no_space() if isinstance(error, NoSpace) else not_saved()) from None
        self._publish(row)

    async def save_row(self) -> None:
        """Write what has changed besides the log."""
        async with self.lock:
            await self.write_row(self.row)

    async def write_row(self, row: GameRow) -> None:
        """Write another row for the game, brought up to date; the caller holds the lock."""
        row = row_after(row, self.game, self.seats, self.timer)
        if row != self.row:
            self._check_current()
            await self.store.append(row, [], try_end(row, self.game))
            self.row = row

    async def write_deal(self, deal: Deal) -> None:
        """Write what the players added to the deal, and deal from it; the caller holds the lock."""
        row = replace(self.row, deal=deal, seed=number_of(deal))
        self._check_current()
        await self.store.set_deal(row)
        self.row = replace(self.row, deal=row.deal, seed=row.seed)
        self.table.dealer = dealer_of(self.row)

    def _publish(self, row: GameRow) -> None:
        """Show the saved events and the row saved with them: extend the log and notify the listeners."""
        old_step, new = self.game.step, list(self.table.history(self.seq))
        for seq, event, before, after in new:
            self.turn_log.add(event, before, after, self.journal.bots.get(seq, ""))
            if isinstance(event, Committed | Withdrawn):
                self.changes[event.seat] += 1
            else:
                self.changes.clear()
            if before.step != after.step:
                self.changes_before_phase = dict(self.changes)
        events = [one.event for one in new]
        self.game, self.seq = self.table.game, len(self.table.log)
        # Earlier games are needed rarely, and with many rooms they would fill the memory.
        self.table.forget_before(self.seq)
        # Something else in the row may have changed while it was written.
        self.row = replace(self.row, over=row.over, summary=row.summary, began=row.began, due=row.due)
        if self.game.step == old_step:
            self._decided({event.seat for event in events if isinstance(event, Committed | Withdrawn)})
        else:
            self.seats.new_phase()
            self.json_cache.clear()
            self.listeners.notify_phase()
            self.on_change(self)

    def _decided(self, seats: Iterable[int]) -> None:
        """Notify the listeners of decisions in a phase that is still the same."""
        self.json_cache.clear_moment()
        self.listeners.notify_decided({one for seat in seats for one in self.seats[seat].devices})
        self.on_change(self)

    def presence_changed(self) -> None:
        """Notify the listeners soon that somebody came or went."""
        self.json_cache.clear_moment()
        self.listeners.notify_presence_soon()
        self.on_change(self)

    def changed(self) -> None:
        """Notify the listeners of a change of anything else."""
        self.json_cache.clear()
        self.listeners.notify()
        self.on_change(self)

    def show_rematch(self, rematch: Rematch) -> None:
        """Show everybody which game follows this one."""
        self.row = replace(self.row, rematch=rematch)
        self.changed()

    def close(self) -> None:
        """The game was deleted: nothing is decided in it any more, and nobody is told of it."""
        self.closed = True
        self.listeners.close()

    def retire(self) -> None:
        """Nothing more is written, and the sockets are closed: whoever comes again gets a new room."""
        self.retired = True
        self.listeners.close()

    def _check_current(self) -> None:
        if self.retired:
            raise StorageError("the game was read again in the meantime")
