"""A hero turn of one player: the hero's cell and its attack marks (R8.1)."""

from typing import Any

from .board import on_map
from .facts import HEROES
from .seat import Seat
from .shapes import eight_ways, moved
from .skills import draw_diplomacy, pay
from .wrong import expect, expect_fields, read_cell, read_cells


def hero_turn(seat: Seat, card_id: str, open_skills: list[str], entry: Any) -> None:
    """Check and make one player's drawing from a hero card, Diplomacy's cell after it (R9.5)."""
    if seat.map.is_full():
        expect(entry is None, "a full map gets no hero")
        return
    expect_fields(entry, ["cell", "marks"], ["skill", "extra"], what=card_id)
    expect(("skill" in entry) == ("extra" in entry), "a skill and its extra go together")
    if "skill" in entry:
        expect(entry["skill"] == "diplomacy", "only Diplomacy goes with a hero")
        pay(seat, entry["skill"], open_skills)
    cell, marks = read_cell(entry["cell"]), read_cells(entry["marks"])
    expect(seat.map.is_empty(cell), "a hero needs an empty cell")
    attack = frozenset((row, column) for row, column in HEROES[card_id]["attack"])
    allowed = [frozenset(mark for mark in moved(way, *cell) if on_map(mark)) for way in eight_ways(attack)]
    expect(marks in allowed, f"{card_id} does not attack so")
    seat.draw("hero", frozenset({cell}))
    seat.marks |= marks
    seat.attack()
    if "skill" in entry:
        draw_diplomacy(seat, entry["extra"])
    seat.settle()
