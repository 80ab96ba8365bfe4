"""The interface to tournaments: who takes part, how far they are, and what their hosts have corrected."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple, Protocol

from cartographers.notation.wire import Json
from cartographers.server.storage.tries import Mark

CorrectionKind = Literal["rename", "remove", "readmit", "strike", "again", "ends"]


@dataclass(frozen=True, slots=True)
class Tournament:
    """A tournament without its players."""

    id: str
    #: The person who opens, pauses, corrects and closes it.
    host: str
    name: str
    #: What was chosen when it was made, and does not change.
    settings: Json
    created: float
    #: Until when all deals can be played, in seconds since 1970; none if the host opens one at a time.
    ends: float | None = None
    #: How many deals were opened, and how many of these the host has closed.
    opened: int = 0
    closed: int = 0
    paused: bool = False
    #: When the host closed it for good.
    over: float | None = None

    @property
    def live(self) -> bool:
        """Does the host open one deal at a time?"""
        return self.ends is None


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody who takes part."""

    #: Counted from 1 in the order in which they joined.
    number: int
    person: str
    name: str
    joined: float
    removed: bool = False


@dataclass(frozen=True, slots=True)
class Correction:
    """Something that the host has corrected."""

    kind: CorrectionKind
    at: float
    #: Whom it is about, if it is about somebody.
    person: str | None = None
    #: The deal, counted from 1, if it is about one.
    deal: int | None = None
    #: The name or the end that was there before, and the one from then on.
    before: str = ""
    after: str = ""


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a person is with a deal, without the map."""

    day: str
    person: str
    game: str
    over: bool
    stars: int | None
    mark: Mark | None


class Whole(NamedTuple):
    """A tournament with everything about it but the maps."""

    tournament: Tournament
    players: list[Player]
    corrections: list[Correction]
    #: By person and deal; those that were set aside for another try are not among them.
    tries: dict[tuple[str, int], Progress]


class AlreadyIn(Exception):
    """The person takes part already."""


class NameTaken(Exception):
    """Somebody else takes part under a name that looks the same."""

    def __init__(self, names: list[str]) -> None:
        super().__init__()
        #: The names of all others.
        self.names = names


class Tournaments(Protocol):
    """All tournaments."""

    async def create(self, new: Tournament) -> None:
        """Store a new tournament."""

    async def load(self, id: str) -> Tournament | None:
        """A tournament; none if there is none of this id."""

    async def of_person(self, person: str, most: int, removed: bool = False) -> list[Tournament]:
        """The tournaments that a person hosts or takes part in, the newest first.

        With ``removed`` also those that a host has taken the person out of.
        """

    async def players(self, id: str) -> list[Player]:
        """Everybody who has joined, in this order."""

    async def corrections(self, id: str) -> list[Correction]:
        """What the host has corrected, the oldest first."""

    async def progress(self, days: Sequence[str]) -> list[Progress]:
        """How far everybody is with some deals."""

    async def whole(self, id: str, day_of: Callable[[int], str]) -> Whole | None:
        """A tournament with everything about it, as it is at one moment; none if there is none of this id.

        ``day_of`` gives the name of a deal by its number.
        """

    async def join(self, id: str, person: str, name: str, now: float, look: Callable[[str], str]) -> None:
        """Let a person take part; raises ``AlreadyIn`` or ``NameTaken``.

        ``look`` gives the same text for all names that look alike. Also of several servers of a database
        only one lets somebody in under such a name.
        """

    async def change(self, before: Tournament, after: Tournament, late: Sequence[str] = ()) -> bool:
        """Replace what changes in a tournament; false if somebody else has changed it meanwhile.

        Tries at the deals ``late`` that are still running count no more.
        """

    async def correct(self, id: str, correction: Correction, day: str = "") -> None:
        """Carry out a correction and note it; ``day`` is the name of the deal that it is about."""

    async def rename(self, id: str, correction: Correction, look: Callable[[str], str]) -> None:
        """Give somebody another name and note it; raises ``NameTaken`` as ``join`` does."""
