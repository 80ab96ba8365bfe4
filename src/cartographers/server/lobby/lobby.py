"""The lobby: all live rooms, and the features that are told of them."""

import asyncio
import logging
from collections.abc import Collection, Coroutine, Iterable
from typing import Any, TypeVar

from cartographers.boxes import shelf
from cartographers.server.basics.errors import Refusal, ServedElsewhere, archived, no_game
from cartographers.server.lobby.computing import ITSELF
from cartographers.server.lobby.feature import Feature
from cartographers.server.lobby.rate_telling import MARK, RateTelling
from cartographers.server.lobby.services import Services
from cartographers.server.protocol.plans import PlanRequest
from cartographers.server.rooms.dealing import dealer_of
from cartographers.server.rooms.json_cache import Shown
from cartographers.server.rooms.limits import check_time
from cartographers.server.rooms.room import Room
from cartographers.server.rooms.watching import put_out_watchers
from cartographers.server.speed.checkpoint import Checkpoints
from cartographers.server.speed.checkpoint_writer import CheckpointWriter
from cartographers.server.speed.rounds import Rounds
from cartographers.server.storage.changes import Change
from cartographers.server.storage.checkpoints import PURPOSE, no_checkpoint
from cartographers.server.storage.errors import DAMAGE, DamagedRow, damaged
from cartographers.server.storage.hash_chain import CorruptLog, restore_table
from cartographers.server.storage.stored_game import StoredGame
from cartographers.server.work.callers import Caller
from cartographers.server.work.threads import Reading, reading_time
from cartographers.table.dealer import Dealer
from cartographers.table.table import Table

logger = logging.getLogger(__name__)

F = TypeVar("F", bound=Feature)

#: Seconds between two sweeps over the rooms, and the most games that one of them loads from the store.
_SWEEP_INTERVAL, _MOST_LOADED = 1.0, 20
#: Seconds for which games are opened before the first request, how many at most, and how many at a time.
_EXPECTING, _MOST_EXPECTED, _OPENED_TOGETHER = 0.4, 1000, 20
#: Rooms that a sweep looks after before it lets requests be answered.
_LOOKED_AFTER = 10
#: A log of so many events is read at once; for a longer one others would wait.
_SHORT_LOG = 300


