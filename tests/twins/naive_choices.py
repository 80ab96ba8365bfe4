"""Every decision one could think of in a phase, as far as the naive rules accept it."""

import copy
from collections.abc import Callable, Iterable, Iterator
from itertools import product
from typing import Any

from naive.board import Cell, cell_name, on_map
from naive.explore import explore_turn
from naive.facts import AMBUSH, EXPLORE, HEROES, SKILLS
from naive.heroes import hero_turn
from naive.placer import FALLBACK_TERRAINS, ambush_drawings, explore_drawings, walk
from naive.seat import GORGON, Seat
from naive.shapes import (
    ONE_BY_TWO,
    SINGLE,
    SQUARE,
    UPRIGHT_ONE_BY_TWO,
    Cells,
    eight_ways,
    moved,
    placements,
    stealth_placements,
)
from naive.wrong import Wrong

Entry = dict[str, Any]


def explore_choices(seat: Seat, card: str, pending: bool, skills: list[str]) -> list[Entry]:
    """What the placer finds, and what the rules accept of all that skills might draw."""
    plain, _ = explore_drawings(seat.map, card, pending)
    skilled = (entry for skill in _payable(seat, skills) for entry in _skilled(seat, card, skill))
    return [
        *({"terrain": terrain, "cells": _names(cells)} for terrain, cells in plain),
        *(entry for entry in skilled if _accepted(explore_turn, seat, (card, pending, skills), entry)),
    ]


def _skilled(seat: Seat, card: str, skill: str) -> Iterator[Entry]:
    """Every drawing of the card's shapes or of one cell with a skill, and every extra there could be."""
    pictures = [shape["cells"] for shape in EXPLORE[card]["shapes"]]
    singles = placements(seat.map, SINGLE)
    firsts = singles.union(*(placements(seat.map, picture) for picture in pictures))
    if skill == "negotiation":
        yield from _drawings(placements(seat.map, SQUARE), skill=skill)
    elif skill == "stealth":
        hanging = set[Cells]().union(*(stealth_placements(seat.map, picture) for picture in pictures))
        yield from _drawings(hanging, skill=skill)
    elif skill == "secret-lore":
        yield from _drawings(firsts, skill=skill)
    elif skill != "acrobatics":
        yield from _with_extra(firsts, skill, placements(seat.map, ONE_BY_TWO), singles)


def _drawings(areas: Iterable[Cells], **more: Any) -> Iterator[Entry]:
    for area, terrain in product(areas, FALLBACK_TERRAINS):
        yield {"terrain": terrain, "cells": _names(area), **more}


def _with_extra(firsts: set[Cells], skill: str, pairs: set[Cells], singles: set[Cells]) -> Iterator[Entry]:
    seconds = {"concentration": firsts, "cure-wounds": pairs, "diplomacy": singles, "search": singles}[skill]
    for entry, second in product(_drawings(firsts, skill=skill), seconds):
        cells = _names(second)
        if skill == "concentration" and cells < entry["cells"]:
            continue  # the same two copies in the other order
        kinds = {"cure-wounds": FALLBACK_TERRAINS, "diplomacy": ["double"]}.get(skill, [entry["terrain"]])
        for terrain in kinds:
            yield {**entry, "extra": {"terrain": terrain, "cells": cells}}


def _payable(seat: Seat, skills: list[str]) -> list[str]:
    return [] if seat.skill_used else [skill for skill in skills if SKILLS[skill]["cost"] <= seat.purse()]


def _accepted(turn: Callable[..., None], seat: Seat, rules: tuple[Any, ...], entry: Entry) -> bool:
    try:
        turn(copy.deepcopy(seat), *rules, entry)
    except Wrong:
        return False
    return True


def hero_choices(seat: Seat, card: str, skills: list[str]) -> list[Entry]:
    """A hero on every empty cell in every orientation, with and without Diplomacy."""
    ways = eight_ways(frozenset((row, column) for row, column in HEROES[card]["attack"]))
    found: list[Entry] = []
    for one in seat.map.empty_cells():
        for marks in {frozenset(mark for mark in moved(way, *one) if on_map(mark)) for way in ways}:
            entry = {"cell": cell_name(one), "marks": _names(marks)}
            found.append(entry)
            if "diplomacy" in _payable(seat, skills):
                extras = (_double(other) for other in seat.map.empty_cells())
                found += [{**entry, "skill": "diplomacy", "extra": extra} for extra in extras]
    return [entry for entry in found if _accepted(hero_turn, seat, (card, skills), entry)]


def declarations(seat: Seat, can: list[str], solo: bool) -> Iterator[Entry]:
    yield {}
    if "diplomacy" in can:
        for cell in seat.map.empty_cells():
            yield {"skill": "diplomacy", "extra": _double(cell)}
    if "acrobatics" in can and not solo:
        yield {"skill": "acrobatics"}
    elif "acrobatics" in can:
        for upright in (False, True):
            if walk(seat.map, UPRIGHT_ONE_BY_TWO if upright else ONE_BY_TWO, "goblin-attack"):
                yield {"skill": "acrobatics", "upright": upright}


def _double(cell: Cell) -> Entry:
    return {"terrain": "double", "cells": [cell_name(cell)]}


def monsters(seat: Seat, card: str, declared: Entry, solo: bool) -> list[Entry]:
    """Every way to draw the ambush on a map."""
    sheltered = declared.get("skill") == "acrobatics"
    picture = ONE_BY_TWO if sheltered else AMBUSH[card]["shape"]
    if solo:
        spot = walk(seat.map, UPRIGHT_ONE_BY_TWO if declared.get("upright") else picture, card)
        areas, fallback = ({spot} if spot else set()), False
    else:
        drawings, fallback = ambush_drawings(seat.map, picture)
        areas = {cells for _, cells in drawings}
    named = not sheltered and not fallback and AMBUSH[card]["box"] == "heroes"
    found: list[Entry] = []
    for cells in areas:
        name = card if named else None
        entry: Entry = {"cells": cells, "name": name}
        after = copy.deepcopy(seat)
        after.draw("monster", cells, name)
        targets = after.gorgon_targets() if name == GORGON else set()
        found += [{**entry, "target": target} for target in targets] or [entry]
    return found


def _names(cells: Iterable[Cell]) -> list[str]:
    return sorted(map(cell_name, cells))
