"""What is kept for speed, with it and without it: ``python -m bench kept``."""

import asyncio
import gc
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time

from bench.shared.figure import Figure, median_seconds
from bench.shared.prepared import prepare
from cartographers.boxes import shelf
from cartographers.server.auth.seat_codes import SeatCodes
from cartographers.server.basics.client_network import Network
from cartographers.server.basics.clocks import Clocks
from cartographers.server.rooms.dealing import dealer_of
from cartographers.server.rooms.room import Room
from cartographers.server.rooms.state_json import state_for
from cartographers.server.settings import Settings
from cartographers.server.speed.checkpoint import Checkpoints
from cartographers.server.speed.gate import Gate
from cartographers.server.speed.rounds import Rounds
from cartographers.server.storage.hash_chain import restore_table
from cartographers.server.storage.opening import open_store
from cartographers.server.storage.store import Store
from cartographers.server.storage.stored_game import StoredGame
from cartographers.words.book import words

GAMES, SEATS, SENT = 40, 4, 20
#: How many rooms a collection of garbage goes through: so often all of these games.
TIMES = 12
#: Objects after which the collector looks through them, and only them.
NEW = 1000
#: States that are due at once, and requests that one network sends at once; each takes a millisecond.
STATES, REQUESTS = 100, 30
A_MILLISECOND = 0.001
CHECKPOINTS = Checkpoints(b"key")


def figures() -> Iterator[Figure]:
    """Each twice: with what is kept for it, and without."""
    with TemporaryDirectory() as folder:
        prepared = prepare(Path(folder), GAMES, SEATS)
        rooms = Rooms(Path(folder))
        games = asyncio.run(rooms.read([one.id for one in prepared]))
        yield from rooms.opened(games)
        yield from rooms.collected(games)
        yield from rooms.sent(games)
    yield from _pair("a request when states are due", lambda kept: asyncio.run(_among_states(kept)))
    yield from _pair("a request after those of others", lambda kept: asyncio.run(_among_requests(kept)))


class Rooms:
    """Rooms of stored games."""

    def __init__(self, folder: Path) -> None:
        self._folder, self._codes = folder, SeatCodes(folder)
        self._store: Store

    async def read(self, ids: list[str]) -> list[StoredGame]:
        """Games from the store."""
        self._store = open_store(Settings(data=self._folder))
        games = [await self._store.load(id) for id in ids]
        await self._store.close()
        return [game for game in games if game]

    def opened(self, games: list[StoredGame]) -> Iterator[Figure]:
        """A game is opened, and its players are sent what they see."""
        rooms = [self._room(game) for game in games]
        for room in rooms:
            self._send(room)
        pairs = zip(games, rooms, strict=True)
        stored = [replace(game, checkpoint=CHECKPOINTS.of(room)) for game, room in pairs]

        def open_all(kept: bool) -> None:
            for one in stored if kept else games:
                self._send(self._room(one))

        return _both("open a game: its checkpoint", open_all, times=len(games))

    def collected(self, games: list[StoredGame]) -> Iterator[Figure]:
        """All garbage is collected at once, which stops the server, or only what is new."""
        rooms = [self._room(game) for _ in range(TIMES) for game in games]
        gc.collect()
        new: list[list[int]] = []

        def collect(kept: bool) -> None:
            new[:] = [[] for _ in range(NEW)]
            gc.collect(0 if kept else 2)

        what = f"a collection among {len(rooms)} rooms: the collector"
        yield from _both(what, collect)
        rooms.clear()

    def sent(self, games: list[StoredGame]) -> Iterator[Figure]:
        """Somebody has decided in a phase that goes on, and the whole state is sent to all."""
        room = self._room(games[0])

        def send(kept: bool) -> None:
            for _ in range(SENT):
                if kept:
                    room.json_cache.clear_moment()
                else:
                    room.json_cache.clear()
                self._send(room)

        return _both(f"the states of {SEATS} devices: parts that are kept", send, times=SENT)

    def _room(self, stored: StoredGame) -> Room:
        dealer = dealer_of(stored.game)
        opened = CHECKPOINTS.opened(stored, dealer)
        table = opened.table if opened else restore_table(shelf(), stored.events, dealer, stored.game.engine)
        parts = self._store, stored, table, Clocks(process_time, process_time), lambda _: None
        return Room(*parts, opened and opened.shown)

    def _send(self, room: Room) -> None:
        for seat in range(SEATS):
            (device,) = room.seats[seat].devices
            state_for(room, device, self._codes, words("en"))


async def _among_states(kept: bool) -> float:
    """Processor time from a request until it is answered, if states became due just before it."""
    rounds, since = Rounds(), process_time()

    async def send() -> None:
        if kept:
            await rounds.turn()
        _work()

    async def answer() -> float:
        return process_time() - since

    *_, waited = await asyncio.gather(*(send() for _ in range(STATES)), answer())
    return waited or 0.0


async def _among_requests(kept: bool) -> float:
    """Processor time from a request until it is answered, if another network sent many just before it."""
    gate, since = Gate(), process_time()

    async def answer(network: str) -> float:
        if kept:
            await gate.enter(Network(network))
        _work()
        return process_time() - since

    networks = [*["one"] * REQUESTS, "another"]
    *_, waited = await asyncio.gather(*map(answer, networks))
    return waited


def _work() -> None:
    until = process_time() + A_MILLISECOND
    while process_time() < until:
        pass


def _both(what: str, work: Callable[[bool], None], times: int = 1) -> Iterator[Figure]:
    """How long something takes that is done so many times."""
    return _pair(what, lambda kept: median_seconds(lambda: work(kept)) / times)


def _pair(what: str, seconds: Callable[[bool], float]) -> Iterator[Figure]:
    yield Figure(what, seconds(True) * 1e3, "ms")
    yield Figure(f"{what}, without", seconds(False) * 1e3, "ms")
