"""What a player who holds a shape over the map is told when a skill is to be used (R3.4, R9.2)."""

import pytest

from cartographers.rules.area import BOARD, cells, place
from cartographers.rules.decision import Declare, Draw, Extra, Post
from cartographers.rules.state import Game
from cartographers.rules.terrain import DOUBLE, FARM, FOREST, VILLAGE, WATER, Terrain
from cartographers.rules.view import view
from testkit import area, sheet, tell, why_not
from testkit.situations import seated, solo


def told(game: Game, where: str, terrain: Terrain = FOREST, skill: str = "") -> str | None:
    """The reason against a shape held over these cells."""
    places = [place(one) for one in cells(area(where))]
    reason = view(game, 0).why_not_there(places, terrain, skill)
    return reason.code if reason else None


@pytest.mark.parametrize(
    ("skill", "terrain"),
    [("search", FOREST), ("diplomacy", FARM), ("cure-wounds", FOREST), ("secret-lore", VILLAGE)],
)
def test_a_shape_that_covers_no_ruin_is_told_so_with_a_skill_too(skill: str, terrain: Terrain) -> None:
    """R3.7, R9.2 (d)"""
    game = tell(solo(sheet("r\nm"), skill, coins=3, pending=True), "orchard")
    assert told(game, "C1-C3,D3") == "ruin"
    assert told(game, "C1-C3,D3", terrain, skill) == "ruin"


def test_a_square_of_negotiation_that_covers_no_ruin_is_told_so() -> None:
    """R9.2 (d)"""
    game = tell(solo(sheet("r"), "negotiation", coins=1, pending=True), "orchard")
    assert why_not(game, 0, "f C1-C2,D1-D2 +negotiation") == "ruin"
    assert told(game, "C1-C2,D1-D2", skill="negotiation") == "ruin"


def test_a_shape_of_stealth_that_covers_no_ruin_is_told_so() -> None:
    """R9.2 (d)"""
    game = tell(solo(sheet("r"), "stealth", pending=True), "fishing-village")
    assert why_not(game, 0, "w C1-C2 +stealth") == "ruin"
    assert told(game, "C1-C2", WATER, "stealth") == "ruin"


def test_a_square_of_negotiation_that_leaves_the_map_is_told_so() -> None:
    """R3.4, R9.2: only Stealth may stick out"""
    game = tell(solo(sheet(), "negotiation", coins=1), "orchard")
    held = view(game, 0).why_not_there([(-1, 0), (-1, 1), (0, 0), (0, 1)], FOREST, "negotiation")
    assert held is not None and held.code == "off-map"


def test_a_shape_that_leaves_the_map_is_told_so_with_a_skill_too() -> None:
    """R3.4"""
    game = tell(solo(sheet(), "search"), "fishing-village")
    held = view(game, 0).why_not_there([(0, -1), (0, 0), (0, 1), (0, 2)], WATER, "search")
    assert held is not None and held.code == "off-map"


def test_a_shape_of_stealth_may_be_held_over_the_edge() -> None:
    """R9.2 (e)"""
    game = tell(solo(sheet(), "stealth"), "fishing-village")
    assert view(game, 0).why_not_there([(0, -1), (0, 0), (0, 1), (0, 2)], WATER, "stealth") is None


def test_where_only_a_single_cell_may_be_drawn_that_is_told_with_a_skill_too() -> None:
    """R3.6, R9.2 (b)"""
    game = tell(solo(sheet("r"), "search", pending=True), "orchard")
    lonely = tell(solo(sheet("rf\nff"), "search", pending=True), "orchard")
    assert told(game, "A1-A3,B3", skill="search") is None
    assert told(lonely, "C1-C3,D3") == "single"
    assert told(lonely, "C1-C3,D3", skill="search") == "single"


def test_an_offer_with_a_skill_says_whether_it_is_the_fallback() -> None:
    """R9.2 (b), R3.7: the single cell need not lie on a ruin"""
    game = tell(solo(sheet("rf\nff"), "search", pending=True), "orchard")
    plain, searching = view(game, 0).offer(), view(game, 0).offer("search")
    assert (plain.fallback, plain.covering) == (True, BOARD)
    assert (searching.fallback, searching.covering) == (True, BOARD)


def test_an_overlap_is_told_with_a_skill_too() -> None:
    """R3.4"""
    game = tell(solo(sheet("f"), "search"), "orchard")
    assert told(game, "A1-A3,B3", FARM, "search") == "overlaps"


def test_a_shape_held_over_something_drawn_is_told_of_it_before_all_else() -> None:
    """R3.4: whatever is wrong besides."""
    game = tell(solo(sheet("f"), "search"), "orchard")
    held = view(game, 0).why_not_there([(0, 0), (0, 1)], FOREST)
    assert held is not None and (held.code, held.area) == ("overlaps", area("A1"))
    assert told(game, "B1-B2") == "shape"


def test_who_is_not_asked_is_told_so_whatever_is_held() -> None:
    """R3.3"""
    assert told(solo(sheet()), "A1") == "not-asked"


def test_monsters_held_over_the_neighbours_map_are_always_monsters() -> None:
    """R4.1: no terrain is chosen for them."""
    game = tell(seated(sheet(), sheet()), "goblin-attack")
    assert told(game, "A1,B2,C3") is None
    assert told(game, "A1-A2") == "shape"


def test_nothing_can_be_held_where_nothing_is_drawn() -> None:
    """R9.4: a declaration is no drawing."""
    assert told(tell(solo(sheet(), "diplomacy", coins=1), "goblin-attack"), "A1") == "kind"


def test_who_uses_no_skill_draws_nothing_besides() -> None:
    """R9.2"""
    game = tell(solo(sheet(), "search"), "orchard")
    reason = view(game, 0).why_not(Draw(FOREST, area("A1-A3,B3"), "", Extra(FOREST, area("K1"))))
    assert reason is not None and reason.code == "unasked"


def test_who_posts_a_hero_without_a_skill_draws_nothing_besides() -> None:
    """R8.1, R9.5"""
    game = tell(solo(sheet(), "diplomacy", coins=1), "freyla-the-true")
    marks = next(iter(view(game, 0).marks(area("F6"))))
    assert view(game, 0).why_not(Post(area("F6"), marks)) is None
    reason = view(game, 0).why_not(Post(area("F6"), marks, "", Extra(DOUBLE, area("K1"))))
    assert reason is not None and reason.code == "unasked"


def test_only_a_shelter_is_declared_upright() -> None:
    """R9.4, R9.5"""
    game = tell(solo(sheet(), "diplomacy", coins=1), "goblin-attack")
    extra = Extra(DOUBLE, area("K1"))
    assert view(game, 0).why_not(Declare("diplomacy", extra)) is None
    reason = view(game, 0).why_not(Declare("diplomacy", extra, upright=True))
    assert reason is not None and reason.code == "unasked"
