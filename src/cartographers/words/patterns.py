"""Reads the text of a message: pieces of text and expressions, over one or several lines."""

from re import compile as regex

from cartographers.words.expressions import read_placeable
from cartographers.words.scanner import Scanner
from cartographers.words.syntax import Expression, Pattern

_TEXT = regex(r"[^{}\n]+")
#: What means something else at the start of a continued line.
_NOT_TEXT = ".*[}"


class _Indent(str):
    """The ends of lines and the spaces between a line and the next."""


def read_pattern(scanner: Scanner) -> Pattern | None:
    """The text that begins here or in the next lines; nothing if there is none."""
    begin = scanner.at
    scanner.skip_spaces()
    parts: list[str | Expression] = []
    if scanner.here == "\n":
        indent = _continued(scanner)
        if indent is None:
            scanner.at = begin
            return None
        parts.append(_Indent(indent.lstrip("\n")))
    while scanner.here:
        if scanner.here == "\n":
            if (indent := _continued(scanner)) is None:
                break
            parts.append(indent)
        elif scanner.here == "{":
            parts.append(read_placeable(scanner, lambda: read_pattern(scanner)))
        elif text := scanner.take(_TEXT):
            parts.append(text)
        else:
            scanner.fail('a brace } without its {; as text it is written { "}" }')
    return _dedented(parts) if parts else None


def _continued(scanner: Scanner) -> _Indent | None:
    """Go past the ends of lines and the indentation if the text goes on after them."""
    begin = end = scanner.at
    lines = 0
    while scanner.here == "\n":
        scanner.at += 1
        lines, end = lines + 1, scanner.at
        scanner.skip_spaces()
    indent = scanner.at - end
    if scanner.here == "{" or (indent and scanner.here and scanner.here not in _NOT_TEXT):
        return _Indent("\n" * lines + " " * indent)
    scanner.at = begin
    return None


def _dedented(parts: list[str | Expression]) -> Pattern:
    """The parts without the indentation that all continued lines share, and without spaces at the end."""
    shared = min((len(part.lstrip("\n")) for part in parts if isinstance(part, _Indent)), default=0)
    joined: list[str | Expression] = []
    for part in parts:
        if isinstance(part, _Indent):
            part = part[: len(part) - shared]
        if isinstance(part, str) and joined and isinstance(joined[-1], str):
            joined[-1] += part
        elif part:
            joined.append(part)
    if isinstance(joined[-1], str):
        joined[-1] = joined[-1].rstrip(" \n")
    return tuple(part for part in joined if part)
