"""R1: the words of the game."""

import pytest

from cartographers.boxes import shelf
from cartographers.boxes.base.edicts import sentinel_wood, stoneside_forest, the_cauldrons, treetower
from cartographers.boxes.heroes.edicts import clawsgrave_peaks
from cartographers.rules.area import BOARD, EDGE, around, cell, neighbours, regions, size
from cartographers.rules.decision import Draw
from cartographers.rules.game import commit
from cartographers.rules.reason import Illegal
from cartographers.rules.sheet import destroy, draw
from cartographers.rules.terrain import DRAWN, FOREST, MONSTER, MOUNTAIN
from testkit import area, bare, cells, offered, sheet, situation, tell


def test_a_map_is_eleven_rows_of_eleven_cells() -> None:
    """R1.1: rows A to K from the top, columns 1 to 11 from the left."""
    assert size(BOARD) == 121
    assert area("A1") == cell(0, 0)
    assert area("A11") == cell(0, 10)
    assert area("K1") == cell(10, 0)
    assert area("K11") == cell(10, 10)


def test_sides_a_and_b_are_of_the_base_box_and_c_and_d_of_heroes() -> None:
    """R1.1."""
    assert [sheet.key for sheet in shelf().boxes["base"].sheets] == ["A", "B"]
    assert [sheet.key for sheet in shelf().boxes["heroes"].sheets] == ["C", "D"]


def test_every_player_has_the_same_side_of_the_sheet() -> None:
    """R1.1."""
    maps = [seat.sheet for seat in situation().seats]
    assert maps == [bare("A"), bare("A")]


@pytest.mark.parametrize(("side", "wasteland"), [("A", 0), ("B", 7), ("C", 0), ("D", 7)])
def test_only_the_sides_b_and_d_have_wasteland_cells(side: str, wasteland: int) -> None:
    """R1.1."""
    assert size(bare(side).wasteland) == wasteland


def test_the_terrain_types_are_seven_and_each_cell_has_the_one_drawn() -> None:
    """R1.2."""
    seven = sheet("fvawmh^")
    assert [cells(kind) for kind in seven.terrains] == ["A1", "A2", "A3", "A4", "A5", "A6", "A7"]


def test_a_wasteland_and_a_destroyed_cell_have_no_terrain_type() -> None:
    """R1.2."""
    assert not any(sheet("#x").terrains)


def test_mountains_can_never_be_drawn() -> None:
    """R1.2."""
    game = tell(situation(sheet()), "rift-lands")
    with pytest.raises(Illegal, match="is not a terrain of this card"):
        commit(game, 0, Draw(MOUNTAIN, area("A1")))


def test_every_explore_card_brings_only_the_five_terrains_that_can_be_drawn() -> None:
    """R1.2."""
    for box in ("base", "heroes"):
        for card in shelf().boxes[box].explore:
            assert set(card.terrains) <= set(DRAWN)


@pytest.mark.parametrize("mark", list("fvawmhdx^#FVAWMHDX"))
def test_drawn_destroyed_mountain_and_wasteland_cells_are_filled(mark: str) -> None:
    """R1.3."""
    assert sheet(mark).filled == area("A1")


@pytest.mark.parametrize("mark", list(".r"))
def test_all_other_cells_are_empty_and_so_is_a_bare_ruins_cell(mark: str) -> None:
    """R1.3."""
    assert sheet(mark).empty == BOARD


def test_an_attack_mark_does_not_fill_a_cell() -> None:
    """R1.3."""
    marked = sheet(marks="A1-A3")
    assert marked.empty == BOARD
    assert "f A1" in offered(tell(situation(marked), "rift-lands"))


def test_a_ruins_cell_is_filled_by_a_drawing_and_stays_a_ruins_cell() -> None:
    """R1.3."""
    drawn = draw(sheet("r"), FOREST, area("A1"))
    assert drawn.filled == area("A1")
    assert drawn.ruins == area("A1")
    assert not drawn.free_ruins


