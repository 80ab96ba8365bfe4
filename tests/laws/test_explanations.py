"""Laws of explanations: they sum to the score, and their cells are where the card looks (R7)."""

from collections.abc import Sequence

import pytest
from hypothesis import given

from cartographers.boxes import shelf
from cartographers.rules.area import COLUMNS, DIAGONALS, ROWS, place, regions, size
from cartographers.rules.season import monsters_toll
from cartographers.rules.sheet import Sheet
from cartographers.rules.stars import Part, explain
from testkit.random_sheets import sheets

#: Cards that count cells, and the areas these lie in.
CELLS_OF = {
    "sentinel-wood": ("forest",),
    "treetower": ("forest",),
    "heart-of-the-forest": ("forest",),
    "stoneside-forest": ("mountain",),
    "clawsgrave-peaks": ("mountain",),
    "canal-lake": ("farm", "water"),
    "mages-valley": ("farm", "water"),
    "the-golden-granary": ("farm", "water"),
    "ulems-wallow": ("water",),
    "outer-enclave": ("empty",),
    "the-cauldrons": ("empty",),
}
#: Cards that count lines, and which.
LINES_OF: dict[str, Sequence[int]] = {
    "greenbough": ROWS + COLUMNS,
    "borderlands": ROWS + COLUMNS,
    "dwarvenholds": ROWS + COLUMNS,
    "the-broken-road": DIAGONALS,
    "sleepy-valley": ROWS,
    "banded-hills": ROWS,
    "jorekburg": COLUMNS,
    "silos": COLUMNS[::2],
}
#: Cards that count regions, and of which terrain.
REGIONS_OF = {
    "deepwood": ("forest",),
    "shoreside-expanse": ("farm", "water"),
    "craylund": ("farm",),
    "wildholds": ("village",),
    "great-city": ("village",),
    "greengold-plains": ("village",),
    "shieldgate": ("village",),
    "traylo-monastery": ("village",),
    "gnomish-colony": ("village",),
    "caravansary": ("village",),
    "starlit-sigil": ("empty",),
}
#: Cards of which one thing counts.
AT_MOST_ONE = {"great-city", "shieldgate", "caravansary", "faunlost-thicket", "lost-barony"}


def parts(edict: str, one: Sheet) -> tuple[Part, ...]:
    return explain(shelf().edicts[edict].worth, one).parts


def test_every_card_is_explained_here() -> None:
    """R7"""
    explained = {*CELLS_OF, *LINES_OF, *REGIONS_OF, "faunlost-thicket", "lost-barony"}
    assert explained == set(shelf().edicts)


@pytest.mark.parametrize("edict", sorted(shelf().edicts))
@given(one=sheets())
def test_an_explanation_sums_to_the_score(edict: str, one: Sheet) -> None:
    """R7"""
    assert sum(part.stars for part in parts(edict, one)) == shelf().edicts[edict].worth(one)


@pytest.mark.parametrize("edict", sorted(shelf().edicts))
@given(one=sheets())
def test_no_part_is_told_twice_and_each_gives_something(edict: str, one: Sheet) -> None:
    """R7"""
    told = parts(edict, one)
    assert len({part.cells for part in told}) == len(told)
    assert all(part.stars > 0 for part in told)


@pytest.mark.parametrize("edict", CELLS_OF)
@given(one=sheets())
def test_counted_cells_lie_where_the_card_looks(edict: str, one: Sheet) -> None:
    """R7"""
    within = 0
    for name in CELLS_OF[edict]:
        within |= getattr(one, name)
    for part in parts(edict, one):
        assert (part.kind, size(part.cells), part.cells & ~within) == ("cell", 1, 0)


@pytest.mark.parametrize("edict", LINES_OF)
@given(one=sheets())
def test_counted_lines_are_whole_lines_of_the_card(edict: str, one: Sheet) -> None:
    """R7: a row or column means all eleven cells"""
    assert all(part.kind == "line" and part.cells in LINES_OF[edict] for part in parts(edict, one))


@pytest.mark.parametrize("edict", REGIONS_OF)
@given(one=sheets())
def test_counted_regions_are_whole_regions_of_the_cards_terrain(edict: str, one: Sheet) -> None:
    """R7, R1.5"""
    known = {region for name in REGIONS_OF[edict] for region in regions(getattr(one, name))}
    assert all(part.kind == "region" and part.cells in known for part in parts(edict, one))


@pytest.mark.parametrize("edict", sorted(AT_MOST_ONE))
@given(one=sheets())
def test_where_one_thing_is_chosen_one_is_told(edict: str, one: Sheet) -> None:
    """R7"""
    assert len(parts(edict, one)) <= 1


@given(one=sheets())
def test_the_longest_run_of_faunlost_thicket_is_forest_in_one_column(one: Sheet) -> None:
    """R7"""
    for part in parts("faunlost-thicket", one):
        assert not part.cells & ~one.forest
        assert any(not part.cells & ~column for column in COLUMNS)
        assert part.stars == 2 * size(part.cells)
        assert len(list(regions(part.cells))) == 1


@given(one=sheets())
def test_the_largest_square_of_lost_barony_is_a_filled_square(one: Sheet) -> None:
    """R7"""
    for part in parts("lost-barony", one):
        side = part.stars // 3
        top, left = place(part.cells)
        square = sum(row & column for row in ROWS[top : top + side] for column in COLUMNS[left : left + side])
        assert (part.kind, part.cells) == ("square", square)
        assert not part.cells & one.empty


@given(one=sheets())
def test_the_monsters_toll_is_told_by_the_empty_cells_beside_monsters(one: Sheet) -> None:
    """R5.1"""
    told = explain(monsters_toll, one)
    assert told.stars == monsters_toll(one)
    assert all((part.kind, part.stars, part.cells & ~one.empty) == ("cell", 1, 0) for part in told.parts)
