"""Secret Lore: the shape is filled with village (R9.2)."""

import pytest

from testkit import area, base_setup, sheet, situation, tell, why_not
from testkit.situations import mine, now, solo, track

SHAPES = {
    "great-river": "A1-A3",
    "farmland": "A1-A2",
    "hamlet": "A1-A2,B1",
    "forgotten-forest": "A1,B2",
    "hinterland-stream": "A1-A3,B1,C1",
    "homestead": "A1-A3,B2",
    "orchard": "A1-A3,B3",
    "treetop-village": "A1-A3,B3-B4",
    "marshlands": "A1-A3,B2,C2",
    "fishing-village": "A1-A4",
    "rift-lands": "A1",
}


@pytest.mark.parametrize("card", SHAPES)
def test_secret_lore_fills_any_shape_with_village(card: str) -> None:
    """R9.2"""
    game = tell(solo(sheet(), "secret-lore"), f"{card} | v {SHAPES[card]} +secret-lore")
    assert mine(game).village == area(SHAPES[card])


@pytest.mark.parametrize("mark", "fawm")
def test_secret_lore_draws_no_other_terrain(mark: str) -> None:
    """R9.2: instead of the card's terrain types"""
    game = tell(solo(sheet(), "secret-lore"), "orchard")
    assert why_not(game, 0, f"{mark} A1-A3,B3 +secret-lore") == "terrain"


def test_without_secret_lore_village_is_no_terrain_of_this_card() -> None:
    """R3.3"""
    assert why_not(tell(solo(sheet(), "secret-lore"), "orchard"), 0, "v A1-A3,B3") == "terrain"


def test_secret_lore_keeps_the_cards_shapes() -> None:
    """R9.2"""
    assert why_not(tell(solo(sheet(), "secret-lore"), "orchard"), 0, "v A1-A4 +secret-lore") == "shape"


def test_secret_lore_keeps_the_shapes_coin() -> None:
    """R9.2 (f)"""
    assert track(tell(solo(sheet(), "secret-lore"), "farmland | v A1-A2 +secret-lore")) == (1, 0)


def test_secret_lore_in_a_real_turn() -> None:
    """R9.2: summer scores B and C, Canal Lake and Great City"""
    setup = base_setup(seats=1, skills=("concentration", "secret-lore", "stealth"))
    game = tell(situation(setup=setup, season=1), "marshlands | v A1-A3,B2,C2 +secret-lore")
    assert now(game) == (0, 5, 0, 0)
