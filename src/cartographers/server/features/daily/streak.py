"""The streak of a person: how many days in a row they have drawn the deal of the day."""

from collections.abc import Collection, Iterator

#: In so many days one missed day is forgiven.
_FORGIVEN_IN = 7


def streak(drawn: Collection[int], today: int) -> int:
    """The days drawn without a break until today or yesterday; days are given by their number.

    Today breaks nothing while it lasts. A missed day is forgiven if no other was in the six days after it.
    """
    return sum(day in drawn for day in _unbroken(drawn, today))


def longest(drawn: Collection[int]) -> int:
    """The most days drawn without a break, whenever that was."""
    last_days = (day for day in drawn if day + 1 not in drawn)
    return max((streak(drawn, day) for day in last_days), default=0)


def _unbroken(drawn: Collection[int], today: int) -> Iterator[int]:
    """The days from today backwards until the streak breaks."""
    forgiven = today + _FORGIVEN_IN
    day = today
    while True:
        if day not in drawn and day != today:
            if forgiven - day < _FORGIVEN_IN or day - 1 not in drawn:
                return
            forgiven = day
        yield day
        day -= 1
