"""The seats of a room: who plays in each, and where a bot plays for an absent player."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from cartographers.server.basics.errors import no_seat, not_yours
from cartographers.server.rooms.presence import Presence
from cartographers.server.storage.stored_game import SeatRow

#: The bot that plays for an absent player.
STAND_IN = "greedy"
#: After so many moves in a row without a sign of a player, the time being up each time, a stand-in plays on.
MOST_MISSED = 2
#: What comes before the name of the owner, in place of a bot's name, in the seat of a bot account.
_BOT_ACCOUNT = "@"


def bot_account_mark(owner_name: str) -> str:
    """What stands in the row of a seat that a bot account of somebody has."""
    return _BOT_ACCOUNT + owner_name


def bot_owner_of(seat: SeatRow) -> str:
    """The name of the owner of the bot account that has a seat; "" for people and for bots of the server."""
    return seat.bot.removeprefix(_BOT_ACCOUNT) if seat.bot.startswith(_BOT_ACCOUNT) else ""


class Seats:
    """All seats of one room, in order. A stand-in bot plays for a player who left or is absent for too long.

    Bots never play on among themselves. In a live game a stand-in plays only while somebody else is present,
    in others only while somebody else still plays.
    """

    def __init__(self, rows: Sequence[SeatRow], presence: Presence, live: bool = False) -> None:
        self._rows, self._presence, self._live = list(rows), presence, live
        #: The seats of absent players; a player who left says so in the seat's row.
        self._absent: set[int] = set()
        #: The seats for which a bot draws in this phase only.
        self._once: set[int] = set()
        #: How often in a row the time of a seat was up without a sign of its player.
        self._missed: Counter[int] = Counter()

    def __getitem__(self, number: int) -> SeatRow:
        return self._rows[number]

    def __iter__(self) -> Iterator[SeatRow]:
        return iter(self._rows)

    def __len__(self) -> int:
        return len(self._rows)

    def change(self, number: int, **changes: Any) -> None:
        """Replace some fields of a seat's row."""
        self._rows[number] = replace(self._rows[number], **changes)

    @property
    def open(self) -> list[int]:
        """The seats that nobody has taken yet."""
        return [seat.seat for seat in self._rows if seat.kind == "open"]

    @property
    def vacant(self) -> list[int]:
        """The seats of a running game that nobody has any more; a stand-in plays for them."""
        return [seat.seat for seat in self._rows if seat.kind == "human" and seat.left and not seat.devices]

    @property
    def invited(self) -> list[int]:
        """The seats with a code for whoever comes: open ones, and those from which somebody was removed."""
        return self.open + [number for number in self.vacant if self._rows[number].invite_hash]

    def rename(self, old: str, new: str) -> None:
        """A device is known by another name from now on."""
        for seat in self.held_by(old):
            self.change(seat, devices=self._rows[seat].devices - {old} | {new})

    def drop_device(self, number: int, device: str, running: bool) -> None:
        """A device no longer decides for a seat; the seat of a running game that nobody has now is left."""
        seat = self._rows[number]
        devices = seat.devices - {device}
        self.change(number, devices=devices, left=seat.left or (running and not devices))

    def held_by(self, device: str) -> list[int]:
        """The seats a device may decide for."""
        return [seat.seat for seat in self._rows if device in seat.devices]

    def check_held_by(self, device: str, number: int) -> None:
        """Raise a ``Refusal`` unless a device may decide for a seat."""
        if not 0 <= number < len(self._rows):
            raise no_seat()
        if device not in self._rows[number].devices:
            raise not_yours()

    def connected(self, number: int) -> bool:
        """Is a seat's player connected? Bots always are."""
        seat = self._rows[number]
        return seat.kind == "bot" or self._presence.any_connected(seat.devices)

    def has_stand_in(self, number: int) -> bool:
        """Does a stand-in bot play for this seat's player?"""
        seat = self._rows[number]
        return seat.kind == "human" and (seat.left or number in self._absent)

    def mark_absent(self, waiting: Sequence[int]) -> bool:
        """In a live game: give stand-ins to absent players that it waits for; true if there are new ones."""
        if not self._live:
            return False
        absent = {
            number
            for number in waiting
            if self._rows[number].kind == "human"
            and not self.has_stand_in(number)
            and not self._presence.any_present(self._rows[number].devices)
            and self._others_present(number)
        }
        self._absent |= absent
        return bool(absent)

    def mark_present(self, number: int) -> bool:
        """A sign of a seat's player; true if the player had been marked absent."""
        was_absent = number in self._absent
        self._absent.discard(number)
        del self._missed[number]
        return was_absent

    def time_was_up(self, numbers: Iterable[int]) -> None:
        """Let a bot draw for these seats in this phase; whoever gives no sign again and again is absent."""
        late = set(numbers)
        self.draw_once(late)
        self._missed.update(late)
        self._absent |= {number for number in late if self._missed[number] >= MOST_MISSED}

    def draw_once(self, numbers: Iterable[int]) -> None:
        """Let a bot draw for these seats in this phase."""
        self._once |= set(numbers)

    def new_phase(self) -> None:
        """A phase is over, and with it what was decided for this phase only."""
        self._once.clear()

    def lost_bot_accounts(self, waiting: Sequence[int], seconds: float) -> list[int]:
        """Those of the seats the game waits for whose bot account has not been connected for so long."""
        return [
            number
            for number in waiting
            if bot_owner_of(self._rows[number])
            and not self._rows[number].left
            and self._presence.gone_for(self._rows[number].devices, seconds)
        ]

    def waited_for(self, waiting: Sequence[int]) -> list[int]:
        """Those of the seats the game waits for whose players have to decide themselves."""
        return [
            number
            for number in waiting
            if self._rows[number].kind == "human"
            and number not in self._once
            and not self.has_stand_in(number)
        ]

    @property
    def all_taken(self) -> bool:
        """Is no seat open any more?"""
        return all(seat.kind != "open" for seat in self._rows)

    @property
    def anybody_connected(self) -> bool:
        """Is any player at the table who has not been marked absent?"""
        return self._presence.any_connected(self._attending())

    def bots_to_move(self, waiting: Sequence[int]) -> dict[int, str]:
        """Those of the seats the game waits for that a bot decides for, each with the name of its bot."""
        bots: dict[int, str] = {}
        for number in waiting:
            if self._rows[number].kind == "bot":
                bots[number] = self._rows[number].bot
            elif number in self._once or (self.has_stand_in(number) and self._others_wait(number)):
                bots[number] = STAND_IN
        return bots

    def _others_wait(self, number: int) -> bool:
        """Is anybody waiting who plays in another seat only: in a live game somebody present?"""
        if self._live:
            return self._others_present(number)
        own = self._rows[number].devices
        return any(seat.devices - own and not self.has_stand_in(seat.seat) for seat in self._rows)

    def _others_present(self, number: int) -> bool:
        return self._presence.any_present(self._attending() - self._rows[number].devices)

    def _attending(self) -> set[str]:
        """The devices of all players but those who have been marked absent."""
        return {device for seat in self._rows if seat.seat not in self._absent for device in seat.devices}
