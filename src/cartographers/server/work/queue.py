"""The queue of everything that costs processor time: bots, hints, analyses, reading long logs."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from enum import Enum
from time import monotonic

from cartographers.server.work.callers import Caller
from cartographers.server.work.fair_order import FairOrder


class Lane(Enum):
    """Where work waits; each lane has slots of its own, so that none keeps another waiting."""

    #: Bots at tables where somebody waits for them.
    TABLE = "table"
    #: Advice that a player waits for. A player can ask for it while the bots of the same table think.
    ADVICE = "advice"
    #: Photos: anybody can send one that takes long, and no hint may wait for it.
    PHOTOS = "photos"
    #: Nobody waits for it in front of a screen: analyses, par, bots that are among themselves.
    BACKGROUND = "background"
    #: Short work of the server's own process, in a thread.
    READING = "reading"


@dataclass(frozen=True, slots=True)
class Purpose:
    """What something is computed for: whose it is, for which game, and whether somebody waits for it."""

    caller: Caller
    game: str
    lane: Lane

    @property
    def path(self) -> tuple[str, str, str]:
        """The order in which turns are shared."""
        return self.caller.network, self.caller.person, self.game


@dataclass(slots=True, eq=False)
class _Ticket:
    """Work that waits for its turn; the future has the lane in which the turn came."""

    purpose: Purpose
    #: The seconds it will take, as far as one can tell.
    seconds: float
    lane: Lane
    since: float
    turn: "asyncio.Future[Lane]"


@dataclass(slots=True)
class Waits:
    """How long the work of one lane has waited in all, and how much of it there was."""

    seconds: float = 0.0
    number: int = 0


class WorkQueue:
    """Gives everybody their turn: network by network, then person by person, then game by game.

    No network has all slots of a lane with several, so there is always one for somebody else.
    """

    def __init__(self, slots: Mapping[Lane, int], clock: Callable[[], float] = monotonic) -> None:
        self.slots = dict(slots)
        self._clock = clock
        self._waiting: dict[Lane, FairOrder[_Ticket]] = {lane: FairOrder() for lane in slots}
        self._tickets: dict[Lane, dict[_Ticket, None]] = {lane: {} for lane in slots}
        self._running: dict[Lane, Counter[str]] = {lane: Counter() for lane in slots}
        self.waits = {lane: Waits() for lane in slots}

    def waiting(self, lane: Lane) -> int:
        """How much work waits in a lane."""
        return len(self._tickets[lane])

    def running(self, lane: Lane) -> int:
        """How much work of a lane is under way."""
        return self._running[lane].total()

    def oldest(self, lane: Lane) -> float:
        """For how many seconds the work that came first has been waiting."""
        first = next(iter(self._tickets[lane]), None)
        return self._clock() - first.since if first else 0.0

    def is_waiting(self, purpose: Purpose) -> bool:
        """Has the turn of this work not come yet?"""
        return any(ticket.purpose is purpose for tickets in self._tickets.values() for ticket in tickets)

    @asynccontextmanager
    async def turn(self, purpose: Purpose, seconds: float) -> AsyncIterator[Lane]:
        """Wait for the turn, and have it until the end of the context; says in which lane it came.

        Who is cancelled while waiting gives up the place in the queue. What it really takes is counted in
        the end, whatever was expected.
        """
        turn = asyncio.get_running_loop().create_future()
        ticket = _Ticket(purpose, seconds, purpose.lane, self._clock(), turn)
        self._enter(ticket)
        try:
            lane = await ticket.turn
        except asyncio.CancelledError:
            self._give_up(ticket)
            raise
        began = self._clock()
        try:
            yield lane
        finally:
            self._waiting[lane].charge(purpose.path, self._clock() - began - seconds)
            self._end(ticket)

    def hurry(self, game: str) -> None:
        """Somebody has come to a table: what waits in the background for its game is waited for now."""
        for ticket in [one for one in self._tickets[Lane.BACKGROUND] if one.purpose.game == game]:
            self._leave(ticket)
            ticket.lane = Lane.TABLE
            self._enter(ticket)

    def _enter(self, ticket: _Ticket) -> None:
        self._tickets[ticket.lane][ticket] = None
        self._waiting[ticket.lane].push(ticket.purpose.path, ticket)
        self._start_next(ticket.lane)

    def _leave(self, ticket: _Ticket) -> None:
        del self._tickets[ticket.lane][ticket]
        self._waiting[ticket.lane].remove(ticket.purpose.path, ticket)

    def _give_up(self, ticket: _Ticket) -> None:
        if ticket in self._tickets[ticket.lane]:
            self._leave(ticket)
        elif not ticket.turn.cancelled():
            # Its turn had come at the same moment.
            self._end(ticket)

    def _end(self, ticket: _Ticket) -> None:
        running = self._running[ticket.lane]
        running[ticket.purpose.caller.network] -= 1
        if not running[ticket.purpose.caller.network]:
            del running[ticket.purpose.caller.network]
        self._start_next(ticket.lane)

    def _start_next(self, lane: Lane) -> None:
        running, waiting = self._running[lane], self._waiting[lane]
        most = max(1, self.slots[lane] - 1)
        while running.total() < self.slots[lane]:
            ticket = waiting.pop(lambda network: running[network] < most)
            if ticket is None:
                return
            del self._tickets[lane][ticket]
            if ticket.turn.cancelled():
                continue
            waiting.charge(ticket.purpose.path, ticket.seconds)
            running[ticket.purpose.caller.network] += 1
            self.waits[lane].seconds += self._clock() - ticket.since
            self.waits[lane].number += 1
            ticket.turn.set_result(lane)