class Lobby:
    """The live rooms of a server. They are opened on demand and closed when they are idle."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._checkpoints = Checkpoints(services.seat_codes.derived(PURPOSE))
        self.checkpoint_writer = CheckpointWriter(
            services.store, self._checkpoints, services.clocks.monotonic
        )
        limits = services.limits
        self._rates = RateTelling(
            services.store,
            {"requests": limits.requests, "pages": limits.pages},
            shared=bool(services.settings.peer),
        )
        #: The states that are sent to sockets take turns.
        self.pushing = Rounds()
        #: What has something to answer when rooms change; none where only rooms are needed.
        self.features: dict[type[Feature], Feature] = {}
        self.rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._opening_turns = Rounds()
        #: How often all rooms were retired.
        self._generation = 0
        #: Games whose limit has passed and which cannot be loaded.
        self._unreadable: set[str] = set()

    def add_features(self, features: Iterable[Feature]) -> None:
        """Ask these features from now on."""
        self.features |= {type(feature): feature for feature in features}

    def feature(self, kind: type[F]) -> F:
        """The feature of this kind, for its own routes."""
        feature = self.features[kind]
        assert isinstance(feature, kind)
        return feature

    async def open(self) -> None:
        """Read what must be known before the first request."""
        self.services.store.on_lost(self._retire_rooms)
        await self.services.read()
        for feature in self.features.values():
            await feature.open()
        # Whoever has the place to themselves comes to one game.
        if not self.services.settings.peer and not self.services.place.rest:
            await self._expect_visitors()

    async def _expect_visitors(self) -> None:
        """Open the games at whose tables somebody was: all of them will come back within a second.

        After a short while the rest is left to whoever comes.
        """
        until = self.services.clocks.monotonic() + _EXPECTING
        games = await self.services.store.checkpoints.attended(_MOST_EXPECTED)
        for start in range(0, len(games), _OPENED_TOGETHER):
            if self.services.clocks.monotonic() > until:
                return
            together = games[start : start + _OPENED_TOGETHER]
            await asyncio.gather(*(self.room(game) for game in together), return_exceptions=True)

    def _retire_rooms(self) -> None:
        """The connection to the store was lost: what memory holds may differ from what is stored by now."""
        self._generation += 1
        for room in self.rooms.values():
            room.retire()
        self.rooms.clear()
        for feature in self.features.values():
            feature.connection_lost()

    async def close_room(self, game: str, changed_elsewhere: bool = False) -> None:
        """Remove a room from memory, so that any server may serve its game.

        Of one that another server has changed no checkpoint is left: a name in it may have been deleted.
        """
        room = self.rooms.pop(game, None)
        if room:
            last = [no_checkpoint(game)] if changed_elsewhere else self.checkpoint_writer.changed([room])
            room.retire()
            await self.checkpoint_writer.save(last)
        await self.services.store.release(game)

    async def read_again(self, change: Change) -> None:
        """Another server has changed persons and games: forget what memory holds of them."""
        if change.feature == MARK:
            self._rates.hear(change.body)
            return
        if change.feature:
            for feature in self.features.values():
                if feature.name == change.feature:
                    feature.changed_elsewhere(change.body)
            return
        if change.site or change.all_games:
            await self.site_changed()
        for feature in self.features.values():
            feature.forget()
        await self.services.read_persons()
        self.close_connections(change.put_out)
        for game in list(self.rooms) if change.all_games else change.games:
            if game in self.rooms:
                await self.close_room(game, changed_elsewhere=True)
        if change.all_games:
            for feature in self.features.values():
                await feature.catch_up()

    def close_connections(self, who: Collection[str]) -> None:
        """Close the sockets and streams that devices, persons or bot accounts have at this server."""
        for room in self.rooms.values() if who else ():
            room.listeners.put_out(who)
        for feature in self.features.values():
            feature.put_out(who)

    async def put_out(self, who: Collection[str], games: Iterable[str] = ()) -> None:
        """Close the sockets and streams of devices, persons or bot accounts, on all servers of the database.

        The store and the memory of this server know before that they are out: whoever connects again is
        served as who they are then. ``games`` are read again by the other servers.
        """
        self.close_connections(who)
        await self.services.store.announce(Change(games=tuple(games), put_out=tuple(who)))

    async def remove_old(self) -> None:
        """Let features remove what is past its time."""
        for feature in self.features.values():
            await feature.remove_old()

    def games_removed(self) -> None:
        """Games, or persons with them, were removed from the store."""
        for feature in self.features.values():
            feature.games_removed()

    def end_streams(self) -> None:
        """End the answers that would stay open when the server stops."""
        for feature in self.features.values():
            feature.end_streams()

    async def site_changed(self) -> None:
        """Hosts have changed what is set for everybody, or who is banned: read it, and tell open pages."""
        await self.services.site.read()
        for room in self.rooms.values():
            room.listeners.notify_site()
            # Whoever is banned is not at the door any more.
            room.listeners.notify_knocks([room.row.maker])
            if self.services.site.is_off("spectators"):
                put_out_watchers(room)
        seen = self.services.computing.callers.all_seen()
        self.close_connections(
            [who for who, network in seen.items() if self.services.site.bans.of(who, network)]
        )

    async def room(self, game: str, caller: Caller = ITSELF) -> Room:
        """The room of a game, opened from the store for somebody if it is not live."""
        if game in self.rooms:
            return self.rooms[game]
        if game not in self._opening:
            self._opening[game] = asyncio.get_running_loop().create_task(self._load_room(game, caller))
        # Several requests may wait for the same room: one that is cancelled must not cancel the loading.
        return await asyncio.shield(self._opening[game])

    async def _load_room(self, game: str, caller: Caller) -> Room:
        try:
            while True:
                generation = self._generation
                await self.services.peers.claim(game)
                stored = await self.services.store.load(game)
                if stored is None:
                    record = await self.services.store.keeping.archived(game)
                    await self.services.store.release(game)
                    raise no_game() if record is None else archived(game, self.services.settings.path)
                room = await self._read_room(stored, caller)
                if generation == self._generation:
                    self.open_room(room)
                    return room
        except (CorruptLog, DamagedRow) as error:
            logger.error("the game %s cannot be opened: %s", game, error)
            raise Refusal(409, "corrupt-game", "This game cannot be opened: {wrong}.", wrong=error) from None
        finally:
            del self._opening[game]

    async def _read_room(self, stored: StoredGame, caller: Caller) -> Room:
        """The room of a stored game: from its checkpoint if it has one, otherwise the log is replayed."""
        dealer, engine = _dealer_of_readable(stored), stored.game.engine
        known = None
        if len(stored.events) <= _SHORT_LOG:
            # Hundreds of games may be opened at once, and others are not to wait for all of them.
            await self._opening_turns.turn()
            known = self._checkpoints.opened(stored, dealer)
        if known:
            table = known.table
        else:
            reading = Reading(caller, stored.game.id, reading_time(len(stored.events)))
            table = await self.services.computing.threads.run(
                reading, restore_table, shelf(), stored.events, dealer, engine
            )
        if [seat.seat for seat in stored.seats] != list(range(table.game.setup.seats)):
            raise damaged("a seat is missing")
        room = await self.prepare_room(stored, table, caller, known and known.shown)
        if known and stored.checkpoint:
            self.checkpoint_writer.opened(room, stored.checkpoint.attended)
        return room

    async def prepare_room(
        self, stored: StoredGame, table: Table, caller: Caller, shown: Shown | None = None
    ) -> Room:
        """A room for a game with its row, its seats and its table; nobody finds it before it is opened.

        What is to be told of a long log is gathered in a thread.
        """
        parts = self.services.store, stored, table, self.services.clocks, self._on_change, shown
        if len(stored.events) <= _SHORT_LOG:
            return Room(*parts)
        reading = Reading(caller, stored.game.id, reading_time(len(stored.events)))
        return await self.services.computing.threads.run(reading, Room, *parts)

    def open_room(self, room: Room) -> None:
        """Make a game live."""
        self.rooms[room.id] = room
        self._on_change(room)
        for feature in self.features.values():
            feature.opened(room)

    def _on_change(self, room: Room) -> None:
        """A room has changed, or it may be a bot's turn."""
        if self.rooms.get(room.id) is room:
            self.services.computing.bots.start(room)
        for feature in self.features.values():
            feature.changed(room)

    def background_tasks(self) -> list[Coroutine[Any, Any, None]]:
        """What has to run as long as the server does, besides answering requests."""
        always = [
            self._sweep_rooms(),
            self._rates.tell(),
            self.services.peers.follow_changes(self.read_again),
        ]
        of_features = [task for feature in self.features.values() for task in feature.background()]
        return [*always, *of_features]

    async def _sweep_rooms(self) -> None:
        while True:
            await asyncio.sleep(_SWEEP_INTERVAL)
            try:
                await self.sweep()
            except OSError as error:
                logger.error("the rooms could not be looked after: %s", error)

    async def sweep(self) -> None:
        """Close idle rooms, do what time has brought in the others, and drop unused rate limits.

        A game that is not in memory is loaded only if its limit for a move has passed.
        """
        for number, room in enumerate(list(self.rooms.values())):
            if number % _LOOKED_AFTER == 0:
                await asyncio.sleep(0)
            if room.presence.idle_for(self.services.settings.room_idle_timeout) and not room.bots_to_move():
                await self.close_room(room.id)
            else:
                await self._check_time(room.id)
        await self.checkpoint_writer.write_some(self.rooms.values())
        self.services.computing.bots.hurry()
        for feature in self.features.values():
            feature.sweep()
        await self.services.last_seen.write()
        for game in await self.services.store.due_games(self.services.clocks.wall(), _MOST_LOADED):
            if game not in self.rooms and game not in self._unreadable:
                await self._check_time(game)
        self.services.limits.forget_full()

    async def _check_time(self, game: str) -> None:
        try:
            await check_time(await self.room(game), self.services.settings.bot_account_time)
        except ServedElsewhere:
            self.services.peers.forget(game)
        except (Refusal, OSError) as error:
            logger.error("the time of game %s could not be checked: %s", game, error)
            if game not in self.rooms and isinstance(error, Refusal):
                # It cannot be loaded, and trying it again every second would not help.
                self._unreadable.add(game)

    async def close(self) -> None:
        """Cancel all jobs, end the worker processes and close the store."""
        try:
            # Bots first: what they decide would be news to the features.
            await self.services.computing.bots.close()
            for feature in self.features.values():
                await feature.close()
        finally:
            await self.services.computing.close()
        await self.checkpoint_writer.write_all(list(self.rooms.values()))
        await self.services.store.close()


def _dealer_of_readable(stored: StoredGame) -> Dealer:
    """The dealer of a stored game; raises ``DamagedRow`` if its plan or its deal cannot be read."""
    try:
        PlanRequest.model_validate(stored.game.plan)
        return dealer_of(stored.game)
    except DAMAGE as error:
        raise damaged(str(error)) from None
