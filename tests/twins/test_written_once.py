"""Scoring is written once: the cards' own functions run on array lanes and say the same."""

from collections.abc import Callable
from functools import cache
from typing import Any

import jax
import numpy as np
import pytest

from cartographers.boxes import shelf
from cartographers.notation.sheet_picture import read_picture
from cartographers.rules.season import monsters_toll
from cartographers.rules.sheet import Sheet
from cartographers.sim.lanes import Lanes
from testkit.long_forms import every
from twins.boards import random_boards, vector_boards

WORTH: dict[str, Callable[[Sheet], Any]] = {
    **{key: edict.worth for key, edict in shelf().edicts.items()},
    "monsters": monsters_toll,
}


@cache
def plain_sheets() -> list[Sheet]:
    known = [board["rows"] for board in vector_boards()]
    return [read_picture(rows) for rows in (*known, *random_boards(400))]


@cache
def sheets_on_lanes() -> Sheet:
    """All boards as one sheet: each of its areas is a batch of lanes."""
    *areas, _, _ = zip(*plain_sheets(), strict=True)
    batches: list[Any] = [Lanes.batch(area) for area in areas]
    return Sheet(*batches)


def test_there_are_thirty_two_scoring_cards_to_run() -> None:
    assert len(WORTH) == 32 + 1


#: One for each way to count: cells, lines, regions, the largest of a kind, and what is beside what.
FEW = (
    "canal-lake",
    "borderlands",
    "wildholds",
    "great-city",
    "shoreside-expanse",
    "stoneside-forest",
    "monsters",
)


@pytest.mark.parametrize("key", every(WORTH, short=FEW))
def test_a_card_scores_the_same_on_array_lanes(key: str) -> None:
    on_lanes = np.asarray(jax.jit(jax.vmap(WORTH[key]))(sheets_on_lanes())).tolist()
    known = [board["scores"][key] for board in vector_boards()]
    assert on_lanes[: len(known)] == known
    assert on_lanes == [WORTH[key](sheet) for sheet in plain_sheets()]


def test_every_kind_of_cell_is_on_some_board() -> None:
    assert all(any(areas) for areas in zip(*(sheet[:-4] for sheet in plain_sheets()), strict=True))
