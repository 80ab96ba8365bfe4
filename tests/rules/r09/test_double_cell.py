"""R9.3: Diplomacy's cell is a farm cell and a village cell at once."""

import pytest

from testkit import area, at, sheet, tell
from testkit.situations import mine, now, seated, solo, worth


def test_the_cell_is_drawn_as_farm_and_village() -> None:
    """R9.3"""
    game = tell(solo(sheet(), "diplomacy", coins=1), "orchard | f C1-C3,D3 +diplomacy d A1")
    assert (mine(game).farm, mine(game).village) == (area("A1"), area("A1"))


@pytest.mark.parametrize(
    ("edict", "picture", "stars"),
    [
        ("canal-lake", "wd", 2),
        ("mages-valley", "^d", 1),
        ("the-golden-granary", "D", 3),
        ("shoreside-expanse", "...\n.d.", 3),
        ("craylund", "wdw\n.w", 7),
        ("ulems-wallow", "dwd", 4),
        ("clawsgrave-peaks", "^wd", 5),
        ("jorekburg", "d\nw", 4),
    ],
)
def test_asked_for_farm_the_cell_answers_yes(edict: str, picture: str, stars: int) -> None:
    """R9.3"""
    assert worth(edict, sheet(picture)) == stars


@pytest.mark.parametrize(
    ("edict", "picture", "stars"),
    [
        ("wildholds", "vvvvvd", 8),
        ("great-city", "d", 1),
        ("great-city", "^d", 0),
        ("greengold-plains", "fdw\n.m", 3),
        ("shieldgate", "vv.d", 2),
        ("traylo-monastery", "vvvd", 7),
        ("outer-enclave", "d", 2),
        ("gnomish-colony", "vv\nvd", 6),
        ("caravansary", "dv", 3),
        ("deepwood", "fffffd", 0),
    ],
)
def test_asked_for_village_the_cell_answers_yes(edict: str, picture: str, stars: int) -> None:
    """R9.3"""
    assert worth(edict, sheet(picture)) == stars


def test_the_cell_lies_in_one_farm_region_and_one_village_region_together() -> None:
    """R9.3"""
    both = sheet("vvvdaaa")
    assert worth("great-city", both) == 4
    assert worth("caravansary", both) == 1 + 4
    assert worth("craylund", sheet("aadww\n..w")) == 0
    assert worth("craylund", sheet("aadww\nw.w")) == 7


def test_the_cell_joins_two_villages_and_two_farms_across_each_other() -> None:
    """R9.3: through it both regions pass"""
    crossing = sheet(".v.\nada\n.v.")
    assert worth("great-city", crossing) == 3
    assert worth("shieldgate", crossing) == 0
    assert worth("shoreside-expanse", sheet("....\n..v.\n.ada\n..v")) == 3


def test_as_a_member_the_cell_never_makes_its_own_village_region_adjacent_to_farm() -> None:
    """R9.3: Greengold Plains"""
    assert worth("greengold-plains", sheet("fvdw")) == 0
    assert worth("greengold-plains", sheet("fvdw\n..a")) == 3


def test_the_cell_makes_other_regions_adjacent_to_farm_and_village() -> None:
    """R9.3: a water region beside it is beside farm, a forest beside it is beside village"""
    assert worth("shoreside-expanse", sheet("....\n.wd.")) == 0
    assert worth("deepwood", sheet("ffff\nfd")) == 0


def test_in_banded_hills_the_cell_gives_both_types() -> None:
    """R9.3"""
    assert worth("banded-hills", sheet("fwmd")) == 4
    assert worth("banded-hills", sheet("fwd")) == 0


def test_in_banded_hills_the_cell_gives_no_type_twice() -> None:
    """R9.3"""
    assert worth("banded-hills", sheet("fwda")) == 0


def test_it_is_one_filled_cell() -> None:
    """R9.3"""
    assert sheet("d").filled == area("A1")
    assert worth("borderlands", sheet("dffffffffff")) == 6
    assert worth("lost-barony", sheet("d")) == 3


def test_the_cell_counts_once_for_each_card_that_asks_for_cells() -> None:
    """R9.3: one star for the farm beside water, although it is village too"""
    assert worth("canal-lake", sheet("wdw")) == 3


def test_a_monster_beside_the_cell_costs_nothing_for_it() -> None:
    """R9.3, R5.1: it is filled"""
    assert now(solo(sheet("md\n."))).monsters == 1


def test_destroyed_the_cell_is_neither() -> None:
    """R9.3"""
    game = tell(seated(sheet(".d"), sheet()), "gorgon-gaze | m K1,K3,J2 x K2 | m A1,A3,B2 x A2")
    assert (at(mine(game), "A2"), mine(game).farm, mine(game).village) == ("x", 0, 0)


def test_the_cell_may_be_drawn_on_a_ruin() -> None:
    """R9.3, R3.4"""
    game = tell(solo(sheet("r"), "diplomacy", coins=1), "orchard | f C1-C3,D3 +diplomacy d A1")
    assert at(mine(game), "A1") == "D"
