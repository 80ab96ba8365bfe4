"""Which plural form a number takes: the cardinal rules of the Unicode CLDR.

The rules look at the number as it is shown: "1" is one star and "1.0" is not, in English.
"""

import re
from functools import cache
from typing import NamedTuple

from cartographers.words.cldr import cldr
from cartographers.words.numbers import Digits

_RELATION = re.compile(r"([nivwftce])(?: mod (\d+))? (not )?in ([\d.,]+)")


class _Relation(NamedTuple):
    """A part of a condition: where an operand, or what remains of it when divided, must lie or must not."""

    operand: str
    divisor: int
    outside: bool
    ranges: tuple[range, ...]

    def holds(self, values: dict[str, int | None]) -> bool:
        """Does it hold for a number? One with decimals lies in no range, which has whole numbers only."""
        value = values[self.operand]
        if value is not None and self.divisor:
            value %= self.divisor
        return any(value in one for one in self.ranges) != self.outside


def plural_form(digits: Digits, language: str) -> str:
    """``zero``, ``one``, ``two``, ``few``, ``many`` or ``other``."""
    values = _operands(digits)
    for form, condition in _rules(language).items():
        if any(all(relation.holds(values) for relation in part) for part in condition):
            return form
    return "other"


def _operands(digits: Digits) -> dict[str, int | None]:
    """The operands of the CLDR: the number n, its whole part i, its decimals v, w, f and t, no exponent."""
    whole, shown, needed = int(digits.whole), digits.fraction, digits.fraction.rstrip("0")
    return {
        "n": None if needed else whole,
        "i": whole,
        "v": len(shown),
        "w": len(needed),
        "f": int(shown or 0),
        "t": int(needed or 0),
        "c": 0,
        "e": 0,
    }


@cache
def _rules(language: str) -> dict[str, list[list[_Relation]]]:
    """For each form the relations of which all must hold, in one of several ways."""
    return {
        form: [[_relation(one) for one in part.split(" and ")] for part in condition.split(" or ")]
        for form, condition in cldr(language).plural.items()
    }


def _relation(text: str) -> _Relation:
    match = _RELATION.fullmatch(text)
    assert match, text
    return _Relation(match[1], int(match[2] or 0), bool(match[3]), tuple(map(_range, match[4].split(","))))


def _range(text: str) -> range:
    first, _, last = text.partition("..")
    return range(int(first), int(last or first) + 1)
