"""Decisions in a few words: what a seat says in a phase, written as at the table.

``f A1-A3``             an own drawing: the terrain's mark (``f v a w m``) and the cells
``m A1-A3``             in an ambush: the monsters drawn on the neighbour's map
``m A1-A3 x B2``        the same with the gorgon's target
``h B3 ! B4-B6``        a hero and its attack marks
``x B2``                a cell chosen to be destroyed (the troll's; in solo also the gorgon's)
``no``                  nothing is declared at an ambush
``+acrobatics``         a skill is declared; in solo perhaps ``+acrobatics upright``
``f A1 +search f A2``   a drawing with a skill, and what is drawn besides (``d``: farm and village)
"""

from cartographers.rules.decision import Ambush, Decision, Declare, Destroy, Draw, Extra, Post
from cartographers.rules.state import Phase
from cartographers.rules.terrain import DOUBLE, FARM, FOREST, HERO, MONSTER, VILLAGE, WATER, Terrain
from testkit.pictures import area, cells

MARKS: dict[str, Terrain] = {
    "f": FOREST,
    "v": VILLAGE,
    "a": FARM,
    "w": WATER,
    "m": MONSTER,
    "h": HERO,
    "d": DOUBLE,
}
LETTERS = {terrain: mark for mark, terrain in MARKS.items()}


def said(words: str, phase: Phase) -> Decision:
    """What is said in a phase, as a decision."""
    drawing, plus, using = words.partition("+")
    skill, extra, upright = _skill(using) if plus else ("", None, False)
    match phase, drawing.split():
        case Phase.DRAW, [mark, where]:
            return Draw(MARKS[mark], area(where), skill, extra)
        case Phase.DECLARE, ["no"] | []:
            return Declare(skill, extra, upright)
        case Phase.AMBUSH, ["m", where]:
            return Ambush(area(where))
        case Phase.AMBUSH, ["m", where, "x", target]:
            return Ambush(area(where), area(target))
        case Phase.HERO, ["h", where]:
            return Post(area(where), area(""), skill, extra)
        case Phase.HERO, ["h", where, "!", marks]:
            return Post(area(where), area(marks), skill, extra)
        case Phase.GAZE | Phase.RAVAGE, ["x", where]:
            return Destroy(area(where))
    raise AssertionError(f"{words!r} says nothing in the phase {phase}")


def _skill(words: str) -> tuple[str, Extra | None, bool]:
    match words.split():
        case [skill]:
            return skill, None, False
        case [skill, "upright"]:
            return skill, None, True
        case [skill, mark, where]:
            return skill, Extra(MARKS[mark], area(where)), False
    raise AssertionError(f"+{words!r} is no skill")


def drawing(terrain: Terrain, where: int) -> str:
    """A drawing in words: ``f A1-A3``."""
    return f"{LETTERS[terrain]} {cells(where)}"
