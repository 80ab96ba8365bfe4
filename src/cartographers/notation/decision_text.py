"""One column of a record's line: what a seat decided on a card, and what became of its coins.

``f A9-A11,B11``             an own drawing: the terrain's letter (as in ``sheet_picture``) and the cells
``f B2-B4 +search f C4``     a drawing with a skill, and what is drawn besides (``d``: farm and village)
``m I9,J10,K11``             in an ambush: the monsters drawn on the neighbour's map
``m J9,J11,K10 x J10``       the same with the gorgon's target
``m A1-A2 +acrobatics``      the same, and a skill declared before; in solo perhaps ``+acrobatics upright``
``h B3 ! B4-B6``             a hero and its attack marks, if any of them are on the map
``x C4``                     a cell destroyed by its owner (the troll's)
``-``                        nothing
``… -1 +2``                  and then the coins crossed out for a skill, and the coins gained
"""

from re import VERBOSE, compile
from typing import NamedTuple

from cartographers.notation.cells import read_cell, read_cells, write_cells
from cartographers.notation.error import BadNotation
from cartographers.rules.area import NOWHERE
from cartographers.rules.decision import Ambush, Decision, Declare, Destroy, Draw, Extra, Post
from cartographers.rules.terrain import DOUBLE, FARM, FOREST, HERO, MONSTER, VILLAGE, WATER, Terrain

LETTERS: dict[Terrain, str] = {
    FOREST: "f",
    VILLAGE: "v",
    FARM: "a",
    WATER: "w",
    MONSTER: "m",
    HERO: "h",
    DOUBLE: "d",
}
TERRAINS = {letter: terrain for terrain, letter in LETTERS.items()}


class Column(NamedTuple):
    """What one column says."""

    decision: Decision | None = None
    #: What was declared before an ambush, if anything was.
    declared: Declare | None = None
    paid: int = 0
    gained: int = 0


def write_column(column: Column) -> str:
    """A column as text."""
    parts = [in_words(column.decision) if column.decision else "-"]
    if column.declared and column.declared.skill:
        parts.append(in_words(column.declared))
    parts += [f"-{column.paid}"] * (column.paid > 0) + [f"+{column.gained}"] * (column.gained > 0)
    return " ".join(parts)


def in_words(decision: Decision) -> str:
    """A decision as it stands in a column."""
    match decision:
        case Draw(terrain, cells):
            words = [LETTERS[terrain], write_cells(cells)]
        case Ambush(cells, target):
            words = ["m", write_cells(cells)] + ["x", write_cells(target)] * (target != NOWHERE)
        case Post(cell, marks):
            words = ["h", write_cells(cell)] + ["!", write_cells(marks)] * (marks != NOWHERE)
        case Destroy(cell):
            words = ["x", write_cells(cell)]
        case Declare():
            words = []
    if isinstance(decision, Draw | Post | Declare) and decision.skill:
        words.append(f"+{decision.skill}")
        words += ["upright"] * (isinstance(decision, Declare) and decision.upright)
        if decision.extra:
            words += [LETTERS[decision.extra.terrain], write_cells(decision.extra.cells)]
    return " ".join(words) or "nothing"


_FORM = compile(
    r"""
    (?: - | (?P<letter>[a-z]) \s (?P<cells>\S+) )
    (?: \s ! \s (?P<marks>\S+) )?
    (?: \s x \s (?P<target>\S+) )?
    (?: \s \+ (?P<skill>[a-z][a-z-]*)
        (?: \s (?P<upright>upright) )?
        (?: \s (?P<besides>[a-z]) \s (?P<where>\S+) )?
    )?
    (?: \s - (?P<paid>[1-9]\d?) )?
    (?: \s \+ (?P<gained>[1-9]\d?) )?
    """,
    VERBOSE,
)

_COINS = {"paid", "gained"}
_SKILL = {"skill", "besides", "where"}
#: By kind of decision: the letters it begins with, the parts it may have, and an example.
_WANTED: dict[str, tuple[str, set[str], str]] = {
    "draw": ("fvawm", _SKILL, "f A9-A11,B11"),
    "ambush": ("m", {"target", "upright"} | _SKILL, "m I9,J10,K11"),
    "hero": ("h", {"marks"} | _SKILL, "h B3 ! B4-B6"),
    "destroy": ("x", set(), "x C4"),
    "": ("", set(), "- +1"),
}


def read_column(text: str, kind: str) -> Column:
    """A column from its text, where decisions of a kind are wanted; of no kind: only coins."""
    match = _FORM.fullmatch(" ".join(text.split()))
    letters, parts, example = _WANTED[kind]
    said = {name: part for name, part in match.groupdict().items() if part} if match else {}
    if not match or not _belongs(said, letters, parts):
        raise BadNotation(
            "column",
            "{text!r} cannot be read here: write it like {example!r}, or '-' for nothing",
            text=text,
            example=example,
        )
    skill, extra = said.get("skill", ""), _extra(said)
    declared = Declare(skill, extra, "upright" in said) if kind == "ambush" and skill else None
    decision = _decision(kind, said, skill, extra) if "letter" in said else None
    return Column(decision, declared, int(said.get("paid", 0)), int(said.get("gained", 0)))


def _belongs(said: dict[str, str], letters: str, parts: set[str]) -> bool:
    """Are only such parts said as are wanted? Without a drawing that is what goes before an ambush."""
    if "letter" in said:
        return said["letter"] in letters and set(said) <= {"letter", "cells"} | parts | _COINS
    return set(said) <= (parts - {"target"} if letters == "m" else set()) | _COINS


def _extra(said: dict[str, str]) -> Extra | None:
    if "besides" not in said:
        return None
    if said["besides"] not in TERRAINS:
        raise BadNotation(
            "column-terrain",
            "{letter!r} is no terrain: use {letters}",
            letter=said["besides"],
            letters=" ".join(TERRAINS),
        )
    return Extra(TERRAINS[said["besides"]], read_cells(said["where"]))


def _decision(kind: str, said: dict[str, str], skill: str, extra: Extra | None) -> Decision:
    cells = said["cells"]
    match kind:
        case "draw":
            return Draw(TERRAINS[said["letter"]], read_cells(cells), skill, extra)
        case "ambush":
            return Ambush(read_cells(cells), read_cell(said["target"]) if "target" in said else NOWHERE)
        case "hero":
            marks = read_cells(said["marks"]) if "marks" in said else NOWHERE
            return Post(read_cell(cells), marks, skill, extra)
    return Destroy(read_cell(cells))
