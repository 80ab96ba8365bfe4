"""The parts of a score as text, with their cells."""

from itertools import groupby

from cartographers.notation.cells import ROW_LETTERS, cell_name, write_cells
from cartographers.rules.area import COLUMNS, DIAGONALS, ROWS, union
from cartographers.rules.stars import Part, Tally
from cartographers.words.book import Words


def part_lines(words: Words, tally: Tally) -> list[str]:
    """The parts of a score; cells, rows or columns with the same stars share a line."""
    lines = []
    for (kind, stars), parts in groupby(tally.parts, key=lambda part: (_kind(part), part.stars)):
        run = list(parts)
        for alike in [run] if kind in ("cell", "row", "column", "diagonal") else [[part] for part in run]:
            what = words(f"part-{kind}", where=_where(kind, alike))
            many = len(alike) > 1
            lines.append(words("part-many" if many else "part-one", count=len(alike), stars=stars, what=what))
    return lines


def _kind(part: Part) -> str:
    """The kind of a part; a line that is not a whole row, column or diagonal is a run of cells."""
    if part.kind != "line":
        return part.kind
    lines = {"row": ROWS, "column": COLUMNS, "diagonal": DIAGONALS}
    return next((kind for kind, known in lines.items() if part.cells in known), "run")


def _where(kind: str, parts: list[Part]) -> str:
    match kind:
        case "row":
            return " ".join(ROW_LETTERS[ROWS.index(part.cells)] for part in parts)
        case "column":
            return " ".join(str(COLUMNS.index(part.cells) + 1) for part in parts)
        case "diagonal":
            return " ".join(cell_name(part.cells) for part in parts)
    return spaced_cells(union(part.cells for part in parts))


def spaced_cells(area: int) -> str:
    """An area for people: ``A9-A11 B11``."""
    return write_cells(area).replace(",", " ")
