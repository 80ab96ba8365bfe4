"""Where coins come from in whole games: coin shapes, closed mountains and dragons (R3.5, R3.11, R8.5)."""

from functools import cache

import pytest

from cartographers.boxes import shelf
from cartographers.rules.area import cell, cells, neighbours, size, union
from cartographers.rules.decision import Ambush, Draw
from cartographers.rules.event import Committed, Event, Revealed
from cartographers.rules.sheet import Sheet
from cartographers.rules.state import Drawn, Game, Phase
from naive.board import Map
from naive.facts import AMBUSH, EXPLORE
from naive.shapes import placements, stealth_placements
from testkit.histories import CROWDED, KINDS, History, Kind, history

BARE = Map(["." * 11] * 11)
TRACK = 14
DRAGON_CELLS = sum(line.count("X") for line in AMBUSH["dragon-inferno"]["shape"])


@cache
def areas_with_a_coin(key: str, over_the_edge: bool) -> frozenset[int]:
    """Every drawing of a card's coin shapes, as the naive reader finds them."""
    lies = stealth_placements if over_the_edge else placements
    found = (lies(BARE, shape["cells"]) for shape in EXPLORE[key]["shapes"] if shape["coin"])
    return frozenset(union(cell(*where) for where in area) for areas in found for area in areas)


def coin_of(key: str, draw: Draw) -> int:
    """The coin on the shape drawn (R3.5, R9.2 f)."""
    if draw.skill == "negotiation":
        return 0
    return int(draw.cells in areas_with_a_coin(key, draw.skill == "stealth"))


def closed_mountains(one: Sheet) -> int:
    """The mountains without an empty neighbour."""
    return sum(not neighbours(mountain) & one.empty for mountain in cells(one.mountain))


def closed_dragon(one: Sheet, dragon: int) -> bool:
    """Is there a dragon, and each of its cells destroyed or without an empty neighbour?"""
    return bool(dragon) and all(
        part & one.destroyed or not neighbours(part) & one.empty for part in cells(dragon)
    )


def brings_a_dragon(before: Game, event: Event) -> bool:
    """Is this event the one by which the dragon may be drawn?"""
    if isinstance(event, Revealed):
        return event.card == "dragon-inferno"
    return before.card == "dragon-inferno" and before.phase in (Phase.DECLARE, Phase.AMBUSH)


def dragons(one: History, seats: int) -> list[int]:
    """The cells of the dragon on each map; a single cell or a pair in its place is none (R8.4)."""
    found = [0] * seats
    for before, event, now in one.steps:
        for told in now.news if brings_a_dragon(before, event) else ():
            if isinstance(told, Drawn) and told.strokes and size(told.strokes[0][1]) == DRAGON_CELLS:
                found[told.seat] |= told.strokes[0][1]
    return found


@pytest.mark.parametrize("kind", [*KINDS, *CROWDED], ids=str)
def test_coins_are_coin_shapes_and_closed_mountains_and_dragons_as_far_as_the_track_goes(kind: Kind) -> None:
    """R3.5, R3.11, R3.12, R8.5"""
    one = history(kind)
    starts, ends = one.games[0].seats, one.games[-1].seats
    due = [seat.coins - closed_mountains(seat.sheet) for seat in starts]
    for before, event, _ in one.steps:
        if isinstance(event, Committed) and isinstance(event.decision, Draw):
            due[event.seat] += coin_of(before.card, event.decision)
    for index, lair in enumerate(dragons(one, kind.seats)):
        due[index] += closed_mountains(ends[index].sheet) + 3 * closed_dragon(ends[index].sheet, lair)
    assert [seat.coins for seat in ends] == [min(TRACK, coins) for coins in due]


@pytest.mark.parametrize("kind", [kind for kind in [*KINDS, *CROWDED] if kind.seats > 1], ids=str)
def test_who_draws_an_ambush_earns_nothing_by_it(kind: Kind) -> None:
    """R3.11, R8.5: coins go to the owner of the map"""
    for before, event, now in history(kind).steps:
        if isinstance(event, Committed) and isinstance(event.decision, Ambush):
            for old, new in zip(before.seats, now.seats, strict=True):
                assert old.coins == new.coins or old.sheet != new.sheet


def test_the_shapes_with_a_coin_are_known_for_every_explore_card() -> None:
    """R3.5"""
    explore = {card.key for box in shelf().boxes.values() for card in box.explore}
    assert {key for key in explore if areas_with_a_coin(key, False)} == {
        *("great-river", "farmland", "hamlet", "forgotten-forest"),
        *("lagoon", "pasture", "settlement", "timber-grove"),
    }
