"""Perft a second time, on the naive reference: its seats, its placer, its skills.

It tries every decision one could think of, and keeps those that the naive rules accept.
"""

import copy
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from itertools import product
from math import prod
from typing import Any

from naive.ambush import declarable, owner_of_received
from naive.board import Cell, Map, cell_name, on_map
from naive.explore import explore_turn
from naive.facts import AMBUSH, EXPLORE, HEROES, RUINS, SEASONS, SKILLS
from naive.heroes import hero_turn
from naive.lasting import LASTING, lasting_effect
from naive.placer import FALLBACK_TERRAINS, ambush_drawings, explore_drawings, walk
from naive.seat import GORGON, TROLL, Seat
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
from naive.skills import draw_diplomacy, pay
from naive.wrong import Wrong

Entry = dict[str, Any]


@dataclass
class Position:
    """A game as far as decisions go: scores do not matter here."""

    seats: list[Seat]
    cards: list[str]
    skills: list[str]
    season: int
    clock: int
    times: list[int]
    pending: bool = False
    display: list[str] = field(default_factory=list)
    #: What comes before the next card: the ambush to be drawn, effects of a season's end.
    ambush: tuple[str, dict[int, Entry]] | None = None
    effects: list[str] = field(default_factory=list)
    over: bool = False

    def solo(self) -> bool:
        return len(self.seats) == 1


@dataclass
class Phase:
    """The choices of each seat that is asked, and what happens when all have chosen."""

    choices: dict[int, list[Entry]]
    play: Callable[[Position, dict[int, Entry]], None]


def read(told: dict[str, Any]) -> Position:
    """The position of a stored perft."""
    setup = told["setup"]
    seats = [Seat(setup["sheet"]) for _ in told["maps"]]
    for seat, rows, coins in zip(seats, told["maps"], told["coins"], strict=True):
        seat.map, seat.coins_filled = Map(rows), coins
        seat.mountains_paid = {cell for cell in seat.map.cells_of("mountain") if seat.map.is_surrounded(cell)}
    times = [season["time"] for season in SEASONS[setup["seasons"]]]
    return Position(seats, told["cards"], setup["skills"], told["season"], told["clock"], times)


def naive_perft(position: Position, depth: int) -> int:
    """The number of different sequences of this many decisions."""
    if depth == 0:
        return 1
    if position.over:
        return 0
    phase = _phase(position)
    asked = sorted(phase.choices)
    if len(asked) >= depth:
        return prod(len(phase.choices[seat]) for seat in asked[:depth])
    found = 0
    for chosen in product(*(phase.choices[seat] for seat in asked)):
        later = copy.deepcopy(position)
        phase.play(later, dict(zip(asked, chosen, strict=True)))
        found += naive_perft(later, depth - len(asked))
    return found


def _phase(position: Position) -> Phase:
    if position.ambush:
        return _ambush_phase(position, *position.ambush)
    if position.effects:
        return _effect_phase(position, position.effects[0])
    card = position.cards[0]
    if card in RUINS:
        return Phase({}, _ruins)
    if card in AMBUSH:
        return _declare_phase(position, card)
    if card in HEROES:
        return _own_phase(position, hero_choices, hero_turn, (card, position.skills))
    return _own_phase(position, explore_choices, explore_turn, (card, position.pending, position.skills))


def _own_phase(
    position: Position,
    choices: Callable[..., list[Entry]],
    turn: Callable[..., None],
    rules: tuple[Any, ...],
) -> Phase:
    """Everyone draws on their own map from an explore or hero card (R3.3, R8.1)."""
    card = rules[0]

    def play(later: Position, chosen: dict[int, Entry]) -> None:
        del later.cards[0]
        for number, seat in enumerate(later.seats):
            turn(seat, *rules, chosen.get(number))
        if card in EXPLORE:
            later.pending = False
            later.clock += EXPLORE[card]["time"]
        _end_turn(later)

    with_room = [number for number, seat in enumerate(position.seats) if not seat.map.is_full()]
    return Phase({number: choices(position.seats[number], *rules) for number in with_room}, play)


def _accepted(turn: Callable[..., None], seat: Seat, rules: tuple[Any, ...], entry: Entry) -> bool:
    try:
        turn(copy.deepcopy(seat), *rules, entry)
    except Wrong:
        return False
    return True


def _ruins(later: Position, chosen: dict[int, Entry]) -> None:
    del later.cards[0]
    later.pending = True


