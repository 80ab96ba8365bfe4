"""Which plural form a number takes: the cardinal rules of the Unicode CLDR for our languages.

The rules look at the number as it is shown: "1" is one star and "1.0" is not, in English.
"""

from collections.abc import Callable

from cartographers.words.numbers import Digits


def _english(whole: int, has_fraction: bool) -> str:
    return "one" if whole == 1 and not has_fraction else "other"


def _czech(whole: int, has_fraction: bool) -> str:
    if has_fraction:
        return "many"
    return "one" if whole == 1 else "few" if 2 <= whole <= 4 else "other"


def _polish(whole: int, has_fraction: bool) -> str:
    if has_fraction:
        return "other"
    return "one" if whole == 1 else "few" if _ends_in_two_to_four(whole) else "many"


def _east_slavic(whole: int, has_fraction: bool) -> str:
    """Ukrainian and Russian: 21 and 101 are like 1, but 11 is not."""
    if has_fraction:
        return "other"
    if whole % 10 == 1 and whole % 100 != 11:
        return "one"
    return "few" if _ends_in_two_to_four(whole) else "many"


def _ends_in_two_to_four(whole: int) -> bool:
    return 2 <= whole % 10 <= 4 and not 12 <= whole % 100 <= 14


_RULES: dict[str, Callable[[int, bool], str]] = {
    "en": _english,
    "uk": _east_slavic,
    "ru": _east_slavic,
    "cs": _czech,
    "pl": _polish,
}


def plural_form(digits: Digits, language: str) -> str:
    """``one``, ``few``, ``many`` or ``other``; languages without rules here are like English."""
    return _RULES.get(language, _english)(int(digits.whole), bool(digits.fraction))
