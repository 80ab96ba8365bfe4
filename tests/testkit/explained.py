"""A score as the parts it is made of, in words."""

from cartographers.rules.sheet import Sheet
from cartographers.rules.stars import Worth, explain
from testkit.pictures import cells


def parts(worth: Worth, one: Sheet) -> list[tuple[str, str, int]]:
    """The kind, the cells and the stars of every part of a score, in the order of its explanation."""
    return [(part.kind, cells(part.cells), part.stars) for part in explain(worth, one).parts]
