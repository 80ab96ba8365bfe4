"""Negotiation: a 2×2 square in place of the card's shapes (R9.2)."""

import pytest

from testkit import area, base_setup, offered, sheet, situation, tell, why_not
from testkit.situations import mine, now, solo, track

SQUARE = "A1-A2,B1-B2"


def test_negotiation_draws_a_square_in_place_of_the_shape() -> None:
    """R9.2"""
    game = tell(solo(sheet(), "negotiation", coins=1), f"fishing-village | w {SQUARE} +negotiation")
    assert mine(game).water == area(SQUARE)


def test_negotiation_draws_nothing_but_a_square() -> None:
    """R9.2: instead of the card's shapes"""
    game = tell(solo(sheet(), "negotiation", coins=1), "fishing-village")
    assert why_not(game, 0, "w A1-A4 +negotiation") == "shape"


def test_without_negotiation_a_square_is_not_a_shape_of_the_card() -> None:
    """R3.3"""
    assert (
        why_not(tell(solo(sheet(), "negotiation", coins=1), "fishing-village"), 0, f"w {SQUARE}") == "shape"
    )


def test_the_square_may_lie_anywhere_it_fits() -> None:
    """R9.2, R3.4"""
    game = tell(solo(sheet("...\n..\n", rest="f"), "negotiation", coins=1), "great-river")
    assert offered(game, skill="negotiation") == {f"w {SQUARE}"}


def test_the_square_must_fit() -> None:
    """R9.2, R3.4"""
    game = tell(solo(sheet("f"), "negotiation", coins=1), "fishing-village")
    assert why_not(game, 0, f"w {SQUARE} +negotiation") == "overlaps"


@pytest.mark.parametrize("mark", "vw")
def test_the_square_has_a_terrain_of_the_card(mark: str) -> None:
    """R9.2"""
    game = tell(solo(sheet(), "negotiation", coins=1), "fishing-village")
    assert why_not(game, 0, f"{mark} {SQUARE} +negotiation") is None


@pytest.mark.parametrize("mark", "fam")
def test_the_square_has_no_other_terrain(mark: str) -> None:
    """R9.2"""
    game = tell(solo(sheet(), "negotiation", coins=1), "fishing-village")
    assert why_not(game, 0, f"{mark} {SQUARE} +negotiation") == "terrain"


@pytest.mark.parametrize("card", ["great-river", "farmland", "hamlet", "forgotten-forest"])
def test_only_negotiation_loses_the_shapes_coin(card: str) -> None:
    """R9.2 (f), R3.5"""
    mark = {"great-river": "w", "farmland": "a", "hamlet": "v", "forgotten-forest": "f"}[card]
    game = tell(solo(sheet(), "negotiation", coins=1), f"{card} | {mark} {SQUARE} +negotiation")
    assert track(game) == (1, 1)


def test_a_mountain_closed_by_the_square_still_pays() -> None:
    """R9.2, R3.11"""
    game = tell(solo(sheet("^.."), "negotiation", coins=1), "rift-lands | f B1")
    game = tell(game, "fishing-village | w A2-A3,B2-B3 +negotiation")
    assert track(game) == (2, 1)


def test_negotiation_in_a_real_turn() -> None:
    """R9.2"""
    setup = base_setup(seats=1, skills=("concentration", "negotiation", "stealth"))
    game = tell(
        situation(setup=setup),
        """
        farmland    | a A1-A2
        great-river | w B1-B2,C1-C2 +negotiation
        """,
    )
    assert track(game) == (1, 1)
    # Canal Lake: A1, A2, B1 and B2; no coin is left.
    assert now(game) == (0, 4, 0, 0)
