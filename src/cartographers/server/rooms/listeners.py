"""Everyone who listens to a game over a socket, and what each has still to be told."""

import asyncio
from collections.abc import Callable, Iterator

#: From so many seats on, "k of n have drawn" is told at most every so many seconds.
LARGE_TABLE = 12
PAUSE = 0.25


class Listener:
    """One socket. News it has not been sent yet does not pile up: it is always told the newest."""

    def __init__(self, device: str) -> None:
        self.device = device
        self._wake = asyncio.Event()
        self._state = True
        self._wake.set()

    def tell(self, state: bool) -> None:
        """There is news: a whole new state, or only who is there and who has decided."""
        self._state = self._state or state
        self._wake.set()

    async def news(self) -> bool:
        """Wait for news; true if it is a whole state."""
        await self._wake.wait()
        self._wake.clear()
        state, self._state = self._state, False
        return state


class Crowd:
    """The listeners of one room."""

    def __init__(self, seats: int) -> None:
        self._large = seats >= LARGE_TABLE
        self._listeners: set[Listener] = set()
        self._whispering: asyncio.TimerHandle | None = None

    def enter(self, device: str) -> Listener:
        """Somebody begins to listen; the first thing to be told is the state."""
        listener = Listener(device)
        self._listeners.add(listener)
        return listener

    def exit(self, listener: Listener) -> None:
        """Somebody stops listening."""
        self._listeners.discard(listener)

    def __iter__(self) -> Iterator[Listener]:
        return iter(self._listeners)

    def tell(self, concerned: Callable[[str], bool] | None = None) -> None:
        """Tell everyone; at a large table only those concerned at once, the others in short and soon."""
        if concerned is None or not self._large:
            for listener in self._listeners:
                listener.tell(state=True)
            return
        for listener in self._listeners:
            if concerned(listener.device):
                listener.tell(state=True)
        if self._whispering is None:
            self._whispering = asyncio.get_running_loop().call_later(PAUSE, self._whisper)

    def _whisper(self) -> None:
        self._whispering = None
        for listener in self._listeners:
            listener.tell(state=False)
