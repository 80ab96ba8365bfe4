"""R9.5: Diplomacy may be used in any turn."""

import pytest

from cartographers.rules.decision import Sealed
from cartographers.rules.view import view
from testkit import area, at, base_setup, sheet, situation, tell, why_not
from testkit.situations import because, mine, now, seated, solo, track


def test_in_an_explore_turn_its_cell_is_drawn_after_the_own_drawing() -> None:
    """R9.5"""
    game = tell(solo(sheet(), "diplomacy", coins=1), "orchard | f C1-C3,D3 +diplomacy d B1")
    assert (mine(game).forest, mine(game).village) == (area("C1-C3,D3"), area("B1"))
    assert mine(game).farm == area("B1")


def test_in_an_explore_turn_its_cell_cannot_lie_under_the_own_drawing() -> None:
    """R9.5"""
    game = tell(solo(sheet(), "diplomacy", coins=1), "orchard")
    assert why_not(game, 0, "f C1-C3,D3 +diplomacy d C2") == "second"


def test_its_cell_may_lie_anywhere_empty() -> None:
    """R9.2"""
    game = tell(solo(sheet(), "diplomacy", coins=1), "orchard")
    assert why_not(game, 0, "f C1-C3,D3 +diplomacy d K11") is None


@pytest.mark.parametrize("extra", ["d K1-K2", "a K1", "v K1", "f K1"])
def test_it_draws_a_single_cell_of_farm_and_village_and_nothing_else(extra: str) -> None:
    """R9.2"""
    game = tell(solo(sheet(), "diplomacy", coins=1), "orchard")
    assert why_not(game, 0, f"f C1-C3,D3 +diplomacy {extra}") == "second"


def test_it_keeps_the_shapes_coin() -> None:
    """R9.2 (f)"""
    game = tell(solo(sheet(), "diplomacy", coins=1), "farmland | a A1-A2 +diplomacy d K1")
    assert track(game) == (2, 1)


def test_in_a_hero_turn_its_cell_is_drawn_after_the_hero() -> None:
    """R9.5"""
    game = tell(solo(sheet(), "diplomacy", coins=1), "dal-of-jolev | h A1 ! B2 +diplomacy d A2")
    assert (at(mine(game), "A1"), at(mine(game), "A2"), track(game)) == ("h", "d", (1, 1))


def test_in_a_hero_turn_its_cell_cannot_lie_under_the_hero() -> None:
    """R9.5"""
    game = tell(solo(sheet(), "diplomacy", coins=1), "dal-of-jolev")
    assert why_not(game, 0, "h A1 ! B2 +diplomacy d A1") == "second"


def test_in_a_hero_turn_its_cell_may_lie_on_the_new_marks() -> None:
    """R9.5, R8.2"""
    game = tell(solo(sheet(), "diplomacy", coins=1), "dal-of-jolev | h A1 ! B2 +diplomacy d B2")
    assert at(mine(game), "B2") == "d"


def test_in_a_hero_turn_a_monster_that_was_destroyed_leaves_no_room_for_its_cell() -> None:
    """R9.5, R8.3"""
    game = tell(solo(sheet("..\n.m"), "diplomacy", coins=1), "dal-of-jolev")
    assert why_not(game, 0, "h A1 ! B2 +diplomacy d B2") == "second"


def test_in_a_hero_turn_the_cell_is_needed_if_the_skill_is_used() -> None:
    """R9.5"""
    game = tell(solo(sheet(), "diplomacy", coins=1), "dal-of-jolev")
    assert why_not(game, 0, "h A1 ! B2 +diplomacy") == "missing"


def test_a_hero_on_the_last_empty_cell_leaves_no_room_for_diplomacy() -> None:
    """R9.5"""
    game = tell(solo(sheet(".", rest="f"), "diplomacy", coins=1), "dal-of-jolev")
    assert why_not(game, 0, "h A1 ! B2 +diplomacy d A1") == "second"


def test_it_is_committed_and_sealed_with_the_hero() -> None:
    """R9.5, R3.3"""
    game = seated(sheet(), sheet(), skills="diplomacy", coins=1)
    game = tell(game, "dal-of-jolev | h A1 ! B2 +diplomacy d A2")
    assert view(game, 1).game.sealed == (Sealed.SEALED, None)
    assert (track(game), mine(game)) == ((1, 0), sheet())


def test_in_an_ambush_turn_it_is_declared_and_drawn_on_the_own_map_before_the_sheets_are_passed() -> None:
    """R9.5"""
    game = seated(sheet(), sheet(), skills="diplomacy", coins=[1, 0])
    game = tell(game, "goblin-attack | +diplomacy d B2")
    assert (game.phase, at(mine(game, 0), "B2"), track(game)) == ("ambush", "d", (1, 1))
    assert why_not(game, 1, "m A1,B2,C3") == "overlaps"


