"""R3.4 to R3.8: where a shape may be drawn, its coin, the fallback and the ruins' duty."""

import pytest

from cartographers.rules.area import BOARD
from cartographers.rules.checking import check
from cartographers.rules.decision import Draw
from cartographers.rules.reason import Illegal
from cartographers.rules.setup import Setup
from cartographers.rules.terrain import FOREST, HERO, VILLAGE
from cartographers.rules.view import view
from testkit import area, at, bare, base_setup, heroes_setup, offered, sheet, shows, situation, tell, why_not

SOLO = base_setup(seats=1)


def test_a_shape_may_be_rotated_and_mirrored_freely() -> None:
    """R3.4: the Orchard's hook in all its eight ways inside a 3 × 3 corner."""
    game = tell(situation(sheet("...f\n...f\n...f\nffff", rest="f")), "orchard")
    assert {words for words in offered(game) if words.startswith("a ")} == {
        "a A1-A3,B1",
        "a A1-A3,B3",
        "a A1,B1-B3",
        "a A3,B1-B3",
        "a B1-B3,C1",
        "a B1-B3,C3",
        "a B1,C1-C3",
        "a B3,C1-C3",
        "a A1-A2,B1,C1",
        "a A1,B1,C1-C2",
        "a A1-A2,B2,C2",
        "a A2,B2,C1-C2",
        "a A2-A3,B2,C2",
        "a A2,B2,C2-C3",
        "a A2-A3,B3,C3",
        "a A3,B3,C2-C3",
    }


def test_a_shape_need_not_touch_an_earlier_one() -> None:
    """R3.4."""
    assert why_not(tell(situation(sheet("fff\n..f")), "orchard"), 0, "f K8-K10,J10") is None


def test_a_shape_may_not_leave_the_map() -> None:
    """R3.4: what is left of it on the map is no shape of the card."""
    game = tell(situation(sheet()), "fishing-village")
    assert why_not(game, 0, "v A9-A11") == "shape"
    with pytest.raises(Illegal, match="leaves the map"):
        check(game, 0, Draw(FOREST, BOARD + 1))
    held = view(game, 0).why_not_there([(0, column) for column in range(8, 12)])
    assert held is not None and held.code == "off-map"


def test_a_shape_does_not_go_on_in_the_next_row() -> None:
    """R3.4."""
    assert why_not(tell(situation(sheet()), "fishing-village"), 0, "v A10-A11,B1-B2") == "shape"


@pytest.mark.parametrize("mark", list("fvawmhx^#dFX"))
def test_a_shape_may_not_overlap_a_filled_cell(mark: str) -> None:
    """R3.4."""
    game = tell(situation(sheet(f"..{mark}")), "fishing-village")
    assert why_not(game, 0, "v A1-A4") == "overlaps"


def test_the_cells_that_overlap_are_named() -> None:
    """R3.4."""
    game = tell(situation(sheet(".ff")), "fishing-village")
    with pytest.raises(Illegal, match="overlaps A2 A3"):
        check(game, 0, Draw(VILLAGE, area("A1-A4")))


def test_a_shape_may_cover_ruins_at_any_time() -> None:
    """R3.4."""
    game = tell(situation(sheet("r..r"), setup=SOLO), "fishing-village | v A1-A4")
    assert shows(game.seats[0].sheet, "VvvV")


@pytest.mark.parametrize("mark", list("fm^#xrV"))
def test_the_gaps_of_a_shape_may_lie_over_anything(mark: str) -> None:
    """R3.4: the Pasture's two cells with one between them."""
    game = tell(situation(sheet(f".{mark}."), setup=heroes_setup(seats=1)), "pasture | a A1,A3")
    assert at(game.seats[0].sheet, "A1") == at(game.seats[0].sheet, "A3") == "a"


def test_a_shape_marked_with_a_coin_gives_one_coin() -> None:
    """R3.5."""
    assert tell(situation(setup=SOLO), "great-river | w A1-A3").seats[0].coins == 1


def test_a_shape_without_a_mark_gives_no_coin() -> None:
    """R3.5."""
    assert tell(situation(setup=SOLO), "great-river | w A3,B2-B3,C1-C2").seats[0].coins == 0


