"""A page of text: a header of ``key: value`` lines, then lines in columns set apart by bars.

A comment goes from ``;`` to the end of its line; comments and blank lines say nothing. The header's
``names`` are taken as they stand, since a name may hold a semicolon.
"""

from collections.abc import Sequence
from typing import NamedTuple

from cartographers.notation.error import BadNotation


class Row(NamedTuple):
    """A line in columns: what it is about, and what it says of each seat."""

    label: str
    columns: Sequence[str] = ()
    #: Where it stands on the page it was read from.
    line: int = 0


class Page(NamedTuple):
    """A page as it was read; the header's values with their line."""

    header: dict[str, tuple[str, int]]
    rows: list[Row]


def aligned(rows: Sequence[Row]) -> list[str]:
    """Rows as lines, their columns one below the other."""
    columns = [(row.label, *row.columns) for row in rows if row.columns]
    widths = [max(map(len, column)) for column in zip(*columns, strict=True)]
    return [
        " | ".join(
            part.ljust(width) for part, width in zip((row.label, *row.columns), widths, strict=True)
        ).rstrip()
        if row.columns
        else row.label
        for row in rows
    ]


def read_page(text: str) -> Page:
    """A page from its text."""
    page = Page({}, [])
    for number, line in enumerate(text.splitlines(), 1):
        key, colon, value = line.partition(":")
        in_header = colon and not page.rows and ";" not in key
        if not (in_header and key.strip() == "names"):
            line, value = (part.partition(";")[0] for part in (line, value))
        if not line.strip():
            continue
        if not in_header:
            label, *columns = (part.strip() for part in line.split("|"))
            page.rows.append(Row(label, columns, number))
        elif key.strip() in page.header:
            raise BadNotation(
                "header-twice",
                "line {line}: {name!r} stands in the header twice",
                line=number,
                name=key.strip(),
            )
        else:
            page.header[key.strip()] = (value.strip(), number)
    return page