def test_in_an_ambush_turn_its_cell_may_close_a_mountain() -> None:
    """R9.5, R3.11"""
    game = seated(sheet("^.\nf"), sheet(), skills="diplomacy", coins=[1, 0])
    assert track(tell(game, "goblin-attack | +diplomacy d A2")) == (2, 1)


def test_in_an_ambush_turn_its_cell_may_take_the_last_place_of_the_ambush() -> None:
    """R9.5, R4.2: the neighbour draws a single cell then"""
    game = seated(sheet("..\n..", rest="f"), sheet(), skills="diplomacy", coins=[1, 0])
    game = tell(game, "ogre-charge | +diplomacy d A1")
    assert why_not(game, 1, "m B2") is None
    assert why_not(game, 1, "m A2,B1-B2") == "single"


def test_in_an_ambush_turn_its_cell_may_fill_the_map_so_that_it_gets_nothing() -> None:
    """R9.5, R4.2"""
    game = seated(sheet(".", rest="f"), sheet(), skills="diplomacy", coins=[1, 0])
    game = tell(game, "goblin-attack | +diplomacy d A1")
    assert game.waiting == [0]
    assert why_not(game, 1, "m A1") == "not-asked"


@pytest.mark.parametrize("extra", ["f A1", "d A1-A2", "d C3"], ids=["forest", "two cells", "filled"])
def test_in_an_ambush_turn_only_a_double_cell_on_an_empty_cell_can_be_declared(extra: str) -> None:
    """R9.5"""
    game = tell(solo(sheet("\n\n".join(["...", "...", "..f"])), "diplomacy", coins=1), "goblin-attack")
    assert why_not(game, 0, f"+diplomacy {extra}") == "second"


def test_in_an_ambush_turn_the_cell_is_needed_if_the_skill_is_declared() -> None:
    """R9.5"""
    game = tell(solo(sheet(), "diplomacy", coins=1), "goblin-attack")
    assert why_not(game, 0, "+diplomacy") == "missing"
    assert because(game, 0, "+diplomacy") == "this skill needs a second drawing"


def test_in_solo_it_is_drawn_before_the_walk() -> None:
    """R9.5, R11.2: the goblins would have stood on I9, J10, K11"""
    game = tell(solo(sheet(), "diplomacy", coins=1), "goblin-attack | +diplomacy d K11")
    assert (at(mine(game), "K11"), mine(game).monster) == ("d", area("H9,I10,J11"))


def test_declarations_are_made_at_once_and_in_secret() -> None:
    """R9.5, R9.4, R3.3"""
    game = seated(sheet(), sheet(), skills="diplomacy", coins=1)
    game = tell(game, "goblin-attack | +diplomacy d B2")
    assert (game.phase, game.waiting, mine(game)) == ("declare", [1], sheet())
    assert view(game, 1).game.sealed == (Sealed.SEALED, None)


def test_it_cannot_be_used_in_the_choice_of_a_target() -> None:
    """R9.5: it goes with the declaration, not with the gorgon's gaze"""
    game = tell(solo(sheet(), "diplomacy", coins=1), "gorgon-gaze | no")
    assert (game.phase, view(game, 0).skills) == ("gaze", [])


def test_it_never_frees_from_the_fallback() -> None:
    """R9.5: the shape fits, whatever Diplomacy's cell would take from it"""
    game = tell(solo(sheet("....", rest="f"), "diplomacy", coins=1), "fishing-village")
    assert why_not(game, 0, "w A1 +diplomacy d A2") == "fits"


def test_it_never_frees_from_the_ruins() -> None:
    """R9.5: its own cell on the ruin does not take the duty away"""
    game = tell(solo(sheet("r"), "diplomacy", coins=1, pending=True), "fishing-village")
    assert why_not(game, 0, "w C1-C4 +diplomacy d A1") == "ruin"


def test_declared_on_the_last_ruin_it_leaves_ruins_pending() -> None:
    """R9.5, R3.2, R3.7"""
    game = solo(sheet("r"), "diplomacy", coins=1, pending=True)
    game = tell(game, "goblin-attack | +diplomacy d A1\nfishing-village")
    assert game.pending
    assert why_not(game, 0, "w C1-C4") == "single"


def test_diplomacy_in_a_real_turn() -> None:
    """R9.5"""
    setup = base_setup(seats=1, skills=("concentration", "diplomacy", "stealth"))
    game = tell(
        situation(setup=setup),
        """
        great-river | w A1-A3
        hamlet      | v C1,D1-D2 +diplomacy d B1
        """,
    )
    assert track(game) == (2, 1)
    # Canal Lake: A1 and B1; one coin.
    assert now(game) == (0, 2, 1, 0)
    # In summer Great City finds one village of four cells.
    assert now(game.but(season=1)) == (2, 4, 1, 0)
