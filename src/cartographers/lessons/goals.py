"""The figures that goals of lessons are about, counted by the rules."""

from collections.abc import Callable

from cartographers.lessons.lesson import Attempt
from cartographers.notation.cells import read_cells
from cartographers.rules.area import SIDE, cells, neighbours, place
from cartographers.rules.decision import skill_of
from cartographers.rules.season import monsters_toll, season_score
from cartographers.rules.terrain import Terrain

CORNERS = read_cells(f"A1,A{SIDE},K1,K{SIDE}")


def drawn(attempt: Attempt) -> int:
    """The cells that a decision fills."""
    filled: int = attempt.before.sheet.empty & ~attempt.after.sheet.empty
    return filled


def _count(area: int) -> int:
    """How many cells an area has."""
    return area.bit_count()


def height_over_width(attempt: Attempt) -> int:
    """By how many cells the drawing is higher than it is wide."""
    places = [place(one) for one in cells(drawn(attempt))]
    height, width = (max(at) - min(at) for at in zip(*places, strict=True))
    return int(height - width)


def corners(attempt: Attempt) -> int:
    """The corners of the map that are covered."""
    return _count(drawn(attempt) & CORNERS)


def coins(attempt: Attempt) -> int:
    """The coins earned."""
    return attempt.after.coins - attempt.before.coins


def mountains_closed(attempt: Attempt) -> int:
    """The mountains that have no empty cell beside them any more."""
    now, before = attempt.after.sheet, attempt.before.sheet
    return _count(now.mountain & neighbours(before.empty) & ~neighbours(now.empty))


def monsters_closed(attempt: Attempt) -> int:
    """How many stars less the monsters cost."""
    toll: int = monsters_toll(attempt.before.sheet) - monsters_toll(attempt.after.sheet)
    return toll


def monsters_destroyed(attempt: Attempt) -> int:
    """The monsters that are destroyed."""
    return _count(attempt.before.sheet.monster & attempt.after.sheet.destroyed)


def season_gain(attempt: Attempt) -> int:
    """How many stars more the season would give."""
    now, before = (season_score(attempt.game, seat).stars for seat in (attempt.after, attempt.before))
    return now - before


def left_empty(area: str) -> Callable[[Attempt], int]:
    """Is an area of cells left empty?"""
    spared = read_cells(area)
    return lambda attempt: int(not spared & ~attempt.after.sheet.empty)


def cells_of(terrain: Terrain) -> Callable[[Attempt], int]:
    """The cells drawn of a terrain."""
    return lambda attempt: _count(drawn(attempt) & attempt.after.sheet.terrains[terrain])


def edict_gain(index: int) -> Callable[[Attempt], int]:
    """How many stars more one of the four edicts gives."""

    def gain(attempt: Attempt) -> int:
        edict = attempt.game.shelf.edicts[attempt.game.setup.edicts[index]]
        more: int = edict.worth(attempt.after.sheet) - edict.worth(attempt.before.sheet)
        return more

    return gain


def uses(skill: str) -> Callable[[Attempt], int]:
    """Is a skill used?"""

    def used(attempt: Attempt) -> int:
        return int(skill_of(attempt.decision) == skill)

    return used
