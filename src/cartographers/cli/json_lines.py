"""Commands that answer lines: a JSON object in, a JSON object out, until a line is wrong."""

import sys
from collections.abc import Callable, Iterable
from json import JSONEncoder

from cartographers.cli.errors import CommandError
from cartographers.cli.input_files import Json, parse_object
from cartographers.notation.error import BadNotation

_encode = JSONEncoder().encode


def answer_lines(lines: Iterable[str], answer: Callable[[Json], Json]) -> None:
    """Answer each line at once, so that a program can ask and wait; stop at the first bad one."""
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        try:
            told = answer(parse_object(line))
        except (CommandError, BadNotation) as wrong:
            raise CommandError(f"line {number}: {wrong}") from None
        write_json(told)
        sys.stdout.flush()


def write_json(told: Json) -> None:
    """One line of JSON."""
    sys.stdout.write(_encode(told) + "\n")
