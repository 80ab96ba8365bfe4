"""Laws of the scoring cards (R7) over any map, and the engine against the naive reader."""

import pytest
from hypothesis import given

from cartographers.boxes import shelf
from cartographers.notation.sheet_picture import write_picture
from cartographers.rules.season import monsters_toll
from cartographers.rules.sheet import Sheet
from naive.scorer import score
from testkit import sheet
from testkit.held import ALL, UPRIGHT, held
from testkit.random_sheets import sheets
from testkit.situations import worth

EDICTS = sorted(shelf().edicts)

#: The cards with a direction: in which ways a sheet may be held without changing the score, and why.
DIRECTED = {
    "faunlost-thicket": UPRIGHT,  # vertical runs
    "sleepy-valley": UPRIGHT,  # rows
    "banded-hills": UPRIGHT,  # rows
    "jorekburg": UPRIGHT,  # columns
    "silos": UPRIGHT,  # odd columns; seen from the right they are the same ones
    # From the left edge down-right to the bottom edge: only the rising diagonal maps these onto themselves.
    "the-broken-road": frozenset({"as it is", "mirrored at the rising diagonal"}),
}
#: A map for each of them that scores in these ways and in no other.
WITNESSES = {
    "faunlost-thicket": "f\nf",
    "sleepy-valley": "fff",
    "banded-hills": "fvawm",
    "jorekburg": "a\nw",
    "silos": "f\n" * 11,
    "the-broken-road": "\n".join(["." * 11] * 10 + ["f"]),
}


@pytest.mark.parametrize("edict", EDICTS)
@given(one=sheets())
def test_a_score_does_not_depend_on_how_the_sheet_is_held(edict: str, one: Sheet) -> None:
    """R7: a card with a direction says so in DIRECTED"""
    ways = DIRECTED.get(edict, ALL)
    assert {way: worth(edict, held(one, way)) for way in ways} == dict.fromkeys(ways, worth(edict, one))


@pytest.mark.parametrize("edict", DIRECTED)
def test_a_card_with_a_direction_depends_on_every_other_way_of_holding_the_sheet(edict: str) -> None:
    """R7"""
    one = sheet(WITNESSES[edict])
    same = {way for way in ALL if worth(edict, held(one, way)) == worth(edict, one)}
    assert same == DIRECTED[edict]


@given(one=sheets())
def test_the_monsters_toll_does_not_depend_on_how_the_sheet_is_held(one: Sheet) -> None:
    """R5.1"""
    assert {monsters_toll(held(one, way)) for way in ALL} == {monsters_toll(one)}


@given(one=sheets())
def test_every_score_agrees_with_the_naive_one(one: Sheet) -> None:
    """R7, R5.1"""
    scores = {edict: worth(edict, one) for edict in EDICTS} | {"monsters": monsters_toll(one)}
    assert scores == score(write_picture(one))


@given(one=sheets())
def test_no_score_is_negative(one: Sheet) -> None:
    """R7: only the monsters take stars away"""
    assert [edict for edict in EDICTS if worth(edict, one) < 0] == []


@given(one=sheets(marks=True))
def test_attack_marks_do_not_score(one: Sheet) -> None:
    """R1.3: a mark does not fill a cell"""
    unmarked = one._replace(marks=0)
    assert [edict for edict in EDICTS if worth(edict, one) != worth(edict, unmarked)] == []
