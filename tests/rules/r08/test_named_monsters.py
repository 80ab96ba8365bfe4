"""R8.4: whose cells carry a monster's name, and whose do not."""

import pytest

from testkit import area, cells, sheet, tell
from testkit.situations import mine, now, seated, solo, worth

DRAWN = {
    "dragon": ("dragon-inferno", "A3,B1-B3,C1"),
    "zombie": ("zombie-plague", "A1"),
    "troll": ("giant-troll-ravage", "A1-A3,B2"),
    "gorgon": ("gorgon-gaze", "A1,A3,B2"),
}
WALKED = {
    "dragon": ("dragon-inferno", "I3,J1-J3,K1"),
    "zombie": ("zombie-plague", "A1"),
    "troll": ("giant-troll-ravage", "A9-A11,B10"),
    "gorgon": ("gorgon-gaze", "J9,J11,K10"),
}
NAMELESS = {
    "goblin-attack": "A1,B2,C3",
    "bugbear-assault": "A1,A3,B1,B3",
    "kobold-onslaught": "A1,B1-B2,C1",
    "gnoll-raid": "A1-A2,B1,C1-C2",
    "flayer-incursion": "A1,B1-B2",
    "insectoid-invasion": "A2,B1-B2,C1",
    "ratman-strike": "A1-A3",
    "ogre-charge": "A1-A2,B1-B2",
}


@pytest.mark.parametrize("name", DRAWN)
def test_each_cell_of_a_heroes_ambush_carries_the_monsters_name(name: str) -> None:
    """R8.4"""
    card, drawn = DRAWN[name]
    target = " x A2" if name == "gorgon" else ""
    game = tell(seated(sheet(), sheet()), f"{card} | m {drawn}{target} | m {drawn}{target}")
    assert mine(game).named == ((name, area(drawn)),)


@pytest.mark.parametrize("name", WALKED)
def test_a_heroes_ambush_that_walks_in_carries_the_monsters_name(name: str) -> None:
    """R8.4, R11.2"""
    card, drawn = WALKED[name]
    game = tell(solo(sheet()), card)
    assert mine(game).named == ((name, area(drawn)),)


def test_the_cells_a_zombie_spreads_to_are_zombies() -> None:
    """R8.4"""
    game = solo(sheet("m", zombie="A1"), display=("zombie-plague",), clock=7)
    game = tell(game, "farmland | a K1-K2")
    assert mine(game).living("zombie") == area("A1-A2,B1")


@pytest.mark.parametrize("card", ["dragon-inferno", "giant-troll-ravage", "gorgon-gaze"])
def test_the_single_cell_of_an_ambush_without_room_is_nameless(card: str) -> None:
    """R8.4, R4.2"""
    crowded = sheet(".f.", rest="f")
    game = tell(seated(crowded, crowded), f"{card} | m A1 | m A1")
    assert mine(game).monster == area("A1")
    assert mine(game).named == ()


@pytest.mark.parametrize("card", [card for card, _ in DRAWN.values()])
def test_the_two_cells_of_acrobatics_are_nameless(card: str) -> None:
    """R8.4, R9.4"""
    drawn, target = dict(DRAWN.values())[card], " x A2" if card == "gorgon-gaze" else ""
    game = tell(
        seated(sheet(), sheet(), skills="acrobatics", coins=[2, 0]),
        f"{card} | +acrobatics\n | m {drawn}{target} | m A1-A2",
    )
    assert (mine(game).monster, mine(game).named) == (area("A1-A2"), ())


@pytest.mark.parametrize(("card", "box"), [("rift-lands", "base"), ("kethras-gates", "heroes")])
def test_monsters_of_explore_cards_are_nameless(card: str, box: str) -> None:
    """R8.4, R3.8"""
    game = tell(solo(sheet(), explore=box), f"{card} | m A1")
    assert (mine(game).monster, mine(game).named) == (area("A1"), ())


def test_a_monster_drawn_as_fallback_is_nameless() -> None:
    """R8.4, R3.6"""
    game = tell(solo(sheet(".f.", rest="f")), "orchard | m A1")
    assert (mine(game).monster, mine(game).named) == (area("A1"), ())


def test_a_monster_drawn_by_a_skill_is_nameless_even_beside_a_zombie() -> None:
    """R8.4"""
    game = solo(sheet("m", zombie="A1"), "cure-wounds", coins=1)
    game = tell(game, "rift-lands | f K1 +cure-wounds m A2-A3")
    assert mine(game).all_of("zombie") == area("A1")


@pytest.mark.parametrize("card", NAMELESS)
def test_monsters_of_base_and_add_on_ambushes_are_nameless(card: str) -> None:
    """R8.4"""
    game = tell(seated(sheet(), sheet()), f"{card} | m {NAMELESS[card]} | m {NAMELESS[card]}")
    assert (mine(game).monster, mine(game).named) == (area(NAMELESS[card]), ())


@pytest.mark.parametrize("card", NAMELESS)
def test_base_and_add_on_ambushes_have_no_effect_of_their_own(card: str) -> None:
    """R8.4"""
    game = tell(solo(sheet()), card)
    assert (game.phase, game.display) == ("reveal", ())


def test_nameless_monsters_do_not_spread_with_the_zombies() -> None:
    """R8.4, R8.6"""
    game = solo(sheet("m..m", zombie="A1"), display=("zombie-plague",), clock=7)
    game = tell(game, "farmland | a K1-K2")
    assert cells(mine(game).monster) == "A1-A2,A4,B1"


def test_a_nameless_monster_gives_the_troll_nothing_to_destroy() -> None:
    """R8.4, R8.7"""
    game = solo(sheet("m"), display=("giant-troll-ravage",), clock=7)
    game = tell(game, "farmland | a K1-K2")
    assert (game.phase, game.season) == ("reveal", 1)


def test_named_or_not_a_monster_costs_the_same() -> None:
    """R8.4, R5.1"""
    assert now(solo(sheet("m", dragon="A1"))).monsters == now(solo(sheet("m"))).monsters == 2


def test_monsters_of_different_names_are_one_terrain_type() -> None:
    """R8.4, R1.2"""
    assert worth("banded-hills", sheet("fvamm", zombie="A4", troll="A5")) == 0


def test_living_means_not_destroyed() -> None:
    """R8.4"""
    assert sheet("mx", zombie="A1-A2").living("zombie") == area("A1")
