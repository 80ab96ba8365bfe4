"""The boxes agree with the printed facts in tests/data: numbers, shapes, corners, arrows, stars, sheets."""

import json
from pathlib import Path
from typing import Any

import pytest

from cartographers.boxes import shelf
from cartographers.rules.area import place
from cartographers.rules.card import AmbushCard, ExploreCard, HeroCard, Way
from cartographers.rules.rule import Drawing, Turn
from cartographers.rules.shape import Pose
from cartographers.rules.state import COIN_TRACK
from cartographers.rules.terrain import DRAWN, FARM
from testkit import area, bare, rows, sheet

DATA = Path(__file__).parent.parent / "data"
CARDS = json.loads((DATA / "cards.json").read_text())
MAPS = json.loads((DATA / "maps.json").read_text())
BOXES = ["base", "skills", "heroes", "ambush"]


def by_id(kind: str) -> list[Any]:
    """The cards of a kind, each as a case of its own."""
    return [pytest.param(card, id=card["id"]) for card in CARDS[kind]]


def picture(one: Pose) -> list[str]:
    """A pose as it is drawn in the data files."""
    return [
        "".join("X" if (row, column) in one.offsets else "." for column in range(one.width))
        for row in range(one.height)
    ]


@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize(
    ("kind", "part"),
    [
        ("explore", "explore"),
        ("ruins", "ruins"),
        ("ambush", "ambushes"),
        ("heroes", "heroes"),
        ("scoring", "edicts"),
        ("skills", "skills"),
    ],
)
def test_a_box_holds_the_cards_that_are_printed_for_it_in_their_order(box: str, kind: str, part: str) -> None:
    printed = [card["id"] for card in CARDS[kind] if card["box"] == box]
    assert [card.key for card in getattr(shelf().boxes[box], part)] == printed


def test_there_are_no_boxes_but_the_printed_ones() -> None:
    assert sorted(shelf().boxes) == sorted(BOXES)


@pytest.mark.parametrize("printed", by_id("explore"))
def test_an_explore_card_has_its_time_terrains_shapes_and_coins(printed: dict[str, Any]) -> None:
    card = shelf().cards[printed["id"]]
    assert isinstance(card, ExploreCard)
    assert card.time == printed["time"]
    assert [terrain.key for terrain in card.terrains] == printed["terrains"]
    assert [(picture(one.printed), one.coin) for one in card.shapes] == [
        (shape["cells"], shape["coin"]) for shape in printed["shapes"]
    ]


@pytest.mark.parametrize("printed", by_id("ambush"))
def test_an_ambush_card_has_its_shape_arrow_corner_and_monster(printed: dict[str, Any]) -> None:
    card = shelf().cards[printed["id"]]
    assert isinstance(card, AmbushCard)
    bottom, right = card.corner
    assert picture(card.shape.printed) == printed["shape"]
    assert card.way is (Way.CLOCKWISE if printed["direction"] == "clockwise" else Way.COUNTER_CLOCKWISE)
    assert f"{'bottom' if bottom else 'top'}-{'right' if right else 'left'}" == printed["solo_corner"]
    monster = card.monster.name if card.monster else ""
    assert monster == (printed["effect"] or "").partition(" ")[0]


@pytest.mark.parametrize("printed", by_id("heroes"))
def test_a_hero_attacks_the_printed_cells_in_each_of_the_eight_orientations(printed: dict[str, Any]) -> None:
    turned = {tuple(sorted(map(tuple, printed["attack"])))}
    for _ in range(4):
        turned |= {tuple(sorted((column, -row) for row, column in way)) for way in turned}
    turned |= {tuple(sorted((row, -column) for row, column in way)) for way in turned}
    card = shelf().cards[printed["id"]]
    assert isinstance(card, HeroCard)
    assert set(card.attacks) == turned


@pytest.mark.parametrize("box", ["base", "heroes"])
def test_a_season_has_its_time_and_its_two_edicts(box: str) -> None:
    seasons = [(one.key, one.time, ["ABCD"[at] for at in one.edicts]) for one in shelf().boxes[box].seasons]
    assert seasons == [(one["id"], one["time"], one["edicts"]) for one in CARDS["seasons"][box]]


@pytest.mark.parametrize("printed", by_id("scoring"))
def test_a_scoring_card_has_its_type_and_its_solo_rating(printed: dict[str, Any]) -> None:
    card = shelf().edicts[printed["id"]]
    assert (card.stack.value, card.solo_rating) == (printed["type"], printed["solo_rating"])


