"""What the best drawing brings more, part by part: told after an answer only, and left out if it fails."""

import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from cartographers.boxes import shelf
from cartographers.notation.wire import write_decision
from cartographers.puzzles.parts import Comparison, Difference
from cartographers.puzzles.puzzle import collection, read_puzzle
from cartographers.server.features.puzzles.feature import PuzzlesFeature
from cartographers.server.features.puzzles.in_page import rounded_parts
from cartographers.server.features.puzzles.shown import compared_drawings, comparison_of
from cartographers.server.work.queue import Lane
from server.conftest import plenty
from server.quick_advisers import QUICK
from server.serving import Device, Json, Served

# Drawings are compared in a process of its own, which has to answer in time.
in_a_process = pytest.mark.real_clock

PUZZLE = read_puzzle(shelf(), collection()[0])
WRONG = max(PUZZLE.drawings, key=lambda one: PUZZLE.drawings[one])
PATH = f"/api/puzzles/{PUZZLE.id}"


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server whose workers need not play on."""
    folder = tmp_path_factory.mktemp("games")
    with Served(replace(plenty(folder), worker_command=QUICK)) as served:
        yield served


def answered(device: Device) -> Device:
    """A device that has answered the puzzle, not rightly."""
    sent = device.post(f"{PATH}/answer", json={"decision": write_decision(WRONG)})
    assert sent.status_code == 200, sent.text
    return device


@in_a_process
def test_it_is_told_after_the_answer_only(running: Served) -> None:
    anna, wish = running.device(), {"decision": write_decision(WRONG)}
    early = anna.post(f"{PATH}/comparison", json=wish)
    assert (early.status_code, early.json()["code"]) == (403, "puzzle-not-answered")
    told = answered(anna).post(f"{PATH}/comparison", json=wish)
    assert told.status_code == 200, told.text
    found: Json = told.json()
    assert found["futures"] == 200
    parts = {one["part"]: one["stars"] for one in found["parts"]}
    assert list(parts) == [*PUZZLE.game.setup.edicts, "coins", "monsters"]
    assert found["whole"]["stars"] == round(sum(parts.values()), 1) == 2.6
    assert [one["part"] for one in found["parts"] if not one["clear"]] == ["monsters"]


@in_a_process
def test_what_is_no_puzzle_and_no_drawing_is_refused_with_a_reason(running: Served) -> None:
    anna = answered(running.device())
    missing = anna.post("/api/puzzles/none/comparison", json={"decision": write_decision(WRONG)})
    assert (missing.status_code, missing.json()["code"]) == (404, "no-puzzle")
    for decision in ({"cells": ["Z9"]}, {"terrain": "forest", "cells": ["A1", "K11"]}):
        sent = anna.post(f"{PATH}/comparison", json={"decision": decision})
        assert sent.status_code == 422 and sent.json()["detail"]


@in_a_process
def test_two_drawings_are_compared_once(running: Served) -> None:
    anna, bert = answered(running.device()), answered(running.device())
    computing, wish = running.app.state.lobby.services.computing, {"decision": write_decision(WRONG)}
    first = anna.post(f"{PATH}/comparison", json=wish).json()
    begun = computing.queue.waits[Lane.ADVICE]
    before = begun.number
    assert bert.post(f"{PATH}/comparison", json=wish).json() == first and begun.number == before
    running.app.state.lobby.feature(PuzzlesFeature).comparisons.clear_cache()
    assert bert.post(f"{PATH}/comparison", json=wish).json() == first and begun.number == before + 1


@in_a_process
def test_when_it_fails_it_is_said_and_the_answer_counts(tmp_path: Path) -> None:
    dying = (sys.executable, "-c", "import sys; sys.exit(1)")
    with Served(replace(plenty(tmp_path), worker_command=dying, worker_startup_time=0.2)) as served:
        anna = answered(served.device())
        sent = anna.post(f"{PATH}/comparison", json={"decision": write_decision(WRONG)})
        assert (sent.status_code, sent.json()["code"]) == (503, "puzzle-not-compared")
        assert anna.get(PATH).json()["result"]["mine"]["decision"] == write_decision(WRONG)


def test_a_right_answer_is_compared_with_the_best_of_the_others_and_a_wrong_one_with_the_best() -> None:
    best = PUZZLE.right[0]
    assert compared_drawings(PUZZLE, WRONG) == (best, WRONG)
    first, second = compared_drawings(PUZZLE, best)
    others = [loss for loss in PUZZLE.drawings.values() if loss]
    assert first == best and PUZZLE.drawings[second] == min(others)


@pytest.mark.parametrize(
    ("values", "rounded"),
    [
        ([0.24, 0.24, 0.24], [3, 2, 2]),
        ([0.26, 0.27, 0.27], [2, 3, 3]),
        ([-0.24, -0.24, -0.24], [-3, -2, -2]),
        ([2.44, 0.33, -0.17], [25, 3, -2]),
        ([1.0, 0.0], [10, 0]),
        ([], []),
    ],
)
def test_rounded_parts_add_up_to_the_rounded_sum(values: Sequence[float], rounded: Sequence[int]) -> None:
    assert rounded_parts(values) == rounded and sum(rounded) == round(10 * sum(values))


def test_what_may_be_chance_is_marked() -> None:
    parts = {"coins": Difference(0.4, 0.3), "monsters": Difference(1.0, 0.1)}
    told = comparison_of(Comparison(64, Difference(1.4, 0.3), parts))
    assert [(one.part, one.clear) for one in (*told.parts, told.whole)] == [
        ("coins", False),
        ("monsters", True),
        ("", True),
    ]
