"""The names of the deals of tournaments, under which tries at them are stored."""

import re
from typing import NamedTuple

from cartographers.server.auth.seat_codes import SeatCodes
from cartographers.server.lobby.tournaments import day_of

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


def secret_of(codes: SeatCodes, key: DealKey) -> str:
    """The secret from which a deal follows. Whoever has the server's key can compute it, nobody else."""
    return codes.derived(f"deal of a tournament/{key.tournament}/{key.number}").hex()