#: The smallest maps that a card counts something on, and how many times it does; the rest of the map is
#: empty but for the last one. Where a card has two values, one map for each terrain.
SMALLEST = [
    ("sentinel-wood", "f", 1),
    ("greenbough", "f", 2),
    ("treetower", "fv\nv", 1),
    ("stoneside-forest", "^f^", 2),
    ("canal-lake", "aw", 2),
    ("mages-valley", "w^", "water"),
    ("mages-valley", "a^", "farm"),
    ("the-golden-granary", "wr", "water"),
    ("the-golden-granary", "A", "farm"),
    ("shoreside-expanse", "..\n.a", 1),
    ("shoreside-expanse", "..\n.w", 1),
    ("wildholds", "vvvvvv", 1),
    ("great-city", "v", 1),
    ("greengold-plains", "fva\n.w", 1),
    ("shieldgate", "v.v", 1),
    ("borderlands", "f" * 11, 1),
    ("lost-barony", "f", 1),
    ("the-broken-road", "\n".join("." * 10 + "f"), 1),
    ("the-cauldrons", ".f\nf", 1),
    ("faunlost-thicket", "f", 1),
    ("deepwood", "fffff", 1),
    ("heart-of-the-forest", "ff\nf", 1),
    ("sleepy-valley", "fff", 1),
    ("craylund", "waw\n.w", 1),
    ("ulems-wallow", "awa", 1),
    ("clawsgrave-peaks", "^wa", 1),
    ("jorekburg", "a\nw", 1),
    ("traylo-monastery", "vvvv", 1),
    ("outer-enclave", "v", 2),
    ("gnomish-colony", "vv\nvv", 1),
    ("caravansary", "v", 2),
    ("dwarvenholds", "^" + "f" * 10, 1),
    ("silos", "\n".join("f" * 11), 1),
    ("banded-hills", "fvawm", 1),
    ("starlit-sigil", "...f", 1),
]


@pytest.mark.parametrize(("key", "drawn", "times"), SMALLEST)
def test_a_scoring_card_gives_its_printed_stars_each_time(key: str, drawn: str, times: int | str) -> None:
    stars = next(card["stars"] for card in CARDS["scoring"] if card["id"] == key)
    expected = stars[times] if isinstance(stars, dict) else stars * times
    one = sheet(drawn, rest="f" if key == "starlit-sigil" else ".")
    assert shelf().edicts[key].worth(one) == expected


def test_every_star_value_is_checked_on_a_smallest_map() -> None:
    checked = {(key, times if isinstance(times, str) else None) for key, _, times in SMALLEST}
    values = {
        (card["id"], terrain)
        for card in CARDS["scoring"]
        for terrain in (card["stars"] if isinstance(card["stars"], dict) else [None])
    }
    assert checked == values


@pytest.mark.parametrize("printed", by_id("skills"))
def test_a_skill_costs_what_is_printed(printed: dict[str, Any]) -> None:
    assert shelf().skills[printed["id"]].cost == printed["cost"]


@pytest.mark.parametrize("key", ["cure-wounds", "diplomacy", "search"])
def test_a_skill_draws_the_printed_shape_besides(key: str) -> None:
    one = sheet("..m.a")
    turn = Turn(one, DRAWN, ())
    besides = shelf().skills[key].skill.besides
    assert besides is not None
    choices = besides(turn, one, Drawing(FARM, area("A5"), ()))
    drawn = {tuple(sorted((pose.height, pose.width))) for choice in choices for pose, _ in choice.spots}
    (printed,) = (card["shape"] for card in CARDS["skills"] if card["id"] == key)
    assert drawn == {tuple(sorted((len(printed), len(printed[0]))))}


def test_acrobatics_and_negotiation_put_the_printed_shapes_in_place_of_the_cards() -> None:
    shapes = {card["id"]: card["shape"] for card in CARDS["skills"]}
    shelter = shelf().skills["acrobatics"].skill.shelter
    assert shelter is not None
    assert picture(shelter.printed) == shapes["acrobatics"]
    (square,) = shelf().skills["negotiation"].skill.shapes(())
    assert picture(square.printed) == shapes["negotiation"]


@pytest.mark.parametrize("printed", MAPS["sheets"], ids=lambda printed: printed["id"])
def test_a_side_of_the_sheet_is_its_picture(printed: dict[str, Any]) -> None:
    assert rows(bare(printed["id"])) == printed["picture"]
    assert shelf().box_of[printed["id"]] == printed["box"]


def test_there_are_no_sides_but_the_printed_ones() -> None:
    assert sorted(shelf().sheets) == [printed["id"] for printed in MAPS["sheets"]]


def test_the_coin_track_has_the_printed_spaces() -> None:
    assert MAPS["coin_track"] == COIN_TRACK


def test_the_solo_titles_have_their_minimums() -> None:
    titles = [(title.key, title.minimum) for title in shelf().titles]
    assert titles == [(printed["id"], printed["minimum"]) for printed in CARDS["solo_titles"]]


def test_a_shape_is_turned_and_mirrored_by_the_machine_and_keeps_its_cells() -> None:
    for card in (card for box in shelf().boxes.values() for card in box.explore):
        for one in card.shapes:
            assert {pose.cells.bit_count() for pose in one.poses} == {len(one.printed.offsets)}
            assert len(one.poses) in (1, 2, 4, 8)
            assert {place(pose.cells)[0] for pose in one.poses} == {0}
