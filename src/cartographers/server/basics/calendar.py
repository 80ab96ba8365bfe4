"""Days and weeks, which begin at midnight UTC.

UTC, because then a day is the same for everyone and always 24 hours long: no zone has to be known, and
where clocks are changed nothing is lost or comes twice. Pages show in the reader's own time when it ends.
"""

from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, time, timedelta
from typing import ClassVar, Literal, Self

Kind = Literal["day", "week"]
#: The first day with a deal, a Monday, and a day long before the calendar of the computer ends.
FIRST, LAST = date(2026, 11, 2), date(2999, 12, 31)
#: A try that was begun in time counts if it is finished within so many seconds after the end.
GRACE = 6 * 3600.0


@dataclass(frozen=True, slots=True)
class _Days:
    """Days in a row."""

    first: date
    kind: ClassVar[Kind]
    days: ClassVar[int]

    @property
    def number(self) -> int:
        """How many as long as this one there were since the beginning of the calendar."""
        return self.first.toordinal() // self.days

    @property
    def begins(self) -> float:
        """Its first moment, in seconds since 1970."""
        return _midnight(self.first)

    @property
    def ends(self) -> float:
        """The first moment after it."""
        return _midnight(self.first + self._length)

    @property
    def settled(self) -> float:
        """From when on no try can count any more; until then it is a secret to who has not played it."""
        return self.ends + GRACE

    def has(self, now: float) -> bool:
        """Is a moment in it?"""
        return self.begins <= now < self.ends

    def moved(self, by: int) -> Self:
        """So many days or weeks later, or earlier."""
        return replace(self, first=self.first + by * self._length)

    @property
    def _length(self) -> timedelta:
        return timedelta(days=self.days)


@dataclass(frozen=True, slots=True)
class DayKey(_Days):
    """A day."""

    kind = "day"
    days = 1

    @property
    def text(self) -> str:
        """Its name, like ``2026-11-16``."""
        return self.first.isoformat()


@dataclass(frozen=True, slots=True)
class WeekKey(_Days):
    """A week of ISO 8601, which begins on a Monday."""

    kind = "week"
    days = 7

    @property
    def text(self) -> str:
        """Its name, like ``2026-W47``."""
        year, week, _ = self.first.isocalendar()
        return f"{year:04}-W{week:02}"


Period = DayKey | WeekKey


def _midnight(day: date) -> float:
    return datetime.combine(day, time(), UTC).timestamp()


def period_at(kind: Kind, now: float) -> Period:
    """The day or week of a moment."""
    today = datetime.fromtimestamp(now, UTC).date()
    return DayKey(today) if kind == "day" else WeekKey(today - timedelta(days=today.weekday()))


def read_period(text: str) -> Period | None:
    """The day or week of this name; none if there is none, or if it has no deal."""
    year, week, number = text.partition("-W")
    try:
        period: Period
        if week:
            period = WeekKey(date.fromisocalendar(int(year), int(number), 1))
        else:
            period = DayKey(date.fromisoformat(text))
    except ValueError:
        return None
    return period if period.text == text and FIRST <= period.first <= LAST else None
