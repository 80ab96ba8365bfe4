"""Where commands read from: a file, a pipe, or a person typing."""

import json
import sys
from collections.abc import Iterator
from typing import Any, TextIO

from cartographers.cli.mistake import Mistake

Json = dict[str, Any]

#: The name that means standard input.
STDIN = "-"


def is_typed(name: str) -> bool:
    """Does a person type it in at this moment?"""
    return name == STDIN and sys.stdin.isatty()


def lines_of(name: str) -> Iterator[str]:
    """The lines of a text, one by one as they come."""
    file = _open(name)
    try:
        while line := _next_line(file, name):
            yield line
    finally:
        if file is not sys.stdin:
            file.close()


def text_of(name: str) -> str:
    """A whole text."""
    return "".join(lines_of(name))


def _open(name: str) -> TextIO:
    if name == STDIN:
        return sys.stdin
    try:
        return open(name, encoding="utf-8-sig")
    except (OSError, ValueError) as why:
        raise Mistake(f"{name} cannot be read: {_because(why)}") from None


def _next_line(file: TextIO, name: str) -> str:
    """Only the reading is guarded here: what goes wrong with a line is another matter."""
    called = "standard input" if name == STDIN else name
    try:
        return file.readline()
    except UnicodeDecodeError:
        raise Mistake(f"{called} is not text in UTF-8") from None
    except OSError as why:
        raise Mistake(f"{called} cannot be read: {_because(why)}") from None


def _because(why: Exception) -> str:
    return (why.strerror if isinstance(why, OSError) else None) or str(why)


def json_object(text: str) -> Json:
    """An object from its JSON."""
    try:
        told = json.loads(text)
    except RecursionError:
        raise Mistake("the JSON is nested too deeply") from None
    except json.JSONDecodeError as wrong:
        raise Mistake(f"this is not JSON: {wrong.msg} at character {wrong.pos + 1}") from None
    except ValueError as wrong:
        raise Mistake(f"this is not JSON: {wrong}") from None
    if not isinstance(told, dict):
        raise Mistake('a line is an object like {"rows": […]}')
    return told
