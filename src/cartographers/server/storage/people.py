"""The interface to what is stored about a person: devices, recovery phrase, games kept."""

from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class LinkedDevice:
    """A device of a person who has a recovery phrase."""

    device: str
    #: What the device called itself: "Firefox, Android".
    name: str
    since: str


@dataclass(frozen=True, slots=True)
class Moved:
    """A device that changed hands: everything of the old person belongs to the new one."""

    old: str
    new: str


@dataclass(frozen=True, slots=True)
class Removed:
    """What became of games that a person no longer keeps."""

    #: Nobody else kept these: they are deleted.
    deleted: tuple[str, ...] = ()
    #: Others keep these: who their maker is now.
    left: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A finished game of a person, as statistics need it."""

    id: str
    created: str
    #: Its summary as JSON; read by who needs it, not by the thread of the store.
    summary: str
    #: The first seat of the person.
    seat: int


class People(Protocol):
    """What is stored about persons. A person is a device, or several that share a recovery phrase.

    Seats and games belong to a *person*: the hash of the device's token, or for linked devices an id of their
    own. Each call that writes is done completely or not at all.
    """

    async def links(self) -> dict[str, str]:
        """The person of each linked device."""

    async def devices(self, person: str) -> list[LinkedDevice]:
        """The linked devices of a person, the oldest first."""

    async def phrase_since(self, person: str) -> str | None:
        """When the recovery phrase of a person was made; none if there is none."""

    async def set_phrase(self, device: LinkedDevice, new_person: str, phrase_hash: str) -> Moved:
        """Store a phrase for the person of a device; the one before is no longer valid.

        A device that is not linked becomes the first one of a new person, who gets everything it had.
        """

    async def link(self, device: LinkedDevice, phrase_hash: str) -> Moved | None:
        """Link a device to the person with this phrase, who gets everything of the person it was before.

        None if nobody has this phrase.
        """

    async def unlink(self, person: str, device: str) -> bool:
        """Take a device from a person; false if it was none of theirs."""

    async def remove_game(self, person: str, game: str) -> Removed | None:
        """Take a game from a person's list; none if it was not on it.

        In a running game with others the person's seats are left to the bots.
        """

    async def forget(self, person: str) -> Removed:
        """Delete everything about a person; in games that others keep, the seats lose their names."""

    async def finished_games(self, person: str) -> list[FinishedGame]:
        """All finished games of a person, the newest first."""

    async def all_games(self, person: str) -> list[str]:
        """The ids of all games in which a person has a seat or which they host, the newest first."""

    async def findings(self, person: str, kind: str) -> dict[tuple[str, int], str]:
        """The computed results of a kind for the games of a person, as JSON by game and seat."""
