"""A live room: one game with its table, its seats and its listeners.

Only what is saved is shown. A decision is committed to the table, written to the store, and only then
acknowledged and sent to the listeners; if it cannot be written, the table drops it.
"""

import asyncio
import logging
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from math import inf
from typing import Any

from cartographers.notation.error import BadNotation
from cartographers.notation.wire import Json, read_decision
from cartographers.rules.decision import Decision
from cartographers.rules.event import Committed, Event, Withdrawn
from cartographers.rules.reason import Illegal
from cartographers.rules.state import Game
from cartographers.rules.view import view
from cartographers.server.clocks import Clocks
from cartographers.server.errors import Refusal, game_over, illegal, no_game, not_saved, refused, stale
from cartographers.server.protocol import PlanRequest
from cartographers.server.rooms.journal import Journal
from cartographers.server.rooms.lesson import PlayedLesson
from cartographers.server.rooms.listeners import Listener, Listeners
from cartographers.server.rooms.pace import MoveTimer, pace_of
from cartographers.server.rooms.presence import Presence
from cartographers.server.rooms.seats import Seats
from cartographers.server.rooms.summary import due_in, row_after
from cartographers.server.show.turn_log import TurnLog
from cartographers.server.storage.hash_chain import Origin
from cartographers.server.storage.people_rows import NO_NAME, without_names
from cartographers.server.storage.store import Ended, GameRow, Rematch, Store, StoredGame
from cartographers.server.tasks import shielded
from cartographers.table.skipped_move import skipped_move
from cartographers.table.table import Table

logger = logging.getLogger(__name__)

#: Stands in place of a bot's name with a move that was skipped.
SKIP = "skip"


