"""An explore turn of one player: the drawing, its coin, and the skill that goes with it."""

from typing import Any

from .facts import EXPLORE, Card
from .placer import covers_ruins, explore_drawings
from .seat import Seat
from .shapes import SQUARE, Cells, placements, stealth_placements
from .skills import (
    DRAWS_MORE,
    draw_cure_wounds,
    draw_diplomacy,
    draw_search,
    draw_second_copy,
    pay,
)
from .wrong import expect, expect_fields, read_cells


def explore_turn(seat: Seat, card_id: str, ruins_pending: bool, open_skills: list[str], entry: Any) -> None:
    """Check and make one player's drawing from an explore card (R3.3-R3.8, R9.2)."""
    if seat.map.is_full():
        # R3.10: nothing is drawn and no skill used.
        expect(entry is None, "a full map gets no drawing")
        return
    expect_fields(entry, ["terrain", "cells"], ["skill", "extra"], what="drawing")
    card = EXPLORE[card_id]
    terrain, cells = entry["terrain"], read_cells(entry["cells"])
    expect(isinstance(terrain, str), f"{terrain!r} is not a terrain")
    skill = None
    if "skill" in entry:
        skill = entry["skill"]
        expect(skill != "acrobatics", "Acrobatics belongs to ambushes")
        pay(seat, skill, open_skills)
    expect(("extra" in entry) == (skill in DRAWS_MORE), f"wrong extra with skill {skill!r}")

    coin = _check_shape(seat, card_id, ruins_pending, skill, terrain, cells)
    if skill == "concentration":
        _draw_twice(seat, card, ruins_pending, terrain, cells, entry["extra"])
    else:
        seat.draw(terrain, cells)
    if skill == "search":
        draw_search(seat, entry["extra"], terrain, cells)
    if skill == "cure-wounds":
        draw_cure_wounds(seat, entry["extra"], card["terrains"])
    if skill == "diplomacy":
        draw_diplomacy(seat, entry["extra"])
    if coin:
        seat.gain(1)
    seat.settle()


def _check_shape(
    seat: Seat, card_id: str, ruins_pending: bool, skill: str | None, terrain: str, cells: Cells
) -> bool:
    """Require a legal main drawing; answer whether it earns the shape's coin (R3.5)."""
    card = EXPLORE[card_id]
    # R9.2 a: the fallback is tested as if there were no skills.
    options, fallback = explore_drawings(seat.map, card_id, ruins_pending)
    if skill == "negotiation":
        expect(terrain in card["terrains"], f"{terrain!r} is not on {card_id}")
        expect(cells in placements(seat.map, SQUARE), "Negotiation draws a 2 x 2 that fits")
        _check_duty(seat, ruins_pending, cells)
        return False
    if skill == "stealth":
        expect(terrain in card["terrains"], f"{terrain!r} is not on {card_id}")
        shapes = [shape for shape in card["shapes"] if cells in stealth_placements(seat.map, shape["cells"])]
        expect(bool(shapes), f"no shape of {card_id} lies so, even over the edge")
        _check_duty(seat, ruins_pending, cells)
        return any(shape["coin"] for shape in shapes)
    if skill in ("concentration", "secret-lore"):
        # R9.2 b
        expect(not fallback, f"{skill} does not go with the fallback")
    if skill == "concentration":
        # R9.2 d: the duty is met by either copy, so it is checked with both.
        expect(terrain in card["terrains"], f"{terrain!r} is not on {card_id}")
        expect(bool(_shapes_at(seat, card, cells)), f"no shape of {card_id} can be drawn so")
    elif skill == "secret-lore":
        expect(terrain == "village", "Secret Lore draws village")
        expect(cells in {area for _, area in options}, f"no shape of {card_id} can be drawn so")
    else:
        expect((terrain, cells) in options, f"{card_id} cannot be drawn so")
    return not fallback and any(shape["coin"] for shape in _shapes_at(seat, card, cells))


def _check_duty(seat: Seat, ruins_pending: bool, cells: Cells) -> None:
    """Require that pending ruins are covered by a shape drawn by a skill (R9.2 d)."""
    expect(not ruins_pending or covers_ruins(seat.map, cells), "ruins are pending")


def _shapes_at(seat: Seat, card: Card, cells: Cells) -> list[Card]:
    """The card's shapes that would fill exactly these cells."""
    return [shape for shape in card["shapes"] if cells in placements(seat.map, shape["cells"])]


def _draw_twice(seat: Seat, card: Card, ruins_pending: bool, terrain: str, cells: Cells, extra: Any) -> None:
    """Draw the same shape twice; with ruins pending one copy covers one (R9.2 c, d, e)."""
    ruins = seat.map.empty_ruins()
    pictures = [shape["cells"] for shape in _shapes_at(seat, card, cells)]
    seat.draw(terrain, cells)
    copy = draw_second_copy(seat, extra, terrain, pictures)
    expect(not ruins_pending or bool((cells | copy) & ruins), "ruins are pending")
