"""Tournaments as the server has read them last, and who is told when one has changed."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cached_property, partial

from cartographers.server.protocol.tournaments import TournamentPlayer, TournamentRequest
from cartographers.server.storage.changes import Change
from cartographers.server.storage.store import Store
from cartographers.server.storage.tournaments import Correction, Player, Progress, Tournament

#: Seconds for which what was read is believed if nobody tells of a change: somebody may have had everything
#: deleted, or another server could not be heard.
_BELIEVED_FOR = 5.0
#: Tournaments that are remembered at most.
_MOST = 200
#: Seconds in which changes are gathered before the other servers are told.
_GATHERING = 0.3


def day_of(tournament: str, deal: int) -> str:
    """The name under which tries at a deal of a tournament are stored."""
    return f"t/{tournament}/{deal}"


def tournament_of(day: str) -> str:
    """The tournament of a deal of this name; empty for those of days and weeks."""
    return day.split("/")[1] if day.startswith("t/") else ""


@dataclass
class Overview:
    """A tournament with everything about it but the maps."""

    tournament: Tournament
    players: list[Player]
    corrections: list[Correction]
    #: By person and deal.
    tries: dict[tuple[str, int], Progress]
    read_at: float
    #: The standings by the deals that are shown in them.
    standings: dict[tuple[bool, ...], list[TournamentPlayer]] = field(default_factory=dict)

    @cached_property
    def plan(self) -> TournamentRequest:
        """What was chosen when it was made."""
        return TournamentRequest.model_validate(self.tournament.settings)

    @cached_property
    def again(self) -> frozenset[tuple[str, int]]:
        """To whom the host has given another try, and at which deal."""
        given = (one for one in self.corrections if one.kind == "again")
        return frozenset((one.person or "", one.deal or 0) for one in given)

    @cached_property
    def played(self) -> frozenset[int]:
        """The deals of which a try that will count is still running, but for those given by the host."""
        running = (key for key, one in self.tries.items() if not one.over and one.mark is None)
        return frozenset(deal for person, deal in running if (person, deal) not in self.again)

    def player(self, person: str) -> Player | None:
        """Who takes part as this person."""
        return next((one for one in self.players if one.person == person), None)

    def numbered(self, number: int) -> Player | None:
        """The player of this number."""
        return next((one for one in self.players if one.number == number), None)


class OpenTournaments:
    """The tournaments that somebody looks at."""

    def __init__(self, store: Store, monotonic: Callable[[], float]) -> None:
        self._store, self._monotonic = store, monotonic
        self._read: dict[str, Overview] = {}
        #: What is being read and has not changed since.
        self._reading: dict[str, asyncio.Future[Overview | None]] = {}
        self._listeners: dict[str, set[asyncio.Event]] = {}
        self._to_tell: set[str] = set()
        self._told = asyncio.Event()

    async def overview(self, id: str) -> Overview | None:
        """A tournament as it was read last; none if there is none of this id."""
        known = self._read.get(id)
        if known and self._monotonic() - known.read_at < _BELIEVED_FOR:
            return known
        if id not in self._reading:
            self._reading[id] = asyncio.ensure_future(self.read(id))
            self._reading[id].add_done_callback(lambda done: self._keep(id, done))
        # Others may wait for the same: one who is gone must not end it for them.
        return await asyncio.shield(self._reading[id])

    def _keep(self, id: str, done: "asyncio.Future[Overview | None]") -> None:
        """Remember what was read, unless something has changed meanwhile."""
        if self._reading.get(id) is not done:
            return
        del self._reading[id]
        if not done.cancelled() and not done.exception() and (found := done.result()):
            if len(self._read) >= _MOST:
                self._read.clear()
            self._read[id] = found

    async def read(self, id: str) -> Overview | None:
        """A tournament as it is stored now."""
        now = self._monotonic()
        found = await self._store.tournaments.whole(id, partial(day_of, id))
        return Overview(*found, now) if found else None

    def changed(self, id: str) -> None:
        """Something in a tournament has changed: tell those who look at it, and the other servers."""
        self.changed_elsewhere(id)
        self._to_tell.add(id)
        self._told.set()

    def changed_elsewhere(self, id: str) -> None:
        """Another server has changed a tournament."""
        self._read.pop(id, None)
        self._reading.pop(id, None)
        for listener in self._listeners.get(id, ()):
            listener.set()

    def forget(self) -> None:
        """Nobody knows which tournaments have changed."""
        for id in [*self._read, *self._listeners]:
            self.changed_elsewhere(id)

    @contextmanager
    def listening(self, id: str) -> Iterator[asyncio.Event]:
        """An event that is set whenever a tournament has changed."""
        event, listeners = asyncio.Event(), self._listeners.setdefault(id, set())
        listeners.add(event)
        try:
            yield event
        finally:
            listeners.discard(event)
            if not listeners:
                self._listeners.pop(id, None)

    async def tell_others(self) -> None:
        """Tell the other servers of the database what has changed, until cancelled."""
        while True:
            await self._told.wait()
            await asyncio.sleep(_GATHERING)
            self._told.clear()
            ids, self._to_tell = tuple(self._to_tell), set()
            await self._store.announce(Change(tournaments=ids))
