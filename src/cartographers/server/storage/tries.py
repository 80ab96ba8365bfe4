"""The interface to the counted tries at the deals of days, weeks and tournaments."""

from dataclasses import dataclass
from typing import Literal, Protocol

from cartographers.notation.wire import Json

#: Why a try at a deal of a tournament does not count: the host struck it, or it was too late.
Mark = Literal["struck", "late"]


@dataclass(frozen=True, slots=True)
class Round:
    """A deal of a tournament that somebody begins."""

    tournament: str
    deal: int
    now: float
    #: Has the host given this person a try, although the deal may be closed?
    granted: bool


@dataclass(frozen=True, slots=True)
class NewTry:
    """That a new game is the counted try of a person at a deal."""

    #: The day, the week, or the name of a deal of a tournament.
    day: str
    person: str
    #: The name under which others see the result.
    name: str
    #: Of a tournament: what must still be open when the game is stored.
    round: Round | None = None
    #: By what the deal is recognised from now on.
    fingerprints: tuple[str, ...] = ()


class AlreadyTried(Exception):
    """Another game is the person's counted try."""


class RoundClosed(Exception):
    """The tournament lets nobody begin this deal now."""


@dataclass(frozen=True, slots=True)
class Try:
    """A counted try."""

    day: str
    person: str
    game: str
    name: str
    began: float
    #: Is nothing left to decide?
    over: bool
    #: None if it is not finished, or was ended before its game was over.
    stars: int | None = None
    #: The stars of each season, the title and the map; none as above.
    result: Json | None = None
    #: Is its game still kept?
    kept: bool = True
    mark: Mark | None = None


@dataclass(frozen=True, slots=True)
class Counts:
    """How many have tried the deal of a day or week."""

    began: int = 0
    #: How many have played it to its end.
    finished: int = 0


class Tries(Protocol):
    """All counted tries."""

    async def of_person(self, day: str, person: str) -> Try | None:
        """The try of a person; none if the person has not begun."""

    async def day_of_deal(self, fingerprint: str) -> str | None:
        """The deal that has a fingerprint and was begun by somebody; none if there is none."""

    async def all_of_person(self, person: str) -> list[Try]:
        """All tries of a person, the newest first."""

    async def counts(self, days: list[str]) -> dict[str, Counts]:
        """How many have tried the deals of some days and weeks."""

    async def better(self, day: str, stars: int) -> int:
        """How many have more stars than these."""

    async def best(self, day: str, most: int) -> list[Try]:
        """The finished tries with the most stars, of equal ones the earlier first."""

    async def first_kept(self, day: str) -> str | None:
        """The first finished game that is still kept."""

    async def stars(self, day: str) -> dict[int, int]:
        """How many have finished with each number of stars."""
