"""R7: the farm and water cards of Heroes."""

import pytest

from cartographers.boxes.heroes.edicts import clawsgrave_peaks, craylund, jorekburg, ulems_wallow
from testkit import sheet


def test_craylund_gives_seven_stars_for_each_farm_region_beside_three_water_cells() -> None:
    """R7, Craylund."""
    assert craylund(sheet("waw\n.w.")) == 7


def test_craylund_does_not_count_a_farm_region_beside_two() -> None:
    """R7, Craylund."""
    assert craylund(sheet("waw")) == 0


def test_craylund_counts_a_water_cell_once_though_it_touches_the_region_twice() -> None:
    """R7, Craylund: B2 lies beside A2 and B1, and only A3 is another."""
    assert craylund(sheet("aaw\naw.")) == 0
    assert craylund(sheet("aaw\naw.\nw..")) == 7


def test_craylund_lets_two_regions_share_the_same_water() -> None:
    """R7, Craylund."""
    assert craylund(sheet("awa\nawa\nawa")) == 14


def test_craylund_counts_a_region_once_with_more_than_three() -> None:
    """R7, Craylund."""
    assert craylund(sheet("wwwww\nwaaaw\nwwwww")) == 7


def test_craylund_takes_the_cell_of_diplomacy_for_a_farm() -> None:
    """R7, Craylund: with R9.3, here it joins two farms into one region."""
    assert craylund(sheet("wadaw\n..w")) == 7
    assert craylund(sheet("wavaw\n..w")) == 0


def test_craylund_does_not_count_destroyed_farms() -> None:
    """R7, Craylund."""
    assert craylund(sheet("wxw\n.w.")) == 0


def test_ulems_wallow_gives_four_stars_for_each_water_cell_beside_two_farm_cells() -> None:
    """R7, Ulem's Wallow."""
    assert ulems_wallow(sheet("awa")) == 4
    assert ulems_wallow(sheet("a\nw\na")) == 4


def test_ulems_wallow_does_not_count_a_water_cell_beside_one() -> None:
    """R7, Ulem's Wallow: the second farm touches at a corner."""
    assert ulems_wallow(sheet("aw.\n..a")) == 0


def test_ulems_wallow_counts_a_water_cell_once_beside_four() -> None:
    """R7, Ulem's Wallow."""
    assert ulems_wallow(sheet(".a.\nawa\n.a.")) == 4


def test_ulems_wallow_does_not_ask_whether_the_farms_are_of_one_region() -> None:
    """R7, Ulem's Wallow: round a corner."""
    assert ulems_wallow(sheet("aa\nwa")) == 4


def test_ulems_wallow_does_not_look_round_the_edge_of_the_map() -> None:
    """R7, Ulem's Wallow: K1 is beside no farm of row A, A11 none of column 1."""
    assert ulems_wallow(sheet(".........aw\na..........")) == 0


def test_ulems_wallow_takes_the_cell_of_diplomacy_for_a_farm() -> None:
    """R7, Ulem's Wallow: with R9.3."""
    assert ulems_wallow(sheet("dwa")) == 4
    assert ulems_wallow(sheet("dwd")) == 4
    assert ulems_wallow(sheet("xwa")) == 0


def test_clawsgrave_peaks_gives_five_stars_for_each_mountain_joined_to_a_farm_by_water() -> None:
    """R7, Clawsgrave Peaks."""
    assert clawsgrave_peaks(sheet("^wwa")) == 5
    assert clawsgrave_peaks(sheet("^w^\n.a.")) == 10


def test_clawsgrave_peaks_counts_a_mountain_once() -> None:
    """R7, Clawsgrave Peaks: two waters join it to two farms."""
    assert clawsgrave_peaks(sheet("aw^wa")) == 5
    assert clawsgrave_peaks(sheet("^wa\n.a.")) == 5


def test_clawsgrave_peaks_does_not_count_a_mountain_without_a_farm_or_without_water() -> None:
    """R7, Clawsgrave Peaks."""
    assert clawsgrave_peaks(sheet("^w")) == 0
    assert clawsgrave_peaks(sheet("^a")) == 0


@pytest.mark.parametrize("gap", list(".rx#f"))
def test_clawsgrave_peaks_needs_one_unbroken_water_region(gap: str) -> None:
    """R7, Clawsgrave Peaks."""
    assert clawsgrave_peaks(sheet(f"^w{gap}wa")) == 0


def test_clawsgrave_peaks_takes_the_cell_of_diplomacy_for_a_farm() -> None:
    """R7, Clawsgrave Peaks: with R9.3."""
    assert clawsgrave_peaks(sheet("^wd")) == 5


def test_jorekburg_gives_four_stars_for_each_column_with_as_many_farms_as_waters() -> None:
    """R7, Jorekburg."""
    assert jorekburg(sheet("a\nw")) == 4
    assert jorekburg(sheet("aw\nwa\n.f\naw\nwa")) == 8


def test_jorekburg_does_not_count_a_column_with_unequal_numbers() -> None:
    """R7, Jorekburg."""
    assert jorekburg(sheet("a\nw\nw")) == 0


def test_jorekburg_needs_at_least_one_of_each() -> None:
    """R7, Jorekburg: none is not as many as none."""
    assert jorekburg(sheet("f\nf")) == 0


def test_jorekburg_does_not_count_rows() -> None:
    """R7, Jorekburg."""
    assert jorekburg(sheet("aw")) == 0


def test_jorekburg_does_not_ask_where_in_the_column_they_are() -> None:
    """R7, Jorekburg."""
    assert jorekburg(sheet("a\n.\n^\nf\n.\n.\n.\n.\n.\n.\nw")) == 4


def test_jorekburg_takes_the_cell_of_diplomacy_for_a_farm() -> None:
    """R7, Jorekburg: with R9.3; a destroyed cell is neither."""
    assert jorekburg(sheet("d\nw")) == 4
    assert jorekburg(sheet("d\na\nw")) == 0
    assert jorekburg(sheet("a\nw\nx")) == 4
