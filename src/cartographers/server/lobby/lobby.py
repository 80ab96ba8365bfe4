"""The house: all live rooms, the store behind them, and the clock on the wall."""

import asyncio
import logging
from collections.abc import Coroutine
from time import monotonic
from typing import Any

from cartographers.editions import shelf
from cartographers.server.auth.rate_limit import RateLimit
from cartographers.server.auth.seat_codes import SeatCodes
from cartographers.server.coach.analyses import Analyses
from cartographers.server.coach.hints import Hints
from cartographers.server.coach.par import Pars
from cartographers.server.errors import Refusal, no_game
from cartographers.server.rooms.bots import Bots
from cartographers.server.rooms.dealing import dealer_of
from cartographers.server.rooms.room import Room
from cartographers.server.settings import Settings
from cartographers.server.storage.hash_chain import BrokenLog, resumed
from cartographers.server.storage.store import Store, StoredGame
from cartographers.server.workers.advisers import Coach
from cartographers.server.workers.players import Patience, Thinkers
from cartographers.server.workers.pool import Workers, WorkFailed
from cartographers.server.workers.sandbox import Limits
from cartographers.table.opening import open_table
from cartographers.table.table import Table

logger = logging.getLogger(__name__)

#: How often the house looks round, in seconds; more often if the grace period is short.
_TICK = 1.0
#: How far processes step back for the server: those that somebody waits for, and those that nobody does.
_POLITE, _QUIET = 5, 15


class House:
    """Everything a running server holds. Rooms are opened when somebody comes and closed when nobody does."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.seat_codes = SeatCodes(settings.data)
        self.creations = RateLimit(settings.creations[0], settings.creations[1] / 60)
        self.messages = RateLimit(*settings.messages)
        self._employ(settings, store)
        self.rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}

    def _employ(self, settings: Settings, store: Store) -> None:
        """Bots, hints and analyses think in processes apart, so that none of them waits for another."""
        patience = Patience(settings.slack, settings.patience)

        def workers(number: int, nice: int) -> Workers:
            limits = Limits(settings.memory, nice)
            return Workers(settings.thinker, number, limits, settings.warm_up)

        def coach(employed: Workers, player: str) -> Coach:
            # Nobody's turn depends on it: advice may take a while longer than a decision.
            return Coach(employed, player, settings.patience + patience(player))

        self._quiet = quiet = workers(1, _QUIET)
        self.bots = Bots(Thinkers(workers(settings.thinkers, _POLITE), patience), settings.table_time)
        self.hints = Hints(coach(workers(1, _POLITE), settings.hinter))
        self._analyst = coach(quiet, settings.analyst)
        self.analyses = Analyses(store, self._analyst)
        self.pars = Pars(store, Thinkers(quiet, patience), settings.par)

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
            dealer = dealer_of(stored.game)
            table = await asyncio.to_thread(resumed, shelf(), stored.links, dealer, stored.game.engine)
            return self.furnish(stored, table)
        except BrokenLog as wrong:
            raise Refusal(409, f"This game cannot be opened: {wrong}.") from None
        finally:
            del self._opening[game]

    def furnish(self, stored: StoredGame, table: Table) -> Room:
        """A live room for a game and its table."""
        room = Room(self.store, stored, table, self.settings.grace, self.bots.tend)
        self.rooms[room.id] = room
        return room

    def chores(self) -> list[Coroutine[Any, Any, None]]:
        """What is to be done while the server runs, besides answering."""
        return [self._look_round(), *([self._warm()] if self.settings.warm else [])]

    async def _warm(self) -> None:
        """Ask for some advice at the start: what it needs is compiled then, and kept for all processes."""
        try:
            await self._analyst.advise(open_table().game, seat=0, seed=0, most=1)
        except WorkFailed as wrong:
            logger.warning("the adviser %s cannot be asked: %s", self._analyst.player, wrong)
        await self._quiet.close()

    async def _look_round(self) -> None:
        """From time to time: seats whose players are gone, rooms where nobody is, credits given back."""
        while True:
            await asyncio.sleep(min(_TICK, self.settings.grace / 2 or _TICK))
            now = monotonic()
            for room in list(self.rooms.values()):
                if room.presence.empty(now, self.settings.idle) and not room.for_bots():
                    del self.rooms[room.id]
                else:
                    room.tick()
            self.creations.forget_full(now)
            self.messages.forget_full(now)

    async def close(self) -> None:
        """Stop all thinking and finish writing."""
        for one in (self.bots, self.hints, self.analyses, self.pars):
            await one.close()
        await self.store.close()
