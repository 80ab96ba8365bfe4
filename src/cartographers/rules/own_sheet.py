"""Sheets that players draw themselves, written as one line: ``11/3^1r5/…``.

The rows are joined by ``/`` and a run of empty cells is its length, as in ``notation.sheet_line``.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from re import sub

from cartographers.rules.area import SIDE, neighbours, size
from cartographers.rules.map_sheet import BadSheet, MapSheet, map_sheet
from cartographers.rules.problem import Problem, Value
from cartographers.rules.sheet import Sheet

#: No picture of a sheet is longer, however it is written.
_LONGEST = 600


def is_picture(text: str) -> bool:
    """Is this the picture of a sheet, and not the key of a printed one?

    A key has only letters, digits and hyphens. A picture may be wrong, even a single row: the reasons against
    it say more than that there is no such key.
    """
    return any(mark in text for mark in "/\n.^#")


def rows_of(text: str) -> list[str]:
    """The rows of a picture in one line or in several, runs of empty cells drawn out."""
    if len(text) > _LONGEST:
        sentence = "a sheet is {side} rows of {side} cells, and this text is far longer"
        raise BadSheet([Problem("sheet-long", sentence, side=SIDE)])
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


def remarks(sheet: Sheet, others: Iterable[Sheet]) -> Iterator[Problem]:
    """What sets a sheet apart from the printed ones; none of it is forbidden."""
    others = list(others)
    if unusual := _unusual([size(other.mountain) for other in others], size(sheet.mountain)):
        sentence = "this sheet has {here} mountains; the printed ones have {printed}"
        yield Problem("sheet-mountains", sentence, **unusual)
    if unusual := _unusual([size(other.ruins) for other in others], size(sheet.ruins)):
        yield Problem(
            "sheet-ruins", "this sheet has {here} ruins; the printed ones have {printed}", **unusual
        )
    if shut := size(sheet.mountain & ~neighbours(sheet.empty)):
        sentence = "mountains with no empty cell beside them, which will bring no coin: {shut} (R3.11)"
        yield Problem("sheet-shut", sentence, shut=shut)


def _unusual(printed: list[int], here: int) -> dict[str, Value]:
    """How many things a sheet has and the printed ones have, if it has more or fewer than all of them."""
    if not printed or min(printed) <= here <= max(printed):
        return {}
    least, most = min(printed), max(printed)
    return {"here": here, "printed": f"{least}" if least == most else f"{least}–{most}"}
