"""The part of Fluent that our texts are written in.

Comments, messages, attributes, text over several lines and ``{ $name }``; nothing is chosen or computed
in a text. Everything this reads, any Fluent implementation reads the same way.
"""

from collections.abc import Iterator
from re import compile as pattern

_MESSAGE = pattern(r"([A-Za-z][\w-]*) *= *(.*)")
_ATTRIBUTE = pattern(r" +\.([A-Za-z][\w-]*) *= *(.*)")
_NAME = pattern(r"\{ *\$([A-Za-z][\w-]*) *\}")
#: What would mean something else at the start of a continued line.
_NOT_TEXT = tuple(".*[}")


class BadFluent(ValueError):
    """A text file that cannot be read; the message tells the line and what is wrong with it."""


def read_fluent(text: str) -> dict[str, str]:
    """The texts by key; an attribute's key is ``message.attribute``."""
    found: dict[str, list[str]] = {}
    message = ""
    lines: list[str] | None = None
    for number, line in enumerate(text.splitlines(), 1):
        if opened := _opened(line, message):
            key, first, message = opened
            if key in found:
                raise BadFluent(f"line {number}: {key} is there twice")
            lines = found[key] = [first]
        elif not line.strip() or _continues(line, lines):
            if lines:
                lines.append(line.rstrip())
        elif line.startswith("#"):
            message, lines = "", None
        else:
            raise BadFluent(f"line {number}: {line.strip()!r} is neither a text nor a comment")
    return {key: _joined(key, lines) for key, lines in found.items()}


def _opened(line: str, message: str) -> tuple[str, str, str] | None:
    """The key that a line opens, the text on it, and the message it belongs to."""
    if begun := _MESSAGE.fullmatch(line):
        return begun[1], begun[2], begun[1]
    if message and (begun := _ATTRIBUTE.fullmatch(line)):
        return f"{message}.{begun[1]}", begun[2], message
    return None


def _continues(line: str, lines: list[str] | None) -> bool:
    return bool(lines) and line.startswith(" ") and not line.lstrip().startswith(_NOT_TEXT)


def _joined(key: str, lines: list[str]) -> str:
    """The lines of a text without the indentation they share."""
    first, rest = lines[0], lines[1:]
    shared = min((len(line) - len(line.lstrip()) for line in rest if line), default=0)
    text = "\n".join([first, *(line[shared:] for line in rest)]).strip("\n")
    if set(_NAME.sub("", text)) & set("{}"):
        raise BadFluent(f"{key}: a brace that is not around a name, like {{ $name }}")
    return text


def names_in(text: str) -> Iterator[str]:
    """The names that a text leaves open."""
    return (found[1] for found in _NAME.finditer(text))


def fill(text: str, values: dict[str, object]) -> str:
    """A text with every name replaced by its value."""
    return _NAME.sub(lambda found: str(values[found[1]]), text)
