"""What a program is told of one game: hello, a view for every decision, and bye."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress

from cartographers.notation.bot_messages import bye_message, hello_message, view_message, write_line
from cartographers.notation.wire import Json
from cartographers.rules.view import View, view
from cartographers.server.basics.tasks import cancel_all
from cartographers.server.features.bot_accounts.accounts import seat_of
from cartographers.server.features.bot_accounts.programs import Programs
from cartographers.server.features.bot_accounts.store import BotAccount
from cartographers.server.lobby.lobby import Lobby
from cartographers.server.rooms.limits import draw_once
from cartographers.server.rooms.listeners import Listener
from cartographers.server.rooms.people import connect, disconnect
from cartographers.server.rooms.room import Room
from cartographers.server.work.threads import Reading

#: Seconds after which an empty line is sent, so that both sides notice a lost connection.
KEEP_ALIVE = 15.0
#: About how many seconds it takes to list everything that may be decided.
_LISTING_TIME = 0.01
#: How the last message of a game begins.
_BYE = write_line({"type": "bye"}).removesuffix("}")


def is_bye(line: str) -> bool:
    """Is it the last message of a game?"""
    return line.startswith(_BYE)


class Lines:
    """Messages that wait to be sent, one a line."""

    def __init__(self) -> None:
        #: None after the last message.
        self._waiting: asyncio.Queue[str | None] = asyncio.Queue()

    def add(self, line: str) -> None:
        """Send a message."""
        self._waiting.put_nowait(line)

    def end(self) -> None:
        """There are no more."""
        self._waiting.put_nowait(None)

    async def sent(self) -> AsyncIterator[str]:
        """All lines until the last one, and an empty one from time to time."""
        while True:
            try:
                async with asyncio.timeout(KEEP_ALIVE):
                    line = await self._waiting.get()
            except TimeoutError:
                line = ""
            if line is None:
                return
            yield line + "\n"


class BotGame:
    """A game as the program of an account is told of it."""

    def __init__(self, lobby: Lobby, account: BotAccount, room: Room, lines: Lines) -> None:
        self._lobby, self._account, self._room, self._lines = lobby, account, room, lines

    async def tell(self) -> bool:
        """Tell of the game until it is over; false if the room was closed before."""
        listener = await connect(self._room, self._account.device)
        try:
            return await self._tell_until_over(listener, seat_of(self._room, self._account))
        finally:
            disconnect(self._room, listener)

    async def _tell_until_over(self, listener: Listener, seat: int) -> bool:
        room, clocks = self._room, self._lobby.services.clocks
        self._say(hello_message(room.game, seat, self._milliseconds()))
        sent = -1
        until: float | None = None
        while not (room.over or listener.closed):
            seen = view(room.game, seat)
            if not seen.must_decide:
                until = None
            elif seen.game.step != sent:
                sent = seen.game.step
                until = clocks.monotonic() + self._lobby.services.settings.bot_account_time
                self._say(await self._view_message(seen))
            elif until is not None and clocks.monotonic() >= until:
                until = None
                draw_once(room, [seat])
            await self._wait(listener, until)
        if listener.closed:
            return False
        self._say(bye_message("over" if room.game.over else "ended", view(room.game, seat)))
        return True

    async def _wait(self, listener: Listener, until: float | None) -> None:
        """Wait for a change of the room, or until the program's time is up."""
        seconds = None if until is None else max(0.0, until - self._lobby.services.clocks.monotonic())
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await listener.wait()

    async def _view_message(self, seen: View) -> Json:
        """Everything that may be decided, listed in a thread: others need not wait for it."""
        caller = self._lobby.services.computing.callers.of(self._account.owner)
        reading = Reading(caller, self._room.id, _LISTING_TIME)
        return await self._lobby.services.computing.threads.run(
            reading, view_message, seen, self._milliseconds()
        )

    def _milliseconds(self) -> int:
        """The time for a decision: the table may give less than the server."""
        seconds = self._lobby.services.settings.bot_account_time
        if self._room.due is not None:
            seconds = min(seconds, max(0.0, self._room.due - self._lobby.services.clocks.wall()))
        return round(1000 * seconds)

    def _say(self, message: Json) -> None:
        self._lines.add(write_line({"type": message.pop("type"), "game": self._room.id, **message}))


async def lines_of_game(
    lobby: Lobby, programs: Programs, account: BotAccount, room: Room
) -> AsyncIterator[str]:
    """What a program is told of one game of this server, for the server to which it is connected."""
    lines = Lines()

    async def tell() -> None:
        try:
            await BotGame(lobby, account, room, lines).tell()
        finally:
            lines.end()

    telling = asyncio.ensure_future(tell())
    programs.relayed.add(lines)
    try:
        async for line in lines.sent():
            yield line
    finally:
        programs.relayed.discard(lines)
        await cancel_all([telling])
