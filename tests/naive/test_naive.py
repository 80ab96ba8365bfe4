"""The naive reference against the shared vectors, and its referee against hand-made records."""

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest

from .board import Map, cell_name
from .facts import DATA, SHEETS
from .placer import drawings, solo_spot
from .referee import Wrong, check
from .scorer import score

VECTORS = DATA / "vectors"
BOARDS = [json.loads(line) for line in (VECTORS / "scoring.jsonl").read_text().splitlines()]
PLACEMENTS = json.loads((VECTORS / "placements.json").read_text())

Record = dict[str, Any]

SOLO: Record = {
    "format": "cartographers-record-1",
    "setup": {
        "seats": 1,
        "names": ["Ada"],
        "sheet": "A",
        "explore": "base",
        "seasons": "base",
        "stacks": ["base"],
        "edicts": ["canal-lake", "sentinel-wood", "great-city", "lost-barony"],
        "ambushes": ["goblin-attack", "bugbear-assault", "zombie-plague", "gorgon-gaze"],
        "heroes": True,
        "skills": ["diplomacy", "search", "stealth"],
    },
    "steps": [
        {"reveal": "temple-ruins"},
        {
            "reveal": "great-river",
            "draw": [{"terrain": "water", "cells": ["A6", "B6", "C6"]}],
            "coins": [[1, 0]],
        },
        {
            "reveal": "goblin-attack",
            "declare": [{}],
            "ambush": [{"cells": ["I9", "J10", "K11"]}],
            "coins": [[1, 0]],
        },
        {
            "reveal": "dobrik-of-lorkheim",
            "hero": [{"cell": "J9", "marks": ["I9", "J8", "J10", "K9"]}],
            "coins": [[1, 0]],
        },
        {
            "reveal": "farmland",
            "draw": [
                {
                    "terrain": "farm",
                    "cells": ["A1", "A2"],
                    "skill": "search",
                    "extra": {"terrain": "farm", "cells": ["B1"]},
                }
            ],
            "coins": [[2, 0]],
        },
        {
            "reveal": "orchard",
            "draw": [{"terrain": "forest", "cells": ["E1", "E2", "E3", "F3"]}],
            "coins": [[2, 0]],
        },
        {
            "reveal": "fishing-village",
            "draw": [{"terrain": "water", "cells": ["A3", "B3", "C3", "D3"]}],
            "coins": [[2, 0]],
        },
        {
            "reveal": "homestead",
            "draw": [{"terrain": "farm", "cells": ["G1", "H1", "H2", "I1"]}],
            "coins": [[2, 0]],
        },
        # Canal Lake: A2 beside A3; Sentinel Wood: E1; two coins; K11 alone lives beside J11, K10.
        {"season": "spring", "scores": [[2, 1, 2, 2]]},
        {
            "reveal": "zombie-plague",
            "declare": [{"skill": "diplomacy", "extra": {"terrain": "double", "cells": ["A11"]}}],
            "ambush": [{"cells": ["C1"]}],
            "coins": [[2, 1]],
        },
    ],
}


@pytest.mark.parametrize("vector", BOARDS, ids=lambda vector: f"board-{vector['id']}")
def test_scores_agree_with_the_vectors(vector: dict[str, Any]) -> None:
    assert score(vector["rows"]) == vector["scores"]
    assert Map(vector["rows"]).rows() == vector["rows"]


@pytest.mark.parametrize("sheet", list(SHEETS))
def test_counts_of_drawings_agree_with_the_vectors(sheet: str) -> None:
    rows = SHEETS[sheet]["picture"]
    for card_id, (plain, pending) in PLACEMENTS["explore"][sheet].items():
        for ruins_pending, count in ((False, plain), (True, pending)):
            found, fallback = drawings(rows, card_id, ruins_pending)
            assert (len(found), fallback) == (count, False), card_id
    for card_id, count in PLACEMENTS["ambush"][sheet].items():
        assert len(drawings(rows, card_id)[0]) == count, card_id


@pytest.mark.parametrize("sheet", list(SHEETS))
def test_solo_spots_agree_with_the_vectors(sheet: str) -> None:
    for card_id, names in PLACEMENTS["solo"][sheet].items():
        spot = solo_spot(SHEETS[sheet]["picture"], card_id)
        assert spot is not None and {cell_name(cell) for cell in spot} == set(names), card_id


