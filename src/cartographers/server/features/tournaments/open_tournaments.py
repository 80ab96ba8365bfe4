"""Tournaments as the server has read them last, and who is told when one has changed."""

import asyncio
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property

from cartographers.server.basics.open_pages import OpenPages
from cartographers.server.features.tournaments.messages import TournamentRequest
from cartographers.server.features.tournaments.shared_json import SharedJson
from cartographers.server.features.tournaments.store import TournamentStore
from cartographers.server.features.tournaments.tournament import Correction, Player, Tournament, TryProgress
from cartographers.server.storage.changes import Change
from cartographers.server.storage.store import Store

#: Seconds for which what was read is believed if nobody tells of a change: somebody may have had everything
#: deleted, or another server could not be heard.
_BELIEVED_FOR = 5.0
#: Tournaments that are remembered at most.
_MOST = 200
#: Seconds in which changes are gathered before the other servers are told, and in which results of a large
#: tournament are gathered before it is read again.
_GATHERING, _GATHERING_RESULTS = 0.3, 1.0
#: From so many results on a tournament is large.
_LARGE = 1000


@dataclass
class Overview:
    """A tournament with everything about it but the maps."""

    tournament: Tournament
    players: list[Player]
    corrections: list[Correction]
    #: By person and deal.
    tries: dict[tuple[str, int], TryProgress]
    #: The same while nothing has changed.
    version: int
    read_at: float
    #: The boxes that are played with, once somebody has asked.
    boxes: list[str] = field(default_factory=list)
    #: What all are told who may know the same deals, by these deals; written when the first of them asks.
    shared: "dict[tuple[bool, ...], asyncio.Future[SharedJson]]" = field(default_factory=dict)

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

    @cached_property
    def counts(self) -> tuple[Counter[int], Counter[int]]:
        """How many have begun each deal, and how many have finished it."""
        return (
            Counter(deal for _, deal in self.tries),
            Counter(deal for (_, deal), one in self.tries.items() if one.over),
        )

    @property
    def large(self) -> bool:
        """Does it take long to read and to write?"""
        return len(self.players) * self.plan.deals >= _LARGE

    @cached_property
    def _by_person(self) -> dict[str, Player]:
        return {one.person: one for one in self.players}

    def prepare(self) -> None:
        """Work out what is asked for first."""
        self.again, self.played, self.counts, self._by_person  # noqa: B018  # each is kept once it has been read

    def player(self, person: str) -> Player | None:
        """Who takes part as this person."""
        return self._by_person.get(person)

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
        #: Those who look at one.
        self.pages = OpenPages()
        #: Large tournaments, and those that will be read again soon.
        self._large: set[str] = set()
        self._soon: dict[str, asyncio.TimerHandle] = {}
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
        if not done.cancelled() and not done.exception() and (overview := done.result()):
            if len(self._read) >= _MOST:
                self._read.clear()
                self._large.clear()
            self._large |= {id} if overview.large else set()
            self._read[id] = overview

    async def read(self, id: str) -> Overview | None:
        """A tournament as it is stored now."""
        now, known = self._monotonic(), self._read.get(id)
        whole = await TournamentStore(self._store.database).whole(id)
        if whole and known and known.version == whole.version:
            # With all that was worked out from it.
            known.read_at = now
            return known
        if whole is None:
            return None
        overview = Overview(*whole, now)
        if overview.large:
            await asyncio.to_thread(overview.prepare)
        return overview

    def changed(self, id: str) -> None:
        """Something in a tournament has changed: tell those who look at it, and the other servers."""
        self._forget(id)
        self._tell(id)

    def progressed(self, id: str) -> None:
        """Somebody has begun or finished a deal. In a large tournament that is seen a second later."""
        self.changed_elsewhere(id)
        self._tell(id)

    def _tell(self, id: str) -> None:
        self._to_tell.add(id)
        self._told.set()

    def changed_elsewhere(self, id: str) -> None:
        """Another server has changed a tournament."""
        if id not in self._large:
            self._forget(id)
        elif id not in self._soon:
            loop = asyncio.get_running_loop()
            self._soon[id] = loop.call_later(_GATHERING_RESULTS, self._forget, id)

    def _forget(self, id: str) -> None:
        """Read a tournament again when somebody asks, and tell those who look at it."""
        if soon := self._soon.pop(id, None):
            soon.cancel()
        self._read.pop(id, None)
        self._reading.pop(id, None)
        self.pages.tell(id)

    def forget(self) -> None:
        """Nobody knows which tournaments have changed."""
        for id in [*self._read, *self.pages.ids()]:
            self._forget(id)

    async def tell_others(self) -> None:
        """Tell the other servers of the database what has changed, until cancelled."""
        while True:
            await self._told.wait()
            await asyncio.sleep(_GATHERING)
            self._told.clear()
            ids, self._to_tell = tuple(self._to_tell), set()
            await self._store.announce(Change(feature="tournaments", body={"changed": ids}))
