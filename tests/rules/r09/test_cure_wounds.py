"""Cure Wounds: a 1×2 beside a living monster (R9.2 e)."""

import pytest

from testkit import area, base_setup, sheet, situation, tell, why_not
from testkit.situations import mine, now, solo, track

SHAPE = "f F1-F3,G3"


def test_cure_wounds_draws_a_pair_beside_a_monster() -> None:
    """R9.2 (e)"""
    game = tell(solo(sheet("m"), "cure-wounds", coins=1), f"orchard | {SHAPE} +cure-wounds a A2-A3")
    assert mine(game).farm == area("A2-A3")


@pytest.mark.parametrize("where", ["A2-A3", "B1,C1", "B1-B2", "A2,B2"])
def test_the_pair_may_be_turned(where: str) -> None:
    """R9.2: shapes on skill cards may be rotated"""
    game = tell(solo(sheet("m"), "cure-wounds", coins=1), "orchard")
    assert why_not(game, 0, f"{SHAPE} +cure-wounds f {where}") is None


@pytest.mark.parametrize("where", ["A3-A4", "B2-B3", "K1-K2"], ids=["two off", "diagonal", "far"])
def test_the_pair_must_touch_a_monster(where: str) -> None:
    """R9.2 (e)"""
    game = tell(solo(sheet("m"), "cure-wounds", coins=1), "orchard")
    assert why_not(game, 0, f"{SHAPE} +cure-wounds f {where}") == "second"


@pytest.mark.parametrize("where", ["A2", "A2-A4", "A2,B1"], ids=["one", "three", "apart"])
def test_the_pair_is_two_cells_side_by_side(where: str) -> None:
    """R9.2"""
    game = tell(solo(sheet("m"), "cure-wounds", coins=1), "orchard")
    assert why_not(game, 0, f"{SHAPE} +cure-wounds f {where}") == "second"


def test_the_pair_may_have_any_terrain_of_the_card_not_only_the_shapes() -> None:
    """R9.2 (e)"""
    game = tell(solo(sheet("m"), "cure-wounds", coins=1), "orchard")
    assert why_not(game, 0, f"{SHAPE} +cure-wounds f A2-A3") is None
    assert why_not(game, 0, f"{SHAPE} +cure-wounds a A2-A3") is None
    assert why_not(game, 0, f"{SHAPE} +cure-wounds w A2-A3") == "second"


@pytest.mark.parametrize("name", ["dragon", "zombie", "troll", "gorgon"])
def test_any_living_monster_will_do_named_or_not(name: str) -> None:
    """R9.2 (e)"""
    game = tell(solo(sheet("m", **{name: "A1"}), "cure-wounds", coins=1), "orchard")
    assert why_not(game, 0, f"{SHAPE} +cure-wounds f A2-A3") is None


def test_a_destroyed_monster_will_not_do() -> None:
    """R9.2 (e): living"""
    game = tell(solo(sheet("x", zombie="A1"), "cure-wounds", coins=1), "orchard")
    assert why_not(game, 0, f"{SHAPE} +cure-wounds f A2-A3") == "second"


def test_a_monster_drawn_this_turn_will_do() -> None:
    """R9.2 (e)"""
    game = tell(solo(sheet(), "cure-wounds", coins=1), "rift-lands")
    assert why_not(game, 0, "m A1 +cure-wounds f A2-A3") is None


def test_the_monster_must_stand_outside_the_pair() -> None:
    """R9.2 (e): two monsters do not touch each other into being cured"""
    game = tell(solo(sheet(), "cure-wounds", coins=1), "rift-lands")
    assert why_not(game, 0, "f K1 +cure-wounds m A2-A3") == "second"
    assert why_not(game, 0, "m A1 +cure-wounds m A2-A3") is None


def test_the_pair_must_fit() -> None:
    """R9.2 (c), R3.4"""
    game = tell(solo(sheet("m.f"), "cure-wounds", coins=1), "orchard")
    assert why_not(game, 0, f"{SHAPE} +cure-wounds f A2-A3") == "second"


def test_cure_wounds_keeps_the_shapes_coin() -> None:
    """R9.2 (f)"""
    game = tell(solo(sheet("m"), "cure-wounds", coins=1), "farmland | a K1-K2 +cure-wounds a A2-A3")
    assert track(game) == (2, 1)


def test_cure_wounds_in_a_real_turn() -> None:
    """R9.2: the goblins stand on I9, J10 and K11; the pair fills one of the six cells beside them"""
    setup = base_setup(seats=1, skills=("concentration", "cure-wounds", "stealth"))
    game = tell(
        situation(setup=setup),
        """
        goblin-attack
        farmland | a A1-A2
        """,
    )
    assert now(game).monsters == 6
    game = tell(game, "orchard | f A3-A5,B5 +cure-wounds f J11,I11")
    assert track(game) == (1, 1)
    # Sentinel Wood: A3 to A5, I11, J11; the monsters' toll is one less, for J11.
    assert now(game) == (5, 0, 0, 5)
