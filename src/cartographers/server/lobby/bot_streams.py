"""The stream of a bot account: hello, view and bye of all its games, as lines of JSON."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import suppress

from cartographers.notation.bot_messages import PROTOCOL, bye_message, hello_message, view_message, write_line
from cartographers.notation.wire import Json
from cartographers.rules.view import View, view
from cartographers.server.errors import Refusal
from cartographers.server.lobby.bot_accounts import seat_of
from cartographers.server.lobby.lobby import Lobby
from cartographers.server.rooms.limits import draw_once
from cartographers.server.rooms.listeners import Listener
from cartographers.server.rooms.people import connect, disconnect
from cartographers.server.rooms.room import Room
from cartographers.server.storage.bot_accounts import BotAccount
from cartographers.server.work.threads import Reading

logger = logging.getLogger(__name__)

#: Games that a program plays at a time.
MOST_GAMES = 50
#: Seconds after which an empty line is sent, so that both sides notice a lost connection.
_KEEP_ALIVE = 15.0
#: About how many seconds it takes to list everything that may be decided.
_LISTING_TIME = 0.01


class BotStream:
    """What one connected program is told. A program that connects again takes the place of the first."""

    def __init__(self, lobby: Lobby, account: BotAccount) -> None:
        self._lobby, self._account = lobby, account
        #: None after the last message.
        self._messages: asyncio.Queue[str | None] = asyncio.Queue()
        self._games: dict[str, asyncio.Task[None]] = {}

    @property
    def is_busy(self) -> bool:
        """Does it play as many games as it may?"""
        return len(self._games) >= MOST_GAMES

    async def lines(self) -> AsyncIterator[str]:
        """The messages, one a line, until the program goes or connects again."""
        device = self._account.device
        if earlier := self._lobby.bot_streams.get(device):
            earlier.close()
        self._lobby.bot_streams[device] = self
        self._lobby.followers[device] = self.follow
        try:
            yield write_line({"type": "welcome", "protocol": PROTOCOL, "name": self._account.name}) + "\n"
            await self._follow_running()
            while True:
                try:
                    line = await asyncio.wait_for(self._messages.get(), _KEEP_ALIVE)
                except TimeoutError:
                    line = ""
                if line is None:
                    return
                yield line + "\n"
        finally:
            self.close()

    def close(self) -> None:
        """Stop telling; the program is no longer connected."""
        device = self._account.device
        if self._lobby.bot_streams.get(device) is self:
            del self._lobby.bot_streams[device], self._lobby.followers[device]
        for task in self._games.values():
            task.cancel()
        self._messages.put_nowait(None)

    def follow(self, room: Room) -> None:
        """Tell of a game in which the program has a seat."""
        if room.id not in self._games and not room.over:
            self._games[room.id] = asyncio.get_running_loop().create_task(self._tell_of(room))

    async def _follow_running(self) -> None:
        device = self._account.device
        caller = self._lobby.computing.callers.of(self._account.owner)
        for stored in await self._lobby.store.games_of(device, False, MOST_GAMES):
            with suppress(Refusal):
                self.follow(await self._lobby.room(stored.game.id, caller))

    async def _tell_of(self, room: Room) -> None:
        try:
            listener = await connect(room, self._account.device)
            try:
                await self._tell_until_over(room, listener, seat_of(room, self._account))
            finally:
                disconnect(room, listener)
        except (Refusal, OSError) as error:
            logger.warning("a bot account is told no more of a game: %s", error)
        finally:
            del self._games[room.id]

    async def _tell_until_over(self, room: Room, listener: Listener, seat: int) -> None:
        self._say(room, hello_message(room.game, seat, self._milliseconds(room)))
        told = -1
        until: float | None = None
        while not (room.over or listener.closed):
            seen = view(room.game, seat)
            if not seen.must_decide:
                until = None
            elif seen.game.step != told:
                told = seen.game.step
                until = self._lobby.clocks.monotonic() + self._lobby.settings.bot_account_time
                self._say(room, await self._view_message(room, seen))
            elif until is not None and self._lobby.clocks.monotonic() >= until:
                until = None
                draw_once(room, [seat])
            await self._wait(listener, until)
        if not listener.closed:
            reason = "over" if room.game.over else "ended"
            self._say(room, bye_message(reason, view(room.game, seat)))

    async def _wait(self, listener: Listener, until: float | None) -> None:
        """Wait for a change of the room, or until the program's time is up."""
        seconds = None if until is None else max(0.0, until - self._lobby.clocks.monotonic())
        with suppress(TimeoutError):
            await asyncio.wait_for(listener.wait(), seconds)

    async def _view_message(self, room: Room, seen: View) -> Json:
        """Everything that may be decided, listed in a thread: others need not wait for it."""
        caller = self._lobby.computing.callers.of(self._account.owner)
        reading = Reading(caller, room.id, _LISTING_TIME)
        return await self._lobby.computing.threads.run(reading, view_message, seen, self._milliseconds(room))

    def _milliseconds(self, room: Room) -> int:
        """The time for a decision: the table may give less than the server."""
        seconds = self._lobby.settings.bot_account_time
        if room.due is not None:
            seconds = min(seconds, max(0.0, room.due - self._lobby.clocks.wall()))
        return round(1000 * seconds)

    def _say(self, room: Room, message: Json) -> None:
        self._messages.put_nowait(write_line({"type": message.pop("type"), "game": room.id, **message}))
