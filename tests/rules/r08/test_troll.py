"""R8.7: the troll destroys one empty cell beside it after each season's scoring."""

from typing import Any

import pytest

from cartographers.rules.decision import Sealed
from cartographers.rules.state import Game
from cartographers.rules.view import view
from testkit import area, at, cells, offered, sheet, tell, why_not
from testkit.situations import because, mine, seated, solo, track

LAST = "farmland | a K1-K2"


def trampled(picture: str, troll: str, **changes: Any) -> Game:
    """A solo game after the scoring of spring, the troll's card on display."""
    one = sheet(picture, troll=troll)
    game = solo(one, display=("giant-troll-ravage",), clock=7, **changes)
    return tell(game, LAST)


def test_the_owner_chooses_an_empty_cell_beside_a_troll_and_it_is_destroyed() -> None:
    """R8.7"""
    game = trampled("mmm\n.m", troll="A1-A3,B2")
    assert offered(game) == {"x A4", "x B1", "x B3", "x C2"}
    assert at(mine(tell(game, "| x B3")), "B3") == "x"


def test_the_owner_chooses_on_the_own_map() -> None:
    """R8.7: in an ambush the neighbour drew the troll, at the season's end the owner chooses"""
    game = seated(sheet(), sheet(), clock=7)
    game = tell(game, "giant-troll-ravage | m A1-A3,B2 | m E1-E3,F2\nfarmland | a K1-K2 | a K1-K2")
    assert (offered(game, 0) & {"x B1", "x F1"}, offered(game, 1) & {"x B1", "x F1"}) == ({"x F1"}, {"x B1"})
    game = tell(game, "| x F1 | x B1")
    assert [cells(seat.sheet.destroyed) for seat in game.seats] == ["F1", "B1"]


def test_the_troll_may_destroy_an_empty_ruin() -> None:
    """R8.7"""
    game = tell(trampled("mr", troll="A1"), "| x A2")
    assert (at(mine(game), "A2"), mine(game).free_ruins) == ("X", 0)


@pytest.mark.parametrize("mark", "fvawmhx^#d")
def test_the_troll_destroys_nothing_but_an_empty_cell(mark: str) -> None:
    """R8.7"""
    game = trampled(f"m{mark}", troll="A1")
    assert why_not(game, 0, "x A2") == "target"
    assert because(game, 0, "x A2") == "must destroy one cell beside it that can be destroyed"


@pytest.mark.parametrize("where", ["B2", "A3", "K11"], ids=["diagonal", "two off", "far"])
def test_the_troll_destroys_only_beside_itself(where: str) -> None:
    """R8.7"""
    assert why_not(trampled("m", troll="A1"), 0, f"x {where}") == "target"


def test_the_troll_destroys_one_cell_and_no_more() -> None:
    """R8.7: one per season however many troll cells live"""
    game = trampled("mmm\n.m", troll="A1-A3,B2")
    assert why_not(game, 0, "x A4,B1") == "target"
    game = tell(game, "| x A4")
    assert (game.season, mine(game).destroyed) == (1, area("A4"))


def test_the_troll_must_destroy_while_it_can() -> None:
    """R8.7: obligatory"""
    game = trampled("m", troll="A1")
    assert (game.phase, game.waiting, game.season) == ("ravage", [0], 0)


def test_a_troll_without_an_empty_cell_beside_it_destroys_nothing() -> None:
    """R8.7"""
    game = trampled("mf\nf", troll="A1")
    assert (game.phase, game.season, mine(game).destroyed) == ("reveal", 1, 0)


def test_a_destroyed_troll_destroys_nothing() -> None:
    """R8.7: a living troll cell"""
    game = trampled("x", troll="A1")
    assert (game.phase, game.season) == ("reveal", 1)


def test_only_living_troll_cells_have_cells_beside_them() -> None:
    """R8.7"""
    assert offered(trampled("mx", troll="A1-A2")) == {"x B1"}


def test_only_the_owners_of_living_trolls_with_room_are_asked() -> None:
    """R8.7"""
    game = seated(
        sheet("m", troll="A1"),
        sheet("x", troll="A1"),
        sheet("mf\nf", troll="A1"),
        display=("giant-troll-ravage",),
        clock=7,
    )
    game = tell(game, "farmland | a K1-K2 | a K1-K2 | a K1-K2")
    assert game.waiting == [0]
    assert why_not(game, 1, "x A2") == "not-asked"


def test_the_owners_choose_at_once_and_in_secret() -> None:
    """R8.7, R5.2, R3.3"""
    one = sheet("m", troll="A1")
    game = seated(one, one, display=("giant-troll-ravage",), clock=7)
    game = tell(game, "farmland | a K1-K2 | a K1-K2\n | x A2")
    assert view(game, 1).game.sealed == (Sealed.SEALED, None)
    assert mine(game).destroyed == 0
    game = tell(game, "| | x B1")
    assert (mine(game, 0).destroyed, mine(game, 1).destroyed) == (area("A2"), area("B1"))


def test_a_troll_drawn_this_season_acts_at_its_end() -> None:
    """R8.7, R5.2"""
    game = tell(solo(sheet(), clock=7), f"giant-troll-ravage\n{LAST}")
    assert game.phase == "ravage"


def test_a_troll_acts_after_every_season_but_winter() -> None:
    """R8.7, R5.2"""
    game = tell(trampled("m", troll="A1"), "| x A2")
    game = tell(game.but(clock=7), f"{LAST.replace('K', 'J')}\n | x B1")
    assert (game.season, mine(game).destroyed) == (2, area("A2,B1"))


def test_a_troll_does_not_act_after_winter() -> None:
    """R8.7, R5.2"""
    assert trampled("m", troll="A1", season=3).phase == "over"


def test_a_troll_acts_after_the_scoring() -> None:
    """R8.7, R5.2"""
    game = trampled("m", troll="A1")
    assert game.seats[0].scores[0].monsters == 2


def test_a_cell_the_troll_destroys_may_close_a_mountain() -> None:
    """R8.7, R3.11"""
    game = tell(trampled("^.m\nf", troll="A3"), "| x A2")
    assert track(game) == (2, 0)


def test_the_troll_card_stays_on_display() -> None:
    """R8.7, R4.3"""
    assert tell(solo(sheet()), "giant-troll-ravage").display == ("giant-troll-ravage",)
