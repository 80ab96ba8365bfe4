"""The keys of deals that many people play: days, weeks and deals of tournaments, as they are stored."""

import re
from typing import NamedTuple

from cartographers.server.basics.calendar import DayKey, WeekKey, read_period

_PATTERN = re.compile(r"t/([a-z0-9]{1,64})/([1-9][0-9]?)")


class TournamentKey(NamedTuple):
    """A deal of a tournament."""

    tournament: str
    #: Counted from 1.
    number: int

    @property
    def text(self) -> str:
        """Its name, like ``t/abcdefghjkmn/3``."""
        return f"t/{self.tournament}/{self.number}"


DealKey = DayKey | WeekKey | TournamentKey


def read_key(text: str) -> DealKey | None:
    """The deal of this name; none if no deal can have it."""
    match = _PATTERN.fullmatch(text)
    return TournamentKey(match[1], int(match[2])) if match else read_period(text)
