"""Search: one more cell of the same terrain beside the shape (R9.2 e)."""

import pytest

from testkit import area, base_setup, offered, sheet, situation, tell, why_not
from testkit.situations import mine, now, solo, track


def test_search_draws_one_more_cell_beside_the_shape() -> None:
    """R9.2 (e)"""
    game = tell(solo(sheet(), "search"), "fishing-village | w A1-A4 +search w B2")
    assert mine(game).water == area("A1-A4,B2")


@pytest.mark.parametrize("where", ["B1", "B2", "B3", "B4", "A5"])
def test_the_cell_may_touch_any_cell_of_the_shape(where: str) -> None:
    """R9.2 (e)"""
    assert why_not(tell(solo(sheet(), "search"), "fishing-village"), 0, f"w A1-A4 +search w {where}") is None


@pytest.mark.parametrize("where", ["B5", "C1", "A6"], ids=["diagonal", "two off", "beyond"])
def test_the_cell_must_touch_the_shape(where: str) -> None:
    """R9.2 (e)"""
    game = tell(solo(sheet(), "search"), "fishing-village")
    assert why_not(game, 0, f"w A1-A4 +search w {where}") == "second"


def test_the_cell_may_touch_either_part_of_a_shape_that_falls_apart() -> None:
    """R9.2 (e): in whatever part"""
    game = tell(solo(sheet(), "search"), "forgotten-forest")
    assert why_not(game, 0, "f A1,B2 +search f A2") is None
    assert why_not(game, 0, "f A1,B2 +search f B3") is None
    game = tell(solo(sheet(), "search", explore="heroes"), "pasture")
    assert why_not(game, 0, "a A1,A3 +search a A4") is None


def test_the_cell_must_touch_this_turns_shape_not_an_older_one() -> None:
    """R9.2 (e)"""
    game = tell(solo(sheet("wwww"), "search"), "fishing-village")
    assert why_not(game, 0, "w E1-E4 +search w B1") == "second"


def test_the_cell_has_the_shapes_terrain() -> None:
    """R9.2 (e)"""
    game = tell(solo(sheet(), "search"), "fishing-village")
    assert why_not(game, 0, "w A1-A4 +search v A5") == "second"


def test_the_cell_must_be_empty() -> None:
    """R9.2 (c)"""
    game = tell(solo(sheet("....f"), "search"), "fishing-village")
    assert why_not(game, 0, "w A1-A4 +search w A5") == "second"


def test_search_draws_a_single_cell() -> None:
    """R9.2"""
    game = tell(solo(sheet(), "search"), "fishing-village")
    assert why_not(game, 0, "w A1-A4 +search w B1-B2") == "second"


def test_search_may_cover_a_ruin() -> None:
    """R9.2, R3.4"""
    game = tell(solo(sheet("....r"), "search"), "fishing-village")
    assert why_not(game, 0, "w A1-A4 +search w A5") is None


def test_search_keeps_the_shapes_coin() -> None:
    """R9.2 (f)"""
    game = tell(solo(sheet(), "search"), "farmland | a A1-A2 +search a B1")
    assert track(game) == (1, 0)


def test_search_changes_nothing_about_the_shape_itself() -> None:
    """R9.2"""
    game = tell(solo(sheet(), "search"), "fishing-village")
    assert offered(game, skill="search") == offered(game)


def test_search_in_a_real_turn() -> None:
    """R9.2"""
    setup = base_setup(seats=1, skills=("concentration", "search", "stealth"))
    game = tell(
        situation(setup=setup),
        """
        farmland          | a A1-A2 +search a A3
        hinterland-stream | w B1-B3,C1,D1
        """,
    )
    # Canal Lake: A1 to A3 and B1 to B3; one coin.
    assert now(game) == (0, 6, 1, 0)
