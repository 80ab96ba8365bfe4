"""R7: the farm and water cards of the base box."""

import pytest

from cartographers.boxes.base.edicts import (
    canal_lake,
    mages_valley,
    shoreside_expanse,
    the_golden_granary,
)
from testkit import sheet


def test_canal_lake_gives_a_star_for_each_water_beside_a_farm_and_each_farm_beside_water() -> None:
    """R7, Canal Lake."""
    assert canal_lake(sheet("aw")) == 2
    assert canal_lake(sheet("aaww")) == 2


def test_canal_lake_counts_each_cell_once() -> None:
    """R7, Canal Lake: the water in the middle touches four farms."""
    assert canal_lake(sheet(".a.\nawa\n.a.")) == 5


def test_canal_lake_does_not_count_cells_that_touch_at_a_corner() -> None:
    """R7, Canal Lake."""
    assert canal_lake(sheet("a.\n.w")) == 0


def test_canal_lake_does_not_count_farm_beside_farm_nor_water_beside_water() -> None:
    """R7, Canal Lake."""
    assert canal_lake(sheet("aa.ww")) == 0


def test_canal_lake_takes_the_cell_of_diplomacy_for_a_farm() -> None:
    """R7, Canal Lake: with R9.3."""
    assert canal_lake(sheet("dw")) == 2


def test_canal_lake_counts_no_destroyed_cell() -> None:
    """R7, Canal Lake."""
    assert canal_lake(sheet("xw")) == 0


def test_mages_valley_gives_two_stars_for_water_and_one_for_farm_beside_a_mountain() -> None:
    """R7, Mages Valley."""
    assert mages_valley(sheet("w^.")) == 2
    assert mages_valley(sheet(".^a")) == 1
    assert mages_valley(sheet("w^a")) == 3


def test_mages_valley_counts_a_cell_between_two_mountains_once() -> None:
    """R7, Mages Valley."""
    assert mages_valley(sheet("^w^")) == 2
    assert mages_valley(sheet("^a^")) == 1


def test_mages_valley_does_not_count_across_a_corner_nor_beside_wasteland() -> None:
    """R7, Mages Valley."""
    assert mages_valley(sheet("^.\n.w")) == 0
    assert mages_valley(sheet("w#a")) == 0


def test_mages_valley_takes_the_cell_of_diplomacy_for_a_farm() -> None:
    """R7, Mages Valley: with R9.3."""
    assert mages_valley(sheet("d^")) == 1


def test_mages_valley_does_not_count_other_terrain() -> None:
    """R7, Mages Valley."""
    assert mages_valley(sheet("f^v\n.m.")) == 0


def test_the_golden_granary_gives_a_star_for_each_water_cell_beside_a_ruins_cell() -> None:
    """R7, The Golden Granary."""
    assert the_golden_granary(sheet("wr")) == 1


@pytest.mark.parametrize("ruins", list("rFVWMHXD"))
def test_the_golden_granary_does_not_ask_whether_the_ruins_cell_is_filled(ruins: str) -> None:
    """R7, The Golden Granary: the ruins cell itself gives nothing here unless it is a farm."""
    farm_on_it = 3 if ruins == "D" else 0
    assert the_golden_granary(sheet(f"w{ruins}")) == 1 + farm_on_it


def test_the_golden_granary_gives_three_stars_for_each_farm_cell_on_a_ruins_cell() -> None:
    """R7, The Golden Granary."""
    assert the_golden_granary(sheet("AaA")) == 6


def test_the_golden_granary_does_not_count_water_on_ruins_nor_farm_beside_them() -> None:
    """R7, The Golden Granary."""
    assert the_golden_granary(sheet("W.ar")) == 0


def test_the_golden_granary_counts_water_on_ruins_beside_other_ruins() -> None:
    """R7, The Golden Granary."""
    assert the_golden_granary(sheet("WW")) == 2


def test_the_golden_granary_counts_water_between_two_ruins_once() -> None:
    """R7, The Golden Granary."""
    assert the_golden_granary(sheet("rwr")) == 1


def test_the_golden_granary_takes_the_cell_of_diplomacy_for_a_farm() -> None:
    """R7, The Golden Granary: with R9.3; destroyed it is none."""
    assert the_golden_granary(sheet("D")) == 3
    assert the_golden_granary(sheet("X")) == 0


def test_shoreside_expanse_gives_three_stars_for_each_farm_region_off_water_and_edge() -> None:
    """R7, Shoreside Expanse."""
    assert shoreside_expanse(sheet("....\n.aa.")) == 3


def test_shoreside_expanse_gives_three_stars_for_each_water_region_off_farm_and_edge() -> None:
    """R7, Shoreside Expanse."""
    assert shoreside_expanse(sheet("......\n.w.w..")) == 6


@pytest.mark.parametrize("mark", list("aw"))
def test_shoreside_expanse_does_not_count_a_region_with_one_cell_at_the_edge(mark: str) -> None:
    """R7, Shoreside Expanse."""
    assert shoreside_expanse(sheet(f"..{mark}\n.{mark * 2}")) == 0


def test_shoreside_expanse_does_not_count_farm_and_water_that_touch() -> None:
    """R7, Shoreside Expanse: neither of the two."""
    assert shoreside_expanse(sheet(".....\n.aaw.")) == 0


def test_shoreside_expanse_does_not_mind_a_corner() -> None:
    """R7, Shoreside Expanse."""
    assert shoreside_expanse(sheet("....\n.a..\n..w.")) == 6


def test_shoreside_expanse_does_not_mind_other_terrain() -> None:
    """R7, Shoreside Expanse."""
    assert shoreside_expanse(sheet(".^.\nfa#\n.x.")) == 3


def test_shoreside_expanse_takes_the_cell_of_diplomacy_for_a_farm() -> None:
    """R7, Shoreside Expanse: with R9.3."""
    assert shoreside_expanse(sheet("....\n.d..")) == 3
    assert shoreside_expanse(sheet("....\n.dw.")) == 0
    assert shoreside_expanse(sheet("....\n.da.")) == 3
