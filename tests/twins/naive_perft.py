"""Perft a second time, on the naive reference: its seats, its placer, its skills."""

import copy
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import product
from math import prod
from typing import Any

from naive.ambush import declarable, owner_of_received
from naive.board import Map, cell_name
from naive.explore import explore_turn
from naive.facts import AMBUSH, EXPLORE, HEROES, RUINS, SEASONS
from naive.heroes import hero_turn
from naive.lasting import LASTING, lasting_effect
from naive.seat import TROLL, Seat
from naive.skills import draw_diplomacy, pay
from twins.naive_choices import Entry, declarations, explore_choices, hero_choices, monsters


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


def _ruins(later: Position, chosen: dict[int, Entry]) -> None:
    del later.cards[0]
    later.pending = True


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
            number: [*declarations(position.seats[number], can, position.solo())]
            for number, can in asked.items()
            if can
        },
        play,
    )


def _ambush_phase(position: Position, card: str, declared: dict[int, Entry]) -> Phase:
    """Monsters on the sheets received, or by the walk; the gorgon's target with them (R4, R8.8, R11.2)."""
    solo, number_of_seats = position.solo(), len(position.seats)
    owners = [
        owner_of_received(number, number_of_seats, AMBUSH[card]["direction"])
        for number in range(number_of_seats)
    ]
    drawn = [monsters(position.seats[owner], card, declared.get(owner, {}), solo) for owner in owners]

    def play(later: Position, chosen: dict[int, Entry]) -> None:
        later.ambush = None
        for number, ways in enumerate(drawn):
            if ways:
                _draw_monsters(later.seats[owners[number]], chosen.get(number, ways[0]))
        if card in LASTING and (drawn[0] or not solo):
            later.display.append(card)
        _end_turn(later)

    # In solo the walk decides: only the gorgon's target is left to choose.
    asked = {number: ways for number, ways in enumerate(drawn) if ways and (not solo or "target" in ways[0])}
    return Phase(asked, play)


def _draw_monsters(seat: Seat, drawn: Entry) -> None:
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
