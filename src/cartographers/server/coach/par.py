"""Par: what a bot makes of the same deal, played once the game is over and kept with it."""

import asyncio
import logging

from cartographers.editions import shelf
from cartographers.notation.wire import Json
from cartographers.players.roster import strongest
from cartographers.rules.event import Revealed
from cartographers.rules.season import solo_rating, solo_title
from cartographers.rules.state import Game
from cartographers.server.errors import Refusal
from cartographers.server.protocol import Par
from cartographers.server.protocol.coach import Progress
from cartographers.server.rooms.dealing import dealer_of, has_own_deal
from cartographers.server.rooms.room import Room
from cartographers.server.storage.store import ResultKey, Store
from cartographers.server.workers.players import BotWorkers
from cartographers.table.dealer import Dealer, OrderRanOut, StackedDealer
from cartographers.table.order import order
from cartographers.table.table import Table

logger = logging.getLogger(__name__)

KIND = "par"
#: How many may be under way.
_MOST = 100
#: How often a bot is asked for a decision before par is given up.
_ATTEMPTS = 2
#: Seconds for looking back at a deal with its cards known.
_PATIENCE = 60.0
_SEAT, _NUMBER = 0, 0


class _Unplayable(Exception):
    """A deal that the bot could not play to its end; the message is the sentence to say about it."""


class Pars:
    """All that are asked for; each is played in the same quiet process, a decision at a time."""

    def __init__(self, store: Store, thinkers: BotWorkers, player: str) -> None:
        self._store, self._thinkers, self._player = store, thinkers, player
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._tables: dict[str, Table] = {}
        self._failed: dict[str, str] = {}

    @property
    def player(self) -> str:
        """Who plays: the one who was named, or the best there is."""
        return self._player or strongest()

    async def start(self, room: Room) -> Par:
        """Have par played, unless it has been; says how far it is."""
        found = await self._found(room)
        if found is None and room.id not in self._tasks:
            if len(self._tasks) >= _MOST:
                raise Refusal(429, "Par is being played for many games already; please try again later.")
            self._failed.pop(room.id, None)
            self._tasks[room.id] = asyncio.get_running_loop().create_task(self._run(room))
        return self._face(room, found)

    async def look(self, room: Room) -> Par:
        """How far it is, and what came of it."""
        return self._face(room, await self._found(room))

    async def close(self) -> None:
        """Stop playing; par that is not done is played anew when it is asked for."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._thinkers.close()

    async def _found(self, room: Room) -> Json | None:
        if not room.game.setup.solo:
            raise Refusal(409, "Par is for games that are played alone.")
        if not room.game.over:
            raise Refusal(409, "Par is told once the game is over.")
        kept = await self._store.results(self._key(room))
        return kept[0] if kept else None

    def _key(self, room: Room) -> ResultKey:
        return ResultKey(room.id, KIND, _SEAT, self.player)

    async def _run(self, room: Room) -> None:
        try:
            game = await self._played(room)
            stars = game.seats[_SEAT].stars
            told = {"stars": stars, "rating": solo_rating(game), "title": solo_title(game)}
            told["bound"] = await self._bound(room, stars)
            await self._store.add_result(self._key(room), _NUMBER, told)
        except _Unplayable as wrong:
            self._failed[room.id] = str(wrong)
        except OSError as wrong:
            logger.warning("par could not be kept: %s", wrong)
            self._failed[room.id] = "Par could not be kept; please try again."
        finally:
            self._tables.pop(room.id, None)
            del self._tasks[room.id]

    async def _played(self, room: Room) -> Game:
        """The same deal, played to its end by the bot."""
        table = self._tables[room.id] = Table(shelf(), room.game.setup, _same_deal(room))
        while not table.over:
            for _ in range(_ATTEMPTS):
                found = await self._thinkers.decide(table.game, {_SEAT: self.player}, room.row.seed or 0)
                if found:
                    break
            else:
                raise _Unplayable("The bot failed; please try again.")
            try:
                table.commit(_SEAT, found[_SEAT])
            except OrderRanOut:
                raise _Unplayable("This record ends too early to tell all the cards of its deal.") from None
        return table.game

    async def _bound(self, room: Room, stars: int) -> int | None:
        """What the deal had in it: at least what anybody made of it."""
        setup = room.game.setup
        try:
            cards = order(shelf(), setup, _same_deal(room))
        except OrderRanOut:
            return None
        found = await self._thinkers.bound(setup, cards, _PATIENCE)
        return None if found is None else max(found, stars, room.game.seats[_SEAT].stars)

    def _face(self, room: Room, found: Json | None) -> Par:
        state: Progress = "none"
        if found:
            state = "done"
        elif room.id in self._tasks:
            state = "running" if room.id in self._tables else "waiting"
        elif room.id in self._failed:
            state = "failed"
        total = room.game.turned
        table = self._tables.get(room.id)
        return Par(
            id=room.id,
            state=state,
            reason=self._failed[room.id] if state == "failed" else "",
            player=self.player,
            done=total if found else min(total, table.game.turned - 1) if table else 0,
            total=total,
            **(found or {}),
        )


def _same_deal(room: Room) -> Dealer:
    """The dealer of a game, or where no seed tells all its cards, those that came up in it."""
    if has_own_deal(room.row):
        return dealer_of(room.row)
    return StackedDealer(tuple(event.card for event in room.log if isinstance(event, Revealed)))
