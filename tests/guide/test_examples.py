"""Every example is legal, and what the engine makes of it is pinned in tests/data/guide-examples.json."""

import json
from pathlib import Path
from typing import Any

import pytest

from cartographers.boxes import shelf
from cartographers.guide.plain_markdown import example_lines
from cartographers.guide.sources import examples
from cartographers.guide.staging import drawn_map, sheet_key
from cartographers.guide.worked import MONSTERS, Worked, worked
from cartographers.notation.cells import names, write_cells
from cartographers.rules.area import EDGE, neighbours
from cartographers.rules.card import ExploreCard
from cartographers.rules.season import monsters_toll
from cartographers.words.book import words

PINNED: dict[str, dict[str, Any]] = json.loads(
    (Path(__file__).parents[1] / "data" / "guide-examples.json").read_text(encoding="utf-8")
)


def pinned(one: Worked) -> dict[str, Any]:
    """What is remembered of an example."""
    found: dict[str, Any] = {"stars": one.stars, "gained": one.gained, "paid": one.paid, "why": one.why}
    found |= {name: write_cells(getattr(one, name)) for name in ("drawn", "destroyed") if getattr(one, name)}
    found["parts"] = [f"{part.kind} {write_cells(part.cells)}: {part.stars}" for part in one.parts or ()]
    found["gains"] = [f"{gain.terrain}, {gain.edict}: {gain.before} to {gain.after}" for gain in one.gains]
    found |= {"rating": one.rating, "title": one.title}
    return {name: value for name, value in found.items() if value not in (None, "", 0, [])}


@pytest.mark.parametrize("key", examples())
def test_the_engine_says_of_an_example_what_it_said_before(key: str) -> None:
    assert pinned(worked(key)) == PINNED[key]


def test_no_example_is_pinned_that_is_gone() -> None:
    assert sorted(PINNED) == sorted(examples())


@pytest.mark.parametrize("key", [key for key, one in examples().items() if "map" in one])
def test_an_example_is_drawn_on_a_printed_sheet(key: str) -> None:
    assert sheet_key(drawn_map(examples()[key])) in "ABCD"


def test_every_card_and_every_named_monster_of_the_printed_boxes_has_an_example() -> None:
    boxes = [shelf().boxes[key] for key in ("base", "heroes", "ambush", "skills")]
    cards = [card.key for box in boxes for card in (*box.cards, *box.edicts, *box.skills)]
    monsters = [card.monster.name for box in boxes for card in box.ambushes if card.monster]
    assert [key for key in [*cards, *monsters] if key not in examples()] == []


@pytest.mark.parametrize("key", [key for key, one in examples().items() if "gains" in one])
def test_the_drawing_of_an_explore_card_adds_stars_in_the_terrain_it_is_drawn_in(key: str) -> None:
    card, one = shelf().cards[key], worked(key)
    assert isinstance(card, ExploreCard)
    terrains = [gain.terrain for gain in one.gains]
    assert set(terrains) <= {terrain.key for terrain in card.terrains}
    assert len(terrains) == len(card.terrains) or len(card.terrains) > 2
    assert all(gain.after > gain.before for gain in one.gains)


@pytest.mark.parametrize("key", [key for key, one in examples().items() if "cost" in one])
def test_an_ambush_card_tells_what_its_monsters_cost(key: str) -> None:
    one = worked(key)
    assert one.sheet is not None and one.drawn & one.sheet.monster == one.drawn
    assert one.stars == monsters_toll(one.sheet) and example_lines(one, words("en"))[1].endswith(
        f": {one.stars}"
    )


@pytest.mark.parametrize("key", sorted(shelf().edicts.keys() & examples().keys()))
def test_the_example_of_a_scoring_card_gives_stars(key: str) -> None:
    one = worked(key)
    assert one.sheet is not None and one.stars is not None and one.stars > 0
    assert one.stars == shelf().edicts[key].worth(one.sheet)


def test_the_example_of_monsters_has_a_space_that_two_monsters_touch() -> None:
    one = worked("monster-cost")
    assert one.card == MONSTERS and one.sheet is not None and one.parts is not None
    shared = [part for part in one.parts if (neighbours(part.cells) & one.sheet.monster).bit_count() > 1]
    assert [names(part.cells) for part in shared] == [["E4"], ["F3"]]


def test_the_monsters_of_the_solo_example_are_stopped_in_the_corner() -> None:
    one = worked("solo-ambush")
    assert one.wrong & EDGE and one.wrong & ~one.drawn
    assert one.why == "overlaps"
