"""The sockets that listen to a room, and what each of them has to be sent next."""

import asyncio
from collections.abc import Awaitable, Callable, Collection
from typing import NamedTuple

from cartographers.server.basics.written_json import Written
from cartographers.server.protocol.games import Said

#: From this number of seats on, who has decided is told less often.
LARGE_TABLE = 12
#: Seconds in which such changes are collected.
PRESENCE_DELAY = 0.25
#: Seconds in which it is collected who comes and goes: after a broken network all do at once.
COMING_DELAY = 1.0
#: Comes before the name of a device that shows a game to a whole room.
PROJECTOR = "projector:"


class Due(NamedTuple):
    """What a listener is to be sent."""

    state: bool
    #: What has changed within the phase, if not the state.
    presence: bool
    #: If so: also the decisions of its own seats.
    own: bool
    said: list[Said]
    #: That the host has changed something for everybody.
    site: bool = False
    #: That the notes at the table have changed.
    notes: bool = False
    #: That somebody knocks at the table, or was answered.
    knocks: bool = False


class Listener:
    """One socket. Pending updates do not queue up: only the newest state is ever sent."""

    def __init__(self, device: str, linked: str = "") -> None:
        """``device`` is the person who has the socket, and ``linked`` which device of that person it is."""
        self.device, self.linked = device, linked or device
        #: What a projector has been sent of each seat: it is sent only seats that have changed.
        self.seats_sent: dict[int, Written] | None = {} if device.startswith(PROJECTOR) else None
        #: Is its page in front of the player, rather than in a hidden tab?
        self.visible = True
        #: Is the socket to be closed, because its room is not that of the game any more or it was put out?
        self.closed = False
        #: How many lines of the log it has been sent that stay as they are.
        self.lines_sent = 0
        #: How many changes of the room it had been told when it was last sent something.
        self.changes_told = -1
        self._wake = asyncio.Event()
        self._wake.set()
        self._state_is_due = True
        self._presence_is_due = self._own_is_due = self._site_is_due = False
        self._notes_are_due = self._knocks_are_due = False
        self._said: list[Said] = []

    def notify(self) -> None:
        """The whole state is to be sent."""
        self.lines_sent = 0
        self.notify_phase()

    def notify_phase(self) -> None:
        """The state is to be sent, but for the lines of the log that have been."""
        self._state_is_due = True
        self._wake.set()

    def notify_presence(self, own: bool = False) -> None:
        """What has changed within the phase is to be sent, perhaps also in its own seats."""
        self._presence_is_due = True
        self._own_is_due |= own
        self._wake.set()

    def notify_said(self, said: Said) -> None:
        """A phrase is to be sent."""
        self._said.append(said)
        self._wake.set()

    @property
    def owners(self) -> tuple[str, str]:
        """The person who has the socket, and the device."""
        return self.device.removeprefix(PROJECTOR), self.linked

    def notify_site(self) -> None:
        """That the host has changed something for everybody is to be sent."""
        self._site_is_due = True
        self._wake.set()

    def notify_notes(self) -> None:
        """That the notes at the table have changed is to be sent."""
        self._notes_are_due = True
        self._wake.set()

    def notify_knocks(self) -> None:
        """That somebody knocks at the table, or was answered, is to be sent."""
        self._knocks_are_due = True
        self._wake.set()

    def close(self) -> None:
        """The socket is to be closed."""
        self.closed = True
        self._wake.set()

    async def wait(self, turn: Callable[[], Awaitable[None]] | None = None) -> Due:
        """Wait until something is to be sent, and for a turn to write a state, which is the newest then."""
        await self._wake.wait()
        if turn and self._state_is_due:
            await turn()
        self._wake.clear()
        presence = self._presence_is_due and not self._state_is_due
        own = presence and self._own_is_due
        due = Due(
            self._state_is_due,
            presence,
            own,
            self._said,
            site=self._site_is_due,
            notes=self._notes_are_due,
            knocks=self._knocks_are_due,
        )
        self._state_is_due = self._presence_is_due = self._own_is_due = self._site_is_due = False
        self._notes_are_due = self._knocks_are_due = False
        self._said = []
        return due


