"""Tournaments as they are stored: who takes part, how far they are, and what their hosts have corrected."""

from dataclasses import dataclass
from typing import Literal, NamedTuple

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
    #: The series that it belongs to.
    series: str | None = None

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
class TryProgress:
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
    tries: dict[tuple[str, int], TryProgress]
    #: The same while nothing has changed.
    version: int
