"""A set-up as the header of a record."""

from collections.abc import Callable
from re import fullmatch
from typing import Any

from cartographers.notation.error import BadNotation
from cartographers.notation.position_text import read_position, write_position
from cartographers.notation.record import FORMAT
from cartographers.rules.setup import Setup

_NONE = "none"


def _words(text: str) -> tuple[str, ...]:
    return () if text == _NONE else tuple(word.strip() for word in text.split(","))


def _number(text: str) -> int:
    if not fullmatch("[0-9]{1,3}", text):
        raise BadNotation("header-seats", "{text!r} is not a number of seats", text=text)
    return int(text)


def _yes_or_no(text: str) -> bool:
    if text not in ("yes", "no"):
        raise BadNotation(
            "header-heroes", "heroes are played with or not: yes or no, not {text!r}", text=text
        )
    return text == "yes"


def _names(text: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in text.split("|"))


#: How each line of the header is read, in the order in which they are written.
_READ: dict[str, Callable[[str], Any]] = {
    "sheet": str,
    "explore": str,
    "seasons": str,
    "stacks": _words,
    "edicts": _words,
    "ambushes": _words,
    "heroes": _yes_or_no,
    "skills": _words,
    "seats": _number,
    "names": _names,
    "position": read_position,
}
#: The lines that a header may be without.
_OPTIONAL = ("names", "position")


def write_header(setup: Setup) -> list[str]:
    """The lines of a header; without names, or a position that it begins from, there is no line for them."""
    lines = [f"format: {FORMAT}"]
    for name, read in _READ.items():
        value = getattr(setup, name)
        if read is _words:
            value = ", ".join(value) or _NONE
        elif read is _yes_or_no:
            value = "yes" if value else "no"
        elif read is _names:
            value = " | ".join(value)
        elif read is read_position:
            value = write_position(value) if value else ""
        lines += [f"{name}: {value}"] if value or name not in _OPTIONAL else []
    return lines


def read_header(lines: dict[str, tuple[str, int]]) -> Setup:
    """A set-up from the lines of a header; whether it is legal is for the rules to say."""
    values = {name: value for name, (value, _) in lines.items()}
    if values.pop("format", FORMAT) != FORMAT or "format" not in lines:
        raise BadNotation("header-format", "the header must say 'format: {format}'", format=FORMAT)
    for name, (_, line) in lines.items():
        if name not in _READ and name != "format":
            raise BadNotation(
                "header-unknown",
                "line {line}: the header has no {name!r}, only {choices}",
                line=line,
                name=name,
                choices=list(_READ),
            )
    missing = [name for name in _READ if name not in values and name not in _OPTIONAL]
    if missing:
        raise BadNotation("header-missing", "the header lacks {missing}", missing=missing)
    return Setup(**{name: _READ[name](value) for name, value in values.items()})