class Listeners:
    """All listeners of one room."""

    def __init__(self, seats: int) -> None:
        self._large = seats >= LARGE_TABLE
        self._listeners: set[Listener] = set()
        self._presence_timer: asyncio.TimerHandle | None = None

    def __len__(self) -> int:
        return len(self._listeners)

    def add(self, device: str, linked: str = "") -> Listener:
        """A new listener of a device; it is due to be sent the state at once."""
        listener = Listener(device, linked)
        self._listeners.add(listener)
        return listener

    def remove(self, listener: Listener) -> None:
        """A listener's socket is closed."""
        self._listeners.discard(listener)

    def rename(self, old: str, new: str) -> None:
        """A device is known by another name from now on."""
        for listener in self._listeners:
            if listener.device in (old, PROJECTOR + old):
                listener.device = listener.device.removesuffix(old) + new

    def any_looking(self, devices: Collection[str]) -> bool:
        """Has one of these devices the page of this room in front of its player?"""
        return any(listener.visible and listener.device in devices for listener in self._listeners)

    def notify(self) -> None:
        """Send everybody the whole state."""
        for listener in self._listeners:
            listener.notify()

    def notify_phase(self) -> None:
        """Send everybody the state in a new phase."""
        for listener in self._listeners:
            listener.notify_phase()

    def notify_said(self, said: Said) -> None:
        """Send everybody a phrase."""
        for listener in self._listeners:
            listener.notify_said(said)

    def notify_notes(self, persons: Collection[str]) -> None:
        """Tell these persons, but no projector of theirs, that the notes at the table have changed."""
        for listener in self._listeners:
            if listener.device in persons:
                listener.notify_notes()

    def notify_knocks(self, persons: Collection[str]) -> None:
        """Tell these persons, but no projector of theirs, that somebody knocks or was answered."""
        for listener in self._listeners:
            if listener.device in persons:
                listener.notify_knocks()

    def notify_site(self) -> None:
        """Tell everybody that the host has changed something for all."""
        for listener in self._listeners:
            listener.notify_site()

    def close(self) -> None:
        """Have all sockets closed."""
        for listener in self._listeners:
            listener.close()

    def put_out(self, who: Collection[str]) -> None:
        """Have the sockets of these persons or devices closed; they may come again as who they are then."""
        for listener in self._listeners:
            if not {*who}.isdisjoint(listener.owners):
                listener.close()

    def put_out_others(self, who: Collection[str]) -> None:
        """Have the sockets of everybody but these persons closed."""
        for listener in self._listeners:
            if {*who}.isdisjoint(listener.owners):
                listener.close()

    def notify_decided(self, devices: Collection[str]) -> None:
        """Something was decided in seats of these devices, and the phase is still the same.

        At a large table the others learn it after a short delay.
        """
        for listener in self._listeners:
            if listener.device in devices:
                listener.notify_presence(own=True)
            elif not self._large:
                listener.notify_presence()
        if self._large:
            self._notify_presence_in(PRESENCE_DELAY)

    def notify_presence_soon(self) -> None:
        """Tell everybody after a delay who has come and gone."""
        self._notify_presence_in(COMING_DELAY)

    def _notify_presence_in(self, delay: float) -> None:
        if not self._listeners:
            # Also because a room with a long log is made in a thread, which has no event loop.
            return
        loop, timer = asyncio.get_running_loop(), self._presence_timer
        if timer and timer.when() <= loop.time() + delay:
            return
        if timer:
            timer.cancel()
        self._presence_timer = loop.call_later(delay, self._notify_presence)

    def _notify_presence(self) -> None:
        self._presence_timer = None
        for listener in self._listeners:
            listener.notify_presence()