def test_only_the_player_who_draws_the_marked_shape_gets_the_coin() -> None:
    """R3.5."""
    game = tell(situation(sheet()), "great-river | w A1-A3 | w A3,B2-B3,C1-C2")
    assert [seat.coins for seat in game.seats] == [1, 0]


def test_a_single_cell_drawn_instead_of_a_marked_shape_gives_no_coin() -> None:
    """R3.5."""
    game = tell(situation(sheet(".f.", rest="f"), setup=SOLO), "farmland | a A1")
    assert game.seats[0].coins == 0


def test_the_square_of_negotiation_gives_no_coin() -> None:
    """R3.5."""
    skilled = base_setup(seats=1, skills=("negotiation", "search", "stealth"))
    game = tell(situation(sheet(), setup=skilled, coins=1), "farmland | a A1-A2,B1-B2 +negotiation")
    assert (game.seats[0].coins, game.seats[0].crossed) == (1, 1)


def test_who_can_draw_no_shape_draws_a_single_cell_anywhere_empty() -> None:
    """R3.6."""
    game = tell(situation(sheet("..f..\nfffff\n.", rest="f")), "orchard")
    assert view(game, 0).offer().fallback
    assert offered(game) == {f"{mark} {name}" for mark in "fvawm" for name in ("A1", "A2", "A4", "A5", "C1")}


@pytest.mark.parametrize("mark", list("fvawm"))
def test_the_single_cell_may_be_of_any_of_the_five_terrains_whatever_the_card_shows(mark: str) -> None:
    """R3.6: ruling."""
    game = tell(situation(sheet(".", rest="f"), setup=SOLO), f"orchard | {mark} A1")
    assert at(game.seats[0].sheet, "A1") == mark


def test_the_single_cell_is_never_a_hero() -> None:
    """R3.6: ruling, also where heroes are in play."""
    game = tell(situation(sheet("..", rest="f"), setup=base_setup(heroes=True)), "orchard")
    with pytest.raises(Illegal, match="is not a terrain of this card"):
        check(game, 0, Draw(HERO, area("A1")))


def test_a_single_cell_is_not_allowed_while_any_shape_of_the_card_fits() -> None:
    """R3.6: the small one of the two shapes is enough."""
    game = tell(situation(sheet("..f.", rest="f")), "farmland")
    assert why_not(game, 0, "a A4") == "fits"
    assert offered(game) == {"a A1-A2"}


def test_who_must_draw_a_single_cell_may_not_draw_more_nor_on_a_filled_cell() -> None:
    """R3.6."""
    game = tell(situation(sheet("..f..", rest="f")), "orchard")
    assert why_not(game, 0, "f A1-A2") == "single"
    assert why_not(game, 0, "f A3") == "overlaps"


@pytest.mark.parametrize(
    ("cells", "reason"), [(0, "has no cells"), (1 << 121, "leaves the map")], ids=["nowhere", "off the map"]
)
def test_a_single_cell_that_is_no_cell_of_the_map_is_told_so(cells: int, reason: str) -> None:
    """R3.6."""
    game = tell(situation(sheet("..f..", rest="f")), "orchard")
    with pytest.raises(Illegal, match=reason):
        check(game, 0, Draw(FOREST, cells))


def test_skills_do_not_count_when_it_is_tested_whether_a_shape_fits() -> None:
    """R3.6: Negotiation's square would fit, and the single cell is still allowed."""
    skilled = base_setup(skills=("negotiation", "search", "stealth"))
    game = tell(situation(sheet("..\n..", rest="f"), setup=skilled, coins=1), "fishing-village")
    assert why_not(game, 0, "v A1") is None
    assert why_not(game, 0, "v A1-A2,B1-B2 +negotiation") is None


def test_players_are_tested_for_the_single_cell_each_on_their_own_map() -> None:
    """R3.6."""
    game = tell(situation(sheet(), sheet("..", rest="f")), "orchard")
    assert why_not(game, 0, "f A1") == "fits"
    assert why_not(game, 1, "m A1") is None


def test_with_ruins_pending_the_shape_covers_an_empty_ruins_cell() -> None:
    """R3.7."""
    game = tell(situation(sheet("....r", rest="."), pending=True), "fishing-village")
    assert why_not(game, 0, "v A1-A4") == "ruin"
    assert why_not(game, 0, "v A2-A5") is None
    assert view(game, 0).offer().covering == area("A5")


