"""R7: what the cards give at the two ends, on a map without a drawing and on a full one."""

import pytest

from cartographers.boxes import shelf
from cartographers.rules.season import monsters_toll
from testkit import bare, filled, sheet

FULL = {
    "borderlands": 132,
    "the-broken-road": 33,
    "lost-barony": 33,
    "silos": 60,
    "the-cauldrons": 0,
    "outer-enclave": 0,
    "starlit-sigil": 0,
}


@pytest.mark.parametrize("side", "ABCD")
@pytest.mark.parametrize("key", FULL)
def test_a_full_map_gives_what_the_rules_say_on_every_side(key: str, side: str) -> None:
    """R7: Borderlands 132, The Broken Road 33, Lost Barony 33, Silos 60 and three zeros."""
    for mark in "fvawm":
        assert shelf().edicts[key].worth(filled(side, mark)) == FULL[key]


@pytest.mark.parametrize(("side", "stars"), [("A", 70), ("B", 70), ("C", 70), ("D", 56)])
def test_dwarvenholds_gives_seventy_on_a_full_map_and_fifty_six_on_side_d(side: str, stars: int) -> None:
    """R7: two mountains of side D share a row and two a column."""
    assert shelf().edicts["dwarvenholds"].worth(filled(side)) == stars


@pytest.mark.parametrize("side", "ABCD")
def test_a_map_full_of_monsters_loses_nothing_to_them(side: str) -> None:
    """R7: no penalty on a full map."""
    assert monsters_toll(filled(side, "m")) == 0


@pytest.mark.parametrize("key", shelf().edicts)
def test_a_card_that_finds_no_such_cell_line_or_region_gives_nothing(key: str) -> None:
    """R7: on a map with nothing on it at all."""
    assert shelf().edicts[key].worth(sheet()) == 0


@pytest.mark.parametrize("side", "ABCD")
def test_a_bare_printed_sheet_gives_stars_to_the_lost_barony_alone(side: str) -> None:
    """R7: a mountain is a filled square of one cell, the wasteland of B holds one of four."""
    worth = {key: card.worth(bare(side)) for key, card in shelf().edicts.items()}
    squares = {"A": 3, "B": 6, "C": 3, "D": 3}
    assert {key: stars for key, stars in worth.items() if stars} == {"lost-barony": squares[side]}


@pytest.mark.parametrize("key", shelf().edicts)
def test_a_card_is_worth_the_same_whatever_names_and_marks_are_on_the_map(key: str) -> None:
    """R7: they fill nothing and have no type (R1.3, R8.4)."""
    picture = "mmvvaw\nff.^dx\nvv..ww"
    plain, marked = sheet(picture), sheet(picture, marks="B3,C3", dragon="A1-A2")
    assert shelf().edicts[key].worth(plain) == shelf().edicts[key].worth(marked)
