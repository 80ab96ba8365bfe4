"""JSON lines: one object in, one object out for each line."""

import sys
from collections.abc import Callable, Iterable
from json import JSONEncoder

from cartographers.cli.common.errors import CommandError
from cartographers.cli.common.files import Json, parse_object
from cartographers.rules.problem import Problem

_encode = JSONEncoder().encode


def answer_lines(lines: Iterable[str], answer: Callable[[Json], Json]) -> None:
    """Answer each line and flush, so that a program can wait for the answer; stop at the first bad line."""
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        try:
            result = answer(parse_object(line))
        except Problem as wrong:
            raise CommandError("at-line", "line {line}: {wrong}", line=number, wrong=wrong) from None
        write_json(result)
        sys.stdout.flush()


def write_json(value: Json) -> None:
    """Print a value as one line of JSON."""
    sys.stdout.write(_encode(value) + "\n")
