"""Numbers in texts: how they are rounded, and how each language writes them."""

from collections.abc import Mapping
from typing import NamedTuple

from cartographers.words.cldr import cldr

#: Digits after the decimal sign of a number that is given without saying how many; as in browsers.
MOST_DECIMALS = 3
#: Shorter numbers are written without a separator between thousands.
GROUPED_FROM = 5
MINUS = "−"


class Number(NamedTuple):
    """A number and how it is shown: ``Number(1.25, decimals=1, signed=True)`` is "+1.3"."""

    value: float
    #: Exactly so many digits after the decimal sign; as many as needed, at most three, if not given.
    decimals: int | None = None
    #: A plus sign before what is not negative.
    signed: bool = False
    #: A separator between thousands.
    grouped: bool = True


class Digits(NamedTuple):
    """A number as rounded for showing: the digits before and after the decimal sign, without a sign."""

    whole: str
    fraction: str
    negative: bool

    @property
    def zero(self) -> bool:
        """Are all digits zero?"""
        return not (self.whole + self.fraction).strip("0")


def digits_of(number: Number) -> Digits:
    """The digits that are shown; halves are rounded away from zero, as browsers do."""
    decimals = MOST_DECIMALS if number.decimals is None else number.decimals
    above, below = abs(number.value).as_integer_ratio()
    shown = str((2 * above * 10**decimals + below) // (2 * below)).rjust(decimals + 1, "0")
    at = len(shown) - decimals
    whole, fraction = shown[:at], shown[at:]
    if number.decimals is None:
        fraction = fraction.rstrip("0")
    return Digits(whole, fraction, number.value < 0)


def written(number: Number, language: str) -> str:
    """A number as a language writes it: "1,234.5", "12,5", "−3", "+0"."""
    digits = digits_of(number)
    whole, fraction = digits.whole, digits.fraction
    if number.grouped and len(whole) >= GROUPED_FROM:
        whole = f"{int(whole):,}".replace(",", cldr(language).group)
    if fraction:
        fraction = cldr(language).decimal + fraction
    sign = MINUS if digits.negative and not digits.zero else "+" if number.signed else ""
    return sign + whole + fraction


def with_decimals(number: Number, options: Mapping[str, object]) -> Number:
    """A number with the options of NUMBER: minimumFractionDigits, maximumFractionDigits, useGrouping."""
    whole = {name: int(option.value) for name, option in options.items() if isinstance(option, Number)}
    if "useGrouping" in whole:
        number = number._replace(grouped=bool(whole.pop("useGrouping")))
    if not whole:
        return number
    least = whole.get("minimumFractionDigits", 0)
    most = whole.get("maximumFractionDigits", max(least, MOST_DECIMALS))
    needed = len(digits_of(Number(number.value, most)).fraction.rstrip("0"))
    return number._replace(decimals=max(least, needed))
