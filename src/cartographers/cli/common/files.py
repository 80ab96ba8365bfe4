"""Reading input: from a file, a pipe or the terminal; writing files: completely, and never over another."""

import json
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, TextIO

from cartographers.cli.common.errors import CommandError, cannot_read, cannot_write

Json = dict[str, Any]

#: The name that means standard input.
STDIN = "-"


def is_interactive(name: str) -> bool:
    """Is the input typed in a terminal?"""
    return name == STDIN and sys.stdin.isatty()


def read_lines(name: str) -> Iterator[str]:
    """The lines of a file, one by one as they arrive."""
    file = _open(name)
    try:
        while line := _next_line(file, name):
            yield line
    finally:
        if file is not sys.stdin:
            file.close()


def read_all(name: str) -> str:
    """The whole text of a file."""
    return "".join(read_lines(name))


def _open(name: str) -> TextIO:
    if name == STDIN:
        return sys.stdin
    try:
        return open(name, encoding="utf-8-sig")
    except (OSError, ValueError) as error:
        raise cannot_read(name, error) from None


def _next_line(file: TextIO, name: str) -> str:
    """Read a line; only errors of reading are caught here, not those of processing the line."""
    source = "standard input" if name == STDIN else name
    try:
        return file.readline()
    except UnicodeDecodeError:
        raise CommandError("not-utf-8", "{file} is not text in UTF-8", file=source) from None
    except OSError as error:
        raise cannot_read(source, error) from None


def parse_object(text: str) -> Json:
    """The object that a JSON text describes."""
    try:
        value = json.loads(text)
    except RecursionError:
        raise CommandError("json-deep", "the JSON is nested too deeply") from None
    except json.JSONDecodeError as error:
        sentence = "this is not JSON: {reason} at character {at}"
        raise CommandError("not-json-at", sentence, reason=error.msg, at=error.pos + 1) from None
    except ValueError as error:
        raise CommandError("not-json", "this is not JSON: {reason}", reason=str(error)) from None
    if not isinstance(value, dict):
        raise CommandError("line-object", "a line is an object like {example}", example='{"rows": […]}')
    return value


def must_be_new(path: Path) -> None:
    """Raise an error if the file exists."""
    try:
        exists = path.exists() or path.is_symlink()
    except (OSError, ValueError) as error:
        raise cannot_write(str(path), error) from None
    if exists:
        sentence = "{file} is there already and is not written over"
        raise CommandError("file-there", sentence, file=str(path))


def write_new(path: Path, content: str | bytes) -> None:
    """Write a new file, first under another name, so that no reader sees an incomplete file."""
    must_be_new(path)
    part = path.with_name(f".{path.name}.part")
    try:
        part.write_bytes(content.encode() if isinstance(content, str) else content)
        part.replace(path)
    except (OSError, ValueError) as error:
        with suppress(OSError, ValueError):
            part.unlink(missing_ok=True)
        raise cannot_write(str(path), error) from None