def test_one_ruins_cell_among_several_is_enough() -> None:
    """R3.7."""
    game = tell(situation(pending=True), "fishing-village")
    assert why_not(game, 0, "v A6,B6,C6,D6") is None


def test_a_ruins_cell_that_is_drawn_over_or_destroyed_does_not_meet_the_duty() -> None:
    """R3.7: only K11 is left."""
    ruins = sheet("FX" + "." * 9 + "\n..........." * 9 + "\n..........r")
    game = tell(situation(ruins, pending=True), "hamlet")
    assert {words for words in offered(game) if "K11" not in words} == set()
    assert view(game, 0).offer().covering == area("K11")


def test_if_no_shape_can_cover_a_ruin_a_single_cell_is_drawn_even_if_a_shape_fits_elsewhere() -> None:
    """R3.7."""
    game = tell(situation(sheet("rf.....\nf"), pending=True), "orchard")
    assert view(game, 0).offer().fallback
    assert why_not(game, 0, "f E1-E3,F3") == "single"
    assert why_not(game, 0, "w A1") is None
    assert why_not(game, 0, "w F6") is None


def test_if_no_empty_ruins_cell_is_left_a_single_cell_is_drawn() -> None:
    """R3.7."""
    game = tell(situation(sheet("FX"), pending=True), "orchard")
    assert why_not(game, 0, "f E1-E3,F3") == "single"
    assert why_not(game, 0, "m F6") is None


def test_a_single_cell_drawn_for_want_of_ruins_gives_no_coin() -> None:
    """R3.7."""
    game = tell(situation(sheet("F"), setup=SOLO, pending=True), "farmland | a F6")
    assert game.seats[0].coins == 0


def test_a_marked_shape_over_a_ruin_gives_its_coin() -> None:
    """R3.7: with R3.5."""
    assert tell(situation(sheet("r"), setup=SOLO, pending=True), "farmland | a A1-A2").seats[0].coins == 1


@pytest.mark.parametrize(("setup", "card"), [(base_setup(), "rift-lands"), (heroes_setup(), "kethras-gates")])
def test_rift_lands_and_kethras_gates_bring_a_single_cell_of_any_of_five_terrains(
    setup: Setup, card: str
) -> None:
    """R3.8."""
    game = tell(situation(sheet("..", rest="f"), setup=setup), card)
    assert offered(game) == {f"{mark} {name}" for mark in "fvawm" for name in ("A1", "A2")}
    assert not view(game, 0).offer().fallback


@pytest.mark.parametrize(
    ("setup", "card"), [(base_setup(seats=1), "rift-lands"), (heroes_setup(seats=1), "kethras-gates")]
)
def test_a_monster_from_rift_lands_or_kethras_gates_is_nameless(setup: Setup, card: str) -> None:
    """R3.8."""
    game = tell(situation(sheet(), setup=setup), f"{card} | m A1")
    assert game.seats[0].sheet.monster == area("A1")
    assert game.seats[0].sheet.named == ()


def test_with_ruins_pending_the_cell_of_rift_lands_is_on_an_empty_ruins_cell() -> None:
    """R3.8."""
    game = tell(situation(sheet("r.F.r"), pending=True), "rift-lands")
    assert offered(game) == {f"{mark} {name}" for mark in "fvawm" for name in ("A1", "A5")}
    assert why_not(game, 0, "w A2") == "ruin"


def test_with_ruins_pending_and_none_left_the_cell_of_rift_lands_is_drawn_anywhere() -> None:
    """R3.8: the fallback of R3.7."""
    game = tell(situation(sheet("F.", rest="f"), pending=True), "rift-lands")
    assert view(game, 0).offer().fallback
    assert offered(game) == {f"{mark} A2" for mark in "fvawm"}


def test_a_drawing_on_the_printed_sheet_goes_round_its_mountains() -> None:
    """R3.4."""
    game = tell(situation(bare("A")), "fishing-village")
    assert why_not(game, 0, "w B1-B4") == "overlaps"
    assert why_not(game, 0, "w B5-B8") is None
