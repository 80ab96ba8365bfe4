"""The engine's legal drawings against the naive placer's, for every card (R3.4 to R3.8, R4.1, R4.2)."""

import pytest
from hypothesis import given, settings

from cartographers.boxes import shelf
from cartographers.notation.sheet_picture import write_picture
from cartographers.rules.area import cell, union
from cartographers.rules.card import AmbushCard, ExploreCard
from cartographers.rules.legal import ambush_choices, drawings, explore_choices, explore_turn
from cartographers.rules.sheet import Sheet
from naive import placer
from testkit.random_sheets import sheets

EXPLORE = [card for card in shelf().cards.values() if isinstance(card, ExploreCard)]
AMBUSHES = [card for card in shelf().cards.values() if isinstance(card, AmbushCard)]

#: The naive placer is slow, and there are many cards.
fewer = settings(max_examples=settings().max_examples // 4)

Drawings = tuple[set[tuple[str, int]], bool]


def naive_drawings(one: Sheet, key: str, pending: bool = False) -> Drawings:
    found, fallback = placer.drawings(write_picture(one), key, pending)
    return {(terrain, union(cell(*where) for where in area)) for terrain, area in found}, fallback


@pytest.mark.parametrize("pending", [False, True], ids=["plain", "ruins pending"])
@pytest.mark.parametrize("card", EXPLORE, ids=lambda card: card.key)
@fewer
@given(one=sheets())
def test_the_drawings_of_an_explore_card_are_those_of_the_naive_placer(
    card: ExploreCard, pending: bool, one: Sheet
) -> None:
    """R3.4 to R3.8"""
    choices, fallback = explore_choices(explore_turn(one, card, pending))
    found = {(terrain.key, area) for terrain, area in drawings(choices)}
    assert (found, fallback) == naive_drawings(one, card.key, pending)


@pytest.mark.parametrize("card", AMBUSHES, ids=lambda card: card.key)
@fewer
@given(one=sheets())
def test_the_drawings_of_an_ambush_card_are_those_of_the_naive_placer(card: AmbushCard, one: Sheet) -> None:
    """R4.1, R4.2"""
    choices, fallback = ambush_choices(one, card.shape)
    found = {(terrain.key, area) for terrain, area in drawings(choices)}
    assert (found, fallback) == naive_drawings(one, card.key)
