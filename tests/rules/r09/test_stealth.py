"""Stealth: the shape may stick out over the edge (R9.2 e)."""

import pytest

from cartographers.rules.decision import Draw
from cartographers.rules.terrain import WATER
from cartographers.rules.view import view
from testkit import area, base_setup, sheet, situation, tell, why_not
from testkit.situations import because, mine, now, solo, track


@pytest.mark.parametrize(
    "where",
    ["F1-F3", "F1", "F10-F11", "A6,B6", "I6,J6,K6", "K11"],
    ids=["left", "left but one", "right", "top", "bottom", "corner"],
)
def test_the_shape_may_stick_out_over_every_edge(where: str) -> None:
    """R9.2 (e)"""
    game = tell(solo(sheet(), "stealth"), f"fishing-village | w {where} +stealth")
    assert mine(game).water == area(where)


def test_at_least_one_cell_must_be_on_the_map() -> None:
    """R9.2 (e)"""
    game = tell(solo(sheet(), "stealth"), "fishing-village")
    reason = view(game, 0).why_not(Draw(WATER, area(""), "stealth"))
    assert reason is not None and reason.code == "cells"


def test_the_shape_need_not_stick_out() -> None:
    """R9.2: may"""
    assert why_not(tell(solo(sheet(), "stealth"), "fishing-village"), 0, "w F3-F6 +stealth") is None


def test_cells_are_left_out_only_over_the_edge() -> None:
    """R9.2 (e)"""
    game = tell(solo(sheet(), "stealth"), "fishing-village")
    assert why_not(game, 0, "w F3-F5 +stealth") == "shape"
    assert because(game, 0, "w F3-F5 +stealth") == "is not a shape of this card"


def test_what_sticks_out_on_the_left_does_not_come_in_on_the_right() -> None:
    """R9.2 (e)"""
    game = tell(solo(sheet(), "stealth"), "fishing-village")
    assert why_not(game, 0, "w F1,E10-E11 +stealth") == "shape"


def test_the_cells_on_the_map_must_be_empty() -> None:
    """R9.2, R3.4"""
    game = tell(solo(sheet("f"), "stealth"), "fishing-village")
    assert why_not(game, 0, "w A1-A2 +stealth") == "overlaps"


def test_any_part_of_the_shape_may_stick_out() -> None:
    """R9.2 (e): one arm of the Hinterland Stream, or all but two cells of it"""
    game = tell(solo(sheet(), "stealth"), "hinterland-stream")
    assert why_not(game, 0, "w A1-A3 +stealth") is None
    assert why_not(game, 0, "w A3,B3 +stealth") is None


def test_a_shape_with_gaps_may_leave_cells_that_do_not_touch() -> None:
    """R9.2 (e), R3.4: Timber Grove's two posts"""
    game = tell(solo(sheet(), "stealth", explore="heroes"), "timber-grove")
    assert why_not(game, 0, "f A1,A3 +stealth") is None


def test_without_stealth_the_shape_may_not_leave_the_map() -> None:
    """R3.4"""
    assert why_not(tell(solo(sheet(), "stealth"), "fishing-village"), 0, "w F1-F3") == "shape"


def test_stealth_keeps_the_shapes_coin() -> None:
    """R9.2 (f)"""
    game = tell(solo(sheet(), "stealth"), "great-river | w A1-A2 +stealth")
    assert track(game) == (1, 0)


def test_stealth_with_the_shape_without_a_coin_gives_none() -> None:
    """R9.2 (f), R3.5"""
    game = tell(solo(sheet(), "stealth"), "great-river | w A1-A2,B1 +stealth")
    assert track(game) == (0, 0)


def test_what_could_be_either_shape_is_the_one_with_the_coin() -> None:
    """R9.2 (f): a single cell in the corner may be what is left of the Farmland's pair or of its cross"""
    game = tell(solo(sheet(), "stealth"), "farmland | a A1 +stealth")
    assert track(game) == (1, 0)


def test_stealth_draws_a_terrain_of_the_card() -> None:
    """R9.2"""
    assert why_not(tell(solo(sheet(), "stealth"), "fishing-village"), 0, "f A1-A2 +stealth") == "terrain"


def test_stealth_in_a_real_turn() -> None:
    """R9.2"""
    setup = base_setup(seats=1, skills=("concentration", "search", "stealth"))
    game = tell(
        situation(setup=setup),
        """
        forgotten-forest | f A1 +stealth
        farmland         | a K1-K2
        """,
    )
    assert track(game) == (2, 0)
    # Sentinel Wood: A1; Canal Lake: nothing; two coins.
    assert now(game) == (1, 0, 2, 0)
