"""A live room: one game's table, the seats round it, and the way every decision takes to the disk.

What is shown is always what has been kept: a decision is sealed at the table, written down, and only then
acknowledged and told to everyone. If it cannot be written, the table forgets it.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Mapping, Sequence
from dataclasses import replace
from time import monotonic
from typing import Any, TypeVar

from cartographers.notation.error import BadNotation
from cartographers.notation.wire import Json
from cartographers.rules.decision import Decision
from cartographers.rules.reason import Illegal
from cartographers.rules.state import Game
from cartographers.server.asked import read_decided
from cartographers.server.errors import Refusal, illegal, no_seat, not_saved, not_yours, stale
from cartographers.server.rooms.listeners import Crowd, Listener
from cartographers.server.rooms.presence import MINDER, Presence
from cartographers.server.rooms.summary import summary
from cartographers.server.show.turn_log import LogBook
from cartographers.server.storage.hash_chain import linked
from cartographers.server.storage.store import SeatRow, Store, StoredGame
from cartographers.table.table import Table

T = TypeVar("T")
logger = logging.getLogger(__name__)


class Room:
    """A game that somebody looks at. Everything in it can be had again from the store."""

    def __init__(
        self, store: Store, stored: StoredGame, table: Table, grace: float, tend: Callable[["Room"], None]
    ) -> None:
        self.id = stored.game.id
        self.row = stored.game
        self.seats: list[SeatRow] = stored.seats
        self.presence = Presence(grace, monotonic())
        self.crowd = Crowd(len(stored.seats))
        self.book = LogBook()
        #: Answers already written out, by whom they are for; all are forgotten when anything changes.
        self.answers: dict[str, bytes] = {}
        self._store, self._table, self._tend = store, table, tend
        self._hash = stored.links[-1].hash
        self._moves = {(link.seat, link.move_id) for link in stored.links if link.move_id}
        self._lock = asyncio.Lock()
        self.game: Game = table.game
        self.seq = 0
        self._show()

    @property
    def ranked(self) -> bool:
        """Does its result count, so that nobody may be helped while it is played?"""
        return bool(self.row.plan.get("ranked"))

    # --- the log ----------------------------------------------------------------------------------

    @property
    def table(self) -> Table:
        """The table, which may be a decision ahead of what is shown."""
        return self._table

    async def decide(self, seat: int, step: int, move_id: str, told: Json) -> None:
        """Keep a person's decision; the same one sent again changes nothing."""
        await _undisturbed(self._decide(seat, step, move_id, told))

    async def _decide(self, seat: int, step: int, move_id: str, told: Json) -> None:
        async with self._lock:
            if (seat, move_id) in self._moves:
                return
            if self.game.over:
                raise Refusal(409, "The game is over.")
            if step != self.game.step:
                raise stale()
            try:
                self._table.commit(seat, read_decided(self.game.phase, told))
            except BadNotation as wrong:
                raise Refusal(422, str(wrong)) from None
            except Illegal as reason:
                raise illegal(reason) from None
            await self._keep([move_id])
            self._moves.add((seat, move_id))

    async def withdraw(self, seat: int) -> None:
        """Take a person's sealed decision back, as long as not all are in."""
        await _undisturbed(self._withdraw(seat))

    async def _withdraw(self, seat: int) -> None:
        async with self._lock:
            try:
                self._table.withdraw(seat)
            except Illegal as reason:
                raise illegal(reason, status=409) from None
            await self._keep([])

    async def commit_for(self, step: int, decisions: Mapping[int, Decision]) -> None:
        """Keep what bots decided for their seats, as far as the game still waits for them."""
        await _undisturbed(self._commit_for(step, decisions))

    async def _commit_for(self, step: int, decisions: Mapping[int, Decision]) -> None:
        async with self._lock:
            wanted = self.for_bots()
            try:
                for seat, decision in decisions.items():
                    if seat in wanted and self._table.game.step == step:
                        self._table.commit(seat, decision)
            except Illegal:
                self._table.cut(self.seq)
                raise
            if len(self._table.log) > self.seq:
                await self._keep([])

    async def _keep(self, move_ids: Sequence[str]) -> None:
        """Write down what happened at the table; only then show it."""
        links = linked(self._table, self.seq, move_ids, self._hash)
        game = self._table.game
        try:
            await self._store.append(self.id, links, game.over, summary(game))
        except OSError as wrong:
            self._table.cut(self.seq)
            logger.error("a decision could not be kept: %s", wrong)
            raise not_saved() from None
        self._hash = links[-1].hash
        self._show()

    def _show(self) -> None:
        """Show what is kept: the log goes on, and everyone is told."""
        step, seqs = self.game.step, range(max(self.seq, 1), len(self._table.log))
        for seq in seqs:
            self.book.add(self._table.log[seq], self._table.at(seq), self._table.at(seq + 1))
        touched = {getattr(self._table.log[seq], "seat", None) for seq in seqs}
        self.game, self.seq = self._table.game, len(self._table.log)
        self.row = replace(self.row, over=self.game.over, summary=summary(self.game))
        self.changed(touched if self.game.step == step else None)

    def changed(self, seats: set[Any] | None = None) -> None:
        """Something can be seen anew: by everyone, or first of all by those in these seats."""
        self.answers.clear()
        if seats is None:
            self.crowd.tell()
        else:
            self.crowd.tell(
                lambda device: any(device in self.seats[seat].devices for seat in seats if seat is not None)
            )
        self._tend(self)

    # --- the seats --------------------------------------------------------------------------------

    def seats_of(self, device: str) -> list[int]:
        """The seats a device decides for."""
        return [seat.seat for seat in self.seats if device in seat.devices]

    def check_holds(self, device: str, seat: int) -> None:
        """Raise unless a device decides for a seat."""
        if not 0 <= seat < len(self.seats):
            raise no_seat()
        if device not in self.seats[seat].devices:
            raise not_yours()

    def reseat(self, number: int, device: str = "", **changes: Any) -> None:
        """Somebody took a seat, or opened it on another device."""
        seat = self.seats[number]
        devices = seat.devices | {device} if device else seat.devices
        self.seats[number] = replace(seat, devices=devices, **changes)
        self.changed()

    async def visit(self, device: str, seats: Sequence[int] | None = None) -> None:
        """A device comes by: it gets back at once whichever of its seats a bot has minded."""
        mine = self.seats_of(device)
        if mine:
            self.presence.see(device, monotonic())
        back = False
        for number in mine if seats is None else seats:
            seat = self.seats[number]
            back |= self.presence.given_back(number)
            if seat.left:
                await self._store.set_left(self.id, number, left=False)
                self.seats[number] = replace(self.seats[number], left=False)
                back = True
        if back:
            self.changed()

    async def leave(self, seat: int) -> None:
        """A player leaves their seat to a bot."""
        await self._store.set_left(self.id, seat, left=True)
        self.seats[seat] = replace(self.seats[seat], left=True)
        self.changed()

    def for_bots(self) -> dict[int, str]:
        """The seats that the game waits for and a bot decides for, and which bot."""
        now, found = monotonic(), dict[int, str]()
        for number in self.game.waiting:
            seat = self.seats[number]
            if seat.kind == "bot":
                found[number] = seat.bot
            elif self.presence.minded(seat) and self.presence.awaited(self.seats, seat, now):
                found[number] = MINDER
        return found

    # --- who is there -----------------------------------------------------------------------------

    async def enter(self, device: str) -> Listener:
        """A socket is opened."""
        self.presence.enter(device, monotonic())
        await self.visit(device)
        listener = self.crowd.enter(device)
        self.changed(set())
        return listener

    def exit(self, listener: Listener) -> None:
        """A socket is closed."""
        self.presence.exit(listener.device, monotonic())
        self.crowd.exit(listener)
        self.changed(set())

    def tick(self) -> None:
        """Time has passed: perhaps a bot has to mind a seat now."""
        if self.presence.missed(self.seats, self.game.waiting, monotonic()):
            self.changed()
        else:
            self._tend(self)


async def _undisturbed(work: Coroutine[Any, Any, T]) -> T:
    """Finish some work even if whoever asked for it has hung up."""
    return await asyncio.shield(asyncio.ensure_future(work))
