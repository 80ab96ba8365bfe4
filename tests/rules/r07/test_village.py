"""R7: the village cards of the base box."""

import pytest

from cartographers.boxes.base.edicts import great_city, greengold_plains, shieldgate, wildholds
from testkit import sheet


def test_wildholds_gives_eight_stars_for_each_village_region_of_six_or_more_cells() -> None:
    """R7, Wildholds."""
    assert wildholds(sheet("vvvvvv")) == 8
    assert wildholds(sheet("vvv\nvvv")) == 8


def test_wildholds_does_not_count_a_region_of_five() -> None:
    """R7, Wildholds: the sixth touches only at a corner."""
    assert wildholds(sheet("vvvvv\n.....v")) == 0


def test_wildholds_counts_a_large_region_once() -> None:
    """R7, Wildholds: twelve cells are not two regions."""
    assert wildholds(sheet("vvvvvv\nvvvvvv")) == 8


def test_wildholds_counts_each_region() -> None:
    """R7, Wildholds."""
    assert wildholds(sheet("vvvvvv\n......\nvvvvvv")) == 16


def test_wildholds_takes_the_cell_of_diplomacy_for_a_village() -> None:
    """R7, Wildholds: with R9.3."""
    assert wildholds(sheet("vvdvvv")) == 8
    assert wildholds(sheet("vvxvvv")) == 0


def test_great_city_gives_a_star_for_each_cell_of_the_largest_village_region() -> None:
    """R7, Great City."""
    assert great_city(sheet("vvv.vv\nv......")) == 4


def test_great_city_skips_the_largest_region_when_a_mountain_touches_it() -> None:
    """R7, Great City: ruling; a smaller free region scores."""
    assert great_city(sheet("vvv^.vv\nvv...v.")) == 3


def test_great_city_asks_the_whole_region_and_not_the_cell() -> None:
    """R7, Great City: ruling; one cell beside the mountain spoils all five."""
    assert great_city(sheet("vvvvv^")) == 0


def test_great_city_does_not_mind_a_mountain_at_a_corner() -> None:
    """R7, Great City."""
    assert great_city(sheet("vv.\n..^")) == 2


def test_great_city_does_not_take_wasteland_for_a_mountain() -> None:
    """R7, Great City."""
    assert great_city(sheet("vv#")) == 2


def test_great_city_scores_one_of_two_equal_regions() -> None:
    """R7, Great City."""
    assert great_city(sheet("vv.vv")) == 2


def test_great_city_takes_the_cell_of_diplomacy_for_a_village() -> None:
    """R7, Great City: with R9.3; it joins the region, and a mountain beside it spoils it."""
    assert great_city(sheet("vdv")) == 3
    assert great_city(sheet("vd^")) == 0


def test_greengold_plains_gives_three_stars_for_each_region_beside_three_terrain_types() -> None:
    """R7, Greengold Plains."""
    assert greengold_plains(sheet("fva\n.w.")) == 3


def test_greengold_plains_does_not_count_a_region_beside_two_types() -> None:
    """R7, Greengold Plains: three forests are one type."""
    assert greengold_plains(sheet("fvf\n.w.")) == 0


@pytest.mark.parametrize("third", list("fawmh^"))
def test_greengold_plains_counts_forest_farm_water_monster_hero_and_mountain(third: str) -> None:
    """R7, Greengold Plains: with two other types beside the region."""
    one, two = [mark for mark in "faw" if mark != third][:2]
    assert greengold_plains(sheet(f"{one}v{third}\n.{two}.")) == 3


@pytest.mark.parametrize("third", list("#x.r"))
def test_greengold_plains_does_not_count_wasteland_destroyed_nor_empty_cells(third: str) -> None:
    """R7, Greengold Plains."""
    assert greengold_plains(sheet(f"fv{third}\n.w.")) == 0


def test_greengold_plains_counts_the_types_around_the_whole_region() -> None:
    """R7, Greengold Plains."""
    assert greengold_plains(sheet("fvvvva\n....w.")) == 3


def test_greengold_plains_counts_each_region_and_a_region_once() -> None:
    """R7, Greengold Plains: the left one has four types, the right one three."""
    assert greengold_plains(sheet("fvvm.mvf\n.aw...w.")) == 6


def test_greengold_plains_does_not_make_a_region_adjacent_to_a_farm_by_its_own_member() -> None:
    """R7, Greengold Plains: with R9.3; another farm beside it does count."""
    assert greengold_plains(sheet("fvd\n.w.")) == 0
    assert greengold_plains(sheet("fvda\n.w..")) == 3


def test_shieldgate_gives_two_stars_for_each_cell_of_the_second_largest_region() -> None:
    """R7, Shieldgate."""
    assert shieldgate(sheet("vvv.vv")) == 4


def test_shieldgate_takes_one_of_the_two_largest_when_they_are_equal() -> None:
    """R7, Shieldgate."""
    assert shieldgate(sheet("vvv.vvv.v")) == 6


def test_shieldgate_counts_one_second_largest_region_only() -> None:
    """R7, Shieldgate."""
    assert shieldgate(sheet("vvv.vv.vv")) == 4


def test_shieldgate_gives_nothing_with_one_region_only() -> None:
    """R7, Shieldgate."""
    assert shieldgate(sheet("vvvvvv")) == 0


def test_shieldgate_finds_the_second_wherever_the_largest_is() -> None:
    """R7, Shieldgate: in either reading order."""
    assert shieldgate(sheet("v.vvvv.vvv")) == 6
    assert shieldgate(sheet("vvv.v.vvvv")) == 6


def test_shieldgate_takes_the_cell_of_diplomacy_for_a_village() -> None:
    """R7, Shieldgate: with R9.3; it joins two regions, so that only one is left."""
    assert shieldgate(sheet("vvdvv")) == 0
    assert shieldgate(sheet("vvv.dv")) == 4
