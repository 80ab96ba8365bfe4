"""Who is there: live sockets, last visits, and which seats a bot minds meanwhile."""

from collections import Counter
from collections.abc import Iterable, Sequence

from cartographers.server.storage.store import SeatRow

#: The bot that minds the seat of a player who has gone.
MINDER = "greedy"


class Presence:
    """The devices at one table. A device is there while it has a socket, and for the grace period after."""

    def __init__(self, grace: float, now: float) -> None:
        self._grace = grace
        #: Before this nobody was watched: after a restart everyone has the whole grace period again.
        self._opened = now
        self._sockets: Counter[str] = Counter()
        self._seen: dict[str, float] = {}
        #: The seats whose players were away too long while others waited.
        self._minded: set[int] = set()

    def enter(self, device: str, now: float) -> None:
        """A device opened a socket."""
        self._sockets[device] += 1
        self._seen[device] = now

    def exit(self, device: str, now: float) -> None:
        """A device lost a socket."""
        self._sockets -= Counter([device])
        self._seen[device] = now

    def see(self, device: str, now: float) -> None:
        """A device asked for something."""
        self._seen[device] = now

    def connected(self, seat: SeatRow) -> bool:
        """Has one of the seat's devices a live socket?"""
        return any(device in self._sockets for device in seat.devices)

    def here(self, devices: Iterable[str], now: float) -> bool:
        """Is one of these devices there, or was until a moment ago?"""
        return any(
            device in self._sockets or now - self._seen.get(device, self._opened) <= self._grace
            for device in devices
        )

    def empty(self, now: float, idle: float) -> bool:
        """Has nobody been here for a while?"""
        last = max(self._seen.values(), default=self._opened)
        return not self._sockets and now - max(last, self._opened) > idle

    def minded(self, seat: SeatRow) -> bool:
        """Does a bot mind this person's seat?"""
        return seat.kind == "human" and (seat.left or seat.seat in self._minded)

    def given_back(self, seat: int) -> bool:
        """The seat's player is back; says whether a bot had minded it."""
        was = seat in self._minded
        self._minded.discard(seat)
        return was

    def missed(self, seats: Sequence[SeatRow], waiting: Sequence[int], now: float) -> list[int]:
        """Mind those seats that the game waits for, whose players have gone, and whom others wait for."""
        found = []
        for number in waiting:
            seat = seats[number]
            gone = seat.kind == "human" and not self.here(seat.devices, now)
            if gone and not self.minded(seat) and self.awaited(seats, seat, now):
                self._minded.add(number)
                found.append(number)
        return found

    def awaited(self, seats: Sequence[SeatRow], seat: SeatRow, now: float) -> bool:
        """Is anybody else there to wait? A game that nobody waits for stands still until someone returns."""
        others = {device for other in seats if other.seat != seat.seat for device in other.devices}
        return self.here(others - seat.devices, now)
