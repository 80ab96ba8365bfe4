"""Which names look the same, by Unicode's table of characters that are easily confused (UTS 39).

``bench/confusables.py`` writes the table.
"""

from collections.abc import Iterable
from functools import cache, lru_cache
from importlib.resources import files
from typing import NamedTuple
from unicodedata import normalize

from cartographers.server.names.characters import UNSEEN, tidy


class Look(NamedTuple):
    """What a name looks like. Names look the same if one of the two is the same."""

    #: As it is written: a capital I and a small l are one.
    written: str
    #: Without regard to capitals: I and i are one.
    small: str


@lru_cache(4096)
def look(name: str) -> Look:
    """What a name looks like."""
    plain = normalize("NFKC", tidy(name))
    return Look(_skeleton(plain), _skeleton(_skeleton(plain.casefold()).casefold()))


def looks_like(name: str, others: Iterable[str]) -> str | None:
    """The first of some names that looks the same as a name; names that are empty look like none."""
    mine = look(name)
    if not mine.written:
        return None
    return next((other for other in others if _same(mine, look(other))), None)


def _same(one: Look, other: Look) -> bool:
    return one.written == other.written or one.small == other.small


def _skeleton(text: str) -> str:
    """A text in which each character stands for all that look like it."""
    return " ".join(normalize("NFD", normalize("NFKD", text).translate(_prototypes())).split())


@cache
def _prototypes() -> dict[int, str | None]:
    """For characters, the one that stands for all that look like it; none for those that nobody sees."""
    text = (files(__package__) / "confusables.txt").read_text(encoding="utf-8")
    lines = (line.rsplit("\t", 1) for line in text.split("\n") if line and not line.startswith("# "))
    alike = {ord(char): prototype for prototype, chars in lines for char in chars}
    return alike | dict.fromkeys(map(ord, UNSEEN))
