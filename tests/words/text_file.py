"""A file of texts with the comments in it, for the checks of texts."""

from collections.abc import Iterator
from functools import cache
from re import MULTILINE, findall, finditer

from cartographers.words.reader import read_all
from cartographers.words.syntax import Choice, Entry, Literal, Pattern
from words.sources import text_of

#: Stands for a value in a text.
VALUE = "\ufffc"


@cache
def entries(language: str, file: str) -> dict[str, Entry]:
    return read_all(text_of(language, file), f"{language}/{file}")


@cache
def patterns(language: str, file: str) -> dict[str, Pattern]:
    """The patterns of all messages and attributes, and of terms too."""
    return {
        key: pattern for one in entries(language, file).values() for key, pattern in one.patterns().items()
    }


@cache
def comments(language: str, file: str) -> dict[str, str]:
    """The comment right above each message."""
    found = finditer(r"^((?:# .*\n)+)(-?[A-Za-z][\w-]*) *=", text_of(language, file), MULTILINE)
    return {one[2]: one[1] for one in found}


def comment_of(language: str, file: str, key: str) -> str:
    return comments(language, file).get(key.partition(".")[0], "")


def named_in(comment: str) -> set[str]:
    """The values that a comment names: ``# $season is the season's key``."""
    return set(findall(r"\$([A-Za-z][\w-]*)", comment))


def pieces(pattern: Pattern) -> Iterator[str]:
    """What a person reads: the text with a mark for each value, and the same of each variant inside."""
    yield "".join(_read(part) for part in pattern)
    for part in pattern:
        if isinstance(part, Choice):
            for variant in part.variants:
                yield from pieces(variant.pattern)


def _read(part: object) -> str:
    if isinstance(part, str):
        return part
    return part.value if isinstance(part, Literal) and isinstance(part.value, str) else VALUE