def _names(cells: Iterable[Cell]) -> list[str]:
    return sorted(map(cell_name, cells))


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


def _double(cell: Cell) -> Entry:
    return {"terrain": "double", "cells": [cell_name(cell)]}


def _declare_phase(position: Position, card: str) -> Phase:
    """Who can declare something says so, or nothing (R9.4, R9.5)."""
    asked = {number: declarable(seat, position.skills) for number, seat in enumerate(position.seats)}

    def play(later: Position, chosen: dict[int, Entry]) -> None:
        del later.cards[0]
        later.ambush = card, chosen
        for number, entry in chosen.items():
            if entry:
                pay(later.seats[number], entry["skill"], later.skills)
            if "extra" in entry:
                draw_diplomacy(later.seats[number], entry["extra"])
                later.seats[number].settle()

    return Phase(
        {
            number: [*_declarations(position.seats[number], can, position.solo())]
            for number, can in asked.items()
            if can
        },
        play,
    )


def _declarations(seat: Seat, can: list[str], solo: bool) -> Iterator[Entry]:
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


def _ambush_phase(position: Position, card: str, declared: dict[int, Entry]) -> Phase:
    """Monsters on the sheets received, or by the walk; the gorgon's target with them (R4, R8.8, R11.2)."""
    choices: dict[int, list[Entry]] = {}
    for number in range(len(position.seats)):
        owner = owner_of_received(number, len(position.seats), AMBUSH[card]["direction"])
        entry = declared.get(owner, {})
        drawn = _monsters(position.seats[owner], card, entry, position.solo())
        if len(drawn) > 1 or (drawn and not position.solo()) or (drawn and "target" in drawn[0]):
            choices[number] = drawn

    def play(later: Position, chosen: dict[int, Entry]) -> None:
        later.ambush = None
        stays = not later.solo()
        for number, seat in enumerate(position.seats):
            owner = owner_of_received(number, len(position.seats), AMBUSH[card]["direction"])
            told = declared.get(owner, {})
            drawn = chosen.get(number) or next(iter(_monsters(seat, card, told, True)), None)
            if drawn and (later.solo() or number in chosen):
                stays = True
                _draw_monsters(later.seats[owner], card, drawn)
        if stays and card in LASTING:
            later.display.append(card)
        _end_turn(later)

    return Phase(choices, play)


def _monsters(seat: Seat, card: str, declared: Entry, solo: bool) -> list[Entry]:
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
        entry = {"cells": cells, "name": card if named else None}
        after = copy.deepcopy(seat)
        after.draw("monster", cells, entry["name"])
        targets = after.gorgon_targets() if entry["name"] == GORGON else set()
        found += [{**entry, "target": target} for target in targets] or [entry]
    return found


def _draw_monsters(seat: Seat, card: str, drawn: Entry) -> None:
    seat.draw("monster", drawn["cells"], drawn["name"])
    if "target" in drawn:
        seat.destroy(drawn["target"])
    seat.settle()


def _end_turn(later: Position) -> None:
    """The season ends when its time is up or a solo map is full (R3.13, R11.3)."""
    full = later.solo() and later.seats[0].map.is_full()
    if full or later.clock >= later.times[later.season]:
        later.effects = list(later.display)
        later.over = full or later.season == len(later.times) - 1
        _next_season_after_effects(later)


def _next_season_after_effects(later: Position) -> None:
    if not later.effects:
        later.season, later.clock = later.season + 1, 0
        for seat in later.seats:
            seat.skill_used = False


def _effect_phase(position: Position, card: str) -> Phase:
    """The zombie spreads by itself; the troll's owners choose (R5.2)."""
    choices: dict[int, list[Entry]] = {}
    if card == TROLL:
        for number, seat in enumerate(position.seats):
            reached = [cell for cell in seat.beside_living(TROLL) if seat.map.is_empty(cell)]
            if reached:
                choices[number] = [{"cell": cell_name(cell)} for cell in reached]

    def play(later: Position, chosen: dict[int, Entry]) -> None:
        step: Entry = {"after": card, "coins": []}
        if card == TROLL:
            step["destroy"] = [chosen.get(number) for number in range(len(later.seats))]
        lasting_effect(later.seats, card, step)
        del later.effects[0]
        later.over = later.solo() and later.seats[0].map.is_full()
        _next_season_after_effects(later)

    return Phase(choices, play)
