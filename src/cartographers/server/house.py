"""The house: all live rooms, the store behind them, and the clock on the wall."""

import asyncio
import logging
from time import monotonic

from cartographers.editions import shelf
from cartographers.server.bots import Bots
from cartographers.server.chain import BrokenLog, resumed
from cartographers.server.doors import Credits, Locksmith
from cartographers.server.refusal import Refusal, no_game
from cartographers.server.room import Room
from cartographers.server.settings import Settings
from cartographers.server.store import Store, Stored
from cartographers.server.thinkers import Thinkers
from cartographers.table.dealer import SeedDealer
from cartographers.table.table import Table

logger = logging.getLogger(__name__)

#: How often the house looks round, in seconds; more often if the grace period is short.
_TICK = 1.0


class House:
    """Everything a running server holds. Rooms are opened when somebody comes and closed when nobody does."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.locksmith = Locksmith(settings.data)
        self.creations = Credits(settings.creations[0], settings.creations[1] / 60)
        self.messages = Credits(*settings.messages)
        self.bots = Bots(Thinkers(settings.thinker, settings.thinkers, settings.patience))
        self.rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}

    async def room(self, game: str) -> Room:
        """The room of a game, opened from the store if need be."""
        if game in self.rooms:
            return self.rooms[game]
        if game not in self._opening:
            self._opening[game] = asyncio.get_running_loop().create_task(self._open(game))
        # Everyone who comes meanwhile waits for the same door; nobody who hangs up closes it.
        return await asyncio.shield(self._opening[game])

    async def _open(self, game: str) -> Room:
        try:
            stored = await self.store.load(game)
            if stored is None:
                raise no_game()
            dealer = SeedDealer(stored.game.seed or 0)
            table = await asyncio.to_thread(resumed, shelf(), stored.links, dealer, stored.game.engine)
            return self.furnish(stored, table)
        except BrokenLog as wrong:
            raise Refusal(409, f"This game cannot be opened: {wrong}.") from None
        finally:
            del self._opening[game]

    def furnish(self, stored: Stored, table: Table) -> Room:
        """A live room for a game and its table."""
        room = Room(self.store, stored, table, self.settings.grace, self.bots.tend)
        self.rooms[room.id] = room
        return room

    async def look_round(self) -> None:
        """From time to time: seats whose players are gone, rooms where nobody is, credits given back."""
        while True:
            await asyncio.sleep(min(_TICK, self.settings.grace / 2 or _TICK))
            now = monotonic()
            for room in list(self.rooms.values()):
                if room.presence.empty(now, self.settings.idle) and not room.for_bots():
                    del self.rooms[room.id]
                else:
                    room.tick()
            self.creations.forget(now)
            self.messages.forget(now)

    async def close(self) -> None:
        """Stop the bots and finish writing."""
        await self.bots.close()
        await self.store.close()
