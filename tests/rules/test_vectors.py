"""The vectors: boards with the stars of every card, and counts of what may be drawn on bare sheets."""

import json
from pathlib import Path
from typing import Any

import pytest

from cartographers.boxes import shelf
from cartographers.notation.sheet_picture import read_picture, write_picture
from cartographers.rules.card import AmbushCard, ExploreCard
from cartographers.rules.legal import ambush_choices, drawings, explore_choices, explore_turn
from cartographers.rules.season import monsters_toll
from cartographers.rules.stars import Worth, explain
from cartographers.rules.walk import walk
from testkit import area, bare

VECTORS = Path(__file__).parent.parent / "data" / "vectors"
BOARDS = [json.loads(line) for line in (VECTORS / "scoring.jsonl").read_text().splitlines()]
PLACEMENTS = json.loads((VECTORS / "placements.json").read_text())
EXPLORE = {key: card for key, card in shelf().cards.items() if isinstance(card, ExploreCard)}
AMBUSHES = {key: card for key, card in shelf().cards.items() if isinstance(card, AmbushCard)}

boards = pytest.mark.parametrize("board", BOARDS, ids=lambda board: f"{board['side']}-{board['id']}")
sides = pytest.mark.parametrize("side", "ABCD")


def rules_of_a_board() -> dict[str, Worth]:
    """Every scoring card's rule by its key, and the penalty under ``monsters``."""
    return {key: card.worth for key, card in shelf().edicts.items()} | {"monsters": monsters_toll}


@boards
def test_every_card_gives_a_board_the_stars_of_the_vector(board: dict[str, Any]) -> None:
    """R7: and R5.1, all 32 cards and the monsters."""
    one = read_picture(board["rows"])
    assert {key: worth(one) for key, worth in rules_of_a_board().items()} == board["scores"]


@boards
def test_the_parts_of_every_explanation_add_up_on_a_board(board: dict[str, Any]) -> None:
    """R7: and R5.1."""
    one = read_picture(board["rows"])
    assert {key: explain(worth, one).stars for key, worth in rules_of_a_board().items()} == board["scores"]


@boards
def test_no_cell_line_or_region_is_counted_twice_for_the_same_reason(board: dict[str, Any]) -> None:
    """R7: the parts of an explanation are all different, and each has cells and stars."""
    one = read_picture(board["rows"])
    for worth in rules_of_a_board().values():
        parts = explain(worth, one).parts
        assert len(set(parts)) == len(parts)
        assert all(part.cells and part.stars > 0 for part in parts)


@boards
def test_a_board_of_the_vectors_is_a_picture_of_its_side(board: dict[str, Any]) -> None:
    """R1.1: reading undoes writing, and mountains, wasteland and ruins are the printed ones."""
    one, printed = read_picture(board["rows"]), bare(board["side"])
    assert write_picture(one) == board["rows"]
    assert (one.mountain, one.wasteland, one.ruins) == (printed.mountain, printed.wasteland, printed.ruins)


@sides
@pytest.mark.parametrize("pending", [False, True], ids=["free", "ruins pending"])
def test_every_explore_card_has_as_many_drawings_on_a_bare_sheet_as_the_vector(
    side: str, pending: bool
) -> None:
    """R3.4: and R3.7, R3.8, each terrain and set of cells counted once."""
    for key, counts in PLACEMENTS["explore"][side].items():
        turn = explore_turn(bare(side), EXPLORE[key], pending)
        choices, fallback = explore_choices(turn)
        assert (key, len(drawings(choices)), fallback) == (key, counts[pending], False)


@sides
def test_every_ambush_has_as_many_drawings_on_a_bare_sheet_as_the_vector(side: str) -> None:
    """R4.1."""
    for key, count in PLACEMENTS["ambush"][side].items():
        choices, fallback = ambush_choices(bare(side), AMBUSHES[key].shape)
        assert (key, len(drawings(choices)), fallback) == (key, count, False)


@sides
def test_every_solo_ambush_is_drawn_on_a_bare_sheet_where_the_vector_says(side: str) -> None:
    """R11.2."""
    for key, names in PLACEMENTS["solo"][side].items():
        card = AMBUSHES[key]
        found = walk(card.shape.printed, card.corner, card.way, bare(side).empty)
        assert (key, found) == (key, area(",".join(names)))


def test_the_vectors_cover_every_card_and_every_side() -> None:
    """R7: nothing is left out."""
    cards = {card.key for box in shelf().boxes.values() for card in box.cards}
    ambushes = {card.key for box in shelf().boxes.values() for card in box.ambushes}
    explore = {card.key for box in shelf().boxes.values() for card in box.explore}
    assert explore | ambushes <= cards
    for side in "ABCD":
        assert set(PLACEMENTS["explore"][side]) == explore
        assert set(PLACEMENTS["ambush"][side]) == set(PLACEMENTS["solo"][side]) == ambushes
    assert {board["side"] for board in BOARDS} == set("ABCD")
    assert all(set(board["scores"]) == {*shelf().edicts, "monsters"} for board in BOARDS)