def test_a_ruins_cell_is_filled_by_destruction_and_stays_a_ruins_cell() -> None:
    """R1.3."""
    destroyed = destroy(sheet("r"), area("A1"))
    assert destroyed.filled == area("A1")
    assert destroyed.ruins == area("A1")
    assert not destroyed.free_ruins


def test_cells_that_share_a_side_are_adjacent() -> None:
    """R1.4."""
    assert neighbours(area("C3")) == area("B3,C2,C4,D3")


def test_diagonal_cells_are_never_adjacent() -> None:
    """R1.4."""
    assert not neighbours(area("C3")) & area("B2,B4,D2,D4")


def test_the_last_cell_of_a_row_is_not_adjacent_to_the_first_of_the_next() -> None:
    """R1.4."""
    assert neighbours(area("A11")) == area("A10,B11")
    assert neighbours(area("B1")) == area("A1,B2,C1")
    assert neighbours(area("K11")) == area("J11,K10")


def test_the_outer_rows_and_columns_are_adjacent_to_the_edge() -> None:
    """R1.4."""
    inside = "B2-B10,C2-C10,D2-D10,E2-E10,F2-F10,G2-G10,H2-H10,I2-I10,J2-J10"
    assert BOARD & ~area(inside) == EDGE
    assert sentinel_wood(sheet("f.........f")) == 2


def test_a_region_is_a_largest_set_of_cells_joined_side_to_side() -> None:
    """R1.5."""
    woods = sheet("""
        ff.f
        f..f
        .f..
    """).forest
    assert [cells(region) for region in regions(woods)] == ["A1-A2,B1", "A4,B4", "C2"]


def test_a_single_cell_is_a_region() -> None:
    """R1.5."""
    assert list(regions(area("F6"))) == [area("F6")]


def test_a_region_is_adjacent_to_the_cells_outside_it_that_share_a_side() -> None:
    """R1.5."""
    assert around(area("A1-A2")) == area("A3,B1-B2")


def test_a_ring_is_one_region_and_is_adjacent_to_the_cell_it_encloses() -> None:
    """R1.5."""
    ring = area("B2-B4,C2,C4,D2-D4")
    assert list(regions(ring)) == [ring]
    assert around(ring) & area("C3")


def test_two_cells_are_connected_when_both_are_adjacent_to_one_region() -> None:
    """R1.6."""
    assert stoneside_forest(sheet("^ff^")) == 6
    assert clawsgrave_peaks(sheet("^wwa")) == 5


def test_two_regions_that_only_touch_at_a_corner_connect_nothing() -> None:
    """R1.6."""
    across = sheet("""
        ^f..
        ..f^
    """)
    assert stoneside_forest(across) == 0


def test_two_mountains_side_by_side_are_not_connected_by_that() -> None:
    """R1.6."""
    assert stoneside_forest(sheet("^^")) == 0


@pytest.mark.parametrize("beside", list("fvawmhx^#d"))
def test_a_cell_is_surrounded_by_filled_cells_of_any_kind(beside: str) -> None:
    """R1.7."""
    assert treetower(sheet(f".{beside}.\n{beside}f{beside}\n.{beside}.")) == 1


def test_the_edge_of_the_map_surrounds_like_a_filled_cell() -> None:
    """R1.7."""
    corner = sheet("""
        .f
        f.
    """)
    assert the_cauldrons(corner) == 1


@pytest.mark.parametrize("beside", list(".r"))
def test_a_cell_with_one_empty_side_is_not_surrounded(beside: str) -> None:
    """R1.7."""
    assert treetower(sheet(f".f.\nff{beside}\n.f.")) == 0


def test_an_attack_mark_surrounds_nothing() -> None:
    """R1.7: with R1.3."""
    marked = sheet(
        """
        .
        f
        """,
        marks="A2",
    )
    assert the_cauldrons(marked) == 0


def test_a_monster_on_an_attack_mark_is_filled_but_of_no_type() -> None:
    """R1.2: with R8.2."""
    struck = draw(sheet(marks="A1"), MONSTER, area("A1"))
    assert struck.filled == area("A1")
    assert not any(struck.terrains)
