"""The names of deals that many people play, under which tries at them are stored."""

import re
from typing import NamedTuple

_PATTERN = re.compile(r"t/([a-z0-9]{1,64})/([1-9][0-9]?)")


class DealKey(NamedTuple):
    """A deal of a tournament."""

    tournament: str
    #: Counted from 1.
    number: int

    @property
    def day(self) -> str:
        """Its name, like ``t/abcdefghjkmn/3``."""
        return day_of(self.tournament, self.number)


def read_key(day: str) -> DealKey | None:
    """The deal of this name; none if it is no name of a tournament's deal."""
    found = _PATTERN.fullmatch(day)
    return DealKey(found[1], int(found[2])) if found else None


def day_of(tournament: str, deal: int) -> str:
    """The name under which tries at a deal of a tournament are stored."""
    return f"t/{tournament}/{deal}"


def tournament_of(day: str) -> str:
    """The tournament of a deal of this name; empty for those of days and weeks."""
    return day.split("/")[1] if day.startswith("t/") else ""
