"""Concentration: the chosen shape twice, with the same terrain (R9.2 e)."""

from cartographers.rules.terrain import WATER
from cartographers.rules.view import view
from testkit import area, base_setup, sheet, situation, tell, why_not
from testkit.situations import mine, now, only_free, solo, track


def test_concentration_draws_the_same_shape_twice() -> None:
    """R9.2 (e)"""
    game = solo(sheet(), "concentration", coins=3)
    game = tell(game, "fishing-village | w A1-A4 +concentration w C1-C4")
    assert mine(game).water == area("A1-A4,C1-C4")


def test_each_copy_may_be_turned_as_liked() -> None:
    """R9.2 (e)"""
    game = tell(solo(sheet(), "concentration", coins=3), "orchard")
    assert why_not(game, 0, "f A1-A3,B3 +concentration f D1-D3,E1") is None
    assert why_not(game, 0, "f A1-A3,B3 +concentration f D2,E2,F1-F2") is None


def test_the_second_copy_must_have_the_same_terrain() -> None:
    """R9.2 (e)"""
    game = tell(solo(sheet(), "concentration", coins=3), "orchard")
    assert why_not(game, 0, "f A1-A3,B3 +concentration a D1-D3,E3") == "second"


def test_the_second_copy_must_be_the_same_shape_of_the_card() -> None:
    """R9.2 (e)"""
    game = tell(solo(sheet(), "concentration", coins=3), "farmland")
    assert why_not(game, 0, "a A1-A2 +concentration a C2,D1-D3,E2") == "second"
    assert why_not(game, 0, "a C2,D1-D3,E2 +concentration a A1-A2") == "second"


def test_the_two_copies_may_touch() -> None:
    """R9.2 (e), R3.4"""
    game = tell(solo(sheet(), "concentration", coins=3), "fishing-village")
    assert why_not(game, 0, "w A1-A4 +concentration w B1-B4") is None


def test_where_there_is_room_for_one_copy_no_second_is_offered() -> None:
    """R9.2 (e)"""
    game = tell(solo(only_free("A1-A5"), "concentration", coins=3), "fishing-village")
    assert view(game, 0).besides("concentration", WATER, area("A1-A4")) == []


def test_the_coin_comes_once_for_two_copies() -> None:
    """R9.2 (e), (f)"""
    game = tell(solo(sheet(), "concentration", coins=3), "farmland | a A1-A2 +concentration a C1-C2")
    assert track(game) == (4, 3)


def test_concentration_goes_with_the_single_cell_of_rift_lands() -> None:
    """R9.2"""
    game = tell(solo(sheet(), "concentration", coins=3), "rift-lands | w A1 +concentration w K11")
    assert mine(game).water == area("A1,K11")


def test_both_copies_close_mountains_in_one_change() -> None:
    """R9.2, R3.11"""
    game = solo(sheet("^..^f\nf..f"), "concentration", coins=3)
    game = tell(game, "farmland | a A2,B2 +concentration a A3,B3")
    assert track(game) == (3 + 1 + 2, 3)


def test_concentration_in_a_real_turn() -> None:
    """R9.2: three coins gained, three spent, ten forest cells drawn"""
    setup = base_setup(seats=1, skills=("concentration", "search", "stealth"))
    game = tell(
        situation(setup=setup),
        """
        great-river     | w A1-A3
        farmland        | a B1-B2
        hamlet          | v J1,K1-K2
        treetop-village | f A8-A9,B6-B8 +concentration f J10-J11,K8-K10
        """,
    )
    assert track(game) == (3, 3)
    # Sentinel Wood: A8, A9, K8 to K10, J11; Canal Lake: A1, A2, B1, B2; no coin is left.
    assert now(game) == (6, 4, 0, 0)