class Room:
    """A game in memory. Everything in it but presence can be restored from the store."""

    def __init__(
        self,
        store: Store,
        stored: StoredGame,
        table: Table,
        clocks: Clocks,
        on_change: Callable[["Room"], None],
    ) -> None:
        """``on_change`` is called after every change, and when it may be a bot's turn."""
        self.id = stored.game.id
        self.row = stored.game
        pace = pace_of(self.row.plan)
        self.timer = MoveTimer(pace, self.row.began, clocks.wall)
        self.presence = Presence((pace and pace.absence) or inf, clocks.monotonic)
        self.seats = Seats(stored.seats, self.presence, self.timer.live)
        self.listeners = Listeners(len(stored.seats))
        self.turn_log = TurnLog()
        self.lesson = PlayedLesson(self.row.lesson, self.row.lesson_step) if self.row.lesson else None
        #: Parts of the state already written as JSON; cleared by every change.
        self.json_cache: dict[str, bytes] = {}
        self._store, self._table, self._on_change = store, table, on_change
        self.journal = Journal(store, stored)
        #: The stored plan and what it was read as: with many seats reading it takes a while.
        self._read_plan: tuple[Json, PlanRequest] | None = None
        self._lock = asyncio.Lock()
        self._closed = False
        #: Held while a seat is taken or the next game is made, so that two cannot do it at once.
        self.seating = asyncio.Lock()
        #: The game after the first ``seq`` events, which are saved; the table may be ahead of it.
        self.game: Game = table.game
        self.seq = 1  # the set-up, of which there is nothing to tell
        self._publish()

    @property
    def over(self) -> bool:
        """Is nothing left to decide, because the game is over or because it was ended?"""
        return self.game.over or self.row.ended is not None

    @property
    def due(self) -> float | None:
        """Until when the game waits for those who have not decided; none if for as long as it takes.

        In a live game no time runs while nobody is at the table.
        """
        standing_still = self.over or (self.timer.live and not self.seats.anybody_connected)
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
        return self._table.log[: self.seq]

    def at(self, events: int) -> Game:
        """The game as it was after the first ``events`` events."""
        return self._table.at(events)

    # --- decisions --------------------------------------------------------------------------------

    async def decide(self, seat: int, step: int, move_id: str, decision: Json) -> None:
        """Seal a player's decision; a repeated move id changes nothing."""
        await shielded(self._decide(seat, step, move_id, decision))

    async def _decide(self, seat: int, step: int, move_id: str, decision: Json) -> None:
        async with self._lock:
            if self._closed:
                raise no_game()
            if self.journal.has(seat, move_id):
                return
            if self.over:
                raise game_over()
            if step != self.game.step:
                raise stale()
            try:
                read = read_decision(self.game.phase, decision)
                if self.lesson:
                    self.lesson.check(self.game, self.log, read)
                self._table.commit(seat, read)
            except BadNotation as error:
                raise refused(error) from None
            except Illegal as reason:
                raise illegal(reason) from None
            await self._save([Origin(move_id)])
            if self.lesson:
                # Only lists read it; the room itself counts the decisions in the log.
                await self._store.set_lesson_step(self.id, self.lesson.step(self.log))

    async def withdraw(self, seat: int) -> None:
        """Take a player's sealed decision back, as long as not all have decided."""
        await shielded(self._withdraw(seat))

    async def _withdraw(self, seat: int) -> None:
        async with self._lock:
            if self.over:
                raise game_over()
            try:
                self._table.withdraw(seat)
            except Illegal as reason:
                raise illegal(reason, status=409) from None
            await self._save([])

    async def go_to_step(self, step: int) -> None:
        """Go on or back to a step of the lesson."""
        async with self._lock:
            if not self.lesson:
                raise Refusal(409, "not-a-lesson", "This game is no lesson.")
            self.lesson.go_to(step, self.log)
            await self._store.set_lesson_step(self.id, step)
        self._changed()

    async def decide_for_bots(self, step: int, decisions: Mapping[int, Decision]) -> None:
        """Seal decisions of bots; those the game does not wait for any more are ignored."""
        await shielded(self._decide_for_bots(step, decisions))

    async def _decide_for_bots(self, step: int, decisions: Mapping[int, Decision]) -> None:
        async with self._lock:
            bots = self.bots_to_move()
            # In the seat of a player it is told who decided.
            names = {seat: bot for seat, bot in bots.items() if self.seats[seat].kind == "human"}
            await self._commit_for(step, {seat: decisions[seat] for seat in decisions if seat in bots}, names)

    async def skip(self, seats: Iterable[int]) -> None:
        """Make the smallest legal move for players whose time is up."""
        async with self._lock:
            late = [seat for seat in seats if seat in self.game.waiting]
            moves = {seat: skipped_move(view(self.game, seat)) for seat in late}
            await self._commit_for(self.game.step, moves, dict.fromkeys(moves, SKIP))

    async def _commit_for(
        self, step: int, decisions: Mapping[int, Decision], names: Mapping[int, str]
    ) -> None:
        """Seal decisions that no player made; ``names`` are those of the bots that did."""
        origins: list[Origin] = []
        try:
            for seat, decision in decisions.items():
                if self._table.game.step == step:
                    self._table.commit(seat, decision)
                    origins.append(Origin(bot=names.get(seat)))
        except Illegal:
            self._table.cut(self.seq)
            raise
        if origins:
            await self._save(origins)

    async def _save(self, origins: Sequence[Origin]) -> None:
        """Write the table's new events to the store, then publish them."""
        began = self.timer.began
        if self._table.game.step != self.game.step:
            self.timer.restart()
        try:
            row = row_after(self.row, self._table.game, self.seats, self.timer)
            await self.journal.append(row, self._table, self.seq, origins)
        except OSError as error:
            self._table.cut(self.seq)
            self.timer.began = began
            logger.error("a decision could not be saved: %s", error)
            raise not_saved() from None
        self._publish()

    async def _save_row(self) -> None:
        """Write what has changed besides the log."""
        async with self._lock:
            await self._write_row(self.row)

    async def _write_row(self, row: GameRow) -> None:
        row = row_after(row, self.game, self.seats, self.timer)
        if row != self.row:
            await self._store.append(row, [])
            self.row = row

    def _publish(self) -> None:
        """Show the saved events: extend the log of turns and notify the listeners."""
        old_step, new = self.game.step, list(self._table.history(self.seq))
        for seq, event, before, after in new:
            self.turn_log.add(event, before, after, self.journal.bots.get(seq, ""))
        events = [one.event for one in new]
        self.game, self.seq = self._table.game, len(self._table.log)
        self.row = row_after(self.row, self.game, self.seats, self.timer)
        if self.game.step == old_step:
            self._changed({event.seat for event in events if isinstance(event, Committed | Withdrawn)})
        else:
            self.seats.new_phase()
            self._changed()

    def _changed(self, seats: Iterable[int] | None = None) -> None:
        """Notify the listeners of a change for everybody, or of one that matters to some seats most."""
        self.json_cache.clear()
        if seats is None:
            self.listeners.notify()
        else:
            self.listeners.notify_about_seats({one for seat in seats for one in self.seats[seat].devices})
        self._on_change(self)

    # --- seats and presence -----------------------------------------------------------------------

    def bots_to_move(self) -> dict[int, str]:
        """The seats the game waits for that a bot decides for, each with the name of its bot."""
        return {} if self.over or self._closed else self.seats.bots_to_move(self.game.waiting)

    async def change_seat(self, number: int, device: str = "", **changes: Any) -> None:
        """Update a seat that was taken, or add a device to it."""
        had_open_seat = not self.seats.all_taken
        devices = self.seats[number].devices | ({device} if device else set())
        self.seats.change(number, devices=devices, **changes)
        if had_open_seat and self.seats.all_taken:
            self.timer.restart()
        await self._save_row()
        self._changed()

    def rename_device(self, old: str, new: str) -> None:
        """A device became part of a person, or changed to another one."""
        for part in (self.seats, self.presence, self.listeners):
            part.rename(old, new)
        if self.row.maker == old:
            self.row = replace(self.row, maker=new)
        self._changed()

    def player_gone(self, device: str, maker: str, forgotten: bool) -> None:
        """The player with this device no longer keeps the game, or is forgotten; the store knows it."""
        held = self.seats.held_by(device)
        for number in held:
            self.seats.drop_device(number, device, running=not self.over)
            if forgotten:
                self.seats.change(number, name=NO_NAME)
        plan = without_names(self.row.plan, held) if forgotten else self.row.plan
        self.row = replace(self.row, plan=plan, maker=maker if self.row.maker == device else self.row.maker)
        self._changed()

    def close(self) -> None:
        """The game was deleted: nothing is decided in it any more."""
        self._closed = True

    async def visit(self, device: str, seats: Sequence[int] | None = None) -> None:
        """A device sent a request: its player takes over from a stand-in, in all its seats or in these."""
        own = self.seats.held_by(device)
        if own:
            self.presence.seen(device)
        returned = False
        for number in own if seats is None else seats:
            returned |= self.seats.mark_present(number)
            if self.seats[number].left:
                await self._store.set_left(self.id, number, left=False)
                self.seats.change(number, left=False)
                returned = True
        if returned:
            # The time that ran out for somebody else's absence is given back.
            self.timer.restart()
            await self._save_row()
            self._changed()

    async def leave(self, seat: int) -> None:
        """A player leaves a seat to a stand-in bot, until the next visit."""
        await self._store.set_left(self.id, seat, left=True)
        self.seats.change(seat, left=True)
        await self._save_row()
        self._changed()

    def show_rematch(self, rematch: Rematch) -> None:
        """Show everybody which game follows this one."""
        self.row = replace(self.row, rematch=rematch)
        self._changed()

    async def connect(self, device: str) -> Listener:
        """A device opens a socket."""
        if self.timer.live and self.seats.held_by(device) and not self.seats.anybody_connected:
            self.timer.restart()
        self.presence.socket_opened(device)
        await self.visit(device)
        listener = self.listeners.add(device)
        self._changed(())
        return listener

    def disconnect(self, listener: Listener) -> None:
        """A socket is closed."""
        self.presence.socket_closed(listener.device)
        self.listeners.remove(listener)
        self._changed(())

    # --- time -------------------------------------------------------------------------------------

    def draw_once(self, seats: Iterable[int]) -> None:
        """Let a bot make this one move for players whose time is up."""
        self.seats.draw_once(seats)
        self._changed()

    def may_be_ended_by(self, devices: frozenset[str]) -> bool:
        """May the holder of these devices end the game for all: its only player, or with others its maker?"""
        alone = all(seat.kind == "bot" or seat.devices & devices for seat in self.seats)
        return not self.over and not self.lesson and (alone or self.row.maker in devices)

    async def end(self, ended: Ended) -> None:
        """End the game for all, before it is over by the rules."""
        async with self._lock:
            if self.over:
                raise game_over()
            await self._write_row(replace(self.row, ended=ended))
        self._changed()

    def check_absences(self) -> None:
        """Let stand-ins play for players who have become absent; called from time to time."""
        if self.seats.mark_absent(self.game.waiting):
            self._changed()
        else:
            self._on_change(self)
