"""Skills: who may use one, what it costs, and what else it draws (R9)."""

from typing import Any

from .board import neighbours
from .facts import SKILLS
from .seat import Seat
from .shapes import ONE_BY_TWO, Cells, placements
from .wrong import expect, expect_fields, read_cells

DRAWS_MORE = ("concentration", "cure-wounds", "diplomacy", "search")


def can_pay(seat: Seat, skill: str, open_skills: list[str]) -> bool:
    """Whether the skill lies open, none was used this season, and the coins suffice (R9.1)."""
    return skill in open_skills and not seat.skill_used and seat.purse() >= int(SKILLS[skill]["cost"])


def pay(seat: Seat, skill: Any, open_skills: list[str]) -> None:
    """Commit the use of a skill: cross out its cost, before this turn gains any coin (R9.1)."""
    expect(skill in open_skills, f"{skill!r} is not an open skill")
    expect(not seat.skill_used, f"{skill} is the second skill of the season")
    expect(can_pay(seat, skill, open_skills), f"too few coins for {skill}")
    seat.coins_crossed += int(SKILLS[skill]["cost"])
    seat.skill_used = True


def read_extra(extra: Any) -> tuple[str, Cells]:
    """The terrain and the cells of what a skill draws besides."""
    expect_fields(extra, ["terrain", "cells"], what="extra")
    return extra["terrain"], read_cells(extra["cells"])


def draw_diplomacy(seat: Seat, extra: Any) -> None:
    """Draw one cell that is farm and village at once on any empty cell (R9.3, R9.5)."""
    terrain, cells = read_extra(extra)
    expect(terrain == "double", f"Diplomacy draws farm and village, not {terrain!r}")
    expect(len(cells) == 1, "Diplomacy draws one cell")
    expect(all(seat.map.is_empty(cell) for cell in cells), "Diplomacy needs an empty cell")
    seat.draw("double", cells)


def draw_search(seat: Seat, extra: Any, terrain: str, shape: Cells) -> None:
    """Draw one more cell of the terrain beside any cell of the shape just drawn (R9.2 e)."""
    extra_terrain, cells = read_extra(extra)
    expect(extra_terrain == terrain, f"Search draws {terrain}, not {extra_terrain!r}")
    expect(len(cells) == 1, "Search draws one cell")
    for cell in cells:
        expect(seat.map.is_empty(cell), "Search needs an empty cell")
        expect(any(other in shape for other in neighbours(cell)), "Search touches the shape")
    seat.draw(terrain, cells)


def draw_cure_wounds(seat: Seat, extra: Any, terrains: list[str]) -> None:
    """Draw a 1 x 2 of a terrain of the card beside a living monster cell (R9.2 e).

    The monsters are those that stand there before it is drawn, so they are outside the 1 x 2.
    """
    terrain, cells = read_extra(extra)
    expect(terrain in terrains, f"Cure Wounds cannot draw {terrain!r} with this card")
    expect(cells in placements(seat.map, ONE_BY_TWO), "Cure Wounds draws a 1 x 2 that fits")
    expect(
        any(seat.map.neighbours_with(cell, "monster") for cell in cells),
        "Cure Wounds touches a living monster",
    )
    seat.draw(terrain, cells)


def draw_second_copy(seat: Seat, extra: Any, terrain: str, pictures: list[list[str]]) -> Cells:
    """Draw Concentration's second copy, of one of the shapes that the first can be (R9.2 e)."""
    extra_terrain, cells = read_extra(extra)
    expect(extra_terrain == terrain, f"Concentration draws {terrain}, not {extra_terrain!r}")
    expect(
        any(cells in placements(seat.map, picture) for picture in pictures),
        "Concentration draws the same shape again",
    )
    seat.draw(terrain, cells)
    return cells
