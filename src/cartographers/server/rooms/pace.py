"""The pace of a game: until when it waits for those who have not decided."""

from collections.abc import Callable

from cartographers.notation.wire import Json
from cartographers.server.protocol.pace import Pace

_HOUR = 3600
#: Seconds that the first move of a season has more by a live game's clock, for a look at the last season.
SEASON_LOOK = 8


def pace_of(plan: Json) -> Pace | None:
    """The pace of a stored plan; none if nobody was invited, so that nobody elsewhere waits.

    A plan that was stored before there was a choice waits.
    """
    if not any(seat["kind"] == "open" for seat in plan.get("seats", ())):
        return None
    return Pace.model_validate({name: plan[name] for name in Pace.model_fields if name in plan})


class MoveTimer:
    """When the phase under way began, and when its time will be up."""

    def __init__(self, pace: Pace | None, began: float, clock: Callable[[], float]) -> None:
        self.pace, self.began, self._clock = pace, began, clock
        self._look = 0

    @property
    def live(self) -> bool:
        """Is it a live game, in which the clock runs only while somebody is at the table?"""
        return self.pace is not None and self.pace.pace == "live"

    @property
    def ends(self) -> float | None:
        """When the time for this phase is up, in seconds since 1970; none if there is no limit."""
        if self.pace is None:
            return None
        limit = self.pace.move_clock if self.live else (self.pace.move_limit or 0) * _HOUR
        return self.began + limit + self._look if limit else None

    def restart(self, new_season: bool = False) -> None:
        """The time for a move begins now; in a new season there is time for a look at the last one before."""
        self.began = self._clock()
        self._look = SEASON_LOOK if new_season and self.live else 0

    def now(self) -> float:
        """The time, in seconds since 1970."""
        return self._clock()
