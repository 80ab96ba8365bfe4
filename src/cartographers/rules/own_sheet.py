"""Sheets that players draw themselves, written as one line: ``11/3^1r5/…``.

The rows are joined by ``/`` and a run of empty cells is its length, as in ``notation.sheet_line``.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from re import sub

from cartographers.rules.area import SIDE, neighbours, size
from cartographers.rules.map_sheet import BadSheet, MapSheet, map_sheet
from cartographers.rules.sheet import Sheet

#: No picture of a sheet is longer, however it is written.
_LONGEST = 600


def is_picture(text: str) -> bool:
    """Is this the picture of a sheet, and not the key of a printed one?"""
    return "/" in text or "\n" in text.strip()


def rows_of(text: str) -> list[str]:
    """The rows of a picture in one line or in several, runs of empty cells drawn out."""
    if len(text) > _LONGEST:
        raise BadSheet([f"a sheet is {SIDE} rows of {SIDE} cells, and this text is far longer"])
    rows = text.split("/") if "/" in text else text.strip().splitlines()
    return [drawn_out(row.strip()) for row in rows]


def drawn_out(row: str) -> str:
    """A row with its runs of empty cells drawn out; one that is too long stays too long."""
    return sub(r"[0-9]+", lambda run: "." * min(int(run[0][:3]), SIDE + 1), row)


def in_one_line(rows: Iterable[str]) -> str:
    """The line in which a set-up names a sheet."""
    return sub(r"\.+", lambda run: str(len(run[0])), "/".join(rows))


@lru_cache(maxsize=256)
def own_sheet(text: str) -> MapSheet:
    """A sheet from its picture; raises ``BadSheet`` with every reason if it cannot be played on."""
    rows = rows_of(text)
    return map_sheet(in_one_line(rows), rows)


def remarks(sheet: Sheet, others: Iterable[Sheet]) -> Iterator[str]:
    """What sets a sheet apart from the printed ones; none of it is forbidden."""
    others = list(others)
    for what in ("mountain", "ruins"):
        here = size(getattr(sheet, what))
        counts = [size(getattr(other, what)) for other in others]
        if counts and not min(counts) <= here <= max(counts):
            many = f"{min(counts)}" if min(counts) == max(counts) else f"{min(counts)} to {max(counts)}"
            nouns = "ruins" if what == "ruins" else "mountains"
            yield f"this sheet has {here or 'no'} {nouns}; the printed ones have {many}"
    if shut := size(sheet.mountain & ~neighbours(sheet.empty)):
        those, it = ("one mountain has", "it") if shut == 1 else (f"{shut} mountains have", "them")
        yield f"{those} no empty cell beside {it} and will bring no coin (R3.11)"
