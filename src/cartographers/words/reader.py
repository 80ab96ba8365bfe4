"""Reads files in Fluent 1.0 (https://projectfluent.org).

``scan`` only finds where each message begins, and ``read_entry`` reads one of them: a command that says three
sentences reads three messages.
"""

from itertools import pairwise
from re import MULTILINE
from re import compile as regex
from typing import NamedTuple

from cartographers.words.expressions import NAME
from cartographers.words.patterns import read_pattern
from cartographers.words.scanner import Scanner
from cartographers.words.syntax import Entry, Pattern

_BEGINS = regex(r"^(-?[A-Za-z][A-Za-z0-9_-]*) *=", MULTILINE)
_ATTRIBUTE = regex(r"[ \n]*\n *\.(?=[A-Za-z])")
_COMMENT = regex(r"#{1,3}(?: .*)?$", MULTILINE)
_LINE = regex(r".*")


class Source(NamedTuple):
    """The lines of one message or term, not read yet."""

    name: str
    text: str
    file: str
    line: int


def scan(text: str, file: str = "") -> dict[str, Source]:
    """The messages and terms of a file by name; raises ``BadFluent`` if one is there twice."""
    sources: dict[str, Source] = {}
    begins = list(_BEGINS.finditer(text))
    places = [begin.start() for begin in begins] + [len(text)]
    before = text[: places[0]]
    _end(Scanner(before, file))
    line = 1 + before.count("\n")
    for begin, (start, end) in zip(begins, pairwise(places), strict=True):
        source = Source(begin[1], text[start:end], file, line)
        if source.name in sources:
            Scanner(source.text, file, line).fail(f"{source.name} is there twice")
        sources[source.name] = source
        line += source.text.count("\n")
    return sources


def read_entry(source: Source) -> Entry:
    """The message or term that the lines hold."""
    scanner = Scanner(source.text, source.file, source.line)
    scanner.skip(source.name)
    scanner.skip_spaces()
    scanner.skip("=")
    value = read_pattern(scanner)
    attributes: dict[str, Pattern] = {}
    while scanner.take(_ATTRIBUTE):
        _read_attribute(scanner, attributes)
    if value is None and (source.name.startswith("-") or not attributes):
        scanner.fail(f"{source.name} has no text")
    _end(scanner)
    return Entry(source.name, value, tuple(attributes.items()))


def read_all(text: str, file: str = "") -> dict[str, Entry]:
    """Every message and term of a file."""
    return {name: read_entry(source) for name, source in scan(text, file).items()}


def _read_attribute(scanner: Scanner, attributes: dict[str, Pattern]) -> None:
    name = scanner.take(NAME)
    if name in attributes:
        scanner.fail(f"the attribute {name} is there twice")
    scanner.skip_spaces()
    scanner.skip("=")
    pattern = read_pattern(scanner)
    if pattern is None:
        scanner.fail(f"the attribute {name} has no text")
    attributes[name] = pattern


def _end(scanner: Scanner) -> None:
    """Only comments and empty lines may follow."""
    scanner.skip_blank()
    while scanner.here:
        at_margin = scanner.at == 0 or scanner.text[scanner.at - 1] == "\n"
        if not at_margin or not scanner.take(_COMMENT):
            rest = scanner.take(_LINE)
            scanner.fail(f"{rest.strip()!r} is neither a text nor a comment")
        scanner.skip_blank()
