"""An ambush turn: declarations, passing the sheets, the solo walk and the gorgon."""

from typing import Any

from .facts import AMBUSH
from .placer import ambush_drawings, walk
from .seat import GORGON, Seat
from .shapes import ONE_BY_TWO, UPRIGHT_ONE_BY_TWO, Cells, placements
from .skills import can_pay, draw_diplomacy, pay
from .wrong import expect, expect_fields, expect_list, read_cell, read_cells

Declaration = dict[str, Any]


def declarable(seat: Seat, open_skills: list[str]) -> list[str]:
    """The skills that the player could declare against an ambush now (R9.4, R9.5)."""
    skills = []
    if can_pay(seat, "acrobatics", open_skills) and placements(seat.map, ONE_BY_TWO):
        skills.append("acrobatics")
    if can_pay(seat, "diplomacy", open_skills) and not seat.map.is_full():
        skills.append("diplomacy")
    return skills


def ambush_turn(seats: list[Seat], card_id: str, open_skills: list[str], step: dict[str, Any]) -> bool:
    """Check and make the drawings of an ambush; answer whether the card stays with the game.

    It does not stay in a solo game in which the walk finds no place for it (R11.2).
    """
    asked = [declarable(seat, open_skills) for seat in seats]
    needed = ["reveal", "ambush", "coins"] + (["declare"] if any(asked) else [])
    expect_fields(step, needed, what=card_id)
    declared: list[Declaration] = [{} for _ in seats]
    if any(asked):
        entries = expect_list(step["declare"], len(seats), "declare")
        solo = len(seats) == 1
        for number, entry in enumerate(entries):
            expect((entry is not None) == bool(asked[number]), f"seat {number}: who is asked")
            if entry is not None and entry != {}:
                _declare(seats[number], asked[number], open_skills, entry, solo)
                declared[number] = entry

    drawn = expect_list(step["ambush"], len(seats), "ambush")
    if len(seats) == 1:
        return _solo(seats[0], card_id, declared[0], drawn[0])
    for number, entry in enumerate(drawn):
        owner = owner_of_received(number, len(seats), AMBUSH[card_id]["direction"])
        acrobatics = declared[owner].get("skill") == "acrobatics"
        _drawn_by_neighbour(seats[owner], card_id, acrobatics, entry)
    return True


def owner_of_received(number: int, seats: int, direction: str) -> int:
    """Whose sheet a player gets: clockwise sheets go to the left neighbour (R2.1, R4.1)."""
    if direction == "clockwise":
        return (number - 1) % seats
    return (number + 1) % seats


def _declare(seat: Seat, asked: list[str], open_skills: list[str], entry: Any, solo: bool) -> None:
    """Check and pay a declaration; Diplomacy's cell is drawn before sheets are passed (R9.5)."""
    expect(isinstance(entry, dict) and entry.get("skill") in asked, f"{entry!r} is undeclarable")
    pay(seat, entry["skill"], open_skills)
    if entry["skill"] == "diplomacy":
        expect_fields(entry, ["skill", "extra"], what="declare")
        draw_diplomacy(seat, entry["extra"])
        seat.settle()
    else:
        expect_fields(entry, ["skill", "upright"] if solo else ["skill"], what="declare")


def _drawn_by_neighbour(owner: Seat, card_id: str, acrobatics: bool, entry: Any) -> None:
    """Check and make a drawing on a sheet that was passed on (R4.1, R4.2)."""
    if owner.map.is_full():
        expect(entry is None, "a full sheet gets nothing")
        return
    expect_fields(entry, ["cells"], ["target"], what=card_id)
    cells = read_cells(entry["cells"])
    picture = ONE_BY_TWO if acrobatics else AMBUSH[card_id]["shape"]
    options, fallback = ambush_drawings(owner.map, picture)
    expect(("monster", cells) in options, f"{card_id} cannot be drawn so")
    _draw(owner, card_id, cells, named=not acrobatics and not fallback, entry=entry)


def _solo(seat: Seat, card_id: str, declaration: Declaration, entry: Any) -> bool:
    """Check and make the drawing where the walk puts it (R11.2), turned in Acrobatics (R9.4)."""
    acrobatics = declaration.get("skill") == "acrobatics"
    picture = AMBUSH[card_id]["shape"]
    if acrobatics:
        expect(isinstance(declaration["upright"], bool), "upright is true or false")
        picture = UPRIGHT_ONE_BY_TWO if declaration["upright"] else ONE_BY_TWO
    cells = walk(seat.map, picture, card_id)
    if cells is None:
        expect(not acrobatics, "the 1 x 2 fits nowhere in this direction")
        expect(entry is None, f"{card_id} fits nowhere")
        return False
    expect_fields(entry, ["cells"], ["target"], what=card_id)
    expect(read_cells(entry["cells"]) == cells, f"the walk puts {card_id} elsewhere")
    _draw(seat, card_id, cells, named=not acrobatics, entry=entry)
    return True


def _draw(owner: Seat, card_id: str, cells: Cells, named: bool, entry: dict[str, Any]) -> None:
    """Draw the monsters, let marks work, destroy the gorgon's target, pay coins (R8.9)."""
    # R8.4: only the shapes of Heroes ambush cards carry a name.
    name = card_id if named and AMBUSH[card_id]["box"] == "heroes" else None
    owner.draw("monster", cells, name)
    targets = owner.gorgon_targets() if name == GORGON else set()
    expect(("target" in entry) == bool(targets), f"{card_id}: target missing or out of place")
    if targets:
        target = read_cell(entry["target"])
        expect(target in targets, f"{entry['target']} is no target of the gorgon")
        owner.destroy(target)
    owner.settle()
