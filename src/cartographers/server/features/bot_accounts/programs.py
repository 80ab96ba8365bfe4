"""The programs of bot accounts that are connected: to this server, or to another one of the database."""

import asyncio
from collections.abc import Iterable
from contextlib import suppress
from typing import Protocol

from cartographers.server.basics.clocks import Clocks
from cartographers.server.lobby.peers import PATIENCE
from cartographers.server.rooms.room import Room
from cartographers.server.storage.changes import Change
from cartographers.server.storage.store import Store

#: Seconds between two attempts to become the server of a program.
_PAUSE = 0.1


class Stream(Protocol):
    """What one connected program is told."""

    @property
    def device(self) -> str:
        """The device of its account."""

    @property
    def ends(self) -> float:
        """Until when its token is valid."""

    def follow(self, game: str) -> None:
        """Tell of a game in which the program has a seat."""

    async def follow_running(self) -> None:
        """Tell of all its games."""

    async def is_allowed(self) -> bool:
        """Is the token with which it was opened still valid?"""

    def close(self) -> None:
        """Stop telling."""


class Relayed(Protocol):
    """What the program of another server is told of a game of this one."""

    def end(self) -> None:
        """Stop telling."""


class Programs:
    """Each program is connected to one server, which holds a lock of its name as it does of a game."""

    def __init__(self, store: Store, clocks: Clocks) -> None:
        self._store, self._clocks = store, clocks
        #: The streams of this server, by the device of the account.
        self._streams: dict[str, Stream] = {}
        #: What other servers are told for their programs.
        self.relayed: set[Relayed] = set()
        self._releasing: set[asyncio.Task[None]] = set()

    async def enter(self, stream: Stream) -> bool:
        """A program connects, and an earlier stream of it ends; false if another server does not let go."""
        if earlier := self._streams.get(stream.device):
            earlier.close()
        self._streams[stream.device] = stream
        until = self._clocks.monotonic() + PATIENCE
        while await self._store.claim(_lock(stream.device)) is not None:
            if self._clocks.monotonic() > until:
                return False
            await self._store.announce(_change(stream.device))
            await asyncio.sleep(_PAUSE)
        return self._streams.get(stream.device) is stream

    def exit(self, stream: Stream) -> None:
        """A stream has ended."""
        if self._streams.get(stream.device) is stream:
            del self._streams[stream.device]
            task = asyncio.get_running_loop().create_task(self._release(stream.device))
            self._releasing.add(task)
            task.add_done_callback(self._releasing.discard)

    async def _release(self, device: str) -> None:
        if device not in self._streams:  # it may have come back meanwhile
            with suppress(OSError):  # the lock is lost with the connection to the store
                await self._store.release(_lock(device))

    async def is_connected(self, device: str) -> bool:
        """Is a program connected to any server?"""
        return device in self._streams or await self._store.holder(_lock(device)) is not None

    async def seated(self, device: str, game: str) -> None:
        """A program was given a seat: its stream, wherever it is, tells of the game."""
        self.heard(device, game)
        if device not in self._streams:
            await self._store.announce(_change(device, game))

    def put_out(self, devices: Iterable[str]) -> None:
        """End the streams of these accounts: they were deleted, or their tokens are no longer valid."""
        for device in devices:
            if stream := self._streams.get(device):
                stream.close()

    def heard(self, device: str, seated_in: str) -> None:
        """A program was given a seat in a game; without a game, its stream is to end."""
        if stream := self._streams.get(device):
            if seated_in:
                stream.follow(seated_in)
            else:
                stream.close()

    def end_outdated(self) -> None:
        """End the streams whose tokens are no longer valid by now."""
        now = self._clocks.wall()
        self.put_out([device for device, stream in self._streams.items() if stream.ends <= now])

    async def catch_up(self) -> None:
        """Other servers may have told something that was not heard."""
        for stream in list(self._streams.values()):
            if await stream.is_allowed():
                await stream.follow_running()
            else:
                stream.close()

    def opened(self, room: Room) -> None:
        """A game is live again: programs that sit at its table are told of it."""
        for device in self._streams.keys() & {device for seat in room.seats for device in seat.devices}:
            self._streams[device].follow(room.id)

    def close(self) -> None:
        """End all streams, when the server stops or its locks are lost: programs connect again."""
        for stream in list(self._streams.values()):
            stream.close()
        for lines in self.relayed:
            lines.end()


def _lock(device: str) -> str:
    return f"bot {device}"


def _change(device: str, seated_in: str = "") -> Change:
    return Change(feature="bot_accounts", body={"bot": device, "seated_in": seated_in})
