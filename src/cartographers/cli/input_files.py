"""Where commands read from: a file, a pipe, or a person typing."""

import json
import sys
from collections.abc import Iterator
from typing import Any, TextIO

from cartographers.cli.errors import CommandError

Json = dict[str, Any]

#: The name that means standard input.
STDIN = "-"


def is_interactive(name: str) -> bool:
    """Does a person type it in at this moment?"""
    return name == STDIN and sys.stdin.isatty()


def read_lines(name: str) -> Iterator[str]:
    """The lines of a text, one by one as they come."""
    file = _open(name)
    try:
        while line := _next_line(file, name):
            yield line
    finally:
        if file is not sys.stdin:
            file.close()


def read_all(name: str) -> str:
    """A whole text."""
    return "".join(read_lines(name))


def _open(name: str) -> TextIO:
    if name == STDIN:
        return sys.stdin
    try:
        return open(name, encoding="utf-8-sig")
    except (OSError, ValueError) as why:
        raise CommandError(f"{name} cannot be read: {_because(why)}") from None


def _next_line(file: TextIO, name: str) -> str:
    """Only the reading is guarded here: what goes wrong with a line is another matter."""
    called = "standard input" if name == STDIN else name
    try:
        return file.readline()
    except UnicodeDecodeError:
        raise CommandError(f"{called} is not text in UTF-8") from None
    except OSError as why:
        raise CommandError(f"{called} cannot be read: {_because(why)}") from None


def _because(why: Exception) -> str:
    return (why.strerror if isinstance(why, OSError) else None) or str(why)


def parse_object(text: str) -> Json:
    """An object from its JSON."""
    try:
        told = json.loads(text)
    except RecursionError:
        raise CommandError("the JSON is nested too deeply") from None
    except json.JSONDecodeError as wrong:
        raise CommandError(f"this is not JSON: {wrong.msg} at character {wrong.pos + 1}") from None
    except ValueError as wrong:
        raise CommandError(f"this is not JSON: {wrong}") from None
    if not isinstance(told, dict):
        raise CommandError('a line is an object like {"rows": […]}')
    return told
