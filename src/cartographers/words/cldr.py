"""What the Unicode CLDR knows of languages: their names, plural forms and signs in numbers.

The table beside this file has a line for each of some three hundred languages (``python -m tools cldr``), so
that a new language needs no code. © Unicode, Inc., under the Unicode License v3.
"""

from functools import cache
from importlib.resources import files
from json import loads
from typing import NamedTuple


class Cldr(NamedTuple):
    """A language in the CLDR."""

    #: What the language calls itself: "Українська".
    name: str
    #: For each plural form but ``other`` the numbers that take it: "i in 2..4 and v in 0".
    plural: dict[str, str]
    #: The sign before decimals, and that between thousands.
    decimal: str
    group: str


#: A language that the CLDR does not know is written like English.
_UNKNOWN = Cldr("", {"one": "i in 1 and v in 0"}, ".", ",")


@cache
def table() -> dict[str, Cldr]:
    """All languages that the CLDR knows, by their keys."""
    text = (files(__package__) / "cldr.json").read_text(encoding="utf-8")
    return {key: Cldr(**known) for key, known in loads(text).items()}


def cldr(language: str) -> Cldr:
    """What is known of a language."""
    return table().get(language, _UNKNOWN._replace(name=language))