def test_the_fallback_is_a_single_cell_of_five_terrains() -> None:
    rows = ["f" * 11] * 9 + ["ffff.ffffff", "ffffffffffr"]
    found, fallback = drawings(rows, "orchard")
    assert fallback and len(found) == 10
    # R3.7: a shape would fit, but none of it on the one empty ruins cell.
    rows = ["..........."] * 9 + [".........ff", ".........fr"]
    found, fallback = drawings(rows, "orchard", ruins_pending=True)
    assert fallback and len(found) == 5 * (9 * 11 + 2 * 9 + 1)
    assert drawings(["f" * 11] * 11, "rift-lands") == (set(), True)


def test_a_solo_record_passes() -> None:
    check(SOLO)
    for length in range(len(SOLO["steps"])):
        check({**SOLO, "steps": SOLO["steps"][:length]})


def _set(*path: str | int, to: Any) -> Callable[[Record], None]:
    def change(record: Record) -> None:
        place: Any = record
        for part in path[:-1]:
            place = place[part]
        place[path[-1]] = to

    return change


def _remove(*path: str | int) -> Callable[[Record], None]:
    def change(record: Record) -> None:
        place: Any = record
        for part in path[:-1]:
            place = place[part]
        del place[path[-1]]

    return change


DOCTORED: dict[str, Callable[[Record], None]] = {
    "another format": _set("format", to="other"),
    "two skills": _set("setup", "skills", to=["search", "stealth"]),
    "five ambushes": _set("setup", "ambushes", to=[*SOLO["setup"]["ambushes"], "kobold-onslaught"]),
    "an edict from a box left out": _set("setup", "edicts", 3, to="silos"),
    "two edicts of a type": _set("setup", "edicts", 3, to="wildholds"),
    "heroes left out": _set("setup", "heroes", to=False),
    "ruins not covered": _set("steps", 1, "draw", 0, "cells", to=["A7", "B7", "C7"]),
    "wrong terrain": _set("steps", 1, "draw", 0, "terrain", to="farm"),
    "wrong shape": _set("steps", 1, "draw", 0, "cells", to=["A6", "B6", "B7"]),
    "coin not noted": _set("steps", 1, "coins", to=[[0, 0]]),
    "player not asked": _remove("steps", 2, "declare"),
    "walk ends elsewhere": _set("steps", 2, "ambush", 0, "cells", to=["I8", "J9", "K10"]),
    "target without a gorgon": _set("steps", 2, "ambush", 0, "target", to="J9"),
    "hero attacks otherwise": _set("steps", 3, "hero", 0, "marks", to=["I9", "J10", "K9"]),
    "search too far off": _set("steps", 4, "draw", 0, "extra", "cells", to=["C1"]),
    "search draws another terrain": _set("steps", 4, "draw", 0, "extra", "terrain", to="water"),
    "skill without its extra cell": _remove("steps", 4, "draw", 0, "extra"),
    "skill not open": _set("steps", 4, "draw", 0, "skill", to="cure-wounds"),
    "second skill in a season": _set("steps", 5, "draw", 0, "skill", to="stealth"),
    "drawn on a filled cell": _set("steps", 5, "draw", 0, "cells", to=["A1", "A2", "A3", "B3"]),
    "no drawing": _set("steps", 5, "draw", 0, to=None),
    "card of another set": _set("steps", 5, "reveal", to="wildwood-garden"),
    "explore card twice in a season": _set("steps", 6, "reveal", to="orchard"),
    "season too early": _remove("steps", 7),
    "season not scored": _remove("steps", 8),
    "wrong season": _set("steps", 8, "season", to="summer"),
    "destroyed monsters counted": _set("steps", 8, "scores", to=[[2, 1, 2, 5]]),
    "ambush returns": _set("steps", 9, "reveal", to="goblin-attack"),
    "skill not paid": _set("steps", 9, "coins", to=[[2, 0]]),
    "walk forgets Diplomacy": _set("steps", 9, "declare", 0, "extra", "cells", to=["C1"]),
    "end too early": _set("steps", 9, to={"end": {}}),
}


@pytest.mark.parametrize("name", list(DOCTORED))
def test_a_doctored_record_is_wrong(name: str) -> None:
    record = copy.deepcopy(SOLO)
    DOCTORED[name](record)
    with pytest.raises(Wrong):
        check(record)
